import type { Facets, ListingSort } from '@hearthline/contract/listings';
import { listingSorts } from '@hearthline/contract/listings';
import { toDayNumber } from '@hearthline/domain/calendar';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria, withoutField } from '@hearthline/domain/criteria/criteria';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import { countedFields } from '@hearthline/domain/criteria/fields';
import { compileCriteria, daysOnMarketOf } from '@hearthline/domain/criteria/match';
import { priceStepOf, priceSteps } from '@hearthline/domain/criteria/price-steps';
import {
  arbitraryActiveCriteria,
  arbitraryCriteria,
} from '@hearthline/domain/criteria/testing/arbitrary-criteria';
import {
  arbitraryFacts,
  sampleRegion,
  sampleToday,
} from '@hearthline/domain/criteria/testing/arbitrary-facts';
import { toWorld } from '@hearthline/domain/geo';
import { basementFeatures } from '@hearthline/domain/listing/vocabulary';
import { manyRuns } from '@hearthline/domain/testing/many-runs';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createActiveIndexStore } from '../active-index/active-index.store.ts';
import type { ActiveIndex } from '../active-index/active-index.ts';
import { createActiveIndex } from '../active-index/active-index.ts';
import { fillRows } from '../active-index/fill-rows.ts';
import { createListingsStore } from '../listings.store.ts';
import { insertSampleListings } from '../testing/sample-listings.ts';
import type { FactsRow, ListingSearch, PageCursor, SearchContext } from './listing-search.ts';
import { facetColumns, facetValueOf, sortColumns } from './listing-search.ts';
import { createSqlSearch } from './sql-search.store.ts';

const listingCount = 600;
/** Each try asks the database some ten times: fewer of them than of others. */
const runs = { numRuns: manyRuns(480).numRuns / 4 };

let database: TestDatabase;
let sqlSearch: ListingSearch;
let index: ActiveIndex;
let market: FactsRow[];
let store: ReturnType<typeof createListingsStore>;

beforeAll(async () => {
  database = await createTestDatabase();
  const facts = fc.sample(arbitraryFacts, { numRuns: listingCount, seed: 7 });
  await insertSampleListings(database.worker.db, [...new Map(facts.map((each) => [each.id, each])).values()]);
  const db = database.app.db;
  sqlSearch = createSqlSearch(db);
  store = createListingsStore(db);
  market = (await sql<FactsRow>`select * from listing_facts`.execute(db)).rows;
  index = createActiveIndex();
  const reader = createActiveIndexStore(database.app);
  // A part of them by the way in which changes come, all others by that of a first filling.
  const filled = await fillRows(reader);
  index.adopt(filled.state);
  const ids = market.filter(({ status }) => status === 'active').map(({ id }) => id);
  expect(index.size).toBe(ids.length);
  index.apply(await reader.findListings(ids.slice(0, 200)), []);
});
afterAll(() => database.drop());

/** What only the database can tell is asked once and then holds for all sides. */
async function contextOf(criteria: Criteria): Promise<SearchContext> {
  return {
    today: sampleToday,
    ...(criteria.keywords ? { keywordIds: await readKeywordIds(criteria.keywords) } : {}),
    ...(criteria.address ? { addressIds: await store.findAddressIds(criteria.address) } : {}),
  };
}

async function readKeywordIds(keywords: string): Promise<Set<string>> {
  const { rows } = await sql<{ listingId: string }>`select listing_id from listing_detail
    where search @@ websearch_to_tsquery('english', ${keywords})`.execute(database.app.db);
  return new Set(rows.map(({ listingId }) => listingId));
}

/** Brute force: every listing, every test. */
function findAll(criteria: Criteria, context: SearchContext): FactsRow[] {
  const tests = compileCriteria(criteria, context);
  return market.filter((facts) => tests.every((test) => test.passes(facts)));
}

const sidesFor = (criteria: Criteria): ListingSearch[] =>
  criteria.status.every((status) => status === 'active') ? [sqlSearch, index] : [sqlSearch];

const anyCriteria = fc.oneof(arbitraryActiveCriteria(), arbitraryCriteria());

async function walk(
  side: ListingSearch,
  criteria: Criteria,
  sort: ListingSort,
  limit: number,
  context: SearchContext,
): Promise<string[]> {
  const ids: string[] = [];
  let after: PageCursor | null = null;
  do {
    const page = await side.page({ criteria, sort, after, limit }, context);
    ids.push(...page.cards.map(({ id }) => id));
    after = page.next;
  } while (after);
  return ids;
}

describe('index, SQL and brute force', () => {
  it('[LIST-01] find the same listings, page by page, in the same order', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        anyCriteria,
        fc.constantFrom(...listingSorts),
        fc.integer({ min: 10, max: 200 }),
        async (criteria, sort, limit) => {
          const context = await contextOf(criteria);
          const expected = findAll(criteria, context);
          found += expected.length;
          const key = sortColumns[sort];
          const order = expected
            .sort((a, b) => a[key] - b[key] || (a.id < b.id ? -1 : 1))
            .map(({ id }) => id);
          for (const side of sidesFor(criteria)) {
            expect(await side.count(criteria, context)).toBe(order.length);
            expect(await walk(side, criteria, sort, limit, context)).toEqual(order);
          }
        },
      ),
      runs,
    );
    expect(found).toBeGreaterThan(runs.numRuns * 8);
  });

  it.each([
    ['sale', true],
    ['lease', false],
  ] as const)('find by the price of a square foot homes for %s: %s', async (offer, isFound) => {
    const criteria: Criteria = { ...defaultCriteria, offer, pricePerSquareFoot: { min: 0 } };
    const context = await contextOf(criteria);
    expect(findAll(withoutField(criteria, 'pricePerSquareFoot'), context).length).toBeGreaterThan(20);
    const expected = findAll(criteria, context).length;
    expect(expected > 0).toBe(isFound);
    for (const side of sidesFor(criteria)) expect(await side.count(criteria, context)).toBe(expected);
  });

  it('[LIST-01] count every value of every list criterion alike, each without its own criterion', async () => {
    await fc.assert(
      fc.asyncProperty(anyCriteria, async (criteria) => {
        const context = await contextOf(criteria);
        const expected = countFacets(criteria, context);
        for (const side of sidesFor(criteria)) expect(await side.facets(criteria, context)).toEqual(expected);
      }),
      runs,
    );
  });

  it('tell the same medians and counts of news', async () => {
    const today = toDayNumber(sampleToday);
    await fc.assert(
      fc.asyncProperty(anyCriteria, fc.integer({ min: 0, max: listingCount }), async (criteria, minutes) => {
        const context = await contextOf(criteria);
        const found = findAll(criteria, context);
        const second = Date.UTC(2025, 0, 1) / 1000 + minutes * 60;
        for (const side of sidesFor(criteria)) {
          expect(await side.figures(criteria, context)).toEqual({
            medianPrice: lowerMedian(found.map(({ price }) => price)),
            lowestPrice: lowest(found.map(({ price }) => price)),
            highestPrice: highest(found.map(({ price }) => price)),
            medianDaysOnMarket: lowerMedian(found.map((facts) => daysOnMarketOf(facts, today))),
            pricedCount: found.filter(({ price }) => price !== null).length,
            agedCount: found.filter((facts) => daysOnMarketOf(facts, today) !== null).length,
            newThisWeek: found.filter(({ listDay }) => listDay !== null && listDay >= today - 7).length,
            priceChanged: found.filter(
              ({ priceChangedDay }) => priceChangedDay !== null && priceChangedDay >= today - 7,
            ).length,
          });
          expect(await side.countNewer(criteria, second, context)).toBe(
            found.filter(({ arrivedSecond }) => arrivedSecond > second).length,
          );
        }
      }),
      runs,
    );
  });

  it('[LIST-02] put the same listings into the same cells of the map and pins into the same places', async () => {
    const [west, south, east, north] = sampleRegion;
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    await fc.assert(
      fc.asyncProperty(
        anyCriteria,
        fc.tuple(share, share, share, share),
        fc.integer({ min: 8, max: 20 }),
        async (criteria, [a, b, c, d], shift) => {
          const context = await contextOf(criteria);
          const corner = (x: number, y: number) =>
            toWorld(west + x * (east - west), south + y * (north - south));
          const low = corner(Math.min(a, b), Math.max(c, d));
          const high = corner(Math.max(a, b), Math.min(c, d));
          const window = { minX: low.x, minY: low.y, maxX: high.x, maxY: high.y };
          const shown = findAll(criteria, context).filter(
            ({ worldX, worldY }) =>
              worldX !== null &&
              worldY !== null &&
              worldX >= window.minX &&
              worldX <= window.maxX &&
              worldY >= window.minY &&
              worldY <= window.maxY,
          );
          const [sqlCells, ...otherCells] = await Promise.all(
            sidesFor(criteria).map(async (side) =>
              sortCells(await side.cells(criteria, window, shift, context)),
            ),
          );
          expect((sqlCells ?? []).reduce((sum, { count }) => sum + count, 0)).toBe(shown.length);
          for (const cells of otherCells) expect(cells).toEqual(sqlCells);
          for (const side of sidesFor(criteria)) {
            const pins = await side.pins(criteria, window, listingCount, context);
            expect(pins.map(({ id }) => id)).toEqual(shown.map(({ id }) => id).sort());
          }
        },
      ),
      runs,
    );
  });
});

const sortCells = <T extends { cellX: number; cellY: number }>(cells: T[]) =>
  cells.sort((a, b) => a.cellX - b.cellX || a.cellY - b.cellY);

function lowerMedian(values: (number | null)[]): number | null {
  const sorted = known(values).sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1] ?? null;
}

const known = (values: (number | null)[]) => values.filter((value) => value !== null);
const lowest = (values: (number | null)[]) => known(values).sort((a, b) => a - b)[0] ?? null;
const highest = (values: (number | null)[]) => known(values).sort((a, b) => b - a)[0] ?? null;

function countFacets(criteria: Criteria, context: SearchContext): Facets {
  const without = (field: CriterionField) => {
    const tests = compileCriteria(criteria, context).filter((test) => test.field !== field);
    return market.filter((facts) => tests.every((test) => test.passes(facts)));
  };
  const counts = Object.fromEntries(
    countedFields.map((field) => {
      const tally: Record<string, number> = {};
      for (const facts of without(field)) {
        const values =
          field === 'basement'
            ? basementFeatures.filter((_, bit) => (facts.basementBits >> bit) & 1)
            : [facts[facetColumns[field]]].flatMap((value) => (value === null ? [] : facetValueOf(value)));
        for (const value of values) tally[value] = (tally[value] ?? 0) + 1;
      }
      return [field, tally];
    }),
  ) as Facets['counts'];
  const steps = priceSteps[criteria.offer];
  const bars = new Array<number>(steps.length + 1).fill(0);
  for (const { price } of without('price'))
    if (price !== null) {
      const bar = priceStepOf(criteria.offer, price);
      bars[bar] = (bars[bar] ?? 0) + 1;
    }
  return { counts, prices: { steps: [...steps], counts: bars } };
}

describe('criteria without a field', () => {
  it('find what brute force finds without its test', () => {
    fc.assert(
      fc.property(
        arbitraryActiveCriteria(),
        fc.constantFrom<CriterionField>('price', 'kind', 'within'),
        (criteria, field) => {
          const context = {
            today: sampleToday,
            keywordIds: new Set<string>(),
            addressIds: new Set<string>(),
          };
          const tests = compileCriteria(criteria, context).filter((test) => test.field !== field);
          const expected = market.filter((facts) => tests.every((test) => test.passes(facts)));
          expect(findAll(withoutField(criteria, field), context)).toEqual(expected);
        },
      ),
      runs,
    );
  });
});
