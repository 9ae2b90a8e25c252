import type { Suggestion, Understood } from '@hearthline/contract/listings';
import { foldAccents } from '@hearthline/domain/fold-accents';
import { understandSentence } from '@hearthline/domain/sentence/understand-sentence';
import { boardDay } from '@hearthline/domain/time-zone';
import type { Clock } from '../../platform/clock/clock.ts';
import type { ListingsStore, PlaceRow } from './listings.store.ts';

const mostListings = 8;
/** More than are shown: a city may still choose among them. */
const mostHomes = 30;
const mostPlaces = 6;
/** Places come with imports, seldom. */
const placesAgeMs = 60_000;

export function createSuggestionsService({ store, clock }: { store: ListingsStore; clock: Clock }) {
  let places: { readAt: number; rows: Promise<PlaceRow[]> } | null = null;

  function listPlaces(from: Pick<ListingsStore, 'listPlaces'> = store): Promise<PlaceRow[]> {
    const now = clock.now().getTime();
    if (!places || now - places.readAt >= placesAgeMs || now < places.readAt) {
      const rows = from.listPlaces();
      rows.catch(() => {
        places = null;
      });
      places = { readAt: now, rows };
    }
    return places.rows;
  }

  return {
    /** Completes MLS numbers, addresses and places. */
    suggest: async (text: string): Promise<Suggestion[]> => {
      const typed = fold(text);
      if (typed.length < 2) return [];
      const [ids, placeRows] = await Promise.all([
        isMlsNumber(typed)
          ? store.suggestByNumber(typed, mostListings)
          : store.suggestByAddress(text, mostListings),
        listPlaces(),
      ]);
      const cards = await store.findCards(ids);
      const listings = cards
        .sort((a, b) => Number(b.status === 'active') - Number(a.status === 'active'))
        .slice(0, mostListings)
        .map(({ id, mlsNumber, address, municipality, status, code, price }) => ({
          type: 'listing' as const,
          id,
          mlsNumber,
          address,
          municipality,
          status,
          code,
          price,
        }));
      const found = matchPlaces(placeRows, typed)
        .slice(0, mostPlaces)
        .map((place) => ({ type: 'place' as const, ...place }));
      return [...found, ...listings];
    },

    /** Listings whose number or address begins like the text, counted up to a limit; the store is the caller's. */
    findListings: async (
      text: string,
      {
        limit,
        counted,
        store,
      }: {
        limit: number;
        counted: number;
        store: Pick<ListingsStore, 'findHomesAt' | 'suggestByNumber'>;
      },
    ): Promise<{ ids: string[]; total: number }> => {
      const typed = fold(text);
      if (typed.length < 2) return { ids: [], total: 0 };
      if (!isMlsNumber(typed)) return store.findHomesAt(text, limit, counted);
      const ids = await store.suggestByNumber(typed, counted);
      return { ids: ids.slice(0, limit), total: ids.length };
    },

    findPlaces: async (text: string, from: Pick<ListingsStore, 'listPlaces'>) => {
      const typed = fold(text);
      return typed.length < 2 ? [] : matchPlaces(await listPlaces(from), typed);
    },

    /** Listings whose number or address begins like this, one a home. */
    findHomes: (by: 'address' | 'mlsNumber', text: string): Promise<string[]> =>
      by === 'mlsNumber'
        ? store.suggestByNumber(text, mostListings)
        : store.suggestByAddress(text, mostHomes),

    understand: async (text: string): Promise<Understood> =>
      understandSentence(text, await listPlaces(), { today: boardDay(clock.now()) }),
  };
}

export type SuggestionsService = ReturnType<typeof createSuggestionsService>;

const isMlsNumber = (typed: string): boolean => /^[a-z]\d{2,}/.test(typed);

/** Places with a word from which on their name begins like the text; whose whole name does comes first. */
function matchPlaces(places: readonly PlaceRow[], typed: string) {
  return places
    .filter(({ name }) =>
      fold(name)
        .split(' ')
        .some((_, index, words) => words.slice(index).join(' ').startsWith(typed)),
    )
    .sort(
      (a, b) =>
        Number(fold(b.name).startsWith(typed)) - Number(fold(a.name).startsWith(typed)) ||
        a.name.localeCompare(b.name),
    )
    .map(({ level, code, name, within }) => ({ level, code, name, within }));
}

/** Lower case without accents, hyphens and doubled spaces: as people type in a hurry. */
function fold(text: string): string {
  return foldAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
