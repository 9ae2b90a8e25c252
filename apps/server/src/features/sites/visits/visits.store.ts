import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export function createVisitsStore(tx: Tx, agentId: string) {
  return {
    count: async (day: string, what: 'visits' | 'inquiries'): Promise<void> => {
      const column = sql.ref(what);
      await sql`
        insert into site_visit (agent_id, day, ${column}) values (${agentId}, ${day}::date, 1)
        on conflict (agent_id, day) do update set ${column} = site_visit.${column} + 1`.execute(tx);
    },
    /** Oldest first; days without anybody have no row. */
    list: (from: string): Promise<{ day: string; visits: number; inquiries: number }[]> =>
      tx
        .selectFrom('siteVisit')
        .select(['day', 'visits', 'inquiries'])
        .where('agentId', '=', agentId)
        .where('day', '>=', from)
        .orderBy('day')
        .execute(),
  };
}
