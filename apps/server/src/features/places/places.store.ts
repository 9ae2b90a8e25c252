import type { Bounds } from '@hearthline/domain/geo';
import { toWorld } from '@hearthline/domain/geo';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { CensusArea, School } from '../../platform/db/schema.generated.ts';
import type { CensusFigures } from './census-figures.ts';

export interface Place {
  longitude: number;
  latitude: number;
}

/** Of each level. */
export type PlaceCodes = Record<'area' | 'municipality' | 'community', readonly string[]>;

export type SchoolRecord = Selectable<School>;
export type CensusRecord = Pick<Selectable<CensusArea>, 'dguid' | 'censusYear' | 'geography' | 'name'> & {
  figures: CensusFigures;
};

export type PlacesStore = ReturnType<typeof createPlacesStore>;

export function createPlacesStore(db: Db) {
  return {
    /** What places are called, by their level and code: `municipality 42`. */
    listNames: async (codes: PlaceCodes): Promise<Record<string, string>> => {
      const { rows } = await sql<{ place: string; name: string }>`
        select 'area ' || code as place, name from area where code = any (${codes.area}::text[])
        union all
        select 'municipality ' || code, name from municipality where code = any (${codes.municipality}::text[])
        union all
        select 'community ' || code, name from community where code = any (${codes.community}::text[])`.execute(
        db,
      );
      return Object.fromEntries(rows.map(({ place, name }) => [place, name]));
    },
    /** The haversine grows with the distance, so the order is that of the ground, not that of the flat map. */
    listNearestSchools: (place: Place, bounds: Bounds, limit: number): Promise<SchoolRecord[]> => {
      const [west, south, east, north] = bounds;
      const [low, high] = [toWorld(west, north), toWorld(east, south)];
      return db
        .selectFrom('school')
        .selectAll()
        .where(
          sql<boolean>`point(world_x, world_y) <@ box(point(${low.x}, ${low.y}), point(${high.x}, ${high.y}))`,
        )
        .orderBy(
          sql`power(sin(radians(latitude - ${place.latitude}) / 2), 2)
            + cos(radians(latitude)) * ${Math.cos((place.latitude * Math.PI) / 180)}
            * power(sin(radians(longitude - ${place.longitude}) / 2), 2)`,
        )
        .orderBy('number')
        .limit(limit)
        .execute();
    },

    /** Newest census first, then the smallest area; the first condition is the one that the index knows. */
    listCensusAreasAt: async (place: Place): Promise<CensusRecord[]> => {
      const { x, y } = toWorld(place.longitude, place.latitude);
      const spot = sql`point(${x}, ${y})`;
      const { rows } = await sql<CensusRecord>`
        select dguid, census_year, geography, name, figures from census_area
          where outline && polygon(box(${spot}, ${spot})) and outline @> ${spot}
          order by census_year desc, area(path(outline)), geography, dguid`.execute(db);
      return rows;
    },
  };
}
