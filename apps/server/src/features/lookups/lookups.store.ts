import type { Db } from '../../platform/db/database.ts';

export interface PlaceRow {
  code: string;
  name: string;
}

export type LookupsStore = ReturnType<typeof createLookupsStore>;

/** Codes narrow a list to the places below them; without codes it is whole. */
export function createLookupsStore(db: Db) {
  return {
    listAreas: (): Promise<PlaceRow[]> => db.selectFrom('area').select(['code', 'name']).execute(),
    listMunicipalities: (areaCodes?: string[]): Promise<PlaceRow[]> =>
      db
        .selectFrom('municipality')
        .select(['code', 'name'])
        .$if(areaCodes !== undefined, (query) => query.where('areaCode', 'in', areaCodes ?? []))
        .execute(),
    listCommunities: (municipalityCodes?: string[]): Promise<PlaceRow[]> =>
      db
        .selectFrom('community')
        .select(['code', 'name'])
        .$if(municipalityCodes !== undefined, (query) =>
          query.where('municipalityCode', 'in', municipalityCodes ?? []),
        )
        .execute(),
  };
}
