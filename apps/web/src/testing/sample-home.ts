import type { ListingCard } from '@hearthline/contract/listing-card';

export const listingIdOf = (number: number): string =>
  `0199b000-0000-7000-8000-11${String(number).padStart(10, '0')}`;

/** The number makes id, MLS number and address. */
export function listingOf(number: number, changes: Partial<ListingCard> = {}): ListingCard {
  return {
    id: listingIdOf(number),
    mlsNumber: `W${1_000_000 + number}`,
    offer: 'sale',
    status: 'active',
    state: 'active',
    code: 'new',
    price: 164_990_000,
    listPrice: 164_990_000,
    originalListPrice: 164_990_000,
    highestAsked: 164_990_000,
    listDate: '2025-11-03',
    soldDate: null,
    daysOnMarket: 12,
    kind: 'detached',
    style: 'twoStorey',
    bedrooms: 3,
    bedroomsPlus: 1,
    bathrooms: 3,
    parkingTotal: 4,
    areaLow: 1_940,
    areaHigh: 1_940,
    lotFront: 40,
    lotDepth: 125,
    level: null,
    address: `${number} Oakwood Ave N`,
    community: 'Port Credit',
    municipality: 'Mississauga',
    postalCode: 'L5G 3L8',
    longitude: -79.58,
    latitude: 43.55,
    photoUrl: `/api/pictures/home-${number}`,
    photoCount: 8,
    officeName: 'Northlight Realty Inc.',
    isRelisted: false,
    modifiedAt: '2025-11-12T14:00:00.000Z',
    ...changes,
  };
}
