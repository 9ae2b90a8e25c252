import type { Answer, AnswerReason } from '@hearthline/domain/basket/vocabulary';
import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { toRecords } from '../../../platform/db/records.ts';
import type { BasketHome, BasketStep } from '../../../platform/db/schema.generated.ts';

export type HomeRow = Selectable<BasketHome>;

/** Nobody was told of it yet. */
type NewHome = Omit<HomeRow, 'told'>;

/** What one reader did with one home. */
export interface ReaderHomeRow {
  homeId: string;
  readerId: string;
  answer: Answer | null;
  reasons: AnswerReason[];
  answeredAt: Date | null;
  isUnread: boolean;
  opened: number;
  openedAt: Date | null;
}

export function createBasketHomesStore(tx: Tx, agentId: string) {
  const own = () => tx.selectFrom('basketHome').where('agentId', '=', agentId);
  return {
    /** Those in the baskets, in the order in which clients see them. */
    list: (basketIds: readonly string[]): Promise<HomeRow[]> =>
      own()
        .selectAll()
        .where('basketId', '=', sql<string>`any (${basketIds}::uuid[])`)
        .where('removedAt', 'is', null)
        .orderBy('position')
        .orderBy('id')
        .execute(),
    /** What readers were sent, in the same order; all of it, or one home. */
    listSent: (basketId: string, homeId?: string): Promise<HomeRow[]> =>
      own()
        .selectAll()
        .where('basketId', '=', basketId)
        .where('removedAt', 'is', null)
        .where('state', '=', 'sent')
        .$if(homeId !== undefined, (query) => query.where('id', '=', homeId ?? ''))
        .orderBy('position')
        .orderBy('id')
        .execute(),
    /** What readers were sent, last first. */
    listSentIds: async (basketId: string): Promise<string[]> => {
      const rows = await own()
        .select('id')
        .where('basketId', '=', basketId)
        .where('removedAt', 'is', null)
        .where('state', '=', 'sent')
        .orderBy(sql`sent_at desc nulls last`)
        .orderBy('id', 'desc')
        .execute();
      return rows.map(({ id }) => id);
    },
    /** Also those that were taken out. */
    findMany: (basketId: string, ids: readonly string[]): Promise<HomeRow[]> =>
      own()
        .selectAll()
        .where('basketId', '=', basketId)
        .where('id', '=', sql<string>`any (${ids}::uuid[])`)
        .orderBy('position')
        .execute(),
    /** By what names a home: those that were taken out come back with what was said to them. */
    listByKey: (basketId: string, homeKeys: readonly string[]): Promise<HomeRow[]> =>
      own()
        .selectAll()
        .where('basketId', '=', basketId)
        .where('homeKey', '=', sql<string>`any (${homeKeys}::text[])`)
        .orderBy('addedAt')
        .execute(),
    insert: async (rows: readonly NewHome[]): Promise<void> => {
      if (rows.length > 0)
        await sql`
          insert into basket_home (agent_id, id, basket_id, listing_id, mls_number, home_key, position, note, state,
            added_at, sent_at, sending_id, removed_at)
          select agent_id, id, basket_id, listing_id, mls_number, home_key, position, note, state, added_at, sent_at,
            sending_id, removed_at
          from jsonb_populate_recordset(null::basket_home, ${toRecords(rows)}::jsonb)`.execute(tx);
    },
    update: async (ids: readonly string[], changes: Updateable<BasketHome>): Promise<void> => {
      await tx
        .updateTable('basketHome')
        .set(changes)
        .where('agentId', '=', agentId)
        .where('id', '=', sql<string>`any (${ids}::uuid[])`)
        .execute();
    },
    /** What somebody was told of each, as it then stood. */
    setTold: async (told: readonly { id: string; facts: object }[]): Promise<void> => {
      await sql`
        update basket_home h set told = each.facts
        from unnest(${told.map(({ id }) => id)}::uuid[], ${told.map(({ facts }) => JSON.stringify(facts))}::jsonb[])
          as each (id, facts)
        where h.agent_id = ${agentId} and h.id = each.id`.execute(tx);
    },
    setOrder: async (basketId: string, ids: readonly string[]): Promise<void> => {
      await sql`
        update basket_home h set position = asked.position
        from unnest(${ids}::uuid[]) with ordinality as asked (id, position)
        where h.agent_id = ${agentId} and h.basket_id = ${basketId} and h.id = asked.id`.execute(tx);
    },
    addSteps: async (steps: readonly Selectable<BasketStep>[]): Promise<void> => {
      if (steps.length > 0)
        await sql`
          insert into basket_step (agent_id, id, home_id, action, from_state, to_state, is_by_agent, at)
          select agent_id, id, home_id, action, from_state, to_state, is_by_agent, at
          from jsonb_populate_recordset(null::basket_step, ${toRecords(steps)}::jsonb)`.execute(tx);
    },
    /** What readers said to the homes and how often they opened them. */
    listReaderHomes: async (basketIds: readonly string[]): Promise<ReaderHomeRow[]> => {
      const { rows } = await sql<ReaderHomeRow>`
        select coalesce(a.home_id, v.home_id) as home_id, coalesce(a.reader_id, v.reader_id) as reader_id, a.answer,
          coalesce(a.reasons, '{}') as reasons, a.answered_at, a.answer is not null and a.read_at is null as is_unread,
          coalesce(v.opened, 0) as opened, v.opened_at
        from basket_home h
        join (basket_answer a full join basket_view v
          on v.agent_id = a.agent_id and v.reader_id = a.reader_id and v.home_id = a.home_id)
          on coalesce(a.agent_id, v.agent_id) = h.agent_id and coalesce(a.home_id, v.home_id) = h.id
        where h.agent_id = ${agentId} and h.basket_id = any (${basketIds}::uuid[]) and h.removed_at is null`.execute(
        tx,
      );
      return rows;
    },
    /** Comments and showings that wait, by home. */
    listTalk: async (basketId: string) => {
      const { rows } = await sql<{
        homeId: string;
        comments: number;
        unreadComments: number;
        showings: number;
      }>`
        select h.id as home_id,
          (select count(*)::int from basket_comment m where m.agent_id = h.agent_id and m.home_id = h.id) as comments,
          (select count(*)::int from basket_comment m where m.agent_id = h.agent_id and m.home_id = h.id
            and m.reader_id is not null and m.read_at is null) as unread_comments,
          (select count(*)::int from showing_request s where s.agent_id = h.agent_id and s.home_id = h.id
            and s.state in ('asked', 'proposed')) as showings
        from basket_home h
        where h.agent_id = ${agentId} and h.basket_id = ${basketId} and h.removed_at is null`.execute(tx);
      return new Map(rows.map((row) => [row.homeId, row]));
    },
  };
}

export type BasketHomesStore = ReturnType<typeof createBasketHomesStore>;
