import type { CmaSubject, SubjectFound, SubjectSuggestion } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { foldText } from '@hearthline/domain/client/same-person';
import { findLacking, keepPlausible } from '@hearthline/domain/valuation/plausible-facts';
import { AppError } from '../../../platform/errors.ts';
import { factsOf } from '../market/home-columns.ts';
import type { SalesStore } from '../market/sales.store.ts';
import type { ComparablesService } from './comparables.service.ts';

export interface SubjectsDeps {
  sales: SalesStore;
  comparables: Pick<ComparablesService, 'countNear'>;
  findCards(agentId: string, ids: readonly string[]): Promise<ListingCard[]>;
  /** Listings whose address or number begins like this, one a home. */
  suggestHomes(by: 'address' | 'mlsNumber', text: string): Promise<string[]>;
}

const mostShown = 8;
const shortest = 2;

/** Where a subject comes from. */
export interface Origin {
  source: string | null;
  homeKey: string | null;
  /** The listing that the analysis began with was taken off the board. */
  isGone: boolean;
}

export function createSubjectsService({ sales, comparables, findCards, suggestHomes }: SubjectsDeps) {
  async function findHome(listingId: string) {
    const row = await sales.findHome(listingId);
    if (!row) throw new AppError('listing_not_found');
    return row;
  }

  return {
    suggest: async (
      agentId: string,
      { by, text }: { by: 'address' | 'mlsNumber'; text: string },
    ): Promise<SubjectSuggestion[]> => {
      const { street, city } = by === 'address' ? parseTypedAddress(text) : { street: text, city: '' };
      if (street.length < shortest) return [];
      const cards = await findCards(agentId, await suggestHomes(by, street));
      return cards
        .filter(({ municipality }) => foldText(municipality ?? '').startsWith(foldText(city)))
        .sort((a, b) => Number(b.status === 'active') - Number(a.status === 'active'))
        .slice(0, mostShown)
        .map((listing) => ({ listing }));
    },

    find: async (agentId: string, listingId: string, today: string): Promise<SubjectFound> => {
      const [row, [listing]] = await Promise.all([findHome(listingId), findCards(agentId, [listingId])]);
      if (!listing) throw new AppError('listing_not_found');
      const { facts, doubted } = keepPlausible(factsOf(row));
      const subject: CmaSubject = {
        listingId,
        address: listing.address.slice(0, 160) || listing.mlsNumber,
        municipality: (listing.municipality ?? '').slice(0, 80),
        facts,
      };
      return {
        subject,
        listing,
        lacking: findLacking(facts),
        doubted,
        salesNear: await comparables.countNear(subject, today),
      };
    },

    /** The board that tells of the subject; a home that nobody listed, or no longer lists, has none. */
    findOrigin: async (listingId: string | null): Promise<Origin> => {
      const row = listingId === null ? null : await sales.findHome(listingId);
      return {
        source: row?.source ?? null,
        homeKey: row?.homeKey ?? null,
        isGone: listingId !== null && !row,
      };
    },
  };
}
export type SubjectsService = ReturnType<typeof createSubjectsService>;

/** "62, Oakwood Ave N, Mississauga" as the specification writes it, or as people type: "62 Oakwood Ave N, Mississauga". */
export function parseTypedAddress(text: string): { street: string; city: string } {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [first = '', second = '', ...rest] = parts;
  return /^\d+[a-z]?$/i.test(first)
    ? { street: `${first} ${second}`.trim(), city: rest[0] ?? '' }
    : { street: first, city: second };
}
