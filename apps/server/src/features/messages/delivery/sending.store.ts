import { addDays, dayMs, daysBetween, minuteMs } from '@hearthline/domain/calendar';
import type { SendingRecord } from '@hearthline/domain/message/sending-limit';
import { mayWriteToImported, reputationDays } from '@hearthline/domain/message/sending-limit';
import { boardDay, localDay, startOfDay } from '@hearthline/domain/time-zone';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { ReceivingClient } from '../message-ports.ts';
import type { StoredMessage } from '../messages.store.ts';
import type { SenderRow } from '../sender.store.ts';

/** As `sending_slot_of` of the database cuts time. */
const slotMs = 15 * minuteMs;
const startOfSlot = (at: number): Date => new Date(at - (at % slotMs));

/** What the limits on an agent's sending are worked out from. */
export function createSendingStore(tx: Tx, agentId: string) {
  async function findAccount(now: Date) {
    const { rows } = await sql<{ createdAt: Date; isApproved: boolean; hasBoardAgreement: boolean }>`
      select a.created_at,
        exists (select from sending_approval p where p.agent_id = a.agent_id) as is_approved,
        exists (select from board_agreement b where b.agent_id = a.agent_id
          and ${boardDay(now)}::date between b.valid_from and b.valid_until) as has_board_agreement
      from agent a where a.agent_id = ${agentId}`.execute(tx);
    const [row] = rows;
    if (!row) throw new Error('A message of an account that is gone');
    return row;
  }

  /** Kept by the database as messages leave: an agent may have sent tens of thousands in this time. */
  async function countSent(now: Date, dayStart: Date, own: Date | null) {
    const from = {
      today: dayStart,
      last24Hours: startOfSlot(now.getTime() - dayMs),
      recent: startOfSlot(now.getTime() - reputationDays * dayMs),
    };
    const { rows } = await sql<{
      today: number;
      last24Hours: number;
      sent: number;
      bounced: number;
      complained: number;
    }>`
      select coalesce(sum(sent) filter (where slot >= ${from.today}), 0) as today,
        coalesce(sum(sent) filter (where slot >= ${from.last24Hours}), 0) as "last24Hours",
        coalesce(sum(sent), 0) as sent, coalesce(sum(bounced), 0) as bounced, coalesce(sum(complained), 0) as complained
      from sending_slot where agent_id = ${agentId} and slot >= ${from.recent}`.execute(tx);
    const counted = rows[0] ?? { today: 0, last24Hours: 0, sent: 0, bounced: 0, complained: 0 };
    const isOwnSince = (start: Date): number => (own !== null && own >= start ? 1 : 0);
    return {
      today: counted.today - isOwnSince(from.today),
      last24Hours: counted.last24Hours - isOwnSince(from.last24Hours),
      recent: {
        sent: counted.sent - isOwnSince(from.recent),
        bounced: counted.bounced,
        complained: counted.complained,
      },
    };
  }

  async function countWaiting(dayEnd: Date): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from message
      where agent_id = ${agentId} and status = 'waiting' and not is_test
        and (not_before < ${dayEnd} or reason = 'dailyLimit')`.execute(tx);
    return rows[0]?.count ?? 0;
  }

  return {
    /** Whoever asks goes on before the next one may ask, or several at once would all find room for one. */
    lock: async (): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`daily limit ${agentId}`}, 0))`.execute(tx);
    },
    /** `asking` is a message whose turn it is: a try of it that was cut off, and those behind it, do not stand in its way. */
    findRecord: async (
      now: Date,
      { timeZone, dailyLimit }: Pick<SenderRow, 'timeZone' | 'dailyLimit'>,
      asking: Pick<StoredMessage, 'status' | 'triedAt'> | null = null,
    ): Promise<SendingRecord> => {
      const today = localDay(now, timeZone);
      const { createdAt, isApproved, hasBoardAgreement } = await findAccount(now);
      const sent = await countSent(
        now,
        startOfDay(today, timeZone),
        asking?.status === 'sending' ? asking.triedAt : null,
      );
      return {
        accountAgeDays: daysBetween(localDay(createdAt, timeZone), today),
        isApproved,
        hasBoardAgreement,
        ownLimit: dailyLimit,
        sentToday: sent.today,
        sentLast24Hours: sent.last24Hours,
        waiting: asking === null ? await countWaiting(startOfDay(addDays(today, 1), timeZone)) : 0,
        recent: sent.recent,
      };
    },
    /** Those who came by an import and whom no message has reached yet, where that is not enough. */
    listBarred: async (
      record: SendingRecord,
      clients: readonly Pick<ReceivingClient, 'id' | 'isImported'>[],
    ): Promise<Set<string>> => {
      const ids = clients.filter(({ isImported }) => isImported).map(({ id }) => id);
      if (ids.length === 0 || mayWriteToImported(record)) return new Set();
      const { rows } = await sql<{ clientId: string }>`
        select distinct client_id from message
        where agent_id = ${agentId} and client_id = any (${ids}::uuid[]) and not is_test
          and delivered_at is not null and bounced_at is null`.execute(tx);
      const met = new Set(rows.map(({ clientId }) => clientId));
      return new Set(ids.filter((id) => !met.has(id)));
    },
  };
}
