import { linkOf, listMails, waitForMail } from '../support/mails.ts';
import { expectVerified, readBody, watchCalls, watchChallenge } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';

test('[AUTH-08] [SHELL-21] the screen has its parts and its button waits for the challenge and the request', async ({
  page,
}) => {
  const calls = watchCalls(page);
  const challengeGate = Promise.withResolvers<void>();
  const answerGate = Promise.withResolvers<void>();
  await page.route('**/api/auth/challenge', async (route) => {
    await challengeGate.promise;
    await route.continue();
  });
  await page.route('**/api/auth/secure/forgot-password', async (route) => {
    await answerGate.promise;
    await route.continue();
  });
  await page.goto('/auth/forgot-password');
  const title = page.getByRole('heading', { level: 1, name: 'Forgot password ?', exact: true });
  const submit = page.getByRole('button', { name: 'Confirm email' });
  const email = page.getByLabel('Email');
  await expect(title).toBeVisible();
  const titleBox = await title.boundingBox();
  const iconBox = await page.locator('svg.lucide-key-round').boundingBox();
  expect((iconBox?.y ?? 0) + (iconBox?.height ?? 0)).toBeLessThan(titleBox?.y ?? 0);
  await expect(page.getByText('Enter the email you sign in with.')).toBeVisible();

  await email.fill('nobody');
  await expect(submit).toBeDisabled();
  challengeGate.resolve();
  await expectVerified(page);
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(email).toHaveAccessibleDescription('Email must be a valid email');
  await email.fill('');
  await expect(email).toHaveAccessibleDescription('Email is a required field');
  expect(calls.named('POST /auth/secure/forgot-password')).toHaveLength(0);

  await email.fill('nobody@hearthline.test');
  await submit.click();
  await expect(submit).toBeDisabled();
  answerGate.resolve();
  await expect(page.getByRole('heading', { name: 'Verification code sent' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('[AUTH-08] [AUTH-09] a known and an unknown address look the same; only the known one gets a mail', async ({
  page,
  account,
}) => {
  const calls = watchCalls(page);
  const unknown = `nobody-${crypto.randomUUID().slice(0, 8)}@hearthline.test`;
  const views: string[] = [];
  const answers: unknown[] = [];
  for (const email of [unknown, account.email]) {
    await page.goto('/auth/forgot-password');
    await page.getByLabel('Email').fill(email);
    const answered = page.waitForResponse('**/api/auth/secure/forgot-password');
    await page.getByRole('button', { name: 'Confirm email' }).click();
    answers.push(await (await answered).json());
    await expect(page.getByRole('heading', { level: 1, name: 'Verification code sent' })).toBeFocused();
    await expect(page.locator('[data-illustration=mail]')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
    const text = await page.getByText(/has an account, the code is on its way/).innerText();
    views.push(text.replace(email, 'ADDRESS'));
  }
  expect(answers).toEqual([{ isSuccess: true }, { isSuccess: true }]);
  expect(views[0]).toBe(views[1]);
  expect(calls.named('POST /auth/secure/forgot-password').map(readBody)).toEqual([
    { email: unknown, turnstileToken: expect.any(String) },
    { email: account.email, turnstileToken: expect.any(String) },
  ]);

  const mail = await waitForMail(account.email);
  expect(mail.subject).toBe('Choose a new password for Hearthline');
  expect(linkOf(mail)).toMatch(/^\/auth\/reset_password\?token=\S+$/);
  expect(await listMails(unknown)).toEqual([]);
});

test('[AUTH-09] isSuccess false shows the same confirmation and resets the challenge', async ({ page }) => {
  const seenChallenge = await watchChallenge(page);
  const calls = watchCalls(page);
  await page.route('**/api/auth/secure/forgot-password', (route) =>
    route.fulfill({ json: { isSuccess: false } }),
  );
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill('maya@hearthline.test');
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Verification code sent' })).toBeVisible();
  await expect(page.locator('[data-illustration=mail]')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await seenChallenge()).resets).toBe(1);

  await page.clock.setFixedTime(Date.now() + 61_000);
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveValue('maya@hearthline.test');
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Verification code sent' })).toBeVisible();
  const [first, second] = calls.named('POST /auth/secure/forgot-password').map(readBody);
  expect(second?.turnstileToken).toBeTruthy();
  expect(second?.turnstileToken).not.toBe(first?.turnstileToken);
});
