import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toDayNumber } from '@hearthline/domain/calendar';
import { openBoard, valueHome } from '@hearthline/domain/valuation/board';
import { findMethodGap } from '@hearthline/domain/valuation/compare-methods';
import type { Sale } from '@hearthline/domain/valuation/home-facts';
import { methods } from '@hearthline/domain/valuation/method';
import { checkOverride, checkValue } from '@hearthline/domain/valuation/testing/check-value';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSalesStore } from '../../features/cma/market/sales.store.ts';
import { createListingImport } from '../../features/listings/import/listing-import.ts';
import { createSettableClock } from '../../platform/clock/clock.ts';
import type { TestDatabase } from '../test-database.ts';
import { createTestDatabase } from '../test-database.ts';
import { fillTestMarket } from '../test-market.ts';
import { sized } from './size.ts';

/** Sales of a real city, where they lie beside the checkout. */
const cityFile = path.resolve(import.meta.dirname, '../../../../../../shared/data/sales-dev.ndjson.gz');
const homes = sized(2_000, 40);
const demoListings = sized(8_000, 1_500);
const demoToday = '2025-11-12';
const overlapping = 0.97;
/** Homes that were sold early have little before them; `cma evaluate` measures the goal of 95 % in its window. */
const steady = 0.9;
const mostMoved = 0.06;
/** Further apart than this, both methods say why. */
const mostApart = 0.1;

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hearthline-values-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function listSales(fromDay: number, toDay: number): Promise<Sale[]> {
  const boards = await createSalesStore(database.worker).listByBoard(fromDay, toDay);
  return [...boards.values()].flat();
}

/** Sales spread over all of them, each as a home to be valued on the day it was sold. */
function valueMany(sales: readonly Sale[], asOfDay: number): void {
  const board = openBoard(sales, asOfDay);
  const step = Math.max(1, Math.floor(sales.length / 2 / homes));
  const seen = { valued: 0, fast: 0, overlapping: 0, steady: 0 };
  // The younger half, which has something before it.
  for (const sale of sales.slice(sales.length / 2).filter((_, place) => place % step === 0)) {
    const { id: _id, price: _price, soldDay, ...home } = sale;
    const opinions = valueHome(board, home, soldDay);
    if (!opinions) continue;
    for (const method of methods) checkValue(opinions[method], method);
    checkOverride(opinions.advance);
    const { fast, advance } = opinions;
    const apart = Math.abs(fast.calculation.exact / advance.calculation.exact - 1) > mostApart;
    expect(findMethodGap(advance.grid) !== null).toBe(apart);
    seen.valued += 1;
    if (advance.calculation.influence <= mostMoved) seen.steady += 1;
    if (fast.unlike.length > 0) continue;
    seen.fast += 1;
    if (fast.calculation.low <= advance.calculation.high && advance.calculation.low <= fast.calculation.high)
      seen.overlapping += 1;
  }
  console.info(JSON.stringify(seen));
  expect(seen.valued).toBeGreaterThan(homes / 2);
  expect(seen.overlapping / seen.fast).toBeGreaterThanOrEqual(overlapping);
  expect(seen.steady / seen.valued).toBeGreaterThanOrEqual(sized(steady, 0.8));
}

describe('[CMA-06] every value', () => {
  it('of a home of the demo can be worked out again line by line', async () => {
    await fillTestMarket(database, { listings: demoListings, today: demoToday });
    const today = toDayNumber(demoToday);
    valueMany(await listSales(today - 3 * 365, today), today + 1);
  });

  it('of a home of a real city can, too', async ({ skip }) => {
    skip(!existsSync(cityFile), 'the development set does not lie beside this checkout');
    const clock = createSettableClock('2026-11-15T12:00:00Z');
    const listings = createListingImport({ database: database.worker, clock });
    await listings.importFile({ file: cityFile, rejectsFile: path.join(folder, 'rejects.ndjson') });
    const sales = await listSales(toDayNumber('2015-01-01'), toDayNumber('2019-12-31'));
    valueMany(sales, Math.max(...sales.map(({ soldDay }) => soldDay)) + 1);
  });
});
