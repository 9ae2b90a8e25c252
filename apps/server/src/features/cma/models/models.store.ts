import type { Calibration } from '@hearthline/domain/valuation/calibration';
import type { MarketModel } from '@hearthline/domain/valuation/market-model';
import type { Method } from '@hearthline/domain/valuation/method';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** What was fitted to the sales of one board. */
export interface FittedBoard {
  source: string;
  /** Sales before this day. */
  asOf: string;
  sales: number;
  model: MarketModel;
  calibrations: Record<Method, Calibration>;
}

export function createModelsStore(db: Db) {
  return {
    /** Which boards there are, and when each was fitted. */
    list: async (): Promise<{ source: string; sales: number; fittedAt: Date }[]> =>
      db.selectFrom('valuationModel').select(['source', 'sales', 'fittedAt']).execute(),
    find: async (source: string): Promise<FittedBoard | null> => {
      const { rows } = await sql<FittedBoard>`
        select source, as_of, sales, model, calibrations from valuation_model where source = ${source}`.execute(
        db,
      );
      return rows[0] ?? null;
    },
    put: async ({ source, asOf, sales, model, calibrations }: FittedBoard, at: Date): Promise<void> => {
      await sql`
        insert into valuation_model (source, as_of, sales, model, calibrations, fitted_at)
        values (${source}, ${asOf}, ${sales}, ${JSON.stringify(model)}::jsonb, ${JSON.stringify(calibrations)}::jsonb, ${at})
        on conflict (source) do update set as_of = excluded.as_of, sales = excluded.sales, model = excluded.model,
          calibrations = excluded.calibrations, fitted_at = excluded.fitted_at`.execute(db);
    },
    removeOthers: async (sources: readonly string[]): Promise<void> => {
      await sql`delete from valuation_model where source <> all (${sources})`.execute(db);
    },
  };
}
export type ModelsStore = ReturnType<typeof createModelsStore>;
