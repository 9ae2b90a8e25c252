import { password } from '../support/accounts.ts';
import { waitForMail } from '../support/mails.ts';
import { parseBody, watchCalls } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';
import { storedTokens } from '../support/tokens.ts';

const text = {
  create: 'Créer un compte',
  title: 'Créez votre compte',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  email: 'Courriel',
  password: 'Mot de passe',
  confirm: 'Confirmer le mot de passe',
  submit: 'Créer le compte',
  sent: 'Consultez vos courriels',
  mailbox: 'Ouvrir la boîte de réception',
  subject: 'Confirmez votre courriel pour Hearthline',
  confirmEmail: 'Confirmer le courriel',
  confirmed: 'Courriel confirmé',
  signIn: 'Se connecter',
  account: 'Menu du compte',
} as const;

test('[AUTH-21] [SHELL-09] register, confirm the email from the mailbox, sign in: on a phone, in French', async ({
  page,
}) => {
  const email = `lea-${crypto.randomUUID().slice(0, 8)}@hearthline.test`;
  const calls = watchCalls(page);
  await page.goto('/auth/login');
  // The choice stays, also over the pages that are loaded anew.
  await page.getByText('FR', { exact: true }).click();
  await page.getByRole('link', { name: text.create }).click();
  await expect(page).toHaveURL('/auth/register');
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();

  const submit = page.getByRole('button', { name: text.submit });
  await page.getByLabel(text.firstName).fill('Léa');
  await page.getByLabel(text.lastName).fill('Tremblay');
  await page.getByLabel(text.email).fill(email);
  await page.getByLabel(text.password, { exact: true }).fill(password);
  await expect(submit).toBeDisabled();
  await page.getByLabel(text.confirm).fill(password);
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: text.sent })).toBeFocused();
  expect(parseBody(calls.named('POST /auth/register')[0])).toEqual({
    email,
    newPassword: password,
    firstName: 'Léa',
    lastName: 'Tremblay',
    turnstileToken: expect.any(String),
  });

  await waitForMail(email);
  await page.getByRole('link', { name: text.mailbox }).click();
  await expect(page).toHaveURL('/mailbox');
  const mail = page.getByRole('button', { name: email });
  await mail.click();
  await expect(page.getByRole('heading', { level: 2, name: text.subject })).toBeVisible();
  await page.frameLocator('iframe').getByRole('link', { name: text.confirmEmail }).first().click();
  await expect(page).toHaveURL(/\/auth\/confirm-email\?token=/);
  await page.getByRole('button', { name: text.confirmEmail }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.confirmed })).toBeFocused();

  await page.getByRole('link', { name: text.signIn }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.getByLabel(text.email).fill(email);
  await page.getByLabel(text.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: text.signIn }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: text.account })).toBeVisible();
  expect(await storedTokens(page)).toEqual([expect.any(String), expect.any(String)]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
