import type { Locator, Page } from '@playwright/test';
import type { BodyOf } from '../../packages/contract/src/index.ts';
import type { ListingSort, SearchReply } from '../../packages/contract/src/listings.ts';
import type { Criteria } from '../../packages/domain/src/criteria/criteria.ts';
import { defaultCriteria } from '../../packages/domain/src/criteria/criteria.ts';
import type { Account } from './accounts.ts';
import { tokenOf } from './accounts.ts';
import { appOrigin } from './server-address.ts';
import { expect } from './test.ts';

type SearchBody = Partial<BodyOf<'POST /listings/search'>>;

/** Asks the server itself, beside the browser. */
export async function askMarket(account: Account) {
  const token = await tokenOf(account);

  async function send(method: 'POST' | 'PUT', path: string, body: object): Promise<unknown> {
    const reply = await fetch(`${appOrigin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(reply.status, path).toBe(200);
    return reply.json();
  }

  async function search(overrides: Partial<Criteria>, more: SearchBody): Promise<SearchReply> {
    const criteria = { ...defaultCriteria, ...overrides };
    return (await send('POST', '/listings/search', { criteria, ...more })) as SearchReply;
  }

  return {
    count: async (overrides: Partial<Criteria>) => (await search(overrides, { limit: 1 })).totalRows,
    list: async (overrides: Partial<Criteria>, sort: ListingSort = 'newest') =>
      (await search(overrides, { sort })).result.items,
    /** The newest that clients may see with their addresses: sellers may keep back either, and which do differs by the day. */
    listForClients: async (count: number) => {
      const { items } = (await search({}, { sort: 'newest' })).result;
      const shown: typeof items = [];
      for (const item of items) {
        const reply = await fetch(`${appOrigin}/api/listings/${item.id}?projection=client`, {
          headers: { authorization: `Bearer ${token}` },
        });
        if (reply.ok && ((await reply.json()) as { result: { address: string } }).result.address)
          shown.push(item);
        if (shown.length === count) break;
      }
      return shown;
    },
    /** Puts a heart on a home. */
    mark: async (listingId: string) => void (await send('PUT', `/favorites/${listingId}`, {})),
  };
}

/** The criteria that the address bar holds. */
export function criteriaOf(page: Page): Partial<Criteria> {
  const text = new URL(page.url()).searchParams.get('c');
  return text === null ? {} : (JSON.parse(text) as Partial<Criteria>);
}

export function addressOf(path: string, criteria: Partial<Criteria>, more: Record<string, string> = {}) {
  return `${path}?${new URLSearchParams({ c: JSON.stringify(criteria), ...more })}`;
}

const numbers = new Intl.NumberFormat('en-CA');

/** `1,488 listings`, `1 listing`. */
function counted(count: number, before = ''): RegExp {
  return new RegExp(`^${before}${numbers.format(count)} listings?$`);
}

/** The heading that counts what was found. */
export function resultHeading(page: Page, count: number): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1, name: counted(count) });
}

/** The way from the criteria to what they find. */
export function showLink(page: Page, count: number): Locator {
  return page.getByRole('link', { name: counted(count, 'Show ') });
}

/** The homes of a list, table or cart: each is a link with its address, which begins with its number. */
export function listingLinks(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: /^\d/ });
}

export function chipsOf(page: Page): Locator {
  return page.getByRole('list', { name: 'Criteria in use' }).getByRole('listitem');
}

/** The map is there and has put what it found onto itself. */
export async function expectPins(page: Page): Promise<Locator> {
  const pins = page
    .getByRole('group', { name: /^(Listings on the map|Inscriptions sur la carte)$/ })
    .getByRole('button');
  await expect(pins.first()).toBeVisible();
  return pins;
}

/** How many homes the marks on the map stand for: a pin for one, a cluster for its number. */
export async function countOnMap(page: Page): Promise<number> {
  const pins = await expectPins(page);
  const names = await pins.evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label') ?? ''));
  return names
    .map((name) => /^([\d,]+) listings?(?:,| at)/.exec(name)?.[1]?.replaceAll(',', '') ?? '1')
    .reduce((sum, number) => sum + Number(number), 0);
}

/** Pairs of marks on the map that cover a part of each other; dots have no text to cover. */
export async function countOverlaps(page: Page): Promise<number> {
  const pins = await expectPins(page);
  return pins.evaluateAll((all) => {
    const boxes = all
      .filter((pin) => !pin.hasAttribute('data-dot'))
      .map((pin) => pin.getBoundingClientRect());
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    ).length;
  });
}

export async function expectNoSideScroll(page: Page): Promise<void> {
  const [content = 0, window = 0] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window);
}
