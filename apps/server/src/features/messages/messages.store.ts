import type { MessageEventKind } from '@hearthline/contract/messages';
import type { OpenGrade } from '@hearthline/domain/message/open-grade';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Message, MessageEvent } from '../../platform/db/schema.generated.ts';
import { createId } from '../../platform/ids.ts';

export type StoredMessage = Selectable<Message>;
export type NewMessage = Insertable<Message>;
export type StoredEvent = Selectable<MessageEvent>;

/** The outbox of one agent. */
export function createMessagesStore(tx: Tx, agentId: string) {
  return {
    /** With the event that it was written. */
    insert: async (row: NewMessage & { createdAt: Date }, detail = ''): Promise<void> => {
      await tx
        .with('written', (db) => db.insertInto('message').values(row))
        .insertInto('messageEvent')
        .values({
          agentId,
          id: createId(),
          detail,
          grade: null,
          messageId: row.id,
          kind: 'written',
          at: row.createdAt,
        })
        .execute();
    },
    find: (id: string): Promise<StoredMessage | undefined> =>
      tx
        .selectFrom('message')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .executeTakeFirst(),
    /** Nobody else changes it until the end of the transaction. */
    lock: (id: string): Promise<StoredMessage | undefined> =>
      tx
        .selectFrom('message')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    update: async (id: string, changes: Updateable<Message>): Promise<void> => {
      if (Object.keys(changes).length === 0) return;
      await tx
        .updateTable('message')
        .set(changes)
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
    addEvents: async (
      events: readonly {
        messageId: string;
        kind: MessageEventKind;
        at: Date;
        detail?: string;
        grade?: OpenGrade;
      }[],
    ): Promise<void> => {
      if (events.length === 0) return;
      await tx
        .insertInto('messageEvent')
        .values(events.map((event) => ({ agentId, id: createId(), detail: '', grade: null, ...event })))
        .execute();
    },
    addReply: async (reply: { messageId: string; text: string; at: Date }): Promise<void> => {
      await sql`
        insert into message_reply (agent_id, id, message_id, text, at)
        select ${agentId}, ${createId()}, id, ${reply.text}, ${reply.at} from message
        where agent_id = ${agentId} and id = ${reply.messageId}`.execute(tx);
    },
    listEvents: (messageId: string): Promise<StoredEvent[]> =>
      tx
        .selectFrom('messageEvent')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('messageId', '=', messageId)
        .orderBy('id')
        .limit(500)
        .execute(),
    /** Clients to whom something commercial went, or is about to go, since then. */
    listWrittenSince: async (clientIds: readonly string[], since: Date): Promise<Set<string>> => {
      const { rows } = await sql<{ clientId: string }>`
        select distinct client_id from message
        where agent_id = ${agentId} and client_id = any (${clientIds}::uuid[]) and category <> 'personal'
          and (delivered_at >= ${since} or status in ('waiting', 'sending'))`.execute(tx);
      return new Set(rows.map(({ clientId }) => clientId));
    },
    listReachedBy: async (
      clientIds: readonly string[],
      mailingIds: readonly string[],
    ): Promise<Set<string>> => {
      const { rows } = await sql<{ clientId: string }>`
        select distinct client_id from message
        where agent_id = ${agentId} and mailing_id = any (${mailingIds}::uuid[])
          and client_id = any (${clientIds}::uuid[]) and status in ('waiting', 'sending', 'delivered')`.execute(
        tx,
      );
      return new Set(rows.map(({ clientId }) => clientId));
    },
    countOfMailing: async (mailingId: string): Promise<Map<string, number>> => {
      const { rows } = await sql<{ status: string; count: number }>`
        select status, count(*) as count from message
        where agent_id = ${agentId} and mailing_id = ${mailingId} group by status`.execute(tx);
      return new Map(rows.map(({ status, count }) => [status, count]));
    },
    /** Those that have not begun to go out. */
    cancelOfMailing: async (mailingId: string): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        update message set status = 'cancelled', reason = null
        where agent_id = ${agentId} and mailing_id = ${mailingId} and status = 'waiting' returning id`.execute(
        tx,
      );
      return rows.map(({ id }) => id);
    },
  };
}
