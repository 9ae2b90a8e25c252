import type { HomeEstimate } from '@hearthline/contract/cma-estimate';
import { toDayNumber } from '@hearthline/domain/calendar';
import { calculate } from '@hearthline/domain/valuation/calculation';
import { findLacking, keepPlausible } from '@hearthline/domain/valuation/plausible-facts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { createCmasStore } from '../analyses/cmas.store.ts';
import type { GridService } from '../grid/grid.service.ts';
import type { HomeRow } from '../market/home-columns.ts';
import { factsOf } from '../market/home-columns.ts';
import type { SalesStore } from '../market/sales.store.ts';

export interface EstimatesDeps {
  database: Pick<Database, 'asAgent'>;
  sales: Pick<SalesStore, 'findHome' | 'findOffer'>;
  grids: Pick<GridService, 'makeAutomatically'>;
}

const none = (
  reason: Extract<HomeEstimate, { kind: 'none' }>['reason'],
  unlike: Extract<HomeEstimate, { kind: 'none' }>['unlike'] = [],
): HomeEstimate => ({ kind: 'none', reason, unlike });

/** What a home on the market may be worth, to stand beside what is asked for it. */
export function createEstimatesService({ database, sales, grids }: EstimatesDeps) {
  async function findSaved(agentId: string, { id, homeKey }: HomeRow): Promise<HomeEstimate | null> {
    const saved = await database.asAgent(agentId, (tx) =>
      createCmasStore(tx, agentId).findSavedOf(id, homeKey),
    );
    if (!saved) return null;
    const { value, low, high, method, savedAt, movedValue, movedLow, movedHigh, movedAt } = saved;
    const isMoved = movedValue !== null && movedLow !== null && movedHigh !== null && movedAt !== null;
    return {
      kind: 'saved',
      cmaId: saved.id,
      ...{ value, low, high, method },
      savedAt: savedAt.toISOString(),
      moved: isMoved
        ? { value: movedValue, low: movedLow, high: movedHigh, at: movedAt.toISOString() }
        : null,
    };
  }

  /** From sales alone: what is asked for the home is not even read. */
  async function valueFast(row: HomeRow, day: number): Promise<HomeEstimate> {
    const { facts } = keepPlausible(factsOf(row));
    if (findLacking(facts).length > 0) return none('lacking');
    const automatic = await grids.makeAutomatically(
      { facts, listingId: row.id, address: '' },
      row.source,
      day,
    );
    if (!automatic) return none('tooFewSales');
    const { choice, grid, asOf } = automatic;
    if (choice.unlike.length > 0) return none('unlike', choice.unlike);
    const result = calculate(grid);
    if (result.state === 'levelsMissing') return none('levelsMissing');
    if (result.state !== 'calculated') return none('tooFewSales');
    const { value, low, high } = result.calculation;
    const { ids, radiusMetres } = choice;
    return { kind: 'fast', value, low, high, comparables: ids.length, radiusMetres, asOf };
  }

  return {
    find: async (agentId: string, listingId: string, today: string): Promise<HomeEstimate> => {
      const [row, offer] = await Promise.all([sales.findHome(listingId), sales.findOffer(listingId)]);
      if (!row || !offer?.isForSale) throw new AppError('listing_not_found');
      const saved = await findSaved(agentId, row);
      if (saved) return saved;
      if (!offer.mayShowValuation) return none('refused');
      try {
        return await valueFast(row, toDayNumber(today));
      } catch (error) {
        // A board that is new has no sales to fit to yet.
        if (error instanceof AppError && error.code === 'market_not_learnt') return none('notFitted');
        throw error;
      }
    },
  };
}
export type EstimatesService = ReturnType<typeof createEstimatesService>;
