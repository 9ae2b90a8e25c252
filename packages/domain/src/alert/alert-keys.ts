import type { Criteria } from '../criteria/criteria.ts';
import type { SearchFacts } from '../criteria/facts.ts';
import type { CriterionField } from '../criteria/fields.ts';
import type { Offer } from '../listing/vocabulary.ts';
import type { Tile } from './alert-tiles.ts';
import { coverOf, tileAt } from './alert-tiles.ts';

/** Under which keys alerts stand, and homes look for them: a home finds each alert under one key at most. */

export interface AlertKeys {
  /** Of these keys each says whether a home under it fits the settled field for sure. */
  keys: Map<string, boolean>;
  settled: CriterionField | null;
  /** Of the tiles among the keys. */
  zooms: ReadonlySet<number>;
}

/** From the narrowest; the drawn areas stand between the first and the others. */
const places = [
  { field: 'community', column: 'communityCode' },
  { field: 'municipality', column: 'municipalityCode' },
  { field: 'area', column: 'areaCode' },
] as const;

export function keysOfCriteria(criteria: Criteria): AlertKeys {
  const { offer, within } = criteria;
  for (const { field } of places) {
    if (field === 'municipality' && within?.length) return tileKeys(offer, coverOf(within));
    const { any = [], not = [] } = criteria[field] ?? {};
    if (any.length === 0) continue;
    const isAll = not.length === 0;
    const keys = new Map(any.map((code) => [placeKey(offer, field, code), isAll]));
    return { keys, settled: isAll ? field : null, zooms: new Set() };
  }
  return { keys: new Map([[anywhere(offer), false]]), settled: null, zooms: new Set() };
}

export function keysOfHome(facts: SearchFacts, zooms: Iterable<number>): string[] {
  const { offer, worldX, worldY } = facts;
  const keys = [anywhere(offer)];
  for (const { field, column } of places) {
    const code = facts[column];
    if (code !== null) keys.push(placeKey(offer, field, code));
  }
  if (worldX !== null && worldY !== null)
    for (const zoom of zooms) keys.push(tileKey(offer, tileAt({ x: worldX, y: worldY }, zoom)));
  return keys;
}

function tileKeys(offer: Offer, tiles: readonly Tile[]): AlertKeys {
  return {
    keys: new Map(tiles.map((tile) => [tileKey(offer, tile), tile.isInside])),
    settled: 'within',
    zooms: new Set(tiles.map((tile) => tile.zoom)),
  };
}

const anywhere = (offer: Offer): string => `${offer}*`;
const placeKey = (offer: Offer, field: string, code: string): string => `${offer}-${field}-${code}`;
const tileKey = (offer: Offer, { zoom, x, y }: Omit<Tile, 'isInside'>): string =>
  `${offer}/${zoom}/${x}/${y}`;
