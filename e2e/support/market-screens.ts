import type { Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { askMarket, expectPins, listingLinks } from './market.ts';
import { expect } from './test.ts';

interface MarketScreen {
  path: string;
  /** Until there is something to look at. */
  wait: (page: Page) => Promise<unknown>;
}

/** Every screen of the market; one home carries a heart, so that the favorites are not empty. */
export async function prepareMarketScreens(agent: Account): Promise<MarketScreen[]> {
  const market = await askMarket(agent);
  const [home] = await market.list({});
  if (!home) throw new Error('The market is empty');
  await market.mark(home.id);
  const waitForList = (page: Page) => expect(listingLinks(page).first()).toBeVisible();
  return [
    {
      path: '/property-search',
      wait: (page) => expect(page.getByRole('link', { name: /^(Show|Afficher) \d/ })).toBeVisible(),
    },
    { path: '/property-search/result', wait: waitForList },
    { path: '/property-search/result?view=cart', wait: waitForList },
    { path: '/property-search/map-search', wait: expectPins },
    {
      path: `/property-search/result/view?id=${home.id}`,
      wait: (page) => expect(page.getByRole('heading', { level: 1, name: home.address })).toBeVisible(),
    },
    { path: '/favorites', wait: waitForList },
  ];
}
