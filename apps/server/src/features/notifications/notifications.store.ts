import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Notification } from '../../platform/db/schema.generated.ts';

export type NotificationRow = Selectable<Notification>;

/** A statement has room for 65,535 values. */
const rowsAtOnce = 1_000;

export function createNotificationsStore(tx: Tx, agentId: string) {
  const own = () => tx.selectFrom('notification').where('agentId', '=', agentId);
  const listed = (isUnreadOnly: boolean) => (isUnreadOnly ? own().where('readAt', 'is', null) : own());

  return {
    /** Returns the ids of those that were not known yet by their key. */
    insert: async (rows: Omit<Insertable<Notification>, 'agentId'>[]): Promise<Set<string>> => {
      const written = new Set<string>();
      for (let start = 0; start < rows.length; start += rowsAtOnce) {
        const fresh = await tx
          .insertInto('notification')
          .values(rows.slice(start, start + rowsAtOnce).map((row) => ({ ...row, agentId })))
          .onConflict((conflict) =>
            conflict.columns(['agentId', 'dedupKey']).where('dedupKey', 'is not', null).doNothing(),
          )
          .returning('id')
          .execute();
        for (const { id } of fresh) written.add(id);
      }
      return written;
    },
    /** Those of these keys under which something was told. */
    findKeys: async (keys: readonly string[]): Promise<Set<string | null>> => {
      const rows = await own()
        .select('dedupKey')
        .where('dedupKey', 'in', [...keys])
        .execute();
      return new Set(rows.map(({ dedupKey }) => dedupKey));
    },
    /** Newest first. */
    list: ({
      isUnreadOnly,
      offset,
      limit,
    }: {
      isUnreadOnly: boolean;
      offset: number;
      limit: number;
    }): Promise<NotificationRow[]> =>
      listed(isUnreadOnly).selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute(),
    count: async (isUnreadOnly: boolean): Promise<number> => {
      const { count } = await listed(isUnreadOnly)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
    /** Null: all that are unread. */
    markRead: async (ids: readonly string[] | null, at: Date): Promise<void> => {
      const unread = tx
        .updateTable('notification')
        .set({ readAt: at })
        .where('agentId', '=', agentId)
        .where('readAt', 'is', null);
      await (ids ? unread.where('id', 'in', [...ids]) : unread).execute();
    },
  };
}
