import type { Page } from '@playwright/test';
import { comingRoutes } from '../../apps/web/src/app/coming-routes.ts';
import { getScreen } from '../../apps/web/src/app/screens.ts';
import { en } from '../../apps/web/src/app/texts/en.ts';
import { fr } from '../../apps/web/src/app/texts/fr.ts';
import { expect } from './test.ts';

const screens = { en: en.screens, fr: fr.screens };

/** Every screen that needs a session, as an agent can open it; ids stand where a path asks for them. */
export const shellPaths = [
  '/',
  '/user/profile',
  '/setting',
  '/notification',
  '/clients',
  '/clients?tab=touchbase',
  '/clients/form',
  '/clients/import',
  '/clients/mail',
  '/email-log',
  '/cma',
  '/cma/recent',
  '/badge-builder',
  '/badge-builder/categoreis',
  '/badge-builder/categoreis/query',
  '/badge-builder/defined-badges',
  '/badge-builder/preview',
  ...comingRoutes.flatMap(({ path }): string[] => {
    if (path.startsWith('/basket')) return [`${path}?basketType=Manual`, `${path}?basketType=Automatic`];
    return [path.replace('$categoryId', '7').replace('$itemId', '42')];
  }),
  '/no-such-page',
];

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
