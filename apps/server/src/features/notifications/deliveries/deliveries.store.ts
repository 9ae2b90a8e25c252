import type { OutsideChannel } from '@hearthline/contract/notifications';
import type { NotificationTopic } from '@hearthline/contract/users';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { NotificationDelivery } from '../../../platform/db/schema.generated.ts';

export type DeliveryRow = Selectable<NotificationDelivery>;

/** A statement has room for 65,535 values. */
const rowsAtOnce = 1_000;

/** What an agent is told outside of the app. */
export function createDeliveriesStore(tx: Tx, agentId: string) {
  const ofTopic = (channel: OutsideChannel, topic: NotificationTopic) =>
    tx
      .selectFrom('notificationDelivery')
      .where('agentId', '=', agentId)
      .where('channel', '=', channel)
      .where('topic', '=', topic);

  return {
    /** Answers how many were not known yet by their key. */
    insert: async (rows: readonly Omit<Insertable<NotificationDelivery>, 'agentId'>[]): Promise<number> => {
      let written = 0;
      for (let start = 0; start < rows.length; start += rowsAtOnce) {
        const { numInsertedOrUpdatedRows = 0n } = await tx
          .insertInto('notificationDelivery')
          .values(rows.slice(start, start + rowsAtOnce).map((row) => ({ ...row, agentId })))
          .onConflict((conflict) =>
            conflict
              .columns(['agentId', 'channel', 'dedupKey'])
              .where('dedupKey', 'is not', null)
              .doNothing(),
          )
          .executeTakeFirst();
        written += Number(numInsertedOrUpdatedRows);
      }
      return written;
    },
    findOldestWaiting: async (channel: OutsideChannel, topic: NotificationTopic): Promise<Date | null> => {
      const row = await ofTopic(channel, topic)
        .select((eb) => eb.fn.min('createdAt').as('at'))
        .where('endedAt', 'is', null)
        .executeTakeFirst();
      return row?.at ?? null;
    },
    findLastEnd: async (channel: OutsideChannel, topic: NotificationTopic): Promise<Date | null> => {
      const row = await ofTopic(channel, topic)
        .select((eb) => eb.fn.max('endedAt').as('at'))
        .executeTakeFirst();
      return row?.at ?? null;
    },
    /** Oldest first; nobody else takes them until the end of the transaction. */
    lockWaiting: (channel: OutsideChannel, topic: NotificationTopic): Promise<DeliveryRow[]> =>
      ofTopic(channel, topic).selectAll().where('endedAt', 'is', null).orderBy('id').forUpdate().execute(),
    /** Only its key is still needed. */
    end: async (ids: readonly string[], at: Date): Promise<void> => {
      await tx
        .updateTable('notificationDelivery')
        .set({ endedAt: at, title: '', body: '', link: null })
        .where('agentId', '=', agentId)
        .where('id', 'in', [...ids])
        .execute();
    },
    findFailedAddress: async (channel: OutsideChannel): Promise<string | null> => {
      const row = await tx
        .selectFrom('notificationChannelFailure')
        .select('address')
        .where('agentId', '=', agentId)
        .where('channel', '=', channel)
        .executeTakeFirst();
      return row?.address ?? null;
    },
    /** False where that was known already. */
    noteFailure: async (channel: OutsideChannel, address: string, at: Date): Promise<boolean> => {
      const { numInsertedOrUpdatedRows = 0n } = await tx
        .insertInto('notificationChannelFailure')
        .values({ agentId, channel, address, failedAt: at })
        .onConflict((conflict) =>
          conflict
            .columns(['agentId', 'channel'])
            .doUpdateSet({ address, failedAt: at })
            .where('notificationChannelFailure.address', '!=', address),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },
    forgetFailure: async (channel: OutsideChannel): Promise<void> => {
      await tx
        .deleteFrom('notificationChannelFailure')
        .where('agentId', '=', agentId)
        .where('channel', '=', channel)
        .execute();
    },
  };
}

/** Of all agents. */
export async function deleteEndedDeliveries(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notificationDelivery')
    .where('endedAt', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
