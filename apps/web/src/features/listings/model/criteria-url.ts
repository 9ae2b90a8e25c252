import { criteria as criteriaSchema } from '@hearthline/contract/criteria';
import type { ListingSort } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria, normaliseCriteria } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { sharedCriteriaQuery, sharedKeyQuery } from '../api/search-api.ts';

export type ResultView = 'list' | 'cart' | 'map';

/** What the three search screens keep in their address: `c` holds the criteria, `k` the key of long ones. */
export interface SearchAddress {
  c?: string | undefined;
  k?: string | undefined;
  sort?: string | undefined;
  view?: string | undefined;
  /** Where the map looks and what else it shows; the other screens pass it on. */
  at?: string | undefined;
  layers?: string | undefined;
  /** The form of a basket that homes are looked for; every screen of the search passes it on. */
  basket?: string | undefined;
}

interface SetOptions {
  /** Leaves no step for Back, as for criteria that are still being chosen. */
  replace?: boolean;
}

export interface CriteriaInUrl {
  criteria: Criteria;
  /** While criteria kept under a key are on their way; until then `criteria` are the defaults. */
  isLoading: boolean;
  /** The address could not be read: say so, `criteria` are the defaults. */
  isBroken: boolean;
  setCriteria: (next: Criteria, options?: SetOptions) => void;
  sort: ListingSort;
  setSort: (next: ListingSort, options?: SetOptions) => void;
}

/** Complete by type; the contract's own list would bring its schemas along. */
const sorts: Record<ListingSort, true> = {
  newest: true,
  cheapest: true,
  mostExpensive: true,
  recentlyChanged: true,
  largest: true,
  longestOnMarket: true,
  biggestDrop: true,
};
export const listingSorts = Object.keys(sorts) as ListingSort[];

/** The criteria of the current address, for every search screen. */
export function useCriteriaFromUrl(): CriteriaInUrl {
  const address: SearchAddress = useSearch({ strict: false });
  const navigate = useNavigate();
  const { c: text, k: key } = address;
  const parsed = useMemo(() => (key ? undefined : parseCriteria(text)), [text, key]);
  const kept = useQuery({ ...sharedCriteriaQuery(key ?? ''), enabled: key !== undefined });
  const shortening = useQuery({
    ...sharedKeyQuery(parsed ?? defaultCriteria),
    enabled: isTooLong(text) && !!parsed,
  });
  const shortKey = isTooLong(text) ? shortening.data : undefined;

  const setAddress = useCallback(
    (change: SearchAddress, { replace = false }: SetOptions = {}) =>
      void navigate({
        to: '.',
        search: (previous: object) => ({ ...previous, ...change }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );

  useEffect(() => {
    if (shortKey) setAddress({ c: undefined, k: shortKey }, { replace: true });
  }, [shortKey, setAddress]);

  const criteria = (key ? kept.data : parsed) ?? defaultCriteria;
  const setCriteria = useCallback(
    (next: Criteria, options?: SetOptions) => {
      const isElsewhere = whereOf(next) !== whereOf(criteria);
      const place = isElsewhere ? { at: undefined } : {};
      setAddress({ c: writeCriteria(next), k: undefined, ...place }, options);
    },
    [setAddress, criteria],
  );
  const setSort = useCallback(
    (next: ListingSort, options?: SetOptions) =>
      setAddress({ sort: next === 'newest' ? undefined : next }, options),
    [setAddress],
  );

  return {
    criteria,
    isLoading: key !== undefined && kept.isPending,
    isBroken: key ? kept.isError : !parsed,
    setCriteria,
    sort: listingSorts.find((sort) => sort === address.sort) ?? 'newest',
    setSort,
  };
}

/** The criteria that say where to look: a place on the map belongs to them. */
export function whereOf({ area, municipality, community, within, address, mlsNumbers }: Criteria): string {
  return JSON.stringify([area, municipality, community, within, address, mlsNumbers]);
}

const resultPaths = {
  list: '/property-search/result',
  cart: '/property-search/result',
  map: '/property-search/map-search',
} as const satisfies Record<ResultView, string>;

/**
 * For `<Link {...linkToResults(criteria, 'map')}>` and `navigate`. Long criteria are shortened on arrival. What the map
 * shows comes along, so that the way over a list or the criteria leads back to it, and so does whom it is for.
 */
export function linkToResults(criteria: Criteria, view: ResultView, sort?: ListingSort) {
  const search = (previous: SearchAddress): SearchAddress => ({
    c: writeCriteria(criteria),
    ...(view === 'cart' && { view }),
    ...(sort && sort !== 'newest' && { sort }),
    ...passedOn(previous),
  });
  return { to: resultPaths[view], search };
}

export function linkToCriteria(criteria: Criteria) {
  const search = (previous: SearchAddress): SearchAddress => ({
    c: writeCriteria(criteria),
    ...passedOn(previous),
  });
  return { to: '/property-search' as const, search };
}

function passedOn({ at, layers, basket }: SearchAddress): SearchAddress {
  return { ...(at && { at }), ...(layers && { layers }), ...(basket && { basket }) };
}

/** An address with more than this, as it is sent, is shortened to a key. */
const longestCriteriaText = 2_048;

const defaults = new Map<string, string>(
  Object.entries(defaultCriteria).map(([field, value]) => [field, JSON.stringify(value)]),
);

/** Compact JSON without what is the default anyway; equal searches give equal texts, the default one none. */
export function writeCriteria(criteria: Criteria): string | undefined {
  const entries = Object.entries(normaliseCriteria(criteria)).filter(
    ([field, value]) => defaults.get(field) !== JSON.stringify(value),
  );
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : undefined;
}

/** Undefined where the text is no search: cut off, altered, or from a newer version. */
export function parseCriteria(text: string | undefined): Criteria | undefined {
  if (text === undefined) return defaultCriteria;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
    const { data } = criteriaSchema.safeParse({ ...defaultCriteria, ...parsed });
    return data && normaliseCriteria(data);
  } catch {
    return undefined;
  }
}

export function isTooLong(text: string | undefined): text is string {
  return text !== undefined && encodeURIComponent(text).length > longestCriteriaText;
}
