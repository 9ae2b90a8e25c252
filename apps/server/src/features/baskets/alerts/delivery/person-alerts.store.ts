import type { AlertTimeUnit, ReaderPace } from '@hearthline/domain/alert/vocabulary';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { prepared } from '../../../../platform/db/database.ts';
import { isClientId, isPerson } from '../alerts.store.ts';

/** An alert as one of its people meets it, also one that has ended. */
export interface PersonAlert {
  basketId: string;
  readerId: string;
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
  /** For others as well. */
  isShared: boolean;
  pace: ReaderPace;
  pausedUntil: string | null;
  stoppedAt: Date | null;
}

export function createPersonAlertsStore(tx: Tx, agentId: string) {
  return {
    /** False where somebody else is writing to them: whoever waited would find nothing left to do. */
    tryBegin: async (person: string): Promise<boolean> => {
      const { rows } = await sql<{ isFree: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended(${`alerts ${agentId} ${person}`}, 0)) as is_free`.execute(
        tx,
      );
      return rows[0]?.isFree === true;
    },
    /** All alerts that are, or were, for somebody, the oldest first; nobody else changes their baskets meanwhile. */
    lock: async (person: string): Promise<PersonAlert[]> => {
      const { rows } =
        await sql<PersonAlert>`${prepared(isClientId(person) ? 'client_alerts' : 'address_alerts')}
        select b.id as basket_id, r.id as reader_id, b.name, b.message, b.criteria, b.needs_confirmation, b.copies_to_agent,
          b.by_email, b.by_sms, b.activates_on, b.time_unit, a.send_hours, a.quiet_from, a.quiet_to, a.ceiling,
          a.state = 'active' and b.deleted_at is null and r.removed_at is null as is_live,
          b.is_for_household or b.additional_email <> '' as is_shared,
          coalesce(w.pace, 'asSet') as pace, w.paused_until, w.stopped_at
        from basket_reader r
        join basket b on b.agent_id = r.agent_id and b.id = r.basket_id
        join alert a on a.agent_id = b.agent_id and a.basket_id = b.id
        left join alert_reader w on w.agent_id = r.agent_id and w.reader_id = r.id
        where r.agent_id = ${agentId} and ${isPerson(person)}
        order by b.id
        for no key update of b`.execute(tx);
      return rows;
    },
    /** Homes to which this person said no last, in whatever basket. */
    listRefused: async (person: string, homeKeys: readonly string[]): Promise<Set<string>> => {
      const { rows } = await sql<{
        homeKey: string;
      }>`${prepared(isClientId(person) ? 'client_refusals' : 'address_refusals')}
        select home_key from (
          select distinct on (h.home_key) h.home_key, said.answer
          from basket_home h
          join basket_answer said on said.agent_id = h.agent_id and said.home_id = h.id
          join basket_reader r on r.agent_id = said.agent_id and r.id = said.reader_id
          where h.agent_id = ${agentId} and h.home_key = any (${homeKeys}::text[]) and ${isPerson(person)}
          order by h.home_key, said.answered_at desc
        ) last where answer = 'no'`.execute(tx);
      return new Set(rows.map(({ homeKey }) => homeKey));
    },
    /** Where the last home of each basket stands. */
    listLastPositions: async (basketIds: readonly string[]): Promise<Map<string, number>> => {
      const { rows } = await sql<{ basketId: string; position: number }>`
        select basket_id, max(position) as position from basket_home
        where agent_id = ${agentId} and basket_id = any (${basketIds}::uuid[]) group by 1`.execute(tx);
      return new Map(rows.map(({ basketId, position }) => [basketId, position]));
    },
  };
}
