import type { PlaceFigures } from '@hearthline/contract/market-figures';
import { addDays, addMonths, startOfMonth } from '@hearthline/domain/calendar';
import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import { homeKindsOf } from '@hearthline/domain/site/figure-kinds';
import type { FigureKind } from '@hearthline/domain/site/vocabulary';
import { figureDays, figureKinds, leastSalesShown } from '@hearthline/domain/site/vocabulary';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSettableClock } from '../../../platform/clock/clock.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createMarketFigures } from './market-figures.ts';

const today = '2026-11-12';
const clock = createSettableClock(`${today}T17:00:00Z`);
const towns = ['town-a', 'town-b'];
const quarters = ['town-a-1', 'town-a-2', 'town-b-1'];
const kinds: HomeKind[] = ['detached', 'bungalow', 'condoApartment', 'land', 'townhouse'];

interface Row {
  quarter: string;
  offer: 'sale' | 'lease';
  state: 'firm' | 'active' | 'expired';
  kind: HomeKind;
  source: string;
  asked: number | null;
  paid: number | null;
  sold: string | null;
  days: number | null;
}

const arbitraryRow = fc.record({
  quarter: fc.constantFrom(...quarters),
  offer: fc.constantFrom('sale', 'sale', 'sale', 'lease'),
  state: fc.constantFrom('firm', 'firm', 'firm', 'firm', 'active', 'expired'),
  kind: fc.constantFrom(...kinds),
  source: fc.constantFrom('open', 'open', 'open', 'open', 'closed'),
  asked: fc.option(fc.integer({ min: 50, max: 400 }), { freq: 9 }),
  paid: fc.option(fc.integer({ min: 50, max: 400 }), { freq: 9 }),
  soldDaysAgo: fc.integer({ min: -3, max: 760 }),
  days: fc.option(fc.integer({ min: -4, max: 90 }), { freq: 9 }),
});

const rows: Row[] = fc
  .sample(arbitraryRow, { numRuns: 900, seed: 7 })
  .map(({ soldDaysAgo, asked, paid, state, ...row }) => ({
    ...row,
    offer: row.offer as Row['offer'],
    state: state as Row['state'],
    asked: asked === null ? null : asked * 1_000_000,
    paid: paid === null ? null : paid * 1_000_000,
    sold: state === 'firm' ? addDays(today, -soldDaysAgo) : null,
  }));

let database: TestDatabase;
let figures: ReturnType<typeof createMarketFigures>;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.query(`insert into area values ('r', 'Region')`);
  for (const town of towns)
    await database.query(`insert into municipality values ($1, 'r', $2)`, [town, `Port ${town}`]);
  for (const quarter of quarters)
    await database.query(`insert into community values ($1, $2, $3)`, [
      quarter,
      quarter.slice(0, 6),
      `Quarter ${quarter}`,
    ]);
  await database.query(
    `insert into listing (id, source, key, mls_number, offer, state, code, kind, list_price, close_price, list_date, sold_date,
       municipality_code, community_code, entered_at, modified_at, status_changed_at)
     select gen_random_uuid(), r.source, 'k' || n, 'X' || n, r.offer::listing_offer, r.state::listing_state,
       (case r.state when 'firm' then 'sld' when 'active' then 'new' else 'exp' end)::lifecycle_code, r.kind::home_kind,
       r.asked, r.paid, r.sold - r.days, r.sold, left(r.quarter, 6), r.quarter, now(), now(), now()
     from (select row_number() over () as n, r.* from json_to_recordset($1) as r (quarter text, offer text, state text, kind text,
       source text, asked bigint, paid bigint, sold date, days int)) r`,
    [JSON.stringify(rows)],
  );
  await database.query(`insert into board_rule values ('closed', false)`);
  await database.query('vacuum analyze listing');
  figures = createMarketFigures({ db: database.app.db, clock });
});
afterAll(() => database.drop());

const median = (values: readonly number[]): number | null =>
  values.length < leastSalesShown
    ? null
    : (values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? null);
const known = <T>(values: readonly (T | null)[]): T[] => values.filter((value) => value !== null);

/** The same, counted in plain code. */
function askOracle(code: string, kind: FigureKind | null, days: number, asOf: string) {
  const own = rows.filter(
    (row) =>
      row.quarter.startsWith(code) &&
      homeKindsOf(kind).includes(row.kind) &&
      row.offer === 'sale' &&
      row.state === 'firm' &&
      row.source === 'open' &&
      row.paid !== null,
  );
  const between = (from: string, to: string) =>
    own.filter(({ sold }) => sold !== null && sold >= from && sold <= to);
  const now = between(addDays(asOf, 1 - days), asOf);
  const before = between(addDays(asOf, 1 - days - 365), addDays(asOf, -365));
  const prices = (of: readonly Row[]) => median(known(of.map(({ paid }) => paid)));
  const toSell = (of: readonly Row[]) =>
    median(known(of.map(({ days: took }) => (took === null ? null : Math.max(0, took)))));
  const shares = known(now.map(({ asked, paid }) => (asked === null || paid === null ? null : paid / asked)));
  const [paid, paidBefore] = [prices(now), prices(before)];
  return {
    sales: now.length,
    median: paid,
    medianChange: paid === null || paidBefore === null ? null : paid / paidBefore - 1,
    daysToSell: toSell(now),
    daysToSellBefore: toSell(before),
    shareOfAsking: median(shares),
    soldAbove: shares.length < leastSalesShown ? null : shares.filter((share) => share > 1).length,
    months: Array.from({ length: 24 }, (_, index) => {
      const month = addMonths(startOfMonth(asOf), index - 23).slice(0, 7);
      const ofMonth = own.filter(({ sold }) => sold?.startsWith(month) && (sold ?? '') <= asOf);
      return { month, sales: ofMonth.length, median: prices(ofMonth) };
    }),
  };
}

describe('[SITE-03] figures of a place', () => {
  it('are those that plain counting finds, and nothing of fewer than ten', async () => {
    const questions = fc.record({
      code: fc.constantFrom(...towns, ...quarters),
      kind: fc.constantFrom(null, ...figureKinds),
      days: fc.constantFrom(...figureDays),
      asOf: fc.integer({ min: -2, max: 200 }).map((ago) => addDays(today, -ago)),
    });
    const lastSold = known(rows.map(({ sold, offer }) => (offer === 'sale' ? sold : null))).toSorted();
    await fc.assert(
      fc.asyncProperty(questions, async ({ code, kind, days, asOf }) => {
        const level = towns.includes(code) ? ('municipality' as const) : ('community' as const);
        const [found] = await figures.find([{ place: { level, code }, kind, days, asOf }]);
        const upTo = asOf > today ? today : asOf;
        const lastKnown = lastSold.filter((day) => day <= upTo).at(-1) ?? upTo;
        expect(found).toMatchObject({ asOf: lastKnown, ...askOracle(code, kind, days, lastKnown) });
      }),
      { numRuns: 60, seed: 11 },
    );
  });

  it('count for sale what anybody may see, and neither what is announced nor what has an accepted offer', async () => {
    const place = { level: 'community' as const, code: 'town-b-1' };
    const count = async (kind: FigureKind | null) => {
      figures.noteMove();
      clock.set(new Date(clock.now().getTime() + 61_000));
      return (await figures.find([{ place, kind, days: 90 }]))[0]?.forSale;
    };
    expect(await count(null)).toBe(0);
    await database.query(
      `update listing set state = chosen.state::listing_state, kind = chosen.kind::home_kind, offer = 'sale',
         may_show_on_internet = true, office_name = 'Pine Realty, Brokerage'
       from (select id, row_number() over (order by id) as n from listing where community_code = 'town-b-1') one
       join (values (1, 'active', 'detached'), (2, 'active', 'land'), (3, 'active', 'townhouse'), (4, 'comingSoon', 'detached'),
         (5, 'conditional', 'detached')) chosen (n, state, kind) on chosen.n = one.n
       where listing.id = one.id`,
    );
    expect([await count(null), await count('detached'), await count('condoTownhouse')]).toEqual([3, 1, 0]);
  });

  it('are worked out once a day as long as the market stays as it is', async () => {
    const place = { level: 'municipality' as const, code: 'town-a' };
    const ask = async () => (await figures.find([{ place, kind: null, days: 365 }]))[0] as PlaceFigures;
    const before = await ask();
    await database.query(
      `update listing set state = 'active', code = 'new' where municipality_code = 'town-a' and state = 'firm'
      and sold_date > $1::date - 300`,
      [today],
    );
    expect(await ask()).toEqual(before);
    figures.noteMove();
    clock.set(new Date(clock.now().getTime() + 61_000));
    expect((await ask()).sales).toBeLessThan(before.sales);
  });
});

it('places are found by the beginning of their name, by a city and by their codes', async () => {
  expect((await figures.searchPlaces('port', 5)).map(({ code }) => code).toSorted()).toEqual(towns);
  expect((await figures.searchPlaces('Quarter town-b', 5))[0]).toEqual({
    level: 'community',
    code: 'town-b-1',
    name: 'Quarter town-b-1',
    within: 'Port town-b',
  });
  expect(await figures.searchPlaces('%', 5)).toEqual([]);
  expect(await figures.findByCity(' PORT TOWN-A ')).toMatchObject({ level: 'municipality', code: 'town-a' });
  expect(await figures.findByCity('Elsewhere')).toBeNull();
  expect(
    await figures.findPlaces([
      { level: 'community', code: 'none' },
      { level: 'municipality', code: 'town-b' },
    ]),
  ).toEqual([null, expect.objectContaining({ name: 'Port town-b' })]);
});

it('reports are of places with ten sales in the last whole month', async () => {
  const { month, places } = await figures.listReported();
  expect(month).toBe('2026-10');
  for (const { months } of places) {
    expect(months).toHaveLength(13);
    expect(months.at(-1)?.sales).toBeGreaterThanOrEqual(leastSalesShown);
  }
});

it('a place is read from the index of its own sales alone', async () => {
  const plan = await database.app.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows: lines } = await sql<{ queryPlan: string }>`
      explain select close_price, list_price, list_date, paused_days, source, kind from listing
      where offer = 'sale' and state = 'firm' and close_price is not null and community_code = 'town-a-1'
        and sold_date between '2025-01-01' and '2026-01-01'`.execute(tx);
    return JSON.stringify(lines);
  });
  expect(plan).toContain('Index Only Scan using listing_sales_of_community');
});
