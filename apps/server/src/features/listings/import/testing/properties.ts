import type { FeedRow } from './feed-server.ts';

const start = Date.parse('2026-03-01T12:00:00.000Z');

/** An ordinary home as a Toronto-style board sends it; the number makes it differ from the others. */
export function makeProperty(number: number, change: FeedRow = {}): FeedRow {
  const time = new Date(start + number * 60_000).toISOString();
  return {
    ListingKey: `W${String(10_000_000 + number)}`,
    ListingId: `W${String(10_000_000 + number)}`,
    OriginatingSystemName: 'TESTBOARD',
    StandardStatus: 'Active',
    MlsStatus: 'New',
    TransactionType: 'For Sale',
    PropertyType: 'Residential Freehold',
    PropertySubType: 'Detached',
    ArchitecturalStyle: ['2-Storey'],
    ListPrice: 800_000 + number * 1_000,
    OriginalListPrice: 800_000 + number * 1_000,
    ListingContractDate: '2026-03-01',
    ExpirationDate: '2026-12-31',
    OriginalEntryTimestamp: '2026-03-01T12:00:00Z',
    StatusChangeTimestamp: '2026-03-01T12:00:00Z',
    ModificationTimestamp: time,
    StreetNumber: String(number + 1),
    StreetName: 'Alder',
    StreetSuffix: 'Street',
    CountyOrParish: 'Halton',
    City: 'Oakville',
    CityRegion: 'Bronte East',
    PostalCode: 'L6L 1A1',
    Latitude: 43.4 + number / 10_000,
    Longitude: -79.7,
    BedroomsAboveGrade: 3,
    BedroomsBelowGrade: 1,
    BathroomsTotalInteger: 2,
    PublicRemarks: `Home number ${number}`,
    ...change,
  };
}

export function makePhoto(property: FeedRow, order: number, change: FeedRow = {}): FeedRow {
  const key = String(property.ListingKey);
  return {
    MediaKey: `${key}-${order}`,
    ResourceRecordKey: key,
    ResourceName: 'Property',
    MediaURL: `https://photos.test/${key}/${order}.jpg`,
    MediaCategory: 'Photo',
    Order: order,
    ModificationTimestamp: '2026-03-01T12:00:00Z',
    ...change,
  };
}

export function makeRoom(property: FeedRow, number: number, change: FeedRow = {}): FeedRow {
  const key = String(property.ListingKey);
  return {
    RoomKey: `${key}-r${number}`,
    ListingKey: key,
    RoomType: 'Kitchen',
    RoomLevel: 'Main',
    RoomLength: 4.2,
    RoomWidth: 3.1,
    RoomLengthWidthUnits: 'Metres',
    ...change,
  };
}
