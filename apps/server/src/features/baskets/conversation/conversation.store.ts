import type { BasketActivity, basketActivities } from '@hearthline/contract/baskets';
import type { Answer } from '@hearthline/domain/basket/vocabulary';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { BasketComment, ShowingRequest } from '../../../platform/db/schema.generated.ts';

export type CommentRow = Selectable<BasketComment>;
export type ShowingRow = Selectable<ShowingRequest>;

const activityShown = 40;

export function createConversationStore(tx: Tx, agentId: string) {
  return {
    /** About a home, or about none; oldest first. */
    listComments: (basketId: string, homeId: string | null): Promise<CommentRow[]> =>
      tx
        .selectFrom('basketComment')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('basketId', '=', basketId)
        .where((eb) => (homeId === null ? eb('homeId', 'is', null) : eb('homeId', '=', homeId)))
        .orderBy('id')
        .execute(),
    /** The last that each reader wrote about each home. */
    listLastWords: async (basketId: string) => {
      const { rows } = await sql<{ homeId: string; readerId: string; text: string }>`
        select distinct on (home_id, reader_id) home_id, reader_id, text from basket_comment
        where agent_id = ${agentId} and basket_id = ${basketId} and home_id is not null and reader_id is not null
        order by home_id, reader_id, id desc`.execute(tx);
      return rows;
    },
    countComments: async (readerId: string, since: Date): Promise<number> => {
      const row = await tx
        .selectFrom('basketComment')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('agentId', '=', agentId)
        .where('readerId', '=', readerId)
        .where('at', '>=', since)
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },
    addComment: async (row: Insertable<BasketComment>): Promise<CommentRow> =>
      tx.insertInto('basketComment').values(row).returningAll().executeTakeFirstOrThrow(),
    /** Answers and comments up to now. */
    markSeen: async (basketId: string, at: Date): Promise<void> => {
      await sql`
        update basket_comment set read_at = ${at}
        where agent_id = ${agentId} and basket_id = ${basketId} and reader_id is not null and read_at is null`.execute(
        tx,
      );
      await sql`
        update basket_answer a set read_at = ${at} from basket_home h
        where a.agent_id = ${agentId} and h.agent_id = a.agent_id and h.id = a.home_id and h.basket_id = ${basketId}
          and a.read_at is null`.execute(tx);
    },
    listShowings: (homeId: string): Promise<ShowingRow[]> =>
      tx
        .selectFrom('showingRequest')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('homeId', '=', homeId)
        .orderBy('id')
        .execute(),
    /** When the agent shows a home from this moment on, in whichever basket; one may be left out. */
    listAgreed: async (from: Date, exceptHome: string | null = null): Promise<Date[]> => {
      const { rows } = await sql<{ agreedAt: Date }>`
        select agreed_at from showing_request
        where agent_id = ${agentId} and state = 'accepted' and agreed_at > ${from}
          and home_id is distinct from ${exceptHome}::uuid`.execute(tx);
      return rows.map(({ agreedAt }) => agreedAt);
    },
    /** Nobody else agrees on a time with the agent before the transaction ends. */
    lockCalendar: async (): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`showings ${agentId}`}, 0))`.execute(tx);
    },
    lockShowing: (id: string): Promise<ShowingRow | undefined> =>
      tx
        .selectFrom('showingRequest')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    insertShowing: async (row: Insertable<ShowingRequest>): Promise<void> => {
      await tx.insertInto('showingRequest').values(row).execute();
    },
    updateShowing: (id: string, changes: Updateable<ShowingRequest>): Promise<ShowingRow> =>
      tx
        .updateTable('showingRequest')
        .set(changes)
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    /** What happened last with a basket, newest first. */
    listActivity: async (basketId: string): Promise<BasketActivity[]> => {
      const { rows } = await sql<{
        what: (typeof basketActivities)[number];
        at: Date;
        readerId: string | null;
        homeId: string | null;
        answer: Answer | null;
        number: number;
      }>`
        select * from (
          select 'sent' as what, s.created_at as at, case when to_whom.number = 1 then to_whom.first end as reader_id,
            null::uuid as home_id, null::basket_answer_kind as answer, to_whom.number
          from basket_sending s
          cross join lateral (
            select count(distinct b.reader_id)::int as number,
              (array_agg(b.reader_id) filter (where b.reader_id is not null))[1] as first
            from basket_message b where b.agent_id = s.agent_id and b.sending_id = s.id) to_whom
          where s.agent_id = ${agentId} and s.basket_id = ${basketId}
          union all
          select 'takenBack', s.taken_back_at, null, null, null, s.homes
          from basket_sending s where s.agent_id = ${agentId} and s.basket_id = ${basketId} and s.taken_back_at is not null
          union all
          select 'opened', r.visited_at, r.id, null, null, r.visits
          from basket_reader r where r.agent_id = ${agentId} and r.basket_id = ${basketId} and r.visited_at is not null
          union all
          select 'answered', a.answered_at, a.reader_id, a.home_id, a.answer, 0
          from basket_answer a join basket_home h on h.agent_id = a.agent_id and h.id = a.home_id
          where h.agent_id = ${agentId} and h.basket_id = ${basketId}
          union all
          select 'commented', m.at, m.reader_id, m.home_id, null, 0
          from basket_comment m where m.agent_id = ${agentId} and m.basket_id = ${basketId} and m.reader_id is not null
          union all
          select 'showingAsked', r.created_at, r.reader_id, r.home_id, null, cardinality(r.times)
          from showing_request r join basket_home h on h.agent_id = r.agent_id and h.id = r.home_id
          where h.agent_id = ${agentId} and h.basket_id = ${basketId}
        ) all_of_it order by at desc, what limit ${activityShown}`.execute(tx);
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
    },
  };
}
