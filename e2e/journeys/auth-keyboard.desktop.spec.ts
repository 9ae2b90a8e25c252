import { expectVerified } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';

test('[AUTH-01] signing in needs only the keyboard, in the order of the screen', async ({
  page,
  account,
}) => {
  await page.goto('/auth/login');
  await expectVerified(page);
  const stops = [
    page.getByRole('radio', { name: 'English' }),
    page.getByLabel('Email'),
    page.getByLabel('Password', { exact: true }),
    page.getByRole('button', { name: 'Show password' }),
    page.getByRole('link', { name: 'Forgot password' }),
    page.getByRole('button', { name: 'Sign in' }),
    page.getByRole('link', { name: 'Terms of use' }),
    page.getByRole('link', { name: 'Privacy policy' }),
    page.getByRole('link', { name: 'Create an account' }),
  ];
  for (const stop of stops.slice(0, 3)) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    const hasRing = await stop.evaluate((element) => {
      const box = element.closest('label, .control-box') ?? element;
      const style = getComputedStyle(box);
      return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
    });
    expect(hasRing).toBe(true);
  }
  await page.keyboard.type(account.password);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  for (const stop of stops.slice(3)) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('[SHELL-11] the switch changes every text to French and back, and the choice stays', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await expectVerified(page);
  const french = page.getByRole('radio', { name: 'Français' });
  await page.getByText('FR', { exact: true }).click();
  await expect(french).toBeChecked();
  await expect(page.getByRole('heading', { level: 1, name: 'Bon retour' })).toBeVisible();
  await expect(page.getByText('Votre compagnon futé pour chaque inscription.').first()).toBeVisible();
  await expect(page.getByLabel('Courriel')).toBeVisible();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Afficher le mot de passe' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mot de passe oublié' })).toBeVisible();
  await expect(page.getByText('Vous êtes vérifié')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'conditions d’utilisation' })).toBeVisible();
  await expect(page.getByText('© 2025 | Hearthline | Tous droits réservés')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle('Connexion · Hearthline');
  expect(await page.evaluate(() => localStorage.getItem('hearthline.lan'))).toContain('"lan":"fr"');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Bon retour' })).toBeVisible();
  await french.press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('© 2025 | Hearthline | All Rights Reserved')).toBeVisible();
});
