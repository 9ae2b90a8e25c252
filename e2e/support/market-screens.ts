import type { Page } from '@playwright/test';
import type { ListingCard } from '../../packages/contract/src/listing-card.ts';
import type { Account } from './accounts.ts';
import { askMarket, expectPins, listingLinks } from './market.ts';
import { expect } from './test.ts';

interface MarketScreen {
  /** With a place for the id of a home, or for several. */
  path: string;
  /** Until there is something to look at. */
  wait: (page: Page, home: ListingCard) => Promise<unknown>;
}

const waitForList = (page: Page) => expect(listingLinks(page).first()).toBeVisible();

export const marketScreens: MarketScreen[] = [
  {
    path: '/property-search',
    wait: (page) => expect(page.getByRole('link', { name: /^(Show|Afficher) \d/ })).toBeVisible(),
  },
  { path: '/property-search/result', wait: waitForList },
  { path: '/property-search/result?view=cart', wait: waitForList },
  { path: '/property-search/map-search', wait: expectPins },
  {
    path: '/property-search/result/view?id={home}',
    wait: (page, { address }) => expect(page.getByRole('heading', { level: 1, name: address })).toBeVisible(),
  },
  {
    path: '/property-search/compare?ids={homes}',
    wait: (page) => expect(page.getByRole('table', { name: /^Compare.* 4 / })).toBeVisible(),
  },
  { path: '/favorites', wait: waitForList },
];

/** The homes that screens ask for. The first carries a heart, so that the favorites are not empty. */
export async function markHome(agent: Account): Promise<{ home: ListingCard; homes: string }> {
  const market = await askMarket(agent);
  const found = await market.list({});
  const [home] = found;
  if (!home) throw new Error('The market is empty');
  await market.mark(home.id);
  const ids = found.slice(0, 4).map(({ id }) => id);
  return { home, homes: encodeURIComponent(ids.join(',')) };
}
