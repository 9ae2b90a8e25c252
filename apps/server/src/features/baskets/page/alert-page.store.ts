import type { AlertTrigger } from '@hearthline/domain/alert/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface ToldMatch {
  homeKey: string;
  trigger: AlertTrigger;
  oldPrice: number | null;
  price: number | null;
  matchedAt: Date;
}

interface ToldQuestion {
  basketId: string;
  /** As the ledger names them. */
  person: string;
  homeKeys: readonly string[];
  /** Of older days of the ledger nothing is asked. */
  since: Date;
}

/** What an alert told somebody. */
export function createAlertPageStore(tx: Tx, agentId: string) {
  return {
    /** The last of each home. */
    listTold: async ({ basketId, person, homeKeys, since }: ToldQuestion): Promise<ToldMatch[]> => {
      const { rows } = await sql<ToldMatch>`
        select distinct on (home_key) home_key, trigger, old_price, price, matched_at
        from alert_match
        where agent_id = ${agentId} and person = ${person} and home_key = any (${homeKeys}::text[])
          and id >= first_id_of_day(${since}::date) and (basket_id = ${basketId} or ${basketId} = any (also_ids))
          and message_id is not null and outcome in ('sent', 'merged')
        order by home_key, matched_at desc`.execute(tx);
      return rows;
    },
  };
}
