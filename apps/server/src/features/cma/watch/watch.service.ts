import { toDayNumber } from '@hearthline/domain/calendar';
import { boardDay } from '@hearthline/domain/time-zone';
import { calculate } from '@hearthline/domain/valuation/calculation';
import { mostComparables } from '@hearthline/domain/valuation/comparables';
import type { CalculationResult, Edits, Grid } from '@hearthline/domain/valuation/grid';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import type { CmaRecord } from '../analyses/cmas.store.ts';
import { createCmasStore } from '../analyses/cmas.store.ts';
import { draftOfVersion } from '../analyses/open-version.ts';
import type { ComparablesService } from '../comparables/comparables.service.ts';
import type { SubjectsService } from '../comparables/subjects.service.ts';
import type { GridService } from '../grid/grid.service.ts';
import type { SalesStore } from '../market/sales.store.ts';
import { publishCmaChanged } from '../publish-changed.ts';
import type { OwnSale, WatchedCma } from './watch.store.ts';
import { createWatchStore } from './watch.store.ts';

export type WatchNews =
  | { type: 'moved'; address: string; from: number; to: number; sales: number }
  | { type: 'scored'; address: string; value: number; price: number; isInside: boolean };

export interface WatchDeps {
  database: Pick<Database, 'asAgent'>;
  /** Sees all agents. */
  workerDb: Db;
  clock: Clock;
  sales: Pick<SalesStore, 'findChangedSince'>;
  comparables: Pick<ComparablesService, 'find'>;
  grids: Pick<GridService, 'make'>;
  subjects: Pick<SubjectsService, 'findOrigin'>;
  notify(tx: Tx, agentId: string, cmaId: string, news: WatchNews): Promise<void>;
}

interface WatchCounts {
  looked: number;
  moved: number;
  scored: number;
}

/** How many one job looks at, which its time is ample for; it leaves the rest to the next. */
const portion = 100;

interface WatchStep {
  counts: WatchCounts;
  /** After whom to go on; null where nobody is left. */
  last: WatchedCma | null;
}

/** Looks at saved values again: when new sales move one, and when the home itself was sold. */
export function createWatchService({ database, workerDb, clock, ...deps }: WatchDeps) {
  const store = createWatchStore(workerDb);

  async function score({ agentId, id }: WatchedCma, sale: OwnSale): Promise<void> {
    const isInside = sale.price >= sale.low && sale.price <= sale.high;
    await database.asAgent(agentId, async (tx) => {
      const cmas = createCmasStore(tx, agentId);
      const row = await cmas.lock(id);
      if (!row || row.deletedAt || row.soldPrice !== null) return;
      await cmas.update(id, {
        soldListingId: sale.listingId,
        soldPrice: sale.price,
        soldOn: sale.soldOn,
        scoredVersion: sale.version,
        scoredValue: sale.value,
        isInside,
      });
      await deps.notify(tx, agentId, id, {
        type: 'scored',
        address: row.address,
        value: sale.value,
        price: sale.price,
        isInside,
      });
      await publishCmaChanged(tx, agentId);
    });
  }

  /** With the sales that would be suggested by the saved conditions and that became firm after the value was saved. */
  async function revalue(agentId: string, row: CmaRecord) {
    const version = await database.asAgent(agentId, (tx) =>
      createCmasStore(tx, agentId).findVersion(row.id, row.latestVersion),
    );
    if (!version) return null;
    const { savedAt } = version;
    const draft = draftOfVersion(version);
    const today = boardDay(clock.now());
    const { source } = await deps.subjects.findOrigin(draft.subject.listingId);
    const { suggested } = await deps.comparables.find(agentId, draft, source, today);
    const others = suggested.filter((id) => !draft.chosen.includes(id));
    const changed = await deps.sales.findChangedSince(others, savedAt);
    const fresh = others.filter((id) => changed.has(id));
    if (fresh.length === 0) return null;
    const chosen = [...fresh, ...draft.chosen].slice(0, mostComparables);
    const { grid } = await deps.grids.make({ ...draft, chosen }, source, toDayNumber(today));
    const result = calculateKnown(grid, { ...draft.edits, weights: {} });
    return result.state === 'calculated'
      ? { calculation: result.calculation, from: version.value, sales: fresh.length }
      : null;
  }

  async function watch({ agentId, id }: WatchedCma): Promise<boolean> {
    const row = await database.asAgent(agentId, (tx) => createCmasStore(tx, agentId).find(id));
    if (!row?.isWatched || row.deletedAt) return false;
    const again = await revalue(agentId, row);
    if (!again) return false;
    const { calculation, from, sales } = again;
    const to = calculation.value;
    const notifiedValue = row.movedValue ?? from;
    if (Math.abs(to / notifiedValue - 1) * 100 <= Number(row.watchPercent)) return false;
    return database.asAgent(agentId, async (tx) => {
      const cmas = createCmasStore(tx, agentId);
      const now = await cmas.lock(id);
      // Who saved again meanwhile has seen the new sales.
      if (!now?.isWatched || now.deletedAt || now.latestVersion !== row.latestVersion) return false;
      await cmas.update(id, {
        movedValue: to,
        movedLow: calculation.low,
        movedHigh: calculation.high,
        movedAt: clock.now(),
      });
      await deps.notify(tx, agentId, id, { type: 'moved', address: row.address, from, to, sales });
      await publishCmaChanged(tx, agentId);
      return true;
    });
  }

  /** One after the other; one agent's error keeps no other from being notified. */
  async function look(watched: readonly WatchedCma[], onError: (error: unknown) => void): Promise<WatchStep> {
    const counts = { looked: 0, moved: 0, scored: 0 };
    for (const one of watched) {
      counts.looked += 1;
      try {
        const sale = await store.findOwnSale(one);
        if (sale) {
          await score(one, sale);
          counts.scored += 1;
        } else if (await watch(one)) counts.moved += 1;
      } catch (error) {
        onError(error);
      }
    }
    return { counts, last: watched.length < portion ? null : (watched.at(-1) ?? null) };
  }

  return {
    /** Over the next of all that are watched. */
    lookAtNext: async (after: WatchedCma | null, onError: (error: unknown) => void) =>
      look(await store.listWatched(after, portion), onError),
    /** Over the next of those that these sales may move or score. */
    lookNearSold: async (
      listingIds: readonly string[],
      after: WatchedCma | null,
      onError: (error: unknown) => void,
    ) => look(await store.listWatchedNear(listingIds, after, portion), onError),
  };
}
export type WatchService = ReturnType<typeof createWatchService>;

/** A new flat of whose floor nobody has told is not asked: the round has nobody who could look it up. */
function calculateKnown(grid: Grid, edits: Edits): CalculationResult {
  const result = calculate(grid, edits);
  return result.state === 'levelsMissing'
    ? calculate(grid, { ...edits, leftOut: [...edits.leftOut, ...result.items] })
    : result;
}
