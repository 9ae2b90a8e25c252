import type { AlertTimeUnit, BlockReason, ReaderPace } from '@hearthline/domain/alert/vocabulary';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { prepared } from '../../../../platform/db/database.ts';
import type { HomeRow } from '../../homes/basket-homes.store.ts';
import { isClientId, isPerson } from '../alerts.store.ts';

/** An alert as one of its people meets it, also one that has ended. */
export interface PersonAlert {
  basketId: string;
  readerId: string;
  /** The person, as that reader. */
  clientId: string | null;
  email: string;
  name: string;
  message: string;
  criteria: Criteria | null;
  needsConfirmation: boolean;
  copiesToAgent: boolean;
  byEmail: boolean;
  bySms: boolean;
  activatesOn: string;
  timeUnit: AlertTimeUnit;
  sendHours: number[];
  quietFrom: string | null;
  quietTo: string | null;
  ceiling: number | null;
  /** It writes, and is for this person. */
  isLive: boolean;
  /** Why it reaches nobody, as the agent was told. */
  unreached: BlockReason | null;
  /** For others as well. */
  isShared: boolean;
  pace: ReaderPace;
  pausedUntil: string | null;
  stoppedAt: Date | null;
}

export interface BasketPlaces {
  lastPosition: number;
  homes: HomeRow[];
}

export function createPersonAlertsStore(tx: Tx, agentId: string) {
  return {
    /** False where somebody else is writing to them: whoever waited would find nothing left to do. */
    tryBegin: async (person: string): Promise<boolean> => {
      const { rows } = await sql<{ isFree: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended(${lockName(agentId, person)}, 0)) as is_free`.execute(
        tx,
      );
      return rows[0]?.isFree === true;
    },
    /** Waits until nobody else is writing to them. */
    begin: async (person: string): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${lockName(agentId, person)}, 0))`.execute(tx);
    },
    /** All alerts that are, or were, for somebody, the oldest first; nobody else changes them meanwhile. */
    lock: async (person: string): Promise<PersonAlert[]> => {
      await sql`
        select from basket_reader r
        join basket b on b.agent_id = r.agent_id and b.id = r.basket_id
        join alert a on a.agent_id = b.agent_id and a.basket_id = b.id
        where r.agent_id = ${agentId} and ${isPerson(person)}
        order by b.id
        for no key update of b, a`.execute(tx);
      // Only now, as whoever was waited for may have changed them, or what somebody wants of them.
      const { rows } =
        await sql<PersonAlert>`${prepared(isClientId(person) ? 'client_alerts' : 'address_alerts')}
        select b.id as basket_id, r.id as reader_id, r.client_id, r.email, b.name, b.message, b.criteria, b.needs_confirmation, b.copies_to_agent,
          b.by_email, b.by_sms, b.activates_on, b.time_unit, a.send_hours, a.quiet_from, a.quiet_to, a.ceiling,
          a.unreached,
          a.state = 'active' and b.deleted_at is null and r.removed_at is null as is_live,
          b.is_for_household or b.additional_email <> '' as is_shared,
          coalesce(w.pace, 'asSet') as pace, w.paused_until, w.stopped_at
        from basket_reader r
        join basket b on b.agent_id = r.agent_id and b.id = r.basket_id
        join alert a on a.agent_id = b.agent_id and a.basket_id = b.id
        left join alert_reader w on w.agent_id = r.agent_id and w.reader_id = r.id
        where r.agent_id = ${agentId} and ${isPerson(person)}
        order by b.id`.execute(tx);
      return rows;
    },
    /** Homes to which this person said no last, in whatever basket. */
    listRefused: async (person: string, homeKeys: readonly string[]): Promise<Set<string>> => {
      const { rows } = await sql<{
        homeKey: string;
      }>`${prepared(isClientId(person) ? 'client_refusals' : 'address_refusals')}
        with said as materialized (
          select a.home_id, a.answer, a.answered_at
          from basket_reader r
          join basket_answer a on a.agent_id = r.agent_id and a.reader_id = r.id
          where r.agent_id = ${agentId} and ${isPerson(person)}
        )
        select home_key from (
          select distinct on (h.home_key) h.home_key, said.answer
          from said join basket_home h on h.agent_id = ${agentId} and h.id = said.home_id
          where h.home_key = any (${homeKeys}::text[])
          order by h.home_key, said.answered_at desc
        ) last where answer = 'no'`.execute(tx);
      return new Set(rows.map(({ homeKey }) => homeKey));
    },
    /** Of each basket: where its last home stands, and those of the homes that it holds or held, in the order of adding. */
    listPlaces: async (
      basketIds: readonly string[],
      homeKeys: readonly string[],
    ): Promise<Map<string, BasketPlaces>> => {
      const { rows } = await sql<HomeRow & { into: string; lastPosition: number }>`${prepared('alert_places')}
        select asked.id as "into", coalesce(last.position, 0) as last_position, h.*
        from unnest(${basketIds}::uuid[]) as asked (id)
        cross join lateral (
          select max(position) as position from basket_home where agent_id = ${agentId} and basket_id = asked.id
        ) last
        left join basket_home h on h.agent_id = ${agentId} and h.basket_id = asked.id
          and h.home_key = any (${homeKeys}::text[])
        order by h.added_at`.execute(tx);
      return new Map(
        [...Map.groupBy(rows, ({ into }) => into)].map(([basketId, own]) => [
          basketId,
          {
            lastPosition: own[0]?.lastPosition ?? 0,
            // Without any, the basket stands alone in its row.
            homes: own.filter(({ id }) => id !== null),
          },
        ]),
      );
    },
  };
}

const lockName = (agentId: string, person: string): string => `alerts ${agentId} ${person}`;
