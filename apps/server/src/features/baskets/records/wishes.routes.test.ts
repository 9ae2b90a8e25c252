import type { Basket, ClientWishes } from '@hearthline/contract/baskets';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { BasketsApp } from '../testing/baskets-app.ts';
import { createBasketsApp } from '../testing/baskets-app.ts';

let app: BasketsApp;
let amara: string;
let first: Basket;
let second: Basket;
beforeAll(async () => {
  app = await createBasketsApp();
  amara = await app.addReader({ firstName: 'Amara', email: 'amara@example.com' });
  const facts = [
    // Price in dollars, garage, pool, features of the basement as bits, storeys.
    [900_000, 'attached', 'none', 1 << 3, 2],
    [1_000_000, 'attached', 'inground', 0, 2],
    [1_500_000, 'none', 'none', 1 << 5, 3],
  ] as const;
  for (const [index, [price, garage, pool, basement, storeys]] of facts.entries())
    await app.database.query(
      `update listing set offer = 'sale', kind = 'detached', list_price = $2, garage_type = $3, pool = $4,
         basement_bits = $5, storeys = $6, may_show_on_internet = true where id = $1`,
      [app.listings[index], price * 100, garage, pool, basement, storeys],
    );
  const make = async (listingIds: readonly string[]) => {
    const { id } = await app.makeBasket({ clientId: amara, listingIds });
    await app.sendAll(id);
    return app.getBasket(id);
  };
  first = await make(app.listings.slice(0, 4));
  second = await make(app.listings.slice(2, 3));
});
afterAll(() => app.close());

const answer = (basket: Basket, position: number, said: string, reason: string[] = []) =>
  app.submit(app.pageOf(basket), {
    action: 'answer',
    home: basket.homes[position]?.id ?? '',
    answer: said,
    reason,
  });
const get = async (): Promise<ClientWishes> =>
  (await app.call('GET /baskets/of-client/{id}/wishes', { as: app.maya, params: { id: amara } })).body.result;

it('nobody else’s, and nothing before somebody answers', async () => {
  const wishes = { params: { id: amara } };
  expect((await app.call('GET /baskets/of-client/{id}/wishes', wishes)).status).toBe(401);
  const ben = await app.createAgent('Ben');
  expect((await app.call('GET /baskets/of-client/{id}/wishes', { ...wishes, as: ben })).status).toBe(404);
  expect(await get()).toMatchObject({ answers: 0, liked: 0, rejected: 0, measures: [], features: [] });
});

it('sums liked homes beside rejected ones, each home once and as it was answered last', async () => {
  await answer(first, 0, 'yes');
  await answer(first, 1, 'yes');
  await answer(first, 2, 'yes');
  await app.pass(60_000);
  // The same home in another basket: this is what they think now.
  await answer(second, 0, 'no', ['price', 'layout']);
  const wishes = await get();
  expect(wishes).toMatchObject({ answers: 3, liked: 2, possible: 0, rejected: 1, offer: 'sale' });
  expect(wishes.measures.find(({ measure }) => measure === 'price')).toEqual({
    measure: 'price',
    liked: { low: 90_000_000, high: 100_000_000, homes: 2 },
    rejected: { low: 150_000_000, high: 150_000_000, homes: 1 },
  });
  expect(wishes.measures.find(({ measure }) => measure === 'storeys')).toMatchObject({
    liked: { low: 2, high: 2 },
    rejected: { low: 3, high: 3 },
  });
  const feature = (name: string) => wishes.features.find((each) => each.feature === name);
  expect(feature('garage')).toMatchObject({ liked: { having: 2, of: 2 }, rejected: { having: 0, of: 1 } });
  expect(feature('pool')).toMatchObject({ liked: { having: 1, of: 2 }, rejected: { having: 0, of: 1 } });
  // One of the liked homes tells nothing of its basement.
  expect(feature('finishedBasement')).toMatchObject({ liked: { having: 1, of: 1 } });
  expect(wishes.kinds).toEqual([{ kind: 'detached', liked: 2, rejected: 1 }]);
  expect(wishes.reasons.map(({ reason, rejected }) => [reason, rejected])).toEqual([
    ['layout', 1],
    ['price', 1],
  ]);
  expect(wishes.places.every(({ code, name }) => code !== '' && name !== '')).toBe(true);
});

it('keeps the answers and tells nothing of the homes where the agreement has ended', async () => {
  await app.services.operator.agreements.end(app.maya.agentId, '2025-11-01');
  // Every process is told of it, a moment later.
  await vi.waitFor(async () => expect((await get()).measures).toEqual([]), { timeout: 10_000, interval: 5 });
  expect(await get()).toMatchObject({
    answers: 3,
    liked: 2,
    rejected: 1,
    kinds: [],
    places: [],
    features: [],
    reasons: [{ reason: 'layout' }, { reason: 'price' }],
  });
});
