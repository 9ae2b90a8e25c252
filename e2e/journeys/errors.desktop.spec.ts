import { distFolder } from '../../scripts/build-web.ts';
import { loadManifest } from '../../scripts/bundle-budget.ts';
import { walkTo } from '../support/screens.ts';
import { forgive } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';

const hiccup = "Oops! Server hiccup. We're on it! Please try again later";

test('[SHELL-12] [SHELL-13] [SHELL-21] when the server is away or a screen breaks, a page says so, and Try again loads anew', async ({
  page,
  agent: _,
  complaints,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.route('**/config.json', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/no-such-page');
  await expect(heading).toHaveText(hiccup);
  await forgive(complaints, /status of 503/);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText("Sorry, we can't find a page you're looking for");

  const { file } = loadManifest(distFolder)['src/app/routes/settings.tsx'] ?? { file: '' };
  expect(file).toMatch(/\.js$/);
  await page.route(`**/${file}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function SettingsRoute() { throw new Error("broken on purpose"); }',
    }),
  );
  await walkTo(page, '/setting');
  await expect(heading).toHaveText(hiccup);
  await forgive(complaints, /broken on purpose|error boundary|The above error/);
  await page.unrouteAll();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await reloaded;
  await expect(heading).toHaveText('Settings');
});
