import type { Browser } from '@playwright/test';
import { appOrigin } from '../support/server-address.ts';
import { expect, test } from '../support/test.ts';

/** What stands on the root before a single line of the app has run: its scripts never arrive. */
async function openWithoutScripts(browser: Browser, stored: Record<string, object>) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript((states) => {
    for (const [key, state] of Object.entries(states))
      localStorage.setItem(key, JSON.stringify({ state, version: 0 }));
  }, stored);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${appOrigin}/auth/login`);
  const root = await page.evaluate(() => ({
    isDark: document.documentElement.classList.contains('dark'),
    language: document.documentElement.lang,
    background: getComputedStyle(document.documentElement).backgroundColor,
    isDrawn: document.getElementById('root')?.childElementCount !== 0,
  }));
  await context.close();
  return root;
}

test('[SHELL-08] [SHELL-09] theme and language stand before the first paint: dark and English unless chosen', async ({
  browser,
}) => {
  const first = await openWithoutScripts(browser, {});
  expect(first).toMatchObject({ isDark: true, language: 'en', isDrawn: false });
  const chosen = await openWithoutScripts(browser, {
    'hearthline.theme': { theme: 'light' },
    'hearthline.lan': { lan: 'fr' },
  });
  expect(chosen).toMatchObject({ isDark: false, language: 'fr', isDrawn: false });
  expect(chosen.background).not.toBe(first.background);
});

test('[SHELL-08] [SHELL-06] [SHELL-20] the toggle changes the theme, which is still there after a reload', async ({
  page,
  agent: _,
}) => {
  await page.goto('/favorites');
  const root = page.locator('html');
  const stored = () => page.evaluate(() => localStorage.getItem('hearthline.theme'));
  await expect(root).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(root).not.toHaveClass(/dark/);
  expect(await stored()).toBe('{"state":{"theme":"light"},"version":0}');
  await page.reload();
  await expect(root).not.toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(root).toHaveClass(/dark/);
  expect(await stored()).toBe('{"state":{"theme":"dark"},"version":0}');
});

test('[SHELL-18] the words are set in Poppins from our own server', async ({ page, agent: _ }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/setting');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(loaded.map((family) => family.replaceAll('"', ''))).toContain('Poppins');
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"?Poppins/);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((url) => !url.startsWith(`${appOrigin}/`))).toEqual([]);
});
