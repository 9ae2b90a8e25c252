import type { clientChanges, TimelineEntry, TimelineKind } from '@hearthline/contract/client-page';
import type { ContactKind } from '@hearthline/domain/client/vocabulary';
import type { Insertable, RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { ClientActivity, Message } from '../../../platform/db/schema.generated.ts';
import { createId } from '../../../platform/ids.ts';

export type ClientChange = (typeof clientChanges)[number];
export type ActivityRow = Selectable<ClientActivity>;

export interface TimelineRow {
  kind: TimelineKind;
  id: string;
  at: Date;
  what: string;
  minutes: number | null;
  text: string;
  isPinned: boolean;
  /** Of an analysis; null for everything else. */
  analysis: TimelineAnalysis | null;
}

export type TimelineAnalysis = Pick<
  Extract<TimelineEntry, { kind: 'analysis' }>,
  'cmaId' | 'version' | 'value' | 'reportId' | 'opened'
>;

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
/** What belongs to a client and goes along when two become one. */
const movedTables = [
  'clientActivity',
  'clientNote',
  'clientTask',
  'clientConsent',
  'message',
  'cma',
] as const;

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
      for (const table of movedTables)
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
          select kind, id, at, what, minutes, text, false as is_pinned, null::jsonb as analysis from client_activity
            where agent_id = ${agentId} and client_id = ${clientId}
          union all
          select 'note', id, created_at, '', null, text, is_pinned, null from client_note
            where agent_id = ${agentId} and client_id = ${clientId} and deleted_at is null
          union all
          select 'task', id, done_at, '', null, title, false, null from client_task
            where agent_id = ${agentId} and client_id = ${clientId} and deleted_at is null and done_at is not null
          union all
          select 'mail', id, created_at, '', null, subject, false, null from message
            where agent_id = ${agentId} and client_id = ${clientId} and not is_test
          union all
          ${analysesOf(agentId, clientId)}
        ) t
        where (${kind}::text is null or kind = ${kind})
          and (${before?.at ?? null}::timestamptz is null or (at, id) < (${before?.at ?? null}, ${before?.id ?? null}::uuid))
        order by at desc, id desc limit ${limit}`.execute(tx);
      return rows;
    },
  };
}

export type ActivityStore = ReturnType<typeof createActivityStore>;

/** One that stays the same for what has none of its own: eight says that its maker chose the bits. */
const idFrom = (key: RawBuilder<unknown>) =>
  sql`overlay(overlay(md5(${key}) placing '8' from 13) placing '8' from 17)::uuid`;

/** Versions that were saved for a client, reports that were made of them, and when these were opened last. */
const analysesOf = (agentId: string, clientId: string) => sql`
  select 'analysis', e.id, e.at, e.what, null, c.address, false,
    jsonb_build_object('cmaId', c.id, 'version', v.number, 'value', v.value, 'reportId', e.report_id, 'opened', e.opened)
  from cma c
  join cma_version v on v.agent_id = c.agent_id and v.cma_id = c.id
  cross join lateral (
    select ${idFrom(sql`v.cma_id || '/' || v.number`)} as id, v.saved_at as at, 'saved' as what, null::uuid as report_id, 0 as opened
    union all
    select r.id, (r.times ->> 'ready')::timestamptz, 'reportMade', r.id, r.link_opened from cma_report r
      where r.agent_id = v.agent_id and r.cma_id = v.cma_id and r.version = v.number and r.state = 'ready'
    union all
    select ${idFrom(sql`r.id || '/opened'`)}, r.link_opened_at, 'reportOpened', r.id, r.link_opened from cma_report r
      where r.agent_id = v.agent_id and r.cma_id = v.cma_id and r.version = v.number and r.link_opened_at is not null
  ) e
  where c.agent_id = ${agentId} and c.client_id = ${clientId} and c.deleted_at is null`;
