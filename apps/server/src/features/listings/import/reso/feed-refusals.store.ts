import { sql } from 'kysely';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';

/** A record of a feed that was not taken, and why. */
export interface Refusal {
  key: string;
  reason: string;
}

export interface KeptRefusal extends Refusal {
  source: string;
  refusedAt: Date;
}

export type FeedRefusals = ReturnType<typeof createFeedRefusals>;

const maxReason = 300;

/** What could not be taken of one feed, until it can. */
export function createFeedRefusals({ db }: Pick<Database, 'db'>, clock: Clock, source: string) {
  const forget = async (keys: readonly string[]): Promise<void> => {
    if (keys.length > 0)
      await sql`delete from feed_refusal where source = ${source} and key = any (${keys}::text[])`.execute(
        db,
      );
  };
  return {
    listKeys: async (): Promise<string[]> => {
      const rows = await db.selectFrom('feedRefusal').select('key').where('source', '=', source).execute();
      return rows.map(({ key }) => key);
    },
    /** Of these records, which were all looked at, these were refused. */
    replace: async (looked: readonly string[], refused: readonly Refusal[]): Promise<void> => {
      const stays = new Set(refused.map(({ key }) => key));
      await forget(looked.filter((key) => !stays.has(key)));
      const rows = new Map(refused.filter(({ key }) => key !== '').map((refusal) => [refusal.key, refusal]));
      if (rows.size === 0) return;
      await sql`insert into feed_refusal (source, key, reason, refused_at)
        select ${source}, key, left(reason, ${maxReason}::int), ${clock.now()}
        from unnest(${[...rows.keys()]}::text[], ${[...rows.values()].map(({ reason }) => reason)}::text[]) as told (key, reason)
        on conflict (source, key) do update set reason = excluded.reason`.execute(db);
    },
    forget,
  };
}

/** The refused records of all feeds, oldest first. */
export function listRefusals({ db }: Pick<Database, 'db'>, limit: number): Promise<KeptRefusal[]> {
  return db
    .selectFrom('feedRefusal')
    .select(['source', 'key', 'reason', 'refusedAt'])
    .orderBy('source')
    .orderBy('refusedAt')
    .orderBy('key')
    .limit(limit)
    .execute();
}
