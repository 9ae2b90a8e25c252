import { sampleFacts, sampleToday } from '@hearthline/domain/criteria/testing/arbitrary-facts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { findCards } from '../search/listing-cards.store.ts';
import { insertSampleListings } from '../testing/sample-listings.ts';
import type { ActiveRow } from './active-index.store.ts';
import { createActiveIndexStore } from './active-index.store.ts';
import type { ActiveIndex } from './active-index.ts';
import { createActiveIndex } from './active-index.ts';
import { fillInWorker } from './fill-in-worker.ts';
import { fillRows } from './fill-rows.ts';
import type { MarketFollower } from './follow-market.ts';
import { createMarketFollower } from './follow-market.ts';

const silent = { info: () => {}, warn: () => {} };
const context = { today: sampleToday };
const everything = { version: 1 as const, offer: 'sale' as const, status: ['active' as const] };

let database: TestDatabase;
let index: ActiveIndex;
let follower: MarketFollower;
let wake: () => void;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertSampleListings(database.worker.db, sampleFacts(600, 3));
});
afterAll(() => database.drop());
beforeEach(async () => {
  index = createActiveIndex();
  const store = createActiveIndexStore(database.app);
  follower = createMarketFollower({
    index,
    store,
    fill: () => fillRows(store),
    pgListener: {
      listen: (_topic, onNotify) => {
        wake = () => onNotify('');
      },
    },
    log: silent,
  });
  follower.start();
  await follower.catchUp();
});

const countOpen = async (): Promise<number> =>
  Number((await database.query<{ count: string }>('select count(*) as count from listing_open'))[0]?.count);
const findOne = async (): Promise<{ id: string; price: number }> =>
  (
    await database.query<{ id: string; price: number }>(
      "select id, price from listing_open where offer = 'sale' and price is not null order by id limit 1",
    )
  )[0] as { id: string; price: number };
const priced = (price: number) => index.count({ ...everything, price: { min: price, max: price } }, context);

describe('the follower of the market', () => {
  it('keeps cards as the database gives them', async () => {
    const { cards } = await index.page(
      { criteria: everything, sort: 'newest', after: null, limit: 200 },
      context,
    );
    expect(cards.length).toBeGreaterThan(50);
    const ids = cards.map(({ id }) => id);
    expect(cards).toEqual(await findCards(database.app.db, ids));
  });

  it('reads everything that is on the market, then says so', async () => {
    const store = createActiveIndexStore(database.app);
    const fresh = createMarketFollower({
      index: createActiveIndex(),
      store,
      fill: () => fillRows(store),
      pgListener: { listen: () => {} },
      log: silent,
    });
    expect(fresh.isReady()).toBe(false);
    await fresh.catchUp();
    expect(fresh.isReady()).toBe(true);
    expect(index.size).toBe(await countOpen());
    expect(index.size).toBeGreaterThan(100);
  });

  it('finds the same when another thread filled it, and follows from there', async () => {
    const store = createActiveIndexStore(database.app);
    const own = createActiveIndex();
    const fresh = createMarketFollower({
      index: own,
      store,
      fill: (signal) => fillInWorker(database.ownerUrl, signal),
      pgListener: { listen: () => {} },
      log: silent,
    });
    await fresh.catchUp();
    const whole = { criteria: everything, sort: 'cheapest' as const, after: null, limit: 500 };
    expect(await own.page(whole, context)).toEqual(await index.page(whole, context));
    expect(await own.facets(everything, context)).toEqual(await index.facets(everything, context));
    const { id } = await findOne();
    await database.query('update listing set list_price = 27182818 where id = $1', [id]);
    await fresh.catchUp();
    expect(await own.count({ ...everything, price: { min: 27_182_818, max: 27_182_818 } }, context)).toBe(1);
    await fresh.stop();
  });

  it('says so when the thread cannot reach the database, and leaves it when it is stopped', async () => {
    const nowhere = 'postgres://nobody@127.0.0.1:1/none';
    await expect(fillInWorker(nowhere, new AbortController().signal)).rejects.toThrow(/ECONNREFUSED/);
    const stopped = AbortSignal.abort();
    await expect(fillInWorker(database.ownerUrl, stopped)).rejects.toThrow(/abort/);
  });

  it('follows a price, a sale and a home that comes back', async () => {
    const { id } = await findOne();
    await database.query('update listing set list_price = 123456789 where id = $1', [id]);
    wake();
    await follower.catchUp();
    expect(await priced(123_456_789)).toBe(1);

    const before = index.size;
    await database.query("update listing set state = 'firm', code = 'sld', close_price = 1 where id = $1", [
      id,
    ]);
    await follower.catchUp();
    expect(index.size).toBe(before - 1);
    expect(await priced(123_456_789)).toBe(0);

    await database.query("update listing set state = 'active', code = 'dft' where id = $1", [id]);
    await follower.catchUp();
    expect(index.size).toBe(before);
    expect(await priced(123_456_789)).toBe(1);
  });

  it('loses no change of a transaction that commits after a later one was seen', async () => {
    const { id } = await findOne();
    const slow = new pg.Client({ connectionString: database.ownerUrl });
    await slow.connect();
    try {
      await slow.query('begin');
      await slow.query('update listing set list_price = 777000000 where id = $1', [id]);
      const [other] = await database.query<{ id: string }>(
        'select id from listing_open where id <> $1 limit 1',
        [id],
      );
      await database.query('update listing set list_price = 888000000 where id = $1', [other?.id]);
      await follower.catchUp();
      expect(await priced(777_000_000)).toBe(0);
      await slow.query('commit');
      await follower.catchUp();
      expect(await priced(777_000_000)).toBe(1);
    } finally {
      await slow.end();
    }
  });

  it('keeps sets that were found before a change right', async () => {
    const { id } = await findOne();
    const cheap = { ...everything, price: { max: 5_000_000 } };
    const before = await index.count(cheap, context);
    await database.query('update listing set list_price = 4999999 where id = $1', [id]);
    await follower.catchUp();
    const expected = await database.query<{ count: string }>(
      "select count(*) as count from listing_open where offer = 'sale' and price <= 5000000",
    );
    expect(await index.count(cheap, context)).toBe(Number(expected[0]?.count));
    expect(await index.count(cheap, context)).toBe(before + 1);
  });

  /** Follows by what it hears alone: it never finds anything by looking, and `reads` says what it had to read. */
  async function followBlindly() {
    const real = createActiveIndexStore(database.app);
    const own = createActiveIndex();
    const reads: string[] = [];
    let notify: (payload: string) => void = () => {};
    const blind = createMarketFollower({
      index: own,
      fill: () => fillRows(real),
      store: {
        ...real,
        listChanges: async (horizon) => ({ horizon, changed: [] }),
        findListings: async (ids) => {
          reads.push(...ids);
          return real.findListings(ids);
        },
      },
      pgListener: {
        listen: (_topic, onNotify) => {
          notify = onNotify;
        },
      },
      log: silent,
    });
    blind.start();
    await blind.catchUp();
    return { own, reads, follower: blind, notify: (payload: string) => notify(payload) };
  }

  /** What another session hears of a change. */
  async function changeAndListen(statement: string, values: unknown[]): Promise<string> {
    const listener = new pg.Client({ connectionString: database.ownerUrl });
    await listener.connect();
    try {
      await listener.query('listen "hearthline:listings"');
      const notification = new Promise<pg.Notification>((resolve) => listener.once('notification', resolve));
      await database.query(statement, values);
      return (await notification).payload ?? '';
    } finally {
      await listener.end();
    }
  }
  const setPrice = (id: string, price: number) =>
    changeAndListen('update listing set list_price = $2 where id = $1', [id, price]);
  const exactly = (price: number) => ({ ...everything, price: { min: price, max: price } });

  it('reads a listing that a notification names, without looking for changes first', async () => {
    const { own, follower: blind, notify } = await followBlindly();
    const { id } = await findOne();
    await setPrice(id, 31_415_926);
    await blind.catchUp();
    expect(await own.count(exactly(31_415_926), context)).toBe(0);
    notify(id);
    await blind.catchUp();
    expect(await own.count(exactly(31_415_926), context)).toBe(1);
  });

  it('takes a listing out of its notification at once, without reading anything', async () => {
    const { own, reads, follower: blind, notify } = await followBlindly();
    const { id } = await findOne();
    notify(await setPrice(id, 1_414_213));
    expect(await own.count(exactly(1_414_213), context)).toBe(1);
    const page = { criteria: exactly(1_414_213), sort: 'newest' as const, after: null, limit: 1 };
    expect((await own.page(page, context)).cards).toEqual(await findCards(database.app.db, [id]));
    await blind.catchUp();
    notify(await setPrice(id, 1_414_214));
    await blind.catchUp();
    expect(await own.count(exactly(1_414_214), context)).toBe(1);
    expect(reads).toEqual([]);
  });

  it('reads a listing whose notification does not follow what it holds', async () => {
    const { own, reads, follower: blind, notify } = await followBlindly();
    const { id } = await findOne();
    const first = await setPrice(id, 1_732_050);
    const second = await setPrice(id, 1_732_051);
    // The first got lost: what the second replaces was never seen.
    notify(second);
    expect(await own.count(exactly(1_732_051), context)).toBe(0);
    await blind.catchUp();
    expect(await own.count(exactly(1_732_051), context)).toBe(1);
    expect(reads).toEqual([id]);
    // And what comes late is older than what was read.
    notify(first);
    expect(await own.count(exactly(1_732_050), context)).toBe(0);
    await blind.catchUp();
    expect(await own.count(exactly(1_732_051), context)).toBe(1);
  });

  it('reads again what a notification tells while something older may still be on its way', async () => {
    const { own, reads, follower: blind, notify } = await followBlindly();
    const { id } = await findOne();
    const [other] = await database.query<{ id: string }>(
      'select id from listing_open where id <> $1 limit 1',
      [id],
    );
    const payload = await setPrice(id, 2_236_067);
    notify(other?.id ?? '');
    notify(payload);
    expect(await own.count(exactly(2_236_067), context)).toBe(0);
    await blind.catchUp();
    expect(await own.count(exactly(2_236_067), context)).toBe(1);
    expect(reads).toContain(id);
  });

  it('tells every listing as it is read', async () => {
    const store = createActiveIndexStore(database.app);
    const rows = await database.query<{ id: string; row: ActiveRow }>(
      'select id, row_to_json(a) as row from listing_active a order by id limit 200',
    );
    const found = await store.findListings(rows.map(({ id }) => id));
    const byId = new Map(found.map((listing) => [listing.facts.id, listing]));
    expect(rows.length).toBeGreaterThan(100);
    for (const { id, row } of rows) expect(store.toListing(row)).toEqual(byId.get(id));
  });

  it('is told which listings changed where they are few, and that some did where they are many', async () => {
    const some = await database.query<{ id: string }>('select id from listing_open order by id limit 2');
    const ids = some.map(({ id }) => id);
    const touch = 'update listing set list_price = list_price where id';
    const few = await changeAndListen(`${touch} = any ($1::uuid[])`, [ids]);
    expect(few.split(' ').sort()).toEqual(ids);
    expect(await changeAndListen(`${touch} in (select id from listing limit 20)`, [])).toBe('');
    const sold = "update listing set state = 'firm', code = 'sld', close_price = 1 where id = $1";
    expect(await changeAndListen(sold, [ids[0]])).toBe(ids[0]);
  });

  it('only names a listing that is too long for a notification', async () => {
    const { id } = await findOne();
    const long = await changeAndListen('update listing set office_name = $2 where id = $1', [
      id,
      'é'.repeat(4_000),
    ]);
    expect(long).toBe(id);
  });
});
