import { toDayNumber } from '@hearthline/domain/calendar';
import { boardDay } from '@hearthline/domain/time-zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createMarketApp, onSale } from './testing/market-app.ts';

let app: TestApp;
let anna: TestAgent;

beforeAll(async () => {
  ({ app, anna } = await createMarketApp());
});
afterAll(() => app.close());

describe('the newest first', () => {
  it.each([
    ['active', 'list_day'],
    ['sold', 'sold_day'],
    ['deactive', 'off_market_day'],
  ])('goes for %s listings by %s', async (status, column) => {
    const { body } = await app.call('POST /listings/search', {
      as: anna,
      body: { criteria: { ...onSale, status: [status] }, limit: 100 },
    });
    const rows = await app.database.query<{ day: number }>(
      `select f.${column} as day from unnest($1::uuid[]) with ordinality as wanted (id, place)
       join listing_any f using (id) where f.${column} is not null order by wanted.place`,
      [body.result.items.map(({ id }) => id)],
    );
    const days = rows.map(({ day }) => day);
    expect(new Set(days).size).toBeGreaterThan(5);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  });
});

describe('the market around a home', () => {
  it('compares the year with the one before only where both had enough deals', async () => {
    const [home] = await app.database.query<{ id: string }>(
      'select id from listing_open where community_code is not null order by id limit 1',
    );
    const id = home?.id ?? '';
    const today = toDayNumber(boardDay(app.clock.now()));
    await app.database.query(
      `update listing_past p set status = 'sold', community_code = o.community_code, kind = o.kind, offer = o.offer,
         price = case when deal.number <= 10 then 90000000 else 80000000 end,
         sold_day = $2::int - case when deal.number <= 10 then 30 else 400 end
       from listing_any o, (select id, row_number() over (order by id) as number from listing_past) deal
       where o.id = $1 and deal.id = p.id and deal.number <= 20`,
      [id, today],
    );
    const findMarket = async () => {
      const { body } = await app.call('GET /listings/{id}/market', { as: anna, params: { id } });
      return { ...body.result, months: [] };
    };
    expect(await findMarket()).toMatchObject({ medianPriceBefore: 80_000_000 });
    await app.database.query(
      'update listing_past set sold_day = $1::int - 900 where id = (select min(id::text)::uuid from listing_past where price = 80000000 and sold_day = $1::int - 400)',
      [today],
    );
    expect(await findMarket()).toMatchObject({ medianPriceBefore: null, medianPrice: 90_000_000 });
  });
});

describe('the statistics of a result', () => {
  const describeResult = async (criteria: object) =>
    (await app.call('POST /listings/statistics', { as: anna, body: { criteria } })).body.result;

  it('tells prices and days of what is found, and the supply of its market by the sales of 90 days', async () => {
    const today = toDayNumber(boardDay(app.clock.now()));
    const [place] = await app.database.query<{ code: string }>(
      `select community_code as code from listing_open where offer = 'sale' and community_code is not null
       group by 1 order by count(*) desc limit 1`,
    );
    await app.database.query(
      `update listing_past set status = 'sold', offer = 'sale', community_code = $1,
         sold_day = $2::int - case when place <= 6 then 89 else 90 end,
         newest_key = -86400::bigint * ($2::int - case when place <= 6 then 89 else 90 end)
       from (select id as deal, row_number() over (order by id) as place from listing_past) deals
       where deal = id and place <= 8`,
      [place?.code, today],
    );
    const criteria = { ...onSale, community: { any: [place?.code] } };
    const [open] = await app.database.query<{ count: string; low: string; high: string }>(
      `select count(*), min(price) as low, max(price) as high from listing_open where offer = 'sale' and community_code = $1`,
      [place?.code],
    );
    const onMarket = Number(open?.count);
    expect(await describeResult(criteria)).toMatchObject({
      total: onMarket,
      lowestPrice: Number(open?.low),
      highestPrice: Number(open?.high),
      supply: { onMarket, soldLately: 6, months: onMarket / 2 },
    });
    // Of the sold ones the same market is told, and criteria of a listing's life do not make it smaller.
    expect(await describeResult({ ...criteria, status: ['sold'], sold: { lastDays: 3 } })).toMatchObject({
      supply: { onMarket, soldLately: 6 },
    });
  });

  it('says no months of supply where hardly anything was sold', async () => {
    const { supply } = await describeResult({ ...onSale, bedrooms: { min: 900 } });
    expect(supply).toEqual({ onMarket: 0, soldLately: 0, months: null });
  });
});
