import type { Locator, Page } from '@playwright/test';
import type { BodyOf, ReplyOf } from '../../packages/contract/src/index.ts';
import type { Criteria } from '../../packages/domain/src/criteria/criteria.ts';
import { defaultCriteria } from '../../packages/domain/src/criteria/criteria.ts';
import type { Account } from './accounts.ts';
import { signIn } from './accounts.ts';
import { appOrigin } from './server-address.ts';
import { expect } from './test.ts';

type PostKey = 'POST /listings/search' | 'POST /listings/map' | 'POST /listings/summary';

/** Asks the server itself, beside the browser. */
export async function askMarket(account: Account) {
  const { token } = await signIn(account);

  async function post<K extends PostKey>(key: K, body: object): Promise<ReplyOf<K>> {
    const reply = await fetch(`${appOrigin}/api${key.replace('POST ', '')}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(reply.status, key).toBe(200);
    return (await reply.json()) as ReplyOf<K>;
  }

  return {
    post,
    /** Puts a heart on a home. */
    mark: async (listingId: string): Promise<void> => {
      const reply = await fetch(`${appOrigin}/api/favorites/${listingId}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{}',
      });
      expect(reply.status).toBe(200);
    },
    count: async (told: Partial<Criteria>): Promise<number> =>
      (await post('POST /listings/search', { criteria: { ...defaultCriteria, ...told }, limit: 1 }))
        .totalRows,
    list: async (told: Partial<Criteria>, sort: BodyOf<'POST /listings/search'>['sort'] = 'newest') =>
      (await post('POST /listings/search', { criteria: { ...defaultCriteria, ...told }, sort })).result.items,
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

/** The heading that counts what was found. */
export function resultHeading(page: Page, count: number | RegExp): Locator {
  const name = count instanceof RegExp ? count : `${count} listings`;
  return page.getByRole('main').getByRole('heading', { level: 1, name });
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

export async function expectNoSideScroll(page: Page): Promise<void> {
  const [content = 0, window = 0] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window);
}
