import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';

export interface OwnKey {
  modifiedAt: string;
  isGone: boolean;
  /** It is gone because the feed no longer had it, not because the feed said so. */
  hasVanished: boolean;
}

export type FeedStateStore = ReturnType<typeof createFeedStateStore>;

export function createFeedStateStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Undefined where another process is at work on this feed. */
    withLock: <T>(source: string, work: () => Promise<T>): Promise<T | undefined> =>
      db.connection().execute(async (connection) => {
        const name = `hearthline:feed:${source}`;
        const { rows } = await sql<{ isOurs: boolean }>`
          select pg_try_advisory_lock(hashtext(${name})) as is_ours`.execute(connection);
        if (!rows[0]?.isOurs) return undefined;
        try {
          return await work();
        } finally {
          await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection);
        }
      }),

    find: async (source: string): Promise<unknown> => {
      const row = await db
        .selectFrom('feedState')
        .select('state')
        .where('source', '=', source)
        .executeTakeFirst();
      return row?.state;
    },

    save: async (source: string, state: object, at: Date): Promise<void> => {
      const row = { state: JSON.stringify(state), updatedAt: at };
      await db
        .insertInto('feedState')
        .values({ source, ...row })
        .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
        .execute();
    },

    /** Every key that we have of a feed, with the time of its last change. */
    listKeys: async (source: string): Promise<Map<string, OwnKey>> => {
      const rows = await db
        .selectFrom('listing')
        .select(['key', 'modifiedAt', 'state', 'recordHash'])
        .where('source', '=', source)
        .execute();
      return new Map(
        rows.map(({ key, modifiedAt, state, recordHash }) => {
          const isGone = state === 'deleted';
          return [
            key,
            { modifiedAt: modifiedAt.toISOString(), isGone, hasVanished: isGone && recordHash === null },
          ];
        }),
      );
    },
  };
}
