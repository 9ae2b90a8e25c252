import type { clientChanges } from '@hearthline/contract/client-page';
import type { ContactKind } from '@hearthline/domain/client/vocabulary';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { ClientActivity, Message } from '../../platform/db/schema.generated.ts';
import { createId } from '../../platform/ids.ts';

export type ClientChange = (typeof clientChanges)[number];
export type ActivityRow = Selectable<ClientActivity>;

export interface TimelineRow {
  kind: 'contact' | 'change' | 'note' | 'task' | 'mail';
  id: string;
  at: Date;
  what: string;
  minutes: number | null;
  text: string;
  isPinned: boolean;
}

const timelineMessageColumns = [
  'id',
  'channel',
  'category',
  'status',
  'reason',
  'deliveredAt',
  'readAt',
  'grade',
  'clicks',
  'repliedAt',
] as const;
export type TimelineMessage = Pick<Selectable<Message>, (typeof timelineMessageColumns)[number]>;

const insertPortion = 1_000;

/** What was said and what was changed. */
export function createActivityStore(tx: Tx, agentId: string) {
  async function insert(rows: readonly Insertable<ClientActivity>[]): Promise<void> {
    for (let start = 0; start < rows.length; start += insertPortion)
      await tx
        .insertInto('clientActivity')
        .values(rows.slice(start, start + insertPortion))
        .execute();
  }

  return {
    addContact: async (
      clientId: string,
      contact: { kind: ContactKind; minutes: number | null; text: string; at: Date },
    ): Promise<string> => {
      const id = createId();
      const { kind, minutes, text, at } = contact;
      await insert([{ agentId, id, clientId, kind: 'contact', what: kind, minutes, text, at }]);
      return id;
    },
    addChanges: (clientIds: readonly string[], change: ClientChange, at: Date, detail = ''): Promise<void> =>
      insert(
        clientIds.map((clientId) => ({
          agentId,
          id: createId(),
          clientId,
          kind: 'change',
          what: change,
          text: detail,
          at,
        })),
      ),
    removeContact: async (clientId: string, id: string): Promise<boolean> => {
      const { numDeletedRows } = await tx
        .deleteFrom('clientActivity')
        .where('agentId', '=', agentId)
        .where('clientId', '=', clientId)
        .where('id', '=', id)
        .where('kind', '=', 'contact')
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    findLastContact: (clientId: string): Promise<ActivityRow | undefined> =>
      tx
        .selectFrom('clientActivity')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('clientId', '=', clientId)
        .where('kind', '=', 'contact')
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
    listContactsSince: async (clientId: string, since: Date): Promise<Date[]> => {
      const rows = await tx
        .selectFrom('clientActivity')
        .select('at')
        .where('agentId', '=', agentId)
        .where('clientId', '=', clientId)
        .where('kind', '=', 'contact')
        .where('at', '>=', since)
        .execute();
      return rows.map(({ at }) => at);
    },
    moveTo: async (fromClientId: string, toClientId: string): Promise<void> => {
      for (const table of ['clientActivity', 'clientNote', 'clientTask', 'clientConsent', 'message'] as const)
        await tx
          .updateTable(table)
          .set({ clientId: toClientId })
          .where('agentId', '=', agentId)
          .where('clientId', '=', fromClientId)
          .execute();
    },
    /** That something was sent stays, to whom and what does not. */
    eraseMessages: async (clientId: string): Promise<void> => {
      await sql`
        update message set client_id = null, to_address = '', to_name = '', subject = '', html = '', text = '', links = '{}',
          search_text = '', status = case when status in ('waiting', 'sending') then 'cancelled' else status end
        where agent_id = ${agentId} and client_id = ${clientId}`.execute(tx);
      await sql`
        update message_event set detail = '' where agent_id = ${agentId} and message_id in (
          select id from message where agent_id = ${agentId} and to_address = '')`.execute(tx);
    },
    /** What was sent to this person and what was seen of it, oldest first. */
    listMessagesOf: (clientId: string, limit: number) =>
      tx
        .selectFrom('message')
        .select([...timelineMessageColumns, 'createdAt', 'toAddress', 'subject', 'text'])
        .where('agentId', '=', agentId)
        .where('clientId', '=', clientId)
        .orderBy('id')
        .limit(limit)
        .execute(),
    /** What became of the messages that stand in a timeline. */
    listMessages: async (ids: readonly string[]): Promise<TimelineMessage[]> =>
      ids.length === 0
        ? []
        : tx
            .selectFrom('message')
            .select(timelineMessageColumns)
            .where('agentId', '=', agentId)
            .where('id', '=', sql<string>`any (${ids}::uuid[])`)
            .execute(),
    /** Newest first, from after the last one of the page before. */
    listTimeline: async (
      clientId: string,
      request: { kind: string | null; before: { at: Date; id: string } | null; limit: number },
    ): Promise<TimelineRow[]> => {
      const { kind, before, limit } = request;
      const { rows } = await sql<TimelineRow>`
        select * from (
          select kind, id, at, what, minutes, text, false as is_pinned from client_activity
            where agent_id = ${agentId} and client_id = ${clientId}
          union all
          select 'note', id, created_at, '', null, text, is_pinned from client_note
            where agent_id = ${agentId} and client_id = ${clientId} and deleted_at is null
          union all
          select 'task', id, done_at, '', null, title, false from client_task
            where agent_id = ${agentId} and client_id = ${clientId} and deleted_at is null and done_at is not null
          union all
          select 'mail', id, created_at, '', null, subject, false from message
            where agent_id = ${agentId} and client_id = ${clientId} and not is_test
        ) t
        where (${kind}::text is null or kind = ${kind})
          and (${before?.at ?? null}::timestamptz is null or (at, id) < (${before?.at ?? null}, ${before?.id ?? null}::uuid))
        order by at desc, id desc limit ${limit}`.execute(tx);
      return rows;
    },
  };
}

export type ActivityStore = ReturnType<typeof createActivityStore>;
