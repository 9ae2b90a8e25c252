import { expectVerified, fillSignIn, watchCalls } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';

test('[AUTH-01] the left half is the hero picture from 768 px up, the right half the whole form', async ({
  page,
}) => {
  const config = await (await page.request.get('/config.json')).json();
  await page.goto('/auth/login');
  const headline = page.getByText(/smart companion/i).locator('visible=true');
  const hero = page.locator('section', { has: page.getByText(/smart companion/i) }).first();

  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(headline).toBeVisible();
    expect(await hero.boundingBox()).toMatchObject({ x: 0, y: 0, width: width / 2 });
    const heroHeight = (await hero.boundingBox())?.height ?? 0;
    expect(heroHeight).toBeGreaterThanOrEqual(height);
    const emailBox = await page.getByLabel('Email').boundingBox();
    expect(emailBox?.x).toBeGreaterThanOrEqual(width / 2);
  }
  await expect(hero).toHaveCSS('background-image', /\/hero\.webp/);
  const picture = await page.request.get('/hero.webp');
  expect(picture.headers()['content-type']).toBe('image/webp');

  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  await expectVerified(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', config.termsUrl);
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', config.privacyUrl);
  expect(new URL(config.termsUrl).origin).not.toBe(new URL(page.url()).origin);
});

test('[AUTH-01] the password can be shown and hidden, the text button leads to the forgotten password', async ({
  page,
}) => {
  await page.goto('/auth/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Secret!1');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('Secret!1');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  const forgot = page.getByRole('link', { name: 'Forgot password' });
  await expect(forgot).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await forgot.click();
  await expect(page).toHaveURL('/auth/forgot-password');
});

test('[AUTH-01] [SHELL-11] links and brand follow the configuration', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({
      json: {
        ...config,
        brand: 'Northlight',
        termsUrl: 'https://legal.example/terms',
        privacyUrl: 'https://legal.example/privacy',
      },
    });
  });
  await page.goto('/auth/login');
  await expect(page.getByRole('link', { name: 'Terms of use' })).toHaveAttribute(
    'href',
    'https://legal.example/terms',
  );
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    'https://legal.example/privacy',
  );
  await expect(page.getByText('© 2025 | Northlight | All Rights Reserved', { exact: true })).toBeVisible();
});

test('[AUTH-02] sign in is disabled while a field is empty, without a challenge token and while a request runs', async ({
  page,
}) => {
  const challengeGate = Promise.withResolvers<void>();
  const loginGate = Promise.withResolvers<void>();
  await page.route('**/api/auth/challenge', async (route) => {
    await challengeGate.promise;
    await route.continue();
  });
  await page.route('**/api/auth/secure/login', async (route) => {
    await loginGate.promise;
    await route.continue();
  });
  await page.goto('/auth/login');
  const submit = page.getByRole('button', { name: 'Sign in' });
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });

  await email.fill('nobody@hearthline.test');
  await password.fill('Wrong!2025');
  await expect(page.getByText('Checking…')).toBeVisible();
  await expect(submit).toBeDisabled();
  challengeGate.resolve();
  await expect(submit).toBeEnabled();

  await email.fill('');
  await expect(submit).toBeDisabled();
  await email.fill('   ');
  await expect(submit).toBeDisabled();
  await email.fill('nobody@hearthline.test');
  await expect(submit).toBeEnabled();
  await password.fill('');
  await expect(submit).toBeDisabled();
  await password.fill('Wrong!2025');

  await submit.click();
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  loginGate.resolve();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(submit).toBeEnabled();
});

test('[AUTH-02] [SHELL-21] the email is required and valid, the password required', async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto('/auth/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });

  await email.focus();
  await page.keyboard.press('Tab');
  await expect(email).toHaveAccessibleDescription('Email is a required field');
  await expect(password).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(password).toHaveAccessibleDescription('Password is a required field');
  await expect(password).toHaveAttribute('aria-invalid', 'true');

  await fillSignIn(page, 'maya@nowhere', 'Secret!1');
  await expect(password).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(email).toHaveAccessibleDescription('Email must be a valid email');
  await expect(email).toBeFocused();
  expect(calls.named('POST /auth/secure/login')).toHaveLength(0);

  await email.fill('maya@hearthline.test');
  await expect(email).toHaveAccessibleDescription('');
});
