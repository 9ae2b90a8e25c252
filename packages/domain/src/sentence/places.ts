import type { Token } from './tokens.ts';
import { parseTokens } from './tokens.ts';

/** From the widest to the finest. */
export const placeLevels = ['area', 'municipality', 'community'] as const;
export type PlaceLevel = (typeof placeLevels)[number];

export interface Place {
  level: PlaceLevel;
  code: string;
  name: string;
  /** The code of the place one level up. Without it, places on two levels are both required. */
  parent?: string | null;
}

export interface PlaceIndex {
  /** The longest name that begins at a token. */
  find(tokens: readonly Token[], at: number): { places: readonly Place[]; end: number } | null;
  isInside(inner: Place, outer: Place): boolean;
  /** The places of a finer level that make up this one; itself where that is not known. */
  spread(place: Place, level: PlaceLevel): Place[];
}

const indexes = new WeakMap<readonly Place[], PlaceIndex>();

/** The same list is read once, however often somebody types. */
export function indexPlaces(vocabulary: readonly Place[]): PlaceIndex {
  const known = indexes.get(vocabulary);
  if (known) return known;
  const index = createPlaceIndex(vocabulary);
  indexes.set(vocabulary, index);
  return index;
}

function createPlaceIndex(vocabulary: readonly Place[]): PlaceIndex {
  const byName = new Map<string, Place[]>();
  const byCode = new Map(vocabulary.map((place) => [`${place.level} ${place.code}`, place]));
  let longest = 0;
  for (const place of vocabulary) {
    const words = parseTokens(place.name).filter(isNamePart);
    const name = words.map((token) => token.norm).join(' ');
    if (name === '') continue;
    const namesakes = byName.get(name);
    longest = Math.max(longest, words.length);
    if (!namesakes || isWider(place, namesakes[0])) byName.set(name, [place]);
    else if (namesakes[0]?.level === place.level) namesakes.push(place);
  }

  function find(tokens: readonly Token[], at: number) {
    let name = '';
    let found: { places: Place[]; end: number } | null = null;
    for (let length = 0, end = at; length < longest && end < tokens.length; end += 1) {
      const token = tokens[end] as Token;
      if (!isNamePart(token)) {
        if (length === 0 || /[,;]/.test(token.norm) || token.kind !== 'mark') break;
        continue;
      }
      length += 1;
      name = name === '' ? token.norm : `${name} ${token.norm}`;
      const places = byName.get(name);
      if (places) found = { places, end: end + 1 };
    }
    return found;
  }

  function parentOf(place: Place): Place | undefined {
    const above = placeLevels[placeLevels.indexOf(place.level) - 1];
    return above && place.parent ? byCode.get(`${above} ${place.parent}`) : undefined;
  }

  function isInside(inner: Place, outer: Place): boolean {
    for (let place = parentOf(inner); place; place = parentOf(place)) {
      if (place.level === outer.level && place.code === outer.code) return true;
    }
    return false;
  }

  function spread(place: Place, level: PlaceLevel): Place[] {
    if (place.level === level) return [place];
    const inner = vocabulary.filter((other) => other.level === level && isInside(other, place));
    return inner.length > 0 ? inner : [place];
  }

  return { find, isInside, spread };
}

function isNamePart({ kind }: Token): boolean {
  return kind === 'word' || kind === 'number';
}

function isWider(place: Place, other: Place | undefined): boolean {
  return other !== undefined && placeLevels.indexOf(place.level) < placeLevels.indexOf(other.level);
}
