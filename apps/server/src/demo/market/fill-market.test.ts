import { createSmallRegion } from '@hearthline/demo-market/market/testing/small-region';
import { distanceMetres } from '@hearthline/domain/geo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActiveIndexStore } from '../../features/listings/active-index/active-index.store.ts';
import { createActiveIndex } from '../../features/listings/active-index/active-index.ts';
import { fillRows } from '../../features/listings/active-index/fill-rows.ts';
import { createMarketFollower } from '../../features/listings/active-index/follow-market.ts';
import { createSettableClock } from '../../platform/clock/clock.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { fillTestMarket } from '../../testing/test-market.ts';
import { fillMarket } from './fill-market.ts';
import { startMarketMaker } from './market-maker.ts';

const listings = 300;
const clock = createSettableClock('2025-11-12T23:30:00Z');
let database: TestDatabase;
const fill = (options: Partial<Parameters<typeof fillMarket>[0]> = {}) =>
  fillMarket({
    ownerUrl: database.ownerUrl,
    seed: 1,
    listings,
    clock,
    region: createSmallRegion(),
    ...options,
  });
const count = async (source: string) =>
  (await database.query<{ count: number }>(`select count(*)::int as count from ${source}`))[0]?.count;
const fingerprint = async () =>
  database.query(
    'select md5(string_agg(id::text || key, $$ $$ order by id)) from listing where state <> $$deleted$$',
  );

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('filling the demo market', () => {
  it('leaves nothing behind when it is stopped, so that the next start fills it whole', async () => {
    let looks = 0;
    const stopsLate = () => {
      looks += 1;
      return looks > 10;
    };
    await expect(fill({ shouldStop: stopsLate })).rejects.toThrow('stopped');
    for (const table of ['area', 'school', 'listing', 'listing_event', 'feed_state'])
      expect(await count(table)).toBe(0);
    const indexes = () => database.query('select indexname, indexdef from pg_indexes order by 1');
    const before = await indexes();
    const labels = new Set<string>();
    expect(await fill({ onProgress: (label) => labels.add(label) })).toBe(listings);
    expect(await count('listing')).toBe(listings);
    expect([...labels]).toContain('Filling the demo market');
    expect(await indexes()).toEqual(before);
  });

  it('does not touch a market that is there', async () => {
    const before = await fingerprint();
    expect(await fill({ seed: 2 })).toBe(0);
    expect(await fingerprint()).toEqual(before);
  });

  it('replaces the market when asked to, and makes the same one from the same seed', async () => {
    const before = await fingerprint();
    expect(await fill({ seed: 2, replaces: true })).toBe(listings);
    expect(await fingerprint()).not.toEqual(before);
    await fillTestMarket(database, { listings });
    expect(await fingerprint()).toEqual(before);
  });

  it('is followed by a running server also when it is replaced', async () => {
    const index = createActiveIndex();
    const store = createActiveIndexStore(database.app);
    const log = { info: () => {}, warn: () => {} };
    const follower = createMarketFollower({
      index,
      store,
      fill: () => fillRows(store),
      pgListener: { listen: () => {} },
      log,
    });
    await follower.catchUp();
    const before = await database.query<{ id: string }>('select id from listing_open');
    await fill({ seed: 2, replaces: true });
    await follower.catchUp();
    expect(index.size).toBe(await count('listing_open'));
    for (const { id } of before) expect(index.changedXidOf(id)).toBeUndefined();
    await follower.stop();
  });

  it('makes no market where none is wanted', async () => {
    expect(await fill({ listings: 0 })).toBe(0);
  });
});

describe('a process of its own', () => {
  const order = { seed: 1, listings, clock };
  const onProgress = () => {};

  it('makes the whole market, and answers when it is there', async () => {
    const other = await createTestDatabase();
    const maker = startMarketMaker(order);
    await maker.fill(other.ownerUrl, { onProgress, shouldStop: () => false });
    const [row] = await other.query<{ count: number }>('select count(*)::int as count from listing');
    expect(row?.count).toBe(listings);
    maker.stop();
    await other.drop();
  });

  it('leaves nothing behind when the program stops meanwhile', async () => {
    const other = await createTestDatabase();
    const maker = startMarketMaker({ ...order, listings: 20_000 });
    const filling = maker.fill(other.ownerUrl, { onProgress, shouldStop: () => true });
    await expect(filling).rejects.toThrow('stopped');
    const [row] = await other.query<{ count: number }>('select count(*)::int as count from listing');
    expect(row?.count).toBe(0);
    await other.drop();
  });
});

describe('the filled market', () => {
  beforeAll(async () => {
    await database.query(`delete from listing where state = 'deleted'`);
  });

  it('has projections that are equal to the facts', async () => {
    const columns = (
      await database.query<{ list: string }>(
        `select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
          where attrelid = 'listing_open'::regclass and attnum > 0 and not attisdropped`,
      )
    )[0]?.list;
    const differing = (projection: string, facts: string) => `
      ((select ${columns} from ${projection} except select ${columns} from ${facts})
       union all (select ${columns} from ${facts} except select ${columns} from ${projection})) as difference`;
    const sold = `status = 'sold' and sold_day >= (current_date - interval '25 months')::date - date '1970-01-01'`;
    expect(await count(differing('listing_open', `listing_facts where status = 'active'`))).toBe(0);
    expect(await count(differing('listing_past', `listing_facts where status <> 'active'`))).toBe(0);
    expect(await count(differing('sold_recent', `listing_facts where ${sold}`))).toBe(0);
    expect(await count('listing_open')).toBeGreaterThan(listings * 0.02);
    expect(
      await count(
        'listing_detail d where d.is_open <> exists (select from listing_open o where o.id = d.listing_id)',
      ),
    ).toBe(0);
  });

  it('has a detail and an ordered history for every listing', async () => {
    expect(await count('listing_detail')).toBe(listings);
    expect(
      await count('listing l where not exists (select from listing_event e where e.listing_id = l.id)'),
    ).toBe(0);
    const outOfOrder = `(select listing_id, at, id, to_state, from_state,
        lag(at) over w as at_before, lag(to_state) over w as state_before
      from listing_event window w as (partition by listing_id order by id)) e
      where at_before >= at or state_before <> from_state`;
    expect(await count(outOfOrder)).toBe(0);
    const ends = `(select distinct on (listing_id) listing_id, to_state from listing_event order by listing_id, id desc) e
      join listing l on l.id = e.listing_id where l.state <> e.to_state`;
    expect(await count(ends)).toBe(0);
  });

  it('carries the time of each entry and event in its id', async () => {
    const milliseconds = (id: string) =>
      `('x' || translate(left(${id}::text, 13), '-', ''))::bit(48)::bigint`;
    const stated = (instant: string) => `(extract(epoch from ${instant}) * 1000)::bigint`;
    expect(await count(`listing where ${milliseconds('id')} <> ${stated('entered_at')}`)).toBe(0);
    expect(await count(`listing_event where ${milliseconds('id')} <> ${stated('at')}`)).toBe(0);
  });

  it('links relistings within one home', async () => {
    const linked = 'listing l join listing p on p.id = l.previous_listing_id';
    expect(await count(linked)).toBeGreaterThan(listings * 0.1);
    expect(await count(`${linked} where p.home_key <> l.home_key or p.entered_at >= l.entered_at`)).toBe(0);
  });

  it('knows the school nearest to each home', async () => {
    const schools = await database.query<{ longitude: number; latitude: number }>(
      'select longitude, latitude from school',
    );
    const homes = await database.query<{ longitude: number; latitude: number; metres: number }>(
      'select longitude, latitude, school_metres as metres from listing limit 100',
    );
    for (const { longitude, latitude, metres } of homes) {
      const distances = schools.map((school) =>
        distanceMetres([longitude, latitude], [school.longitude, school.latitude]),
      );
      expect(metres).toBe(Math.round(Math.min(...distances)));
    }
  });

  it('has its places, and census figures of every municipality', async () => {
    const { areas, municipalities, communities, censusAreas } = createSmallRegion();
    expect(await count('area')).toBe(areas.length);
    expect(await count('municipality')).toBe(municipalities.length);
    expect(await count('community')).toBe(communities.length);
    expect(await count(`census_area where geography = 'municipality'`)).toBe(municipalities.length);
    expect(await count(`census_area where geography = 'disseminationArea'`)).toBe(censusAreas.length);
  });
});
