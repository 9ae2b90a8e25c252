import type { ListingCard } from '@hearthline/contract/listing-card';
import type { SearchReply } from '@hearthline/contract/listings';

type FoundListing = SearchReply['result']['items'][number];

/** The number makes the id, so that tests can name it. */
export function listingId(number: number): string {
  return `0199b000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

export function sampleCard(overrides: Partial<ListingCard> = {}): ListingCard {
  return {
    id: listingId(1),
    mlsNumber: 'W1000001',
    offer: 'sale',
    status: 'active',
    state: 'active',
    code: 'new',
    price: 129_900_000,
    listPrice: 129_900_000,
    originalListPrice: 129_900_000,
    highestAsked: 129_900_000,
    listDate: '2025-11-03',
    soldDate: null,
    daysOnMarket: 12,
    kind: 'detached',
    style: 'twoStorey',
    bedrooms: 3,
    bedroomsPlus: 1,
    bathrooms: 2,
    parkingTotal: 4,
    areaLow: 1_500,
    areaHigh: 1_999,
    lotFront: 40,
    lotDepth: 120,
    level: null,
    address: '12 Heron Lane',
    community: 'Port Credit',
    municipality: 'Mississauga',
    postalCode: 'L5G 1A1',
    longitude: -79.58,
    latitude: 43.55,
    photoUrl: '/api/pictures/heron',
    photoCount: 8,
    officeName: 'Northlight Realty Inc.',
    isRelisted: false,
    modifiedAt: '2025-11-03T12:00:00Z',
    ...overrides,
  };
}

/** As many homes as asked for, each with its own id, number and address. */
export function sampleCards(count: number): ListingCard[] {
  return Array.from({ length: count }, (_, index) =>
    sampleCard({
      id: listingId(index + 1),
      mlsNumber: `W${1_000_001 + index}`,
      address: `${index + 1} Heron Lane`,
    }),
  );
}

export function sampleReply(
  cards: readonly (ListingCard & Partial<Pick<FoundListing, 'matched'>>)[],
  totalRows: number = cards.length,
): SearchReply {
  return {
    isSuccess: true,
    totalRows,
    result: {
      items: cards.map((card) => ({ matched: null, ...card })),
      nextCursor: null,
      facets: null,
      dataAsOf: null,
      answeredBy: 'index',
    },
  };
}
