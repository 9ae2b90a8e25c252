import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { CensusRow, SchoolRow } from './places.rows.ts';

export type PlacesImportStore = ReturnType<typeof createPlacesImportStore>;

const listingsPerStep = 5_000;

/** For imports and the demo: `db` is the worker's. */
export function createPlacesImportStore(db: Db) {
  return {
    upsertSchools: async (rows: SchoolRow[]): Promise<void> => {
      if (rows.length === 0) return;
      await db
        .insertInto('school')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('number').doUpdateSet((row) => ({
            name: row.ref('excluded.name'),
            system: row.ref('excluded.system'),
            level: row.ref('excluded.level'),
            grades: row.ref('excluded.grades'),
            boardName: row.ref('excluded.boardName'),
            website: row.ref('excluded.website'),
            boardWebsite: row.ref('excluded.boardWebsite'),
            enrolment: row.ref('excluded.enrolment'),
            street: row.ref('excluded.street'),
            municipality: row.ref('excluded.municipality'),
            postalCode: row.ref('excluded.postalCode'),
            phone: row.ref('excluded.phone'),
            longitude: row.ref('excluded.longitude'),
            latitude: row.ref('excluded.latitude'),
            worldX: row.ref('excluded.worldX'),
            worldY: row.ref('excluded.worldY'),
          })),
        )
        .execute();
    },

    /** An outline that came with its own file stays when the figures come again. */
    upsertCensusAreas: async (rows: CensusRow[]): Promise<void> => {
      if (rows.length === 0) return;
      await db
        .insertInto('censusArea')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('dguid').doUpdateSet((row) => ({
            censusYear: row.ref('excluded.censusYear'),
            geography: row.ref('excluded.geography'),
            name: row.ref('excluded.name'),
            figures: row.ref('excluded.figures'),
            outline: sql`coalesce(excluded.outline, census_area.outline)`,
          })),
        )
        .execute();
    },

    /** Tells which of the areas are known; the others have no figures to show. */
    setOutlines: async (outlines: { dguid: string; outline: string }[]): Promise<Set<string>> => {
      const { rows } = await sql<{ dguid: string }>`
        update census_area a set outline = o.outline::polygon
          from jsonb_to_recordset(${JSON.stringify(outlines)}::jsonb) as o (dguid text, outline text)
          where a.dguid = o.dguid returning a.dguid`.execute(db);
      return new Set(rows.map(({ dguid }) => dguid));
    },

    /**
     * Writes the way to the nearest school to every listing where it changed, and returns how many. The index orders by
     * the flat map, whose nearest three hold the nearest on the ground.
     */
    measureSchools: async (
      onProgress: (label: string, done: number, total: number) => void,
    ): Promise<number> => {
      const total = await countPlacedListings(db);
      let [changed, done, last] = [0, 0, '00000000-0000-0000-0000-000000000000'];
      while (true) {
        const step = await measureStep(db, last);
        if (!step.last) break;
        changed += step.changed;
        done += step.seen;
        last = step.last;
        onProgress('Measuring the ways to school', Math.min(done, total), total);
      }
      return changed;
    },
  };
}

async function countPlacedListings(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('listing')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('worldX', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

interface MeasuredStep {
  last: string | null;
  seen: number;
  changed: number;
}

async function measureStep(db: Db, after: string): Promise<MeasuredStep> {
  const { rows } = await sql<MeasuredStep>`
    with step as (
      select id, world_x, world_y, latitude, longitude, school_metres from listing
        where id > ${after} and world_x is not null order by id limit ${listingsPerStep}
    ), measured as (
      select step.id, near.metres from step cross join lateral (
        select min(metres)::int as metres from (
          select round(2 * 6378137 * asin(least(1, sqrt(
              power(sin(radians(s.latitude - step.latitude) / 2), 2)
              + cos(radians(s.latitude)) * cos(radians(step.latitude))
              * power(sin(radians(s.longitude - step.longitude) / 2), 2))))) as metres
            from school s order by point(s.world_x, s.world_y) <-> point(step.world_x, step.world_y) limit 3
        ) nearest
      ) near where near.metres is distinct from step.school_metres
    ), written as (
      update listing l set school_metres = m.metres from measured m where l.id = m.id returning 1
    )
    select (select id from step order by id desc limit 1) as last, (select count(*) from step) as seen,
      (select count(*) from written) as changed`.execute(db);
  return rows[0] as MeasuredStep;
}
