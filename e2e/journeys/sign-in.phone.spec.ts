import { expectVerified, fillSignIn } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';
import { storedTokens } from '../support/tokens.ts';

test('[AUTH-01] [AUTH-05] on a phone the form fills the screen without a hero, and signs in by touch', async ({
  page,
  account,
}) => {
  let heroLoads = 0;
  page.on('request', (request) => {
    if (request.url().includes('hero.webp')) heroLoads += 1;
  });
  await page.goto('/auth/login');
  await expectVerified(page);
  const submit = page.getByRole('button', { name: 'Sign in' });
  const hero = page.locator('section', { has: page.getByText(/smart companion/i) }).first();
  await expect(hero).toBeHidden();
  expect(heroLoads).toBe(0);
  expect(await submit.boundingBox()).toMatchObject({ x: 20, width: 350 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(hero).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });

  await fillSignIn(page, account.email, account.password);
  await submit.tap();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  expect(await storedTokens(page)).toEqual([expect.any(String), expect.any(String)]);
});
