import type { Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { askMarket, expectPins, listingLinks } from './market.ts';
import { expect, test } from './test.ts';

interface MarketScreen {
  path: string;
  /** Until this screen, and none before it, has something to look at. */
  wait: (page: Page) => Promise<unknown>;
}

/** Every screen of the market; one home carries a heart, so that the favorites are not empty. */
async function prepareMarketScreens(agent: Account): Promise<MarketScreen[]> {
  const market = await askMarket(agent);
  const [home] = await market.list({});
  if (!home) throw new Error('The market is empty');
  await market.mark(home.id);
  const waitForHeading = (page: Page, name: RegExp | string) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const waitForList = (page: Page) => expect(listingLinks(page).first()).toBeVisible();
  const waitForView = (page: Page, name: RegExp) => expect(page.getByRole('radio', { name })).toBeChecked();
  return [
    {
      path: '/property-search',
      wait: (page) => expect(page.getByRole('link', { name: /^(Show|Afficher) \d/ })).toBeVisible(),
    },
    {
      path: '/property-search/result',
      wait: async (page) => [await waitForView(page, /^Liste?$/), await waitForList(page)],
    },
    {
      path: '/property-search/result?view=cart',
      wait: async (page) => [await waitForView(page, /^(Cart|Fiches)$/), await waitForList(page)],
    },
    { path: '/property-search/map-search', wait: expectPins },
    {
      path: `/property-search/result/view?id=${home.id}`,
      wait: (page) => waitForHeading(page, home.address),
    },
    {
      path: '/favorites',
      wait: async (page) => [await waitForHeading(page, /^(Favorites|Favoris)/), await waitForList(page)],
    },
  ];
}

/** Looks at one after the other; the app is loaded for the first and goes on by itself, as with links. */
export async function visitMarketScreens(
  page: Page,
  agent: Account,
  look: () => Promise<void>,
): Promise<void> {
  const screens = await prepareMarketScreens(agent);
  await page.goto(screens[0]?.path ?? '');
  for (const { path, wait } of screens) {
    await page.evaluate((address) => window.history.pushState({}, '', address), path);
    await wait(page);
    await test.step(path, look);
  }
}
