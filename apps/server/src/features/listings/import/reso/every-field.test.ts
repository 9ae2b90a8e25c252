import type { ListingFact } from '@hearthline/domain/listing/facts';
import { factDefinition, listingFacts } from '@hearthline/domain/listing/facts';
import { expect, it } from 'vitest';
import type { TestDatabase } from '../../../../testing/test-database.ts';
import type { FeedRow } from '../testing/feed-server.ts';
import { makePhoto, makeRoom } from '../testing/properties.ts';
import type { ReplicationScene } from '../testing/replication-scene.ts';
import { stageScenes } from '../testing/replication-scene.ts';
import { measureCoverage } from './field-coverage.store.ts';

let database: TestDatabase;
let scene: ReplicationScene;
stageScenes((stage) => {
  ({ database, scene } = stage);
});

const listingCount = 420;
const states = {
  active: { StandardStatus: 'Active' },
  conditional: { StandardStatus: 'Active Under Contract' },
  sold: { StandardStatus: 'Closed' },
  ended: { StandardStatus: 'Canceled' },
};
type State = keyof typeof states;

interface Told {
  /** What the feed sends of it. */
  sends: FeedRow;
  fills: ListingFact[];
  /** Only listings in this state have it. */
  of?: State;
}

/** Told by what every listing of a board has, where they have no field of their own. */
const fallbacks: Partial<Record<ListingFact, { field: string; of?: State }>> = {
  mlsStatus: { field: 'StandardStatus' },
  kindStated: { field: 'PropertyType' },
  areaCode: { field: 'StateOrProvince' },
  listDate: { field: 'OriginalEntryTimestamp' },
  offMarketDate: { field: 'StatusChangeTimestamp', of: 'ended' },
};

/** Every other fact that a listing may lack, and what a feed sends to tell it. */
const told: Told[] = [
  { sends: { ParcelNumber: '17521-0008' }, fills: ['pin'] },
  { sends: { ListPrice: 899_900 }, fills: ['listPrice'] },
  { sends: { OriginalListPrice: 949_900 }, fills: ['originalListPrice'] },
  { sends: { PreviousListPrice: 929_900 }, fills: ['previousListPrice'] },
  { sends: { ClosePrice: 880_000 }, fills: ['closePrice'], of: 'sold' },
  { sends: { PurchaseContractDate: '2026-04-01' }, fills: ['soldDate'], of: 'sold' },
  { sends: { CloseDate: '2026-05-01' }, fills: ['closeDate', 'soldDate'], of: 'sold' },
  { sends: { ExpirationDate: '2026-12-31' }, fills: ['expiryDate'] },
  { sends: { ConditionalExpiryDate: '2026-11-30' }, fills: ['conditionalExpiryDate'], of: 'conditional' },
  {
    sends: { ListPrice: 899_900, PreviousListPrice: 929_900, PriceChangeTimestamp: '2026-03-04T18:30:00Z' },
    fills: ['listPrice', 'previousListPrice', 'priceChangedAt'],
  },
  { sends: { PhotosChangeTimestamp: '2026-03-05T10:00:00Z' }, fills: ['photosChangedAt'] },
  { sends: { ArchitecturalStyle: ['Bungalow'] }, fills: ['style'] },
  { sends: { BedroomsAboveGrade: 3 }, fills: ['bedrooms'] },
  { sends: { BedroomsBelowGrade: 1 }, fills: ['bedroomsPlus'] },
  { sends: { BathroomsTotalInteger: 2 }, fills: ['bathrooms'] },
  { sends: { KitchensAboveGrade: 1 }, fills: ['kitchens'] },
  { sends: { KitchensBelowGrade: 1 }, fills: ['kitchensPlus'] },
  { sends: { RoomsAboveGrade: 8 }, fills: ['roomsAbove'] },
  { sends: { RoomsBelowGrade: 2 }, fills: ['roomsBelow'] },
  { sends: { GarageType: 'Attached' }, fills: ['garageType'] },
  { sends: { GarageSpaces: 2 }, fills: ['garageSpaces'] },
  { sends: { ParkingTotal: 4 }, fills: ['parkingTotal'] },
  { sends: { Basement: ['Finished'] }, fills: ['basement'] },
  { sends: { HeatType: 'Forced Air' }, fills: ['heatType'] },
  { sends: { HeatSource: 'Gas' }, fills: ['heatFuel'] },
  { sends: { Cooling: ['Central Air'] }, fills: ['cooling'] },
  { sends: { PoolFeatures: ['Inground'] }, fills: ['pool'] },
  { sends: { WaterfrontYN: true }, fills: ['isWaterfront'] },
  { sends: { ViewYN: true }, fills: ['hasView'] },
  { sends: { PropertyCondition: ['Good'] }, fills: ['condition'] },
  { sends: { WaterBodyName: 'Lake Ontario' }, fills: ['waterBody'] },
  { sends: { Zoning: 'RL3-0' }, fills: ['zoning'] },
  { sends: { TaxAnnualAmount: 7_812.33 }, fills: ['taxAnnual'] },
  { sends: { TaxYear: 2025 }, fills: ['taxYear'] },
  { sends: { AssociationFee: 600, AssociationFeeFrequency: 'Monthly' }, fills: ['feeMonthly'] },
  { sends: { AssociationFeeIncludes: ['Heat', 'Water'] }, fills: ['feeIncludes'] },
  { sends: { LivingAreaRange: '1500-2000' }, fills: ['areaMin', 'areaMax', 'areaSource'], of: 'sold' },
  { sends: { LivingArea: 1_840 }, fills: ['areaPoint', 'areaSource'], of: 'active' },
  { sends: { BelowGradeFinishedArea: 600 }, fills: ['areaBelow'] },
  {
    sends: { LotWidth: 50, LotDepth: 120, LotSizeUnits: 'Feet' },
    fills: ['lotFront', 'lotDepth', 'lotArea', 'lotStated'],
  },
  { sends: { LotSizeSquareFeet: 6_000 }, fills: ['lotArea'] },
  { sends: { LotSizeDimensions: '50 x 120 feet' }, fills: ['lotStated', 'lotFront', 'lotDepth', 'lotArea'] },
  { sends: { YearBuilt: 1987 }, fills: ['yearBuilt'], of: 'active' },
  { sends: { ApproximateAge: '31-50' }, fills: ['ageMin', 'ageMax'], of: 'sold' },
  { sends: { Stories: 2 }, fills: ['storeys', 'style'] },
  { sends: { StoriesTotal: 12 }, fills: ['buildingStoreys'] },
  // Only a flat lies on a level.
  {
    sends: {
      PropertyType: 'Residential Condo & Other',
      PropertySubType: 'Condo Apartment',
      LegalStories: '7',
    },
    fills: ['level', 'levelStated', 'style'],
    of: 'conditional',
  },
  { sends: { DirectionFaces: 'South' }, fills: ['exposure'] },
  { sends: { City: 'Oakville' }, fills: ['municipalityCode'] },
  { sends: { City: 'Oakville', CityRegion: 'Bronte East' }, fills: ['municipalityCode', 'communityCode'] },
  { sends: { StreetNumber: '70' }, fills: ['streetNumber'] },
  { sends: { StreetName: 'Port' }, fills: ['streetName'] },
  { sends: { StreetName: 'Port', StreetSuffix: 'Street' }, fills: ['streetName', 'streetSuffix'] },
  { sends: { StreetName: 'Port', StreetDirSuffix: 'E' }, fills: ['streetName', 'streetDirection'] },
  { sends: { UnitNumber: '1701' }, fills: ['unit'] },
  { sends: { PostalCode: 'L6L 2B7' }, fills: ['postalCode'] },
  { sends: { Latitude: 43.4, Longitude: -79.7 }, fills: ['latitude', 'longitude'] },
  { sends: { ListOfficeName: 'Lakeside Realty, Brokerage' }, fills: ['officeName'] },
  { sends: { ListAgentKey: 'M204' }, fills: ['agentKey'] },
  { sends: { ListAgentMlsId: '9532207' }, fills: ['agentMlsId'] },
  { sends: { ListAgentFullName: 'Amara Okafor' }, fills: ['agentName'] },
  { sends: { ListAgentDirectPhone: '905-555-0134' }, fills: ['agentPhone'] },
  { sends: { ListAgentEmail: 'amara@lakeside.test' }, fills: ['agentEmail'] },
  { sends: { VirtualTourURLUnbranded: 'https://tours.test/70-port' }, fills: ['tourUrl'] },
  { sends: { PublicRemarks: 'A fine house.' }, fills: ['remarks'] },
  { sends: { PrivateRemarks: 'Call first.' }, fills: ['privateRemarks'] },
];

const stateOf = (number: number) => Object.keys(states)[number % 4] as State;
/** Each line is told by another part of the listings, so that no count stands for another. */
const isTold = (line: Told, place: number, number: number) =>
  (line.of === undefined || line.of === stateOf(number)) &&
  (number * 7 + place * 13) % 100 < 30 + (place % 60);

function makeListing(number: number): FeedRow {
  const time = new Date(Date.UTC(2026, 2, 1) + number * 60_000).toISOString();
  return {
    ListingKey: `W${String(10_000_000 + number)}`,
    ListingId: `W${String(10_000_000 + number)}`,
    PropertyType: 'Residential Freehold',
    TransactionType: 'For Sale',
    StateOrProvince: 'Ontario',
    OriginalEntryTimestamp: '2026-03-01T12:00:00Z',
    StatusChangeTimestamp: '2026-03-01T12:00:00Z',
    ModificationTimestamp: time,
    ...states[stateOf(number)],
    ...Object.assign(
      {},
      ...told.filter((line, place) => isTold(line, place, number)).map(({ sends }) => sends),
    ),
  };
}

it('comes over as often as the feed tells it', async () => {
  const listings = Array.from({ length: listingCount }, (_, number) => makeListing(number));
  scene.server.put('Property', ...listings);
  const withPhotos = listings.filter((_, number) => number % 3 === 0);
  const withRooms = listings.filter((_, number) => number % 5 === 0);
  scene.server.put('Media', ...withPhotos.map((listing) => makePhoto(listing, 0)));
  scene.server.put('PropertyRooms', ...withRooms.map((listing) => makeRoom(listing, 1)));
  await scene.replicate();

  const { listings: stored, shares } = await measureCoverage(database.worker, scene.source);
  expect(stored).toBe(listingCount);
  const here = (fact: string) => Math.round((shares[fact] ?? 0) * stored);
  const countOf = (isThere: (number: number) => boolean) =>
    listings.filter((_, number) => isThere(number)).length;
  const lines = [...new Set(told.flatMap(({ fills }) => fills))].map((fact) => {
    const tellers = told
      .map((line, place) => ({ line, place }))
      .filter(({ line }) => line.fills.includes(fact));
    return {
      fact,
      field: [...new Set(tellers.flatMap(({ line }) => Object.keys(line.sends)))].join(', '),
      there: countOf((number) => tellers.some(({ line, place }) => isTold(line, place, number))),
      here: here(fact),
    };
  });
  const table = [
    ...lines,
    ...Object.entries(fallbacks).map(([fact, { field, of }]) => ({
      fact,
      field,
      there: countOf((number) => of === undefined || stateOf(number) === of),
      here: here(fact),
    })),
    { field: 'Media', fact: 'media', there: withPhotos.length, here: here('media') },
    { field: 'PropertyRooms', fact: 'rooms', there: withRooms.length, here: here('rooms') },
  ];
  expect(table.filter(({ there, here }) => there !== here || there === 0)).toEqual([]);
  await expect(writeTable(table)).toMatchFileSnapshot('every-field.counts.md');
  // Whatever is added to the facts is added here too.
  const optional = (Object.keys(listingFacts) as ListingFact[]).filter(
    (fact) => !factDefinition(fact).isAlways,
  );
  expect(new Set(table.map(({ fact }) => fact))).toEqual(new Set([...optional, 'media', 'rooms']));
});

function writeTable(table: { field: string; fact: string; there: number; here: number }[]): string {
  const rows = table.map(({ field, fact, there, here }) => `| ${field} | ${fact} | ${there} | ${here} |`);
  const head = [
    `Of ${listingCount} listings: how many the feed sent with a field, and how many are stored with its fact.`,
    '',
  ];
  return [
    ...head,
    '| Field of the feed | Fact | There | Here |',
    '| --- | --- | ---: | ---: |',
    ...rows,
    '',
  ].join('\n');
}
