import type { Language } from '@hearthline/contract/common';
import type { Demographics, SchoolNearby } from '@hearthline/contract/places';
import type { Bounds } from '@hearthline/domain/geo';
import { distanceMetres } from '@hearthline/domain/geo';
import { isSuppressed } from './census-figures.ts';
import { presentDemographics, presentSchool } from './places.presenter.ts';
import type { Place, PlacesStore } from './places.store.ts';

const metresPerDegree = 40_075_016.686 / 360;
const degree = Math.PI / 180;

export type PlacesService = ReturnType<typeof createPlacesService>;

export function createPlacesService({ store }: { store: PlacesStore }) {
  return {
    listSchools: async (place: Place, radiusMetres: number, limit: number): Promise<SchoolNearby[]> => {
      const rows = await store.listNearestSchools(place, boundsAround(place, radiusMetres), limit);
      return rows
        .map((row) => ({
          row,
          metres: distanceMetres([place.longitude, place.latitude], [row.longitude, row.latitude]),
        }))
        .filter(({ metres }) => metres <= radiusMetres)
        .map(({ row, metres }) => presentSchool(row, metres));
    },

    /** The municipality answers for an area that the agency suppressed; where it is suppressed too, the area says so. */
    findDemographics: async (place: Place, language: Language): Promise<Demographics | null> => {
      const [smallest, ...larger] = await store.listCensusAreasAt(place);
      if (!smallest) return null;
      const fallback = isSuppressed(smallest.figures)
        ? larger.find((area) => area.geography === 'municipality' && !isSuppressed(area.figures))
        : undefined;
      return presentDemographics(fallback ?? smallest, fallback !== undefined, language);
    },
  };
}

/** Holds the whole circle: meridians draw together towards the pole, so the widest place lies beyond the middle. */
function boundsAround({ longitude, latitude }: Place, radiusMetres: number): Bounds {
  const height = radiusMetres / metresPerDegree;
  const sine = Math.sin(height * degree) / Math.cos(latitude * degree);
  const width = sine < 1 ? Math.asin(sine) / degree : 180;
  return [longitude - width, latitude - height, longitude + width, latitude + height];
}
