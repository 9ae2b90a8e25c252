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

/** An alert that a message named beside that of the page, with the same person as its reader. */
export interface NamedAlert {
  basketId: string;
  readerId: string;
  name: string;
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
    /** Of these readers, those who are the same person as this one, in alerts that are there. */
    listNamed: async (readerId: string, others: readonly string[]): Promise<NamedAlert[]> => {
      const { rows } = await sql<NamedAlert>`
        select b.id as basket_id, r.id as reader_id, b.name
        from basket_reader own
        join basket_reader r on r.agent_id = own.agent_id and r.id <> own.id and r.removed_at is null
          and (r.client_id = own.client_id
            or own.client_id is null and r.client_id is null and lower(r.email) = lower(own.email))
        join basket b on b.agent_id = r.agent_id and b.id = r.basket_id and b.deleted_at is null
        join alert a on a.agent_id = b.agent_id and a.basket_id = b.id
        where own.agent_id = ${agentId} and own.id = ${readerId} and r.id = any (${others}::uuid[])
        order by b.id`.execute(tx);
      return rows;
    },
  };
}
