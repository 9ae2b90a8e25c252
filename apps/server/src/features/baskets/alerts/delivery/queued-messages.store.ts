import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import type { MatchRow } from '../alert-matches.store.ts';
import { isPerson } from '../alerts.store.ts';

/** A message of alerts that waits in the outbox. */
export interface QueuedMessage {
  messageId: string;
  sendingId: string;
  /** The basket whose page it leads to, and when it was written. */
  basketId: string;
  createdAt: Date;
  firstMatch: string;
  lastMatch: string;
}

/** What was written to people of one agent and is still in the outbox. */
export function createQueuedMessagesStore(tx: Tx, agentId: string) {
  return {
    /** The newest first. */
    list: async (person: string): Promise<QueuedMessage[]> => {
      const { rows } = await sql<QueuedMessage>`
        select b.message_id, b.sending_id, s.basket_id, s.created_at, b.first_match, b.last_match
        from basket_reader r
        join basket_message b on b.agent_id = r.agent_id and b.reader_id = r.id and b.first_match is not null
        join basket_sending s on s.agent_id = b.agent_id and s.id = b.sending_id
        join message m on m.agent_id = b.agent_id and m.id = b.message_id and m.status = 'waiting'
        where r.agent_id = ${agentId} and ${isPerson(person)}
        order by s.created_at desc, b.message_id`.execute(tx);
      return rows;
    },
    /** Itself or on another channel, whichever of them stands in the ledger. */
    tells: async (
      { sendingId, firstMatch, lastMatch }: QueuedMessage,
      basketId: string,
    ): Promise<boolean> => {
      const { rows } = await sql`
        select from alert_match
        where agent_id = ${agentId} and id between ${firstMatch} and ${lastMatch} and message_id in (
            select message_id from basket_message where agent_id = ${agentId} and sending_id = ${sendingId})
          and (basket_id = ${basketId} or ${basketId} = any (also_ids)) limit 1`.execute(tx);
      return rows.length > 0;
    },
    /** What it would have told waits again, to be decided about anew; nothing where another message tells it. */
    reopen: async ({ messageId, firstMatch, lastMatch }: QueuedMessage, at: Date): Promise<MatchRow[]> => {
      const { rows } = await sql<MatchRow>`
        update alert_match set outcome = 'merged', wait = coalesce(wait, 'queued'), block = null, settled_at = null,
          message_id = null, due_at = ${at}
        where agent_id = ${agentId} and message_id = ${messageId} and id between ${firstMatch} and ${lastMatch}
          and outcome = 'blocked' and block = 'takenBack'
        returning *`.execute(tx);
      return rows;
    },
    /** It counts neither among the messages of its day nor as the last one. */
    uncount: async (person: string, { sendingId, createdAt }: QueuedMessage): Promise<void> => {
      await sql`
        update alert_person set messages = greatest(messages - 1, 0), sent_at = (
          select max(s.created_at) from basket_reader r
          join basket_message b on b.agent_id = r.agent_id and b.reader_id = r.id and b.first_match is not null
          join basket_sending s on s.agent_id = b.agent_id and s.id = b.sending_id and s.taken_back_at is null
          where r.agent_id = ${agentId} and ${isPerson(person)} and s.id <> ${sendingId})
        where agent_id = ${agentId} and person = ${person} and sent_at = ${createdAt}`.execute(tx);
    },
    /**
     * Messages that were written before a day of theirs and leave on it, since they had to wait: they count as of that
     * day. Older ones than the last twenty wait no longer.
     */
    countLate: async (person: string, { from, to }: { from: Date; to: Date }): Promise<number> => {
      const { rows: written } = await sql<{ sendingId: string; messageId: string }>`
        select b.sending_id, b.message_id
        from basket_reader r
        cross join lateral (
          select sending_id, message_id from basket_message
          where agent_id = r.agent_id and reader_id = r.id and first_match is not null
          order by message_id desc limit 20
        ) b
        where r.agent_id = ${agentId} and ${isPerson(person)}`.execute(tx);
      if (written.length === 0) return 0;
      // By itself, with its ids: joined, each look would be planned for the messages of twenty years.
      const { rows: late } = await sql<{ id: string }>`
        select id from message
        where agent_id = ${agentId} and id = any (${written.map(({ messageId }) => messageId)}::uuid[])
          and created_at < ${from}
          and (status in ('waiting', 'sending') and not_before < ${to}
            or status in ('delivered', 'failed') and tried_at >= ${from})`.execute(tx);
      const ids = new Set(late.map(({ id }) => id));
      return new Set(written.filter(({ messageId }) => ids.has(messageId)).map(({ sendingId }) => sendingId))
        .size;
    },
  };
}
