import type { Criteria } from '../criteria/criteria.ts';
import type { SearchFacts } from '../criteria/facts.ts';
import type { CriterionField } from '../criteria/fields.ts';
import type { FlatShape } from '../criteria/match.ts';
import { flattenShape } from '../criteria/match.ts';
import { worldSize } from '../geo.ts';
import type { Offer } from '../listing/vocabulary.ts';

/** Under which keys alerts stand, and homes look for them: a home finds each alert under one key at most. */

export interface AlertKeys {
  keys: Set<string>;
  /** What a home under one of the keys is known to fit; null where the keys say less than the criteria. */
  settled: CriterionField | null;
  /** Of the tiles among the keys. */
  zoom: number | null;
}

/** From the narrowest; the drawn areas stand between the first and the others. */
const places = [
  { field: 'community', column: 'communityCode' },
  { field: 'municipality', column: 'municipalityCode' },
  { field: 'area', column: 'areaCode' },
] as const;

/** Tiles of this zoom are about two kilometres wide in the south of Canada. */
const finestZoom = 14;
/** What covers more tiles than this stands in larger ones. */
const mostTiles = 64;

export function keysOfCriteria(criteria: Criteria): AlertKeys {
  const { offer, within } = criteria;
  for (const { field } of places) {
    if (field === 'municipality' && within?.length) return tileKeys(offer, within.map(flattenShape));
    const { any = [], not = [] } = criteria[field] ?? {};
    if (any.length === 0) continue;
    const keys = new Set(any.map((code) => placeKey(offer, field, code)));
    return { keys, settled: not.length === 0 ? field : null, zoom: null };
  }
  return { keys: new Set([anywhere(offer)]), settled: null, zoom: null };
}

export function keysOfHome(facts: SearchFacts, zooms: Iterable<number>): string[] {
  const { offer, worldX, worldY } = facts;
  const keys = [anywhere(offer)];
  for (const { field, column } of places) {
    const code = facts[column];
    if (code !== null) keys.push(placeKey(offer, field, code));
  }
  if (worldX !== null && worldY !== null)
    for (const zoom of zooms) keys.push(tileKey(offer, zoom, toTile(worldX, zoom), toTile(worldY, zoom)));
  return keys;
}

function tileKeys(offer: Offer, shapes: FlatShape[]): AlertKeys {
  const zoom = zoomOf(shapes);
  const keys = new Set<string>();
  for (const shape of shapes) {
    const { west, north, east, south } = tilesOf(shape, zoom);
    for (let x = west; x <= east; x += 1)
      for (let y = north; y <= south; y += 1)
        if (touches(shape, x, y, zoom)) keys.add(tileKey(offer, zoom, x, y));
  }
  return { keys, settled: null, zoom };
}

/** The finest at which the boxes around the shapes are not too many tiles. */
function zoomOf(shapes: FlatShape[]): number {
  for (let zoom = finestZoom; zoom > 0; zoom -= 1) {
    const tiles = shapes.reduce((sum, shape) => {
      const { west, north, east, south } = tilesOf(shape, zoom);
      return sum + Math.max(0, east - west + 1) * Math.max(0, south - north + 1);
    }, 0);
    if (tiles <= mostTiles) return zoom;
  }
  return 0;
}

/** Of the box around a shape; none where the shape holds no place at all. */
function tilesOf({ box }: FlatShape, zoom: number) {
  return {
    west: toTile(Math.max(0, box.minX), zoom),
    north: toTile(Math.max(0, box.minY), zoom),
    east: toTile(Math.min(worldSize - 1, box.maxX), zoom),
    south: toTile(Math.min(worldSize - 1, box.maxY), zoom),
  };
}

/** The corners of the box around a circle are often none of its own. */
function touches(shape: FlatShape, tileX: number, tileY: number, zoom: number): boolean {
  if (shape.type !== 'circle') return true;
  const size = tileSize(zoom);
  const nearest = (value: number, tile: number) => Math.min(Math.max(value, tile * size), (tile + 1) * size);
  const [dx, dy] = [nearest(shape.x, tileX) - shape.x, nearest(shape.y, tileY) - shape.y];
  return dx ** 2 + dy ** 2 <= shape.radius ** 2;
}

const tileSize = (zoom: number): number => worldSize / 2 ** zoom;
const toTile = (value: number, zoom: number): number => Math.floor(value / tileSize(zoom));

const anywhere = (offer: Offer): string => `${offer}*`;
const placeKey = (offer: Offer, field: string, code: string): string => `${offer}-${field}-${code}`;
const tileKey = (offer: Offer, zoom: number, x: number, y: number): string => `${offer}/${zoom}/${x}/${y}`;
