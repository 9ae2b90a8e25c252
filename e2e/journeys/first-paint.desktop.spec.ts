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
