import { expectVerified } from '../support/sign-in-page.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('[AUTH-01] [AUTH-12] the login page in both languages and a half-met checklist pass axe in both themes', async ({
  page,
}) => {
  await page.route('**/api/auth/secure/login', (route) =>
    route.fulfill({ json: { isSuccess: false, accountIsLocked: false, needToVerifyEmail: false } }),
  );
  await page.goto('/auth/login');
  await expectVerified(page);
  await page.getByLabel('Password', { exact: true }).fill('Secret!1');
  await page.getByLabel('Email').fill('maya@hearthline.test');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await page.getByLabel('Email').fill('maya');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Email must be a valid email')).toBeVisible();
  await expectVerified(page);
  await expectAccessible(page);

  await page.getByText('FR', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bon retour' })).toBeVisible();
  await expect(page.getByText('Vous êtes vérifié')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/auth/reset_password?token=abc');
  await page.getByLabel('Nouveau mot de passe').fill('fresh');
  await page.getByLabel('Confirmer le mot de passe').fill('start');
  await expect(page.getByText('Les mots de passe doivent être identiques')).toBeVisible();
  await expect(page.getByText('Vous êtes vérifié')).toBeVisible();
  await expectAccessible(page);
});
