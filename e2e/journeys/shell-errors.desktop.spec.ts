import { distFolder } from '../../scripts/build-web.ts';
import { readManifest } from '../../scripts/bundle-budget.ts';
import { walkTo } from '../support/screens.ts';
import { forgive } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';

test('[SHELL-13] [SHELL-21] a screen that breaks becomes the 500 page, and Try again loads the page anew', async ({
  page,
  agent: _,
  complaints,
}) => {
  const { file } = readManifest(distFolder)['src/app/routes/settings.tsx'] ?? { file: '' };
  expect(file).toMatch(/\.js$/);
  await page.route(`**/${file}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function SettingsRoute() { throw new Error("broken on purpose"); }',
    }),
  );
  await page.goto('/favorites');
  await walkTo(page, '/setting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Oops! Server hiccup. We're on it! Please try again later",
  );
  await forgive(complaints, /broken on purpose|error boundary|The above error/);

  await page.unrouteAll();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('[SHELL-13] without the server the page says the same and recovers', async ({
  page,
  agent: _,
  complaints,
}) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Oops! Server hiccup. We're on it! Please try again later",
  );
  await forgive(complaints, /status of 503/);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favorites');
});

test('[SHELL-21] forms name a required field and a wrong email, and a failed operation says so', async ({
  page,
  agent: _,
  complaints,
}) => {
  await page.goto('/user/profile');
  await page.getByLabel('First name').fill('');
  await page.getByLabel('Email').nth(1).fill('nobody');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('First name is a required field')).toBeVisible();
  await expect(page.getByText('Email must be a valid email')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();

  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.evaluate(() => localStorage.removeItem('hearthline.accessToken'));
  await page.goto('/auth/register');
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email').fill('noor@hearthline.test');
  await page.getByLabel('Password', { exact: true }).fill('Hearthline!2025');
  await page.getByLabel('Confirm password').fill('Hearthline!2025');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Error in operation, please try again')).toBeVisible();
  await forgive(complaints, /status of 502/);
});
