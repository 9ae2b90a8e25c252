import { password, solveChallenge } from '../support/accounts.ts';
import { linkOf, listMails, waitForMail } from '../support/mails.ts';
import { forgive } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';
import { postJson } from '../support/tokens.ts';

test('[SHELL-21] a registration that fails says so, and the next try works with a fresh challenge', async ({
  page,
  complaints,
}) => {
  const email = `omar-${crypto.randomUUID().slice(0, 8)}@hearthline.test`;
  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await page.goto('/auth/register');
  const [firstName, emailField] = [page.getByLabel('First name'), page.getByLabel('Email')];
  await firstName.focus();
  await page.keyboard.press('Tab');
  await expect(firstName).toHaveAccessibleDescription('First name is a required field');
  await firstName.fill('Omar');
  await page.getByLabel('Last name').fill('Haddad');
  await emailField.fill('omar');
  await page.keyboard.press('Tab');
  await expect(emailField).toHaveAccessibleDescription('Email must be a valid email');
  await emailField.fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  const submit = page.getByRole('button', { name: 'Create account' });
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Error in operation, please try again');
  await forgive(complaints, /status of 500/);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
});

test('[AUTH-21] a confirmation link works once; an old one offers a new mail', async ({
  page,
  complaints,
}) => {
  const email = `nadia-${crypto.randomUUID().slice(0, 8)}@hearthline.test`;
  await postJson('/auth/register', {
    email,
    newPassword: password,
    firstName: 'Nadia',
    lastName: 'Rossi',
    turnstileToken: await solveChallenge(),
  });
  const link = linkOf(await waitForMail(email));
  await page.goto('/auth/confirm-email?token=made-up');
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.');
  await forgive(complaints, /status of 4\d\d/);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send a new mail' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await expect.poll(async () => (await listMails(email)).length).toBe(2);
  const renewed = (await listMails(email)).map(linkOf).find((other) => other !== link);

  await page.goto(renewed ?? '');
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.');
  await forgive(complaints, /status of 4\d\d/);
});

test('[SHELL-21] when the app cannot start, the server error page says so and its button reloads', async ({
  page,
  complaints,
}) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Oops! Server hiccup. We're on it! Please try again later",
  );
  await forgive(complaints, /status of 503/);
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
