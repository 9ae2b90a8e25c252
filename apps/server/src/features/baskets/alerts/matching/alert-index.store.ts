import type { AlertTrigger } from '@hearthline/domain/alert/vocabulary';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { prepared } from '../../../../platform/db/database.ts';

/** What an alert waits for, as it stood in the transaction that wrote it. */
export interface FollowedAlert {
  agentId: string;
  basketId: string;
  changedXid: string;
  criteria: Criteria;
  triggers: AlertTrigger[];
}

export interface AlertName {
  agentId: string;
  basketId: string;
}

export interface ChangedAlert extends AlertName {
  changedXid: string;
}

const selection = sql`
  select a.agent_id, a.basket_id, a.changed_xid::text, b.criteria, a.triggers
  from alert a join basket b on b.agent_id = a.agent_id and b.id = a.basket_id
  where a.state = 'active' and b.deleted_at is null and b.criteria is not null`;

/** Alerts of all agents; the transaction is the worker's. Transaction ids travel as text: they outgrow a number some day. */
export function createAlertIndexStore(tx: Tx) {
  return {
    /** Everything before the oldest transaction that is still open has been seen, or was rolled back. */
    getHorizon: async (): Promise<string> => {
      const { rows } = await sql<{
        horizon: string;
      }>`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(tx);
      return rows[0]?.horizon ?? '0';
    },
    /** Those that write, portion by portion. */
    streamAll: async function* (portion: number): AsyncGenerator<FollowedAlert[]> {
      const none = '00000000-0000-0000-0000-000000000000';
      let after: AlertName | undefined = { agentId: none, basketId: none };
      while (after) {
        const { agentId, basketId }: AlertName = after;
        const { rows } = await sql<FollowedAlert>`${selection}
          and (a.agent_id, a.basket_id) > (${agentId}::uuid, ${basketId}::uuid)
          order by a.agent_id, a.basket_id limit ${portion}`.execute(tx);
        if (rows.length > 0) yield rows;
        after = rows.length < portion ? undefined : rows.at(-1);
      }
    },
    /** Alerts that changed in a transaction from `horizon` on, with the horizon of this look. */
    listChanges: async (horizon: string): Promise<{ horizon: string; changed: ChangedAlert[] }> => {
      const { rows } = await sql<{
        horizon: string;
        changed: ChangedAlert[] | null;
      }>`${prepared('changed_alerts')}
        select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
          (select json_agg(json_build_object('agentId', agent_id, 'basketId', basket_id, 'changedXid', changed_xid::text))
            from alert where changed_xid >= ${horizon}::xid8) as changed`.execute(tx);
      return { horizon: rows[0]?.horizon ?? horizon, changed: rows[0]?.changed ?? [] };
    },
    /** Those of them that write. */
    find: async (names: readonly AlertName[]): Promise<FollowedAlert[]> => {
      const { rows } = await sql<FollowedAlert>`${selection}
        and (a.agent_id, a.basket_id) in (
          select * from unnest(${names.map(({ agentId }) => agentId)}::uuid[], ${names.map(({ basketId }) => basketId)}::uuid[]))`.execute(
        tx,
      );
      return rows;
    },
  };
}

export type AlertIndexStore = ReturnType<typeof createAlertIndexStore>;
