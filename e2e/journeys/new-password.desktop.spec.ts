import type { Page } from '@playwright/test';
import { signIn, solveChallenge } from '../support/accounts.ts';
import { linkOf, listMails, waitForMail } from '../support/mails.ts';
import { expectVerified, parseBody, watchCalls } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';
import { postJson } from '../support/tokens.ts';

const chosen = 'Fresh!Start9';

function listRuleStates(page: Page): Promise<Record<string, string>> {
  return page.getByRole('list', { name: 'Password rules' }).evaluate((list) => {
    function nameColour(text: string): string {
      const [red = 0, green = 0, blue = 0] = (text.match(/\d+/g) ?? []).map(Number);
      if (Math.max(red, green, blue) - Math.min(red, green, blue) < 40) return 'grey';
      return red > green ? 'red' : 'green';
    }
    return Object.fromEntries(
      [...list.querySelectorAll('li')].map((row) => [
        row.dataset.rule ?? '',
        nameColour(getComputedStyle(row).color),
      ]),
    );
  });
}

test('[AUTH-08] [AUTH-09] [AUTH-10] [AUTH-12] a forgotten password is replaced by the link of the mail', async ({
  page,
  context,
  account,
}) => {
  const calls = watchCalls(page);
  const unknown = `nobody-${crypto.randomUUID().slice(0, 8)}@hearthline.test`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/auth/login');
  await page.evaluate(() => navigator.clipboard.writeText('Pasted!Word1'));
  // The same keys do paste where nothing is blocked.
  const loginPassword = page.getByLabel('Password', { exact: true });
  await loginPassword.focus();
  await page.keyboard.press('Control+V');
  await expect(loginPassword).toHaveValue('Pasted!Word1');

  await test.step('asking for the mail', async () => {
    await page.getByRole('link', { name: 'Forgot password' }).click();
    const title = page.getByRole('heading', { level: 1, name: 'Forgot password ?', exact: true });
    await expect(title).toBeVisible();
    const icon = await page.locator('svg.lucide-key-round').boundingBox();
    expect((icon?.y ?? 0) + (icon?.height ?? 0)).toBeLessThan((await title.boundingBox())?.y ?? 0);
    await page.getByLabel('Email').fill(account.email);
    const answered = page.waitForResponse('**/api/auth/secure/forgot-password');
    await page.getByRole('button', { name: 'Confirm email' }).click();
    const answer = await (await answered).json();
    await expect(page.getByRole('heading', { level: 1, name: 'Verification code sent' })).toBeFocused();
    await expect(page.locator('[data-illustration=mail]')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
    const { body } = await postJson('/auth/secure/forgot-password', {
      email: unknown,
      turnstileToken: await solveChallenge(),
    });
    expect([answer, body]).toEqual([{ isSuccess: true }, { isSuccess: true }]);
  });
  const mail = await waitForMail(account.email);
  expect(mail.subject).toBe('Choose a new password for Hearthline');
  expect(await listMails(unknown)).toEqual([]);

  await page.goto(linkOf(mail));
  const password = page.getByLabel('New password');
  const confirmation = page.getByLabel('Confirm password');
  const submit = page.getByRole('button', { name: 'Confirm', exact: true });
  await test.step('both fields refuse copy and paste, while a password manager may fill them', async () => {
    for (const field of [password, confirmation]) {
      await field.focus();
      await page.keyboard.press('Control+V');
      await page.keyboard.press('Shift+Insert');
      await expect(field).toHaveValue('');
      await page.keyboard.type('Typed!Word1');
      await field.locator('..').getByRole('button', { name: 'Show password' }).click();
      await expect(field).toHaveAttribute('type', 'text');
      await field.focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Control+C');
      await page.keyboard.press('Control+X');
      await expect(field).toHaveValue('Typed!Word1');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Pasted!Word1');
      // What extensions do: set the value and tell the page.
      await field.fill('');
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
    }
  });

  await test.step('the five rules are grey when empty, green when met and red when not, in both themes', async () => {
    const all = (colour: string) =>
      Object.fromEntries(['length', 'mixed', 'special', 'noSpaces', 'match'].map((rule) => [rule, colour]));
    for (const theme of ['dark', 'light']) {
      await page.evaluate(
        (isDark) => document.documentElement.classList.toggle('dark', isDark),
        theme === 'dark',
      );
      await password.fill('');
      await confirmation.fill('');
      expect(await listRuleStates(page), theme).toEqual(all('grey'));
      await password.fill('fresh');
      await confirmation.fill('start');
      expect(await listRuleStates(page), theme).toEqual({ ...all('red'), noSpaces: 'green' });
      await password.fill(chosen);
      await confirmation.fill(chosen);
      expect(await listRuleStates(page), theme).toEqual(all('green'));
    }
  });

  await expectVerified(page);
  await submit.click();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('status').filter({ hasText: 'Your password was changed.' })).toBeVisible();
  expect(calls.named('POST /auth/secure/change-password').map(parseBody)).toEqual([
    {
      userToken: new URL(linkOf(mail), page.url()).searchParams.get('token'),
      newPassword: chosen,
      turnstileToken: expect.any(String),
    },
  ]);
  expect((await signIn(account)).token).toBeFalsy();
  expect((await signIn({ ...account, password: chosen })).token).toBeTruthy();
});
