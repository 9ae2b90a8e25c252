import { fillSignIn } from '../support/sign-in-page.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { storedTokens } from '../support/tokens.ts';

test('[AUTH-01] below medium width there is no hero picture and the form fills the screen', async ({
  page,
}) => {
  let heroLoads = 0;
  page.on('request', (request) => {
    if (request.url().includes('hero.webp')) heroLoads += 1;
  });
  await page.goto('/auth/login');
  const submit = page.getByRole('button', { name: 'Sign in' });
  await expect(page.getByText('You are verified')).toBeVisible();
  const hero = page.locator('section', { has: page.getByText(/smart companion/i) }).first();
  await expect(hero).toBeHidden();
  expect(heroLoads).toBe(0);
  expect(await submit.boundingBox()).toMatchObject({ x: 20, width: 350 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);

  await page.setViewportSize({ width: 767, height: 900 });
  await expect(hero).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(hero).toBeVisible();
});

test('[AUTH-05] signing in works by touch', async ({ page, account }) => {
  await page.goto('/auth/login');
  await fillSignIn(page, account.email, account.password);
  await page.getByRole('button', { name: 'Sign in' }).tap();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  expect(await storedTokens(page)).toEqual([expect.any(String), expect.any(String)]);
});
