import type { BasketFilter, BasketSort } from '@hearthline/contract/baskets';
import type { BasketType } from '@hearthline/contract/enums';
import { takeBackMs } from '@hearthline/domain/basket/request';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { Insertable, RawBuilder, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { Basket } from '../../../platform/db/schema.generated.ts';

export type BasketRecord = Omit<Selectable<Basket>, 'criteria'> & { criteria: Criteria | null };

export interface ListedBasket {
  id: string;
  type: BasketType;
  name: string;
  activatesOn: string;
  sendsAt: Date | null;
  lastSeenAt: Date | null;
  unread: number;
}

export interface BasketQuestion {
  type: BasketType;
  /** Folded. */
  words: readonly string[];
  filter: BasketFilter;
  sort: BasketSort;
  clientId: string | null;
  now: Date;
  /** In the agent's zone. */
  today: string;
  offset: number;
  limit: number;
}

type SearchedBaskets = Pick<BasketQuestion, 'type' | 'words' | 'clientId' | 'now' | 'today'>;

const orders: Record<BasketSort, RawBuilder<unknown>> = {
  lastSeen: sql`last_seen_at desc nulls last, updated_at desc`,
  lastNotified: sql`notified_at desc nulls last, updated_at desc`,
  name: sql`lower(name)`,
  created: sql`created_at desc`,
};

/** Which of the baskets that were found a filter keeps; they are counted together. What waits has not left. */
const filters: Record<BasketFilter, RawBuilder<boolean>> = {
  all: sql<boolean>`true`,
  newAnswers: sql<boolean>`unread > 0`,
  waiting: sql<boolean>`undecided > 0`,
  neverOpened: sql<boolean>`has_left and last_seen_at is null`,
  // What begins on a later day, or is about to leave, is scheduled.
  drafts: sql<boolean>`not has_sent and not is_scheduled`,
};

export function createBasketsStore(tx: Tx, agentId: string) {
  const own = () => tx.selectFrom('basket').where('agentId', '=', agentId);

  /** What waits in the outbox as a whole, be it for the end of quiet hours. */
  const held = (now: Date) => sql`
    select s.id from basket_sending s
    join basket_message b on b.agent_id = s.agent_id and b.sending_id = s.id and b.reader_id is not null
    join message m on m.agent_id = b.agent_id and m.id = b.message_id
    where s.agent_id = ${agentId} and s.id in (
      select wb.sending_id from message w join basket_message wb on wb.agent_id = w.agent_id and wb.message_id = w.id
      where w.agent_id = ${agentId} and w.status = 'waiting')
    group by s.agent_id, s.id
    having bool_and(m.status = 'waiting') and greatest(s.leaves_at, min(m.not_before)) > ${now}`;

  /** Every basket of a type that the words find, with what filters ask about. */
  const found = ({ type, words, clientId, now, today }: SearchedBaskets) => sql`
    with held as (${held(now)})
    select b.*, seen.last_seen_at,
      b.activates_on > ${today}::date or coalesce(b.sends_at > ${new Date(now.getTime() - takeBackMs)}, false) as is_scheduled, coalesce(said.unread, 0) + coalesce(written.unread, 0) as unread,
      coalesce(homes.has_sent, false) as has_sent, coalesce(homes.has_left, false) as has_left,
      coalesce(homes.undecided, 0) as undecided
    from basket b
    join client c on c.agent_id = b.agent_id and c.id = b.client_id and c.deleted_at is null
    left join lateral (
      select max(r.visited_at) as last_seen_at, string_agg(concat_ws(' ', rc.sort_name, r.email), ' ') as names
      from basket_reader r left join client rc on rc.agent_id = r.agent_id and rc.id = r.client_id
      where r.agent_id = b.agent_id and r.basket_id = b.id and r.removed_at is null) seen on true
    left join lateral (
      select bool_or(h.state = 'sent') as has_sent, bool_or(h.has_left) as has_left,
        count(*) filter (where h.has_left and not exists (
          select from basket_answer a where a.agent_id = h.agent_id and a.home_id = h.id)) as undecided,
        string_agg(h.search_text, ' ') as texts
      from (select bh.*, bh.state = 'sent' and held.id is null as has_left, coalesce(l.street_number || ' ' || l.street_name || ' ' || l.mls_number, '') as search_text
        from basket_home bh left join listing l on l.id = bh.listing_id left join held on held.id = bh.sending_id
        where bh.agent_id = b.agent_id and bh.basket_id = b.id and bh.removed_at is null) h) homes on true
    left join lateral (
      select count(*) as unread from basket_answer a join basket_home h on h.agent_id = a.agent_id and h.id = a.home_id
      where h.agent_id = b.agent_id and h.basket_id = b.id and h.removed_at is null and a.read_at is null) said on true
    left join lateral (
      select count(*) as unread from basket_comment m
      where m.agent_id = b.agent_id and m.basket_id = b.id and m.reader_id is not null and m.read_at is null) written on true
    where b.agent_id = ${agentId} and b.type = ${type} and b.deleted_at is null
      and (${clientId}::uuid is null or exists (
        select from basket_reader r where r.agent_id = b.agent_id and r.basket_id = b.id and r.client_id = ${clientId}))
      and lower(concat_ws(' ', b.search_text, c.sort_name, seen.names, homes.texts))
        like all (${words.map((word) => `%${word}%`)}::text[])`;

  return {
    find: async (id: string): Promise<BasketRecord | undefined> => {
      const row = await own().selectAll().where('id', '=', id).executeTakeFirst();
      return row as BasketRecord | undefined;
    },
    /** Nobody else changes it, its homes or its people before the transaction ends. */
    lock: async (id: string): Promise<BasketRecord | undefined> => {
      const row = await own().selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      return row as BasketRecord | undefined;
    },
    /** Those that are there. */
    listMany: async (ids: readonly string[]): Promise<BasketRecord[]> =>
      (await own()
        .selectAll()
        .where('id', '=', sql<string>`any (${ids}::uuid[])`)
        .where('deletedAt', 'is', null)
        .execute()) as BasketRecord[],
    /** Also of those that were deleted. */
    listNames: (ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
      own().select(['id', 'name']).where('id', '=', sql<string>`any (${ids}::uuid[])`).execute(),
    list: async (question: BasketQuestion): Promise<{ rows: ListedBasket[]; total: number }> => {
      const { rows } = await sql<ListedBasket & { total: number }>`
        with found as (${found(question)})
        select id, type, name, activates_on, sends_at, last_seen_at, unread::int, count(*) over ()::int as total
        from found where ${filters[question.filter]}
        order by ${orders[question.sort]}, id offset ${question.offset} limit ${question.limit}`.execute(tx);
      return { rows, total: rows[0]?.total ?? 0 };
    },
    count: async (question: SearchedBaskets): Promise<Record<BasketFilter, number> & { unread: number }> => {
      const counted = (filter: BasketFilter) => sql`count(*) filter (where ${filters[filter]})::int`;
      const { rows } = await sql<Record<BasketFilter, number> & { unread: number }>`
        with found as (${found(question)})
        select ${counted('all')} as "all", ${counted('newAnswers')} as new_answers, ${counted('waiting')} as waiting,
          ${counted('neverOpened')} as never_opened, ${counted('drafts')} as drafts,
          coalesce(sum(unread), 0)::int as unread
        from found`.execute(tx);
      return rows[0] ?? { all: 0, newAnswers: 0, waiting: 0, neverOpened: 0, drafts: 0, unread: 0 };
    },
    insert: async (row: Insertable<Basket>): Promise<void> => {
      await tx.insertInto('basket').values(row).execute();
    },
    update: async (id: string, changes: Updateable<Basket>): Promise<void> => {
      await tx
        .updateTable('basket')
        .set(changes)
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
  };
}

export type BasketsStore = ReturnType<typeof createBasketsStore>;

/** By every word in the name or in that of the client it is for. */
export async function findBasketsByWords(tx: Tx, agentId: string, words: readonly string[], limit: number) {
  const { rows } = await sql<{
    id: string;
    type: BasketType;
    name: string;
    clientName: string;
    homes: number;
    updatedAt: Date;
    total: number;
  }>`
    select b.id, b.type, b.name, trim(c.first_name || ' ' || c.last_name) as client_name, b.updated_at,
      (select count(*)::int from basket_home h
        where h.agent_id = b.agent_id and h.basket_id = b.id and h.removed_at is null) as homes,
      count(*) over ()::int as total
    from basket b join client c on c.agent_id = b.agent_id and c.id = b.client_id and c.deleted_at is null
    where b.agent_id = ${agentId} and b.deleted_at is null
      and concat_ws(' ', b.search_text, c.sort_name) like all (${words.map((word) => `%${word}%`)}::text[])
    order by b.updated_at desc, b.id limit ${limit}`.execute(tx);
  return rows;
}
