import type { Candidate } from '@hearthline/contract/cma';
import type { Bounds, LngLat } from '@hearthline/domain/geo';
import { fromWorld, metresPerUnit, toWorld } from '@hearthline/domain/geo';
import type { HomeFacts } from '@hearthline/domain/valuation/home-facts';
import type { GridColumn } from '../calculate/model/grid-view.ts';

type Placed = Pick<HomeFacts, 'longitude' | 'latitude'>;

export const placeOf = ({ longitude, latitude }: Placed): LngLat | null =>
  longitude === null || latitude === null ? null : [longitude, latitude];

/** Where a comparable stands: by its listing, else by its facts. */
export const placeOfColumn = ({ listing, sale }: GridColumn): LngLat | null =>
  (listing && placeOf(listing)) ?? placeOf(sale.facts);

/** A place so many metres east and north. */
export function moveBy([longitude, latitude]: LngLat, east: number, north: number): LngLat {
  const { x, y } = toWorld(longitude, latitude);
  const metres = metresPerUnit(latitude);
  return fromWorld(x + east / metres, y - north / metres);
}

/** The circle and everything that was chosen outside of it. */
export function boundsOf(centre: LngLat, radiusMetres: number, places: readonly LngLat[]): Bounds {
  const all = [
    moveBy(centre, -radiusMetres, -radiusMetres),
    moveBy(centre, radiusMetres, radiusMetres),
    ...places,
  ];
  const longitudes = all.map(([longitude]) => longitude);
  const latitudes = all.map(([, latitude]) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

const widest = 6;
const thinnest = 1.5;

/** Thicker for more weight. */
export const lineWidth = (weight: number, heaviest: number): number =>
  heaviest > 0 ? thinnest + (widest - thinnest) * (weight / heaviest) : thinnest;

/** Sales within the conditions that nobody chose. */
export const othersOf = (items: readonly Candidate[], chosen: readonly string[]): Candidate[] =>
  items.filter(({ listing }) => !chosen.includes(listing.id));
