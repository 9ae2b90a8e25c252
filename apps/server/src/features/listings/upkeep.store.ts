import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** What time alone changes about listings. */
export function createUpkeepStore(db: Db) {
  return {
    /** Sales older than 25 months are no comparables any more. */
    dropOldSales: async (today: string): Promise<number> => {
      const { numAffectedRows } = await sql`
        delete from sold_recent
        where sold_day < (${today}::date - interval '25 months')::date - date '1970-01-01'`.execute(db);
      return Number(numAffectedRows ?? 0);
    },
    /** A firm deal whose day of completion has come is closed. */
    closeDeals: async (today: string): Promise<number> => {
      const { numAffectedRows } = await sql`
        update listing set is_closed = true
        where state = 'firm' and not is_closed and close_date <= ${today}`.execute(db);
      return Number(numAffectedRows ?? 0);
    },
  };
}
