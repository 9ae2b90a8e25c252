import type { Page } from '@playwright/test';
import { basketPaths, getScreen, screenOfPath } from '../../apps/web/src/app/screens.ts';
import { en } from '../../apps/web/src/app/texts/en.ts';
import { fr } from '../../apps/web/src/app/texts/fr.ts';
import { expect } from './test.ts';

const screens = { en: en.screens, fr: fr.screens };

/** Screens of alerts stand at those of baskets. */
export const alertPaths = basketPaths.map((path) => `${path}?basketType=Automatic`);

/** Every built screen of a release; a test of the router holds the table of screens to its routes. */
export const builtPaths = (() => {
  return [...Object.keys(screenOfPath), ...basketPaths].filter((path) => path !== '/gallery');
})();

export function nameOfScreen(path: string, language: 'en' | 'fr' = 'en'): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  return screens[language][getScreen(pathname, { basketType: searchParams.get('basketType') ?? undefined })];
}

/** Goes on inside the running app, as a link would. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => window.history.pushState({}, '', address), path);
  await expect(page).toHaveURL(path);
}

/** The same, and waits for a screen that is named by its path alone. */
export async function walkTo(page: Page, path: string, language: 'en' | 'fr' = 'en'): Promise<void> {
  await page.evaluate((address) => window.history.pushState({}, '', address), path);
  await expect(page).toHaveTitle(`${nameOfScreen(path, language)} · Hearthline`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}
