import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import type { InsidePart } from '../listing-writer.ts';

/** How many records of a part the feed had for a listing when it was read. */
export interface InsideCount {
  key: string;
  part: InsidePart;
  count: number;
}

export type FeedInsideStore = ReturnType<typeof createFeedInsideStore>;

export function createFeedInsideStore({ db }: Pick<Database, 'db'>, source: string) {
  return {
    listCounts: async (part: InsidePart): Promise<Map<string, number>> => {
      const rows = await db
        .selectFrom('feedInside')
        .select(['key', 'count'])
        .where('source', '=', source)
        .where('part', '=', part)
        .execute();
      return new Map(rows.map(({ key, count }) => [key, count]));
    },
    save: async (counts: readonly InsideCount[]): Promise<void> => {
      if (counts.length === 0) return;
      const latest = [...new Map(counts.map((row) => [`${row.part} ${row.key}`, row])).values()];
      await sql`insert into feed_inside (source, part, key, count)
        select ${source}, part, key, count
        from unnest(${latest.map(({ part }) => part)}::text[], ${latest.map(({ key }) => key)}::text[],
          ${latest.map(({ count }) => count)}::int[]) as told (part, key, count)
        on conflict (source, part, key) do update set count = excluded.count
        where feed_inside.count <> excluded.count`.execute(db);
    },
    /** Of listings that the feed no longer has. */
    forget: async (keys: readonly string[]): Promise<void> => {
      await sql`delete from feed_inside where source = ${source} and key = any (${keys}::text[])`.execute(db);
    },
  };
}
