import type { clientChanges, TimelineEntry, TimelineKind } from '@hearthline/contract/client-timeline';
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
  /** Of a basket; null for everything else. */
  basket: TimelineBasket | null;
}

export type TimelineBasket = Pick<
  Extract<TimelineEntry, { kind: 'basket' }>,
  'basketId' | 'basketType' | 'basketName' | 'homeId' | 'address'
>;

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
  'basket',
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
      await moveReaders(tx, agentId, fromClientId, toClientId);
      await sql`
        update postal_batch_person p set client_id = ${toClientId}
        where p.agent_id = ${agentId} and p.client_id = ${fromClientId} and not exists (select from postal_batch_person o
          where o.agent_id = p.agent_id and o.batch_id = p.batch_id and o.client_id = ${toClientId})`.execute(
        tx,
      );
    },
    /** That something was sent stays, to whom and what does not. */
    eraseMessages: async (clientId: string): Promise<void> => {
      await sql`
        update message set client_id = null, to_address = '', to_name = '', subject = '', html = '', text = '', links = '{}',
          listing_ids = '{}', drawn = null, search_text = '', status = case when status in ('waiting', 'sending') then 'cancelled' else status end
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
          select kind, id, at, what, minutes, text, false as is_pinned, null::jsonb as analysis, null::jsonb as basket from client_activity
            where agent_id = ${agentId} and client_id = ${clientId}
          union all
          select 'note', id, created_at, '', null, text, is_pinned, null, null from client_note
            where agent_id = ${agentId} and client_id = ${clientId} and deleted_at is null
          union all
          select 'task', id, done_at, '', null, title, false, null, null from client_task
            where agent_id = ${agentId} and client_id = ${clientId} and deleted_at is null and done_at is not null
          union all
          select 'mail', id, created_at, '', null, subject, false, null, null from message
            where agent_id = ${agentId} and client_id = ${clientId} and not is_test
          union all
          ${analysesOf(agentId, clientId)}
          union all
          ${basketsOf(agentId, clientId)}
          union all
          ${cardsOf(agentId, clientId)}
        ) t
        where (${kind}::text is null or kind = ${kind})
          and (${before?.at ?? null}::timestamptz is null or (at, id) < (${before?.at ?? null}, ${before?.id ?? null}::uuid))
        order by at desc, id desc limit ${limit}`.execute(tx);
      return rows;
    },
  };
}

/** Somebody who reads a basket twice becomes one reader, who keeps what only the other had said. */
async function moveReaders(tx: Tx, agentId: string, fromId: string, toId: string): Promise<void> {
  await sql`
    update basket_reader r set client_id = ${toId}
    where r.agent_id = ${agentId} and r.client_id = ${fromId} and not exists (
      select from basket_reader o where o.agent_id = r.agent_id and o.basket_id = r.basket_id and o.client_id = ${toId})`.execute(
    tx,
  );
  const pairs = sql`
    basket_reader f join basket_reader t on t.agent_id = f.agent_id and t.basket_id = f.basket_id and t.client_id = ${toId}`;
  await sql`
    update basket_answer a set reader_id = t.id from ${pairs}
    where f.agent_id = ${agentId} and f.client_id = ${fromId} and a.agent_id = f.agent_id and a.reader_id = f.id
      and not exists (select from basket_answer o where o.agent_id = a.agent_id and o.reader_id = t.id and o.home_id = a.home_id)`.execute(
    tx,
  );
  for (const table of [sql`basket_comment`, sql`showing_request`, sql`basket_message`])
    await sql`
      update ${table} m set reader_id = t.id from ${pairs}
      where f.agent_id = ${agentId} and f.client_id = ${fromId} and m.agent_id = f.agent_id and m.reader_id = f.id`.execute(
      tx,
    );
  await sql`delete from basket_reader where agent_id = ${agentId} and client_id = ${fromId}`.execute(tx);
}

export type ActivityStore = ReturnType<typeof createActivityStore>;

/** One that stays the same for what has none of its own: eight says that its maker chose the bits. */
const idFrom = (key: RawBuilder<unknown>) =>
  sql`overlay(overlay(md5(${key}) placing '8' from 13) placing '8' from 17)::uuid`;

/** Versions that were saved for a client, reports that were made of them, and when these were opened last. */
const analysesOf = (agentId: string, clientId: string) => sql`
  select 'analysis', e.id, e.at, e.what, null, c.address, false,
    jsonb_build_object('cmaId', c.id, 'version', v.number, 'value', v.value, 'reportId', e.report_id, 'opened', e.opened), null
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

/** Postal cards that lie in their home, once the batch is done. */
const cardsOf = (agentId: string, clientId: string) => sql`
  select 'card', b.id, (b.times ->> 'done')::timestamptz, '', null, b.name, false, null, null
  from postal_batch_person p
  join postal_batch b on b.agent_id = p.agent_id and b.id = p.batch_id and b.state = 'done'
  join postal_batch_item i on i.agent_id = p.agent_id and i.batch_id = p.batch_id and i.position = p.position
  where p.agent_id = ${agentId} and p.client_id = ${clientId} and i.verdict = 'complete' and coalesce(i.provider_state, 'done') = 'done'`;

/** Baskets that were made for a client, and what the client said on their pages. */
const basketsOf = (agentId: string, clientId: string) => sql`
  select 'basket', e.id, e.at, e.what, null, e.text, false, null,
    jsonb_build_object('basketId', b.id, 'basketType', b.type, 'basketName', b.name, 'homeId', e.home_id, 'address', coalesce(
      nullif(concat_ws(' ', l.street_number, l.street_name, l.street_suffix, l.street_direction), ''), l.mls_number, ''))
  from basket_reader r
  join basket b on b.agent_id = r.agent_id and b.id = r.basket_id and b.deleted_at is null
  cross join lateral (
    select r.id, r.created_at as at, 'made' as what, '' as text, null::uuid as home_id
    union all
    select ${idFrom(sql`a.reader_id || '/' || a.home_id`)}, a.answered_at, a.answer::text, '', a.home_id from basket_answer a
      where a.agent_id = r.agent_id and a.reader_id = r.id
    union all
    select m.id, m.at, 'commented', m.text, m.home_id from basket_comment m
      where m.agent_id = r.agent_id and m.reader_id = r.id
    union all
    select s.id, s.created_at, 'showingAsked', s.message, s.home_id from showing_request s
      where s.agent_id = r.agent_id and s.reader_id = r.id
    union all
    select ${idFrom(sql`s.id || '/agreed'`)}, s.updated_at, 'showingAgreed', '', s.home_id from showing_request s
      where s.agent_id = r.agent_id and s.reader_id = r.id and s.state = 'accepted'
  ) e
  left join basket_home h on h.agent_id = r.agent_id and h.id = e.home_id
  left join listing l on l.id = h.listing_id
  where r.agent_id = ${agentId} and r.client_id = ${clientId}`;
