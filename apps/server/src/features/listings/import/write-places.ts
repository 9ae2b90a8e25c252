import type { ListingWriterStore, PlaceRow } from './listing-writer.store.ts';
import type { ListingEntry } from './listing-writer.ts';

/** Places that are new get their row; a known one keeps its name. */
export async function writePlaces(
  store: ListingWriterStore,
  entries: readonly ListingEntry[],
): Promise<void> {
  const areas = new Map<string, PlaceRow>();
  const municipalities = new Map<string, PlaceRow>();
  const communities = new Map<string, PlaceRow>();
  for (const { record, placeNames } of entries) {
    const { areaCode, municipalityCode, communityCode } = record;
    if (!placeNames || areaCode === null || placeNames.area === null) continue;
    areas.set(areaCode, { code: areaCode, name: placeNames.area });
    if (municipalityCode === null || placeNames.municipality === null) continue;
    municipalities.set(municipalityCode, {
      code: municipalityCode,
      name: placeNames.municipality,
      parent: areaCode,
    });
    if (communityCode === null || placeNames.community === null) continue;
    communities.set(communityCode, {
      code: communityCode,
      name: placeNames.community,
      parent: municipalityCode,
    });
  }
  if (areas.size > 0) await store.insertAreas([...areas.values()]);
  if (municipalities.size > 0) await store.insertMunicipalities([...municipalities.values()]);
  if (communities.size > 0) await store.insertCommunities([...communities.values()]);
}
