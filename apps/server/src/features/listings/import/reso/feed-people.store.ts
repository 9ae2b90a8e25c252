import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';

/** What a listing takes from its agent or office, as the listing's own fields. */
export type Person = Record<string, string>;

export type FeedPeopleStore = ReturnType<typeof createFeedPeopleStore>;

/** The agents and offices of one feed that its listings name. */
export function createFeedPeopleStore({ db }: Pick<Database, 'db'>, source: string) {
  return {
    find: async (ids: readonly string[]): Promise<[string, Person][]> => {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('feedPerson')
        .select(['id', 'facts'])
        .where('source', '=', source)
        .where('id', 'in', ids)
        .execute();
      return rows.map(({ id, facts }) => [id, facts as Person]);
    },
    save: async (people: readonly (readonly [string, Person])[]): Promise<void> => {
      if (people.length === 0) return;
      const latest = [...new Map(people)];
      await sql`insert into feed_person (source, id, facts)
        select ${source}, id, facts::jsonb
        from unnest(${latest.map(([id]) => id)}::text[], ${latest.map(([, facts]) => JSON.stringify(facts))}::text[]) as told (id, facts)
        on conflict (source, id) do update set facts = excluded.facts`.execute(db);
    },
  };
}
