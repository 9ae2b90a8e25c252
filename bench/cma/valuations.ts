import type { CmaConditions, CmaSubject } from '@hearthline/contract/cma';
import { fromDayNumber, toDayNumber } from '@hearthline/domain/calendar';
import { boardDay } from '@hearthline/domain/time-zone';
import { calculate } from '@hearthline/domain/valuation/calculation';
import type { Edits, Grid } from '@hearthline/domain/valuation/grid';
import { noEdits } from '@hearthline/domain/valuation/grid';
import { findLacking, keepPlausible } from '@hearthline/domain/valuation/plausible-facts';
import { sql } from 'kysely';
import { createComparablesService } from '../../apps/server/src/features/cma/comparables/comparables.service.ts';
import { createGridService } from '../../apps/server/src/features/cma/grid/grid.service.ts';
import { factsOf } from '../../apps/server/src/features/cma/market/home-columns.ts';
import { createSalesStore } from '../../apps/server/src/features/cma/market/sales.store.ts';
import { fitInWorker } from '../../apps/server/src/features/cma/models/fit-in-worker.ts';
import { createModels } from '../../apps/server/src/features/cma/models/models.service.ts';
import { createModelsStore } from '../../apps/server/src/features/cma/models/models.store.ts';
import { presentCard } from '../../apps/server/src/features/listings/listings.presenter.ts';
import { createListingsStore } from '../../apps/server/src/features/listings/listings.store.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { createDatabase } from '../../apps/server/src/platform/db/database.ts';
import { listingCount, openDataset } from '../search/dataset.ts';
import { digits, measureInTurns, show, toTiming } from '../search/measure.ts';
import type { BenchmarkResult, Goal } from '../support/benchmark.ts';
import { sized } from '../support/size.ts';

const subjectCount = sized(150, 5);
const mostChosen = sized(50, 1);

/** Values of homes on the market among a million listings. */
export async function measureValuations(): Promise<BenchmarkResult> {
  const dataset = await openDataset();
  const database = createDatabase({ url: dataset.ownerUrl, role: 'hearthline_app', maxConnections: 4 });
  const worker = createDatabase({ url: dataset.ownerUrl, role: 'hearthline_worker', maxConnections: 2 });
  try {
    const today = boardDay(systemClock.now());
    const fittingMs = await fitMarket(dataset.ownerUrl, worker, toDayNumber(today));
    const services = createServices(database, today);
    const subjects = await chooseSubjects(database);
    const timings = await measureInTurns(subjects, {
      fast: (subject) => services.valueFast(subject, toDayNumber(today)),
      comparables: (subject) => services.findComparables(subject, today),
      'plain SQL': (subject) => findPlainly(database, subject, today),
    });
    const { fast, comparables, 'plain SQL': plain } = timings;
    if (!fast || !comparables || !plain) throw new Error('Something was not measured');
    const recalculation = toTiming(measureRecalculation(await services.makeLargeGrid(subjects, today)));
    const row = (operation: string, engine: string, value: string) => ({
      operation,
      engine,
      'ms p50 / p95': value,
      'x ours': '',
    });
    const goals: Goal[] = [
      {
        text: `a fast value among ${listingCount} listings takes under a second (p95)`,
        seen: `${digits(fast.p95)} ms, ${digits(plain.p95 / fast.p95)} times as fast as finding the same sales by plain SQL alone`,
        isMet: fast.p95 < 1000,
      },
      {
        text: `recalculating ${mostChosen} comparables takes under 50 ms (p95)`,
        seen: `${digits(recalculation.p95)} ms`,
        isMet: recalculation.p95 < 50,
      },
    ];
    return {
      rows: [
        ...(fittingMs === null ? [] : [row('fitting the market, in a thread', 'ours', digits(fittingMs))]),
        row('fast value, from facts to range', 'ours', show(fast)),
        row('comparables with near misses, repairs and what competes', 'ours', show(comparables)),
        row('sales within 1 km, nothing else', 'plain SQL', show(plain)),
        row(`recalculation of ${mostChosen} comparables after an edit`, 'ours', show(recalculation)),
      ],
      goals,
    };
  } finally {
    await Promise.all([database.close(), worker.close()]);
    await dataset.close();
  }
}

async function fitMarket(url: string, worker: Database, day: number): Promise<number | null> {
  const store = createModelsStore(worker.db);
  const startedAt = performance.now();
  for (const board of await fitInWorker(url, day)) await store.put(board, systemClock.now());
  return performance.now() - startedAt;
}

function createServices(database: Database, today: string) {
  const sales = createSalesStore(database);
  const models = createModels({ store: createModelsStore(database.db), db: database.db, clock: systemClock });
  const listings = createListingsStore(database.db);
  const grids = createGridService({ sales, models });
  const comparables = createComparablesService({
    sales,
    models,
    grids,
    findCards: async (_agentId, ids) =>
      (await listings.findCards(ids)).map((card) => presentCard(card, toDayNumber(today), () => '')),
  });
  return {
    valueFast: async (subject: CmaSubject, day: number) => {
      const choice = await grids.chooseAutomatically(subject, null, day);
      if (!choice) return null;
      const { grid } = await grids.make(
        { method: 'fast', subject, chosen: choice.ids, levels: {} },
        null,
        day,
      );
      return calculate(grid);
    },
    findComparables: (subject: CmaSubject, date: string) =>
      comparables.find('', { subject, conditions: conditionsOf(subject, date) }, null, date),
    /** As many as an agent can choose by hand; the method itself begins with fewer. */
    makeLargeGrid: async (subjects: readonly CmaSubject[], date: string): Promise<Grid> => {
      for (const subject of subjects) {
        const conditions = conditionsOf(subject, date);
        const { items } = await comparables.find('', { subject, conditions }, null, date);
        if (items.length < mostChosen) continue;
        const chosen = items.slice(0, mostChosen).map(({ listing }) => listing.id);
        const asked = { method: 'advance' as const, subject, chosen, levels: {} };
        return (await grids.make(asked, null, toDayNumber(date))).grid;
      }
      throw new Error(`No subject has ${mostChosen} comparables`);
    },
  };
}

const conditionsOf = ({ facts }: CmaSubject, today: string): CmaConditions => ({
  radiusMetres: 1000,
  soldFrom: fromDayNumber(toDayNumber(today) - 365),
  criteria: {
    version: 1,
    offer: 'sale',
    status: ['sold', 'active', 'deactive'],
    kind: { any: [facts.kind] },
  },
});

/** Homes on the market that tell what Fast asks for, spread over the region. */
async function chooseSubjects({ db, ...database }: Database): Promise<CmaSubject[]> {
  const sales = createSalesStore({ db, ...database });
  const { rows } = await sql<{ id: string }>`
    select id from listing_open where offer = 'sale' and kind <> 'land' order by md5(id::text) limit ${subjectCount * 2}`.execute(
    db,
  );
  const subjects: CmaSubject[] = [];
  for (const { id } of rows) {
    const home = await sales.findHome(id);
    if (!home) continue;
    const { facts } = keepPlausible(factsOf(home));
    if (findLacking(facts).length > 0) continue;
    subjects.push({ listingId: id, address: 'Home', municipality: '', facts });
    if (subjects.length === subjectCount) break;
  }
  return subjects;
}

/** What one would write without projections: the listings themselves, a box, and a distance. */
async function findPlainly({ db }: Database, { facts }: CmaSubject, today: string): Promise<unknown> {
  const { latitude, longitude, kind } = facts;
  const [high, wide] = [1 / 111.195, 1 / (111.195 * Math.cos(((latitude ?? 0) * Math.PI) / 180))];
  const { rows } = await sql`
    select id, close_price, sold_date from listing
    where kind = ${kind} and offer = 'sale' and state = 'firm' and sold_date >= ${today}::date - 365
      and latitude between ${(latitude ?? 0) - high} and ${(latitude ?? 0) + high}
      and longitude between ${(longitude ?? 0) - wide} and ${(longitude ?? 0) + wide}`.execute(db);
  return rows;
}

function measureRecalculation(grid: Grid): number[] {
  const first = grid.sales[0]?.id ?? '';
  return Array.from({ length: 400 }, (_, round) => {
    const edits: Edits = {
      ...noEdits,
      rates: { area: 20_000 + round * 100 },
      amounts: { [first]: { lot: round * 100 } },
    };
    const startedAt = performance.now();
    calculate(grid, edits);
    return performance.now() - startedAt;
  }).slice(100);
}
