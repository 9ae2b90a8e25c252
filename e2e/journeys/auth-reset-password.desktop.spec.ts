import type { Page } from '@playwright/test';
import { solveChallenge } from '../support/accounts.ts';
import { linkOf, waitForMail } from '../support/mails.ts';
import { expectVerified, fillSignIn, readBody, watchCalls, watchChallenge } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';
import { postJson } from '../support/tokens.ts';

const chosen = 'Fresh!Start9';

function fields(page: Page) {
  return {
    password: page.getByLabel('New password'),
    confirmation: page.getByLabel('Confirm password'),
    submit: page.getByRole('button', { name: 'Confirm', exact: true }),
  };
}

function readRules(page: Page): Promise<{ states: Record<string, string>; colours: Record<string, string> }> {
  return page.getByRole('list', { name: 'Password rules' }).evaluate((list) => {
    function nameColour(text: string): string {
      const [red = 0, green = 0, blue = 0] = (text.match(/\d+/g) ?? []).map(Number);
      if (Math.max(red, green, blue) - Math.min(red, green, blue) < 40) return 'grey';
      return red > green ? 'red' : 'green';
    }
    const rows = [...list.querySelectorAll('li')].map((row) => ({
      rule: row.dataset.rule ?? '',
      state: row.dataset.state ?? '',
      colour: nameColour(getComputedStyle(row).color),
    }));
    return {
      states: Object.fromEntries(rows.map(({ rule, state }) => [rule, state])),
      colours: Object.fromEntries(rows.map(({ rule, colour }) => [rule, colour])),
    };
  });
}

test('[AUTH-10] the link of the mail sets a new password, which then signs in', async ({ page, account }) => {
  await postJson('/auth/secure/forgot-password', {
    email: account.email,
    turnstileToken: await solveChallenge(),
  });
  const link = linkOf(await waitForMail(account.email));
  const calls = watchCalls(page);
  const challengeGate = Promise.withResolvers<void>();
  await page.route('**/api/auth/challenge', async (route) => {
    await challengeGate.promise;
    await route.continue();
  });
  await page.goto(link);
  const { password, confirmation, submit } = fields(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Create new password' })).toBeVisible();

  for (const field of [password, confirmation]) {
    const toggle = field.locator('..').getByRole('button');
    await expect(field).toHaveAttribute('type', 'password');
    await toggle.click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAccessibleName('Hide password');
    await toggle.click();
    await expect(field).toHaveAttribute('type', 'password');
  }

  await password.fill(chosen);
  await confirmation.fill(chosen);
  await expect(page.getByText('Checking…')).toBeVisible();
  await expect(submit).toBeDisabled();
  challengeGate.resolve();
  await expect(submit).toBeEnabled();
  await confirmation.fill(`${chosen}0`);
  await expect(submit).toBeDisabled();
  await confirmation.fill(chosen);
  await submit.click();
  await expect(page).toHaveURL('/auth/login');
  expect(calls.named('POST /auth/secure/change-password').map(readBody)).toEqual([
    {
      userToken: new URL(link, page.url()).searchParams.get('token'),
      newPassword: chosen,
      turnstileToken: expect.any(String),
    },
  ]);

  await fillSignIn(page, account.email, account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await fillSignIn(page, account.email, chosen);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
});

test('[AUTH-10] a wrong token stays on the screen and resets the challenge', async ({ page }) => {
  const calls = watchCalls(page);
  const seenChallenge = await watchChallenge(page);
  await page.goto('/auth/reset_password?token=12345678901234567890');
  const { password, confirmation, submit } = fields(page);
  await password.fill(chosen);
  await confirmation.fill(chosen);
  const answered = page.waitForResponse('**/api/auth/secure/change-password');
  await submit.click();
  const answer = await answered;
  expect([answer.status(), await answer.json()]).toEqual([200, { isSuccess: false }]);
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.');
  expect((await seenChallenge()).resets).toBe(1);
  await expect(submit).toBeEnabled();
  await expect(page).toHaveURL(/\/auth\/reset_password/);

  await submit.click();
  await expect.poll(async () => (await seenChallenge()).resets).toBe(2);
  const [first, second] = calls.named('POST /auth/secure/change-password').map(readBody);
  expect(first?.userToken).toBe('12345678901234567890');
  expect(second?.turnstileToken).not.toBe(first?.turnstileToken);
});

test('[AUTH-10] both fields refuse copy and paste, while a password manager may fill them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/auth/login');
  await page.evaluate(() => navigator.clipboard.writeText('Pasted!Word1'));
  // The same keys do paste where nothing is blocked.
  const loginPassword = page.getByLabel('Password', { exact: true });
  await loginPassword.focus();
  await page.keyboard.press('Control+V');
  await expect(loginPassword).toHaveValue('Pasted!Word1');

  await page.goto('/auth/reset_password?token=abc');
  const { password, confirmation } = fields(page);
  for (const field of [password, confirmation]) {
    await field.focus();
    await page.keyboard.press('Control+V');
    await page.keyboard.press('Shift+Insert');
    await expect(field).toHaveValue('');
    await page.keyboard.type('Typed!Word1');
    await field.locator('..').getByRole('button', { name: 'Show password' }).click();
    await field.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+C');
    await page.keyboard.press('Control+X');
    await expect(field).toHaveValue('Typed!Word1');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Pasted!Word1');
    // What extensions do: set the value and tell the page.
    await field.fill(chosen);
    await expect(field).toHaveValue(chosen);
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
  }
  await expectVerified(page);
  await expect(fields(page).submit).toBeEnabled();
});

test('[AUTH-11] every rule is checked on every change, and the confirmation must match', async ({ page }) => {
  await page.goto('/auth/reset_password?token=abc');
  const { password, confirmation, submit } = fields(page);
  await expectVerified(page);
  const met = { length: 'met', mixed: 'met', special: 'met', noSpaces: 'met', match: 'met' };
  const broken = [
    ['Abc!123', { ...met, length: 'unmet' }],
    ['fresh!start9', { ...met, mixed: 'unmet' }],
    ['FRESH!START9', { ...met, mixed: 'unmet' }],
    ['Fresh!Start', { ...met, mixed: 'unmet' }],
    ['FreshStart99', { ...met, special: 'unmet' }],
    ['Fresh-Start_9~', { ...met, special: 'unmet' }],
    ['Fresh! Start9', { ...met, noSpaces: 'unmet' }],
    ['Fresh!\u00a0Start9', { ...met, noSpaces: 'unmet' }],
  ] as const;
  for (const [text, states] of broken) {
    await password.fill(text);
    await confirmation.fill(text);
    expect([text, (await readRules(page)).states]).toEqual([text, states]);
    await expect(submit).toBeDisabled();
  }
  for (const special of '!@#$%^&*(),.?":{}|<>') {
    await password.fill(`FreshStart9${special}`);
    expect([special, (await readRules(page)).states.special]).toEqual([special, 'met']);
  }
  await confirmation.fill('FreshStart9>');
  expect((await readRules(page)).states).toEqual(met);
  await expect(submit).toBeEnabled();

  await confirmation.press('End');
  await confirmation.press('Backspace');
  await expect(confirmation).toHaveAccessibleDescription(/^Password must match/);
  await expect(submit).toBeDisabled();
  await confirmation.fill('');
  await confirmation.press('Shift+Tab');
  await expect(confirmation).toHaveAccessibleDescription(/^Confirm password is a required field/);
  await password.fill('');
  await password.press('Tab');
  await expect(password).toHaveAccessibleDescription('New password is a required field');

  const refused = await postJson('/auth/secure/change-password', {
    userToken: 'abc',
    newPassword: 'FreshStart99',
    turnstileToken: await solveChallenge(),
  });
  expect(refused.status).toBe(400);
});

for (const theme of ['dark', 'light'] as const) {
  test.describe(() => {
    test.use({ theme });
    test(`[AUTH-12] the five rules are grey when empty, green when met and red when not (${theme})`, async ({
      page,
    }) => {
      await page.goto('/auth/reset_password?token=abc');
      const { password, confirmation } = fields(page);
      await expect(page.getByRole('list', { name: 'Password rules' }).getByRole('listitem')).toHaveText([
        /^At least 8 characters/,
        /^Upper case, lower case and a digit/,
        /^A special character/,
        /^No spaces/,
        /^Passwords match/,
      ]);
      expect((await readRules(page)).colours).toEqual({
        length: 'grey',
        mixed: 'grey',
        special: 'grey',
        noSpaces: 'grey',
        match: 'grey',
      });
      await password.fill('fresh');
      await confirmation.fill('start');
      const partly = await readRules(page);
      expect(partly.states).toMatchObject({ length: 'unmet', mixed: 'unmet', special: 'unmet' });
      expect(partly.colours).toEqual({
        length: 'red',
        mixed: 'red',
        special: 'red',
        noSpaces: 'green',
        match: 'red',
      });
      await password.fill(chosen);
      await confirmation.fill(chosen);
      expect(new Set(Object.values((await readRules(page)).colours))).toEqual(new Set(['green']));
      await password.fill('');
      await confirmation.fill('');
      expect(new Set(Object.values((await readRules(page)).colours))).toEqual(new Set(['grey']));
    });
  });
}
