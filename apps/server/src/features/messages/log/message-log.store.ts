import type { LogState } from '@hearthline/contract/messages';
import { foldText } from '@hearthline/domain/client/same-person';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { firstIdAt } from '../../../platform/ids.ts';
import type { StoredMessage } from '../messages.store.ts';

export type LoggedMessage = Omit<
  StoredMessage,
  'html' | 'text' | 'links' | 'listingIds' | 'drawn' | 'quietHours' | 'resentOf'
>;

export interface LogRequest {
  state: LogState;
  text: string;
  clientId: string | undefined;
  category: string | undefined;
  since: Date;
  sort: 'delivered' | 'read';
  offset: number;
  limit: number;
}

const inState: Record<LogState, RawBuilder<unknown>> = {
  all: sql`true`,
  read: sql`m.grade in ('likely', 'confirmed')`,
  notRead: sql`m.status = 'delivered' and m.grade not in ('likely', 'confirmed')`,
  failed: sql`m.status = 'failed' or m.bounced_at is not null`,
  waiting: sql`m.status in ('waiting', 'sending')`,
  leftOut: sql`m.status in ('leftOut', 'cancelled')`,
};

const loggedColumns = sql`
  m.agent_id, m.id, m.mailing_id, m.client_id, m.channel, m.category, m.language, m.to_address, m.to_name,
  m.from_name, m.reply_to, m.subject, m.is_watched, m.is_test, m.status, m.reason, m.not_before, m.attempts,
  m.handed_over_at, m.delivered_at, m.read_at, m.grade, m.clicks, m.replied_at, m.bounced_at, m.created_at`;

/** Nothing is left in them that `like` would take for a wildcard. */
const toWords = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word !== '');

/** What was sent, to whom, and what became of it. */
export function createMessageLogStore(tx: Tx, agentId: string) {
  const within = ({ text, clientId, category, since }: LogRequest): RawBuilder<unknown> => {
    const conditions = [sql`m.agent_id = ${agentId} and not m.is_test and m.created_at >= ${since}`];
    if (clientId !== undefined) conditions.push(sql`m.client_id = ${clientId}`);
    if (category !== undefined) conditions.push(sql`m.category = ${category}`);
    for (const word of toWords(text)) conditions.push(sql`m.search_text like ${`%${word}%`}`);
    return sql.join(conditions, sql` and `);
  };

  return {
    /** By words alone and without anything else asked, which an index serves: ids, the newest first. */
    listIdsByWords: async (text: string, since: Date, limit: number): Promise<string[]> => {
      const words = toWords(text);
      if (words.length === 0) return [];
      const { rows } = await sql<{ id: string }>`
        select id from find_messages(${agentId}, ${words}::text[], ${firstIdAt(since)}, ${limit}) as id`.execute(
        tx,
      );
      return rows.map(({ id }) => id);
    },
    listByIds: async (ids: readonly string[]): Promise<LoggedMessage[]> => {
      if (ids.length === 0) return [];
      const { rows } = await sql<LoggedMessage>`
        select ${loggedColumns} from message m where m.agent_id = ${agentId} and m.id = any (${ids}::uuid[])
        order by m.id desc`.execute(tx);
      return rows;
    },
    list: async (request: LogRequest): Promise<LoggedMessage[]> => {
      const order =
        request.sort === 'read'
          ? sql`case when ${inState.read} then m.read_at end desc nulls last, m.id desc`
          : sql`coalesce(m.delivered_at, m.not_before) desc, m.id desc`;
      const { rows } = await sql<LoggedMessage>`
        select ${loggedColumns} from message m where ${within(request)} and (${inState[request.state]})
        order by ${order} offset ${request.offset} limit ${request.limit}`.execute(tx);
      return rows;
    },
    countStates: async (request: LogRequest): Promise<Record<LogState, number> & { delivered: number }> => {
      const { rows } = await sql<Record<LogState, number> & { delivered: number }>`
        select count(*) as "all", count(*) filter (where ${inState.read}) as read,
          count(*) filter (where ${inState.notRead}) as "notRead", count(*) filter (where ${inState.failed}) as failed,
          count(*) filter (where ${inState.waiting}) as waiting, count(*) filter (where ${inState.leftOut}) as "leftOut",
          count(*) filter (where m.delivered_at is not null and m.bounced_at is null) as delivered
        from message m where ${within(request)}`.execute(tx);
      return rows[0] ?? { all: 0, read: 0, notRead: 0, failed: 0, waiting: 0, leftOut: 0, delivered: 0 };
    },
  };
}
