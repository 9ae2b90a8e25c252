import type { AlertTrigger } from '@hearthline/domain/alert/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { prepared } from '../../../../platform/db/database.ts';
import { openFrom } from '../alert-matches.store.ts';
import type { AlertName } from './alert-index.store.ts';

/** An alert that something fits, with one of its people; without anybody, `readerId` is null. */
export interface AlertReaderRow extends AlertName {
  changedXid: string;
  isOn: boolean;
  activatesOn: string;
  timeZone: string;
  readerId: string | null;
  clientId: string | null;
  email: string;
}

/** A person, a home and an event. */
export interface NewMatch {
  agentId: string;
  id: string;
  person: string;
  clientId: string | null;
  readerId: string;
  basketId: string;
  alsoIds: string[];
  eventId: string;
  listingId: string;
  homeKey: string;
  trigger: AlertTrigger;
  oldPrice: number | null;
  price: number | null;
  /** Of the ledger. */
  day: string;
}

export interface DuePerson {
  agentId: string;
  person: string;
}

/** Of all agents; the transaction is the worker's. */
export function createMatchingStore(tx: Tx) {
  return {
    /** Those that are still there, with the people who want to hear from them. */
    listReaders: async (names: readonly AlertName[]): Promise<AlertReaderRow[]> => {
      const { rows } = await sql<AlertReaderRow>`${prepared('alert_readers')}
        select a.agent_id, a.basket_id, a.changed_xid::text, a.state = 'active' and b.deleted_at is null as is_on,
          b.activates_on, g.time_zone, r.id as reader_id, r.client_id, coalesce(r.email, '') as email
        from unnest(${names.map(({ agentId }) => agentId)}::uuid[], ${names.map(({ basketId }) => basketId)}::uuid[])
          as n (agent_id, basket_id)
        join alert a on a.agent_id = n.agent_id and a.basket_id = n.basket_id
        join basket b on b.agent_id = a.agent_id and b.id = a.basket_id
        join agent g on g.agent_id = a.agent_id
        left join (basket_reader r
          left join client c on c.agent_id = r.agent_id and c.id = r.client_id
          left join alert_reader w on w.agent_id = r.agent_id and w.reader_id = r.id)
          on r.agent_id = a.agent_id and r.basket_id = a.basket_id and r.removed_at is null and c.deleted_at is null
            and w.stopped_at is null
        order by a.agent_id, a.basket_id, r.created_at, r.id`.execute(tx);
      return rows;
    },
    /**
     * The rows of the ledger, the matches counted beside them, and who is to be looked at, in one statement; how many
     * there are of each event. What is there already is left alone. In one order, so that two who write do not wait for
     * each other.
     */
    insert: async (
      matches: readonly NewMatch[],
      now: Date,
    ): Promise<{ eventId: string; matches: number }[]> => {
      const { rows } = await sql<{ eventId: string; matches: number }>`${prepared('alert_matches')}
        with asked as materialized (
          select * from jsonb_to_recordset(${JSON.stringify(matches.map(toRecord))}::jsonb) as n (
            agent_id uuid, id uuid, person text, client_id uuid, reader_id uuid, basket_id uuid, also_ids uuid[],
            event_id uuid, listing_id uuid, home_key text, trigger alert_trigger, old_price bigint, price bigint, day date)
        ), inserted as (
          insert into alert_match (agent_id, id, person, reader_id, basket_id, also_ids, event_id, listing_id, home_key,
            trigger, old_price, price, matched_at, outcome, wait, due_at)
          select agent_id, id, person, reader_id, basket_id, also_ids, event_id, listing_id, home_key, trigger, old_price,
            price, ${now}, 'merged', 'queued', ${now}
          from asked order by agent_id, id
          on conflict do nothing
          returning agent_id, id
        ), counted as (
          insert into alert_tally as t (agent_id, basket_id, day, matches)
          select agent_id, named.basket_id, day, count(*)
          from inserted join asked using (agent_id, id)
            cross join lateral unnest(asked.basket_id || asked.also_ids) as named (basket_id)
          group by 1, 2, 3 order by 1, 2, 3
          on conflict (agent_id, basket_id, day) do update set matches = t.matches + excluded.matches
        ), due as (
          insert into alert_person as p (agent_id, person, client_id, due_at, open_from)
          select agent_id, person, client_id, ${now}::timestamptz, (array_agg(id order by id))[1]
          from asked group by 1, 2, 3 order by 1, 2
          on conflict (agent_id, person) do update set due_at = least(p.due_at, excluded.due_at),
            open_from = ${openFrom(sql`excluded.open_from`)}
        )
        select event_id, count(*)::int as matches from inserted join asked using (agent_id, id) group by 1`.execute(
        tx,
      );
      return rows;
    },
    /** People for whom something waits whose time has come, those first who waited longest; whom nobody is writing to. */
    listDue: async (now: Date, limit: number, skipped: number): Promise<DuePerson[]> => {
      const { rows } = await sql<DuePerson>`
        select agent_id, person from alert_person where due_at <= ${now}
        order by due_at limit ${limit + skipped} for update skip locked`.execute(tx);
      return rows;
    },
  };
}

const toRecord = (match: NewMatch) => ({
  agent_id: match.agentId,
  id: match.id,
  person: match.person,
  client_id: match.clientId,
  reader_id: match.readerId,
  basket_id: match.basketId,
  also_ids: match.alsoIds,
  event_id: match.eventId,
  listing_id: match.listingId,
  home_key: match.homeKey,
  trigger: match.trigger,
  old_price: match.oldPrice,
  price: match.price,
  day: match.day,
});
