import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { BasketMessage, BasketSending } from '../../../platform/db/schema.generated.ts';

export type SendingRow = Selectable<BasketSending> & {
  /** People it goes to. */
  readers: number;
  messageIds: string[];
  /** Every message of it still waits in the outbox. */
  isWaiting: boolean;
};

/** One message of it is on its way, or gone. */
export const hasLeft = (sending: SendingRow | null): boolean => sending !== null && !sending.isWaiting;

/** When something last left for the people of a basket, and when what waits in the outbox does. */
export interface Departures {
  leftAt: Date | null;
  leavesAt: Date | null;
}

export function createSendingsStore(tx: Tx, agentId: string) {
  return {
    /** What was last put into the outbox and not taken back. */
    findLast: async (basketId: string): Promise<SendingRow | null> => {
      const { rows } = await sql<SendingRow>`
        select s.*, count(distinct b.reader_id)::int as readers,
          coalesce(array_agg(b.message_id) filter (where b.message_id is not null), '{}') as message_ids,
          coalesce(bool_and(m.status = 'waiting'), true) as is_waiting
        from basket_sending s
        left join basket_message b on b.agent_id = s.agent_id and b.sending_id = s.id
        left join message m on m.agent_id = b.agent_id and m.id = b.message_id
        where s.agent_id = ${agentId} and s.basket_id = ${basketId} and s.taken_back_at is null
        group by s.agent_id, s.id order by s.created_at desc, s.id desc limit 1`.execute(tx);
      return rows[0] ?? null;
    },
    /** Of each basket that has any. A message that quiet hours or a limit hold longer leaves when they end. */
    listDepartures: async (basketIds: readonly string[], now: Date): Promise<Map<string, Departures>> => {
      const { rows } = await sql<Departures & { basketId: string }>`
        select basket_id, max(at) filter (where not (is_waiting and at > ${now})) as left_at,
          max(at) filter (where is_waiting and at > ${now}) as leaves_at
        from (
          select s.basket_id, coalesce(bool_and(m.status = 'waiting'), s.leaves_at > ${now}) as is_waiting,
            greatest(s.leaves_at, coalesce(min(m.delivered_at), min(m.not_before) filter (where m.status = 'waiting'))) as at
          from basket_sending s
          left join basket_message b on b.agent_id = s.agent_id and b.sending_id = s.id and b.reader_id is not null
          left join message m on m.agent_id = b.agent_id and m.id = b.message_id
          where s.agent_id = ${agentId} and s.basket_id = any(${basketIds}::uuid[]) and s.taken_back_at is null
          group by s.agent_id, s.id) sending
        group by basket_id`.execute(tx);
      return new Map(rows.map(({ basketId, ...departures }) => [basketId, departures]));
    },
    insert: async (
      row: Insertable<BasketSending>,
      messages: readonly Omit<Insertable<BasketMessage>, 'agentId' | 'sendingId'>[],
    ): Promise<void> => {
      if (messages.length === 0) {
        await tx.insertInto('basketSending').values(row).execute();
        return;
      }
      await tx
        .with('sending', (db) => db.insertInto('basketSending').values(row))
        .insertInto('basketMessage')
        .values(messages.map((message) => ({ ...message, agentId, sendingId: row.id })))
        .execute();
    },
    markTakenBack: async (id: string, at: Date): Promise<void> => {
      await tx
        .updateTable('basketSending')
        .set({ takenBackAt: at })
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
    /** The last message to a reader about any of their baskets: its preferences page is theirs. */
    findLastMessageTo: async (readerId: string): Promise<string | null> => {
      const { rows } = await sql<{ messageId: string }>`
        select b.message_id from basket_message b
        join message m on m.agent_id = b.agent_id and m.id = b.message_id
        where b.agent_id = ${agentId} and b.reader_id = ${readerId} and m.status <> 'cancelled'
        order by m.created_at desc limit 1`.execute(tx);
      return rows[0]?.messageId ?? null;
    },
  };
}
