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
    insert: async (
      row: Insertable<BasketSending>,
      messages: readonly Omit<Insertable<BasketMessage>, 'agentId' | 'sendingId'>[],
    ): Promise<void> => {
      await tx.insertInto('basketSending').values(row).execute();
      if (messages.length > 0)
        await tx
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
