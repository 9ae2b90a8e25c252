import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Notification } from '../../platform/db/schema.generated.ts';

export function createNotificationsStore(tx: Tx, agentId: string) {
  return {
    insert: async (rows: Omit<Insertable<Notification>, 'agentId'>[]): Promise<void> => {
      await tx
        .insertInto('notification')
        .values(rows.map((row) => ({ ...row, agentId })))
        .execute();
    },
    countUnread: async (): Promise<number> => {
      const { count } = await tx
        .selectFrom('notification')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('agentId', '=', agentId)
        .where('readAt', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
