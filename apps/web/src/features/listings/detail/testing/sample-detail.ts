import type { ListingDetail, ListingHistory, MarketContext } from '@hearthline/contract/listing-detail';
import type { Demographics, SchoolNearby } from '@hearthline/contract/places';
import { sampleCard } from '../../testing/sample-listing.ts';

type Picture = ListingDetail['pictures'][number];

export const samplePictures: Picture[] = [
  { url: '/api/pictures/front', kind: 'photo', caption: 'exterior' },
  { url: '/api/pictures/living', kind: 'photo', caption: 'living' },
  { url: '/api/pictures/kitchen', kind: 'photo', caption: 'kitchen' },
  { url: '/api/pictures/dock', kind: 'photo', caption: 'Private dock' },
  { url: '/api/pictures/plan', kind: 'floorPlan', caption: 'floorPlan' },
];

export const sampleRooms: ListingDetail['rooms'] = [
  {
    kind: 'living',
    label: null,
    level: 'main',
    length: 18.37,
    width: 12.14,
    unit: 'ft',
    features: ['Hardwood floor', 'Gas fireplace'],
  },
  { kind: 'primaryBedroom', label: null, level: 'second', length: 5, width: 4, unit: 'm', features: [] },
  { kind: 'bedroom', label: null, level: 'second', length: 3.5, width: 3, unit: 'm', features: ['Skylit'] },
  {
    kind: 'bathroom',
    label: '4-piece bath',
    level: null,
    length: null,
    width: null,
    unit: 'ft',
    features: [],
  },
];

/** A home of which everything is told. */
export function sampleDetail(overrides: Partial<ListingDetail> = {}): ListingDetail {
  return {
    ...sampleCard({
      address: '62 Oakwood Ave N',
      mlsNumber: 'W9271385',
      code: 'pc',
      price: 164_990_000,
      listPrice: 164_990_000,
      originalListPrice: 169_900_000,
      listDate: '2025-10-18',
      daysOnMarket: 28,
    }),
    projection: 'agent',
    pin: '134520118',
    mlsStatus: 'Price Change',
    isIrregular: false,
    previousListPrice: 169_900_000,
    closePrice: null,
    closeDate: null,
    expiryDate: '2026-04-18',
    conditionalExpiryDate: null,
    priceChangedAt: '2025-11-03T15:00:00Z',
    statusChangedAt: '2025-11-03T15:00:00Z',
    propertyDaysOnMarket: 61,
    priceChange: {
      before: 169_900_000,
      since: '2025-11-03',
      firstPrice: 175_000_000,
      firstDate: '2025-07-18',
    },
    kindStated: 'Detached',
    kitchens: 1,
    kitchensPlus: 1,
    roomsAbove: 8,
    roomsBelow: 2,
    garageType: 'attached',
    garageSpaces: 1,
    basement: ['finished', 'separateEntrance'],
    heatType: 'forcedAir',
    heatFuel: 'gas',
    cooling: 'central',
    pool: 'none',
    isWaterfront: false,
    waterBody: null,
    utilities: { water: 'connected', gas: 'connected', cable: 'available' },
    zoning: 'R3-1',
    taxAnnual: 984_200,
    taxYear: 2025,
    feeMonthly: null,
    feeIncludes: [],
    areaPoint: 1_940,
    areaSource: 'builder',
    lotArea: 5_000,
    lotStated: '40.00 x 125.00 Feet',
    isLotIrregular: false,
    yearBuilt: null,
    ageMin: 6,
    ageMax: 15,
    storeys: 2,
    buildingStoreys: null,
    levelStated: null,
    exposure: 'south',
    areaName: 'Peel',
    communityCode: 'portcredit',
    municipalityCode: 'miss',
    mayShowOnInternet: true,
    mayShowAddress: true,
    mayShowValuation: true,
    mayShowComments: true,
    agentName: 'Renée Tremblay',
    agentPhone: '416-555-0142',
    agentEmail: 'renee@harbourview.test',
    tourUrl: null,
    remarks: 'Rebuilt in 2014 on a quiet street.',
    privateRemarks: 'Lockbox code from the office.',
    rooms: sampleRooms,
    pictures: samplePictures,
    ...overrides,
  };
}

/** A home of which only what every listing has is told. */
export function silentDetail(): ListingDetail {
  const nothing = Object.fromEntries(
    Object.entries(sampleDetail()).map(([field, value]) => [field, emptyOf(value)]),
  ) as unknown as ListingDetail;
  const { id, mlsNumber, offer, status, state, code, kind, address, modifiedAt, projection } = sampleDetail();
  return {
    ...nothing,
    id,
    mlsNumber,
    offer,
    status,
    state,
    code,
    kind,
    address,
    modifiedAt,
    projection,
    utilities: {},
  };
}

function emptyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'boolean' ? value : null;
}

export function sampleHistory(overrides: Partial<ListingHistory> = {}): ListingHistory {
  const step = { oldPrice: null, newPrice: null, isIrregular: false };
  return {
    listings: [
      {
        id: sampleDetail().id,
        mlsNumber: 'W9271385',
        offer: 'sale',
        status: 'active',
        code: 'pc',
        daysOnMarket: 28,
        isCurrent: true,
        events: [
          { ...step, code: 'pc', date: '2025-11-03', oldPrice: 169_900_000, newPrice: 164_990_000 },
          { ...step, code: 'new', date: '2025-10-18', newPrice: 169_900_000 },
        ],
      },
      {
        id: '0199b000-0000-7000-8000-000000000902',
        mlsNumber: 'W9100002',
        offer: 'sale',
        status: 'deactive',
        code: 'ter',
        daysOnMarket: 33,
        isCurrent: false,
        events: [
          { ...step, code: 'ter', date: '2025-08-20', isIrregular: true },
          { ...step, code: 'new', date: '2025-07-18', newPrice: 175_000_000 },
        ],
      },
      {
        id: '0199b000-0000-7000-8000-000000000901',
        mlsNumber: 'W8100001',
        offer: 'sale',
        status: 'sold',
        code: 'sld',
        daysOnMarket: 12,
        isCurrent: false,
        events: [
          { ...step, code: 'sld', date: '2022-04-30' },
          { ...step, code: 'sld', date: '2022-02-14', oldPrice: 149_900_000, newPrice: 154_000_000 },
          { ...step, code: 'new', date: '2022-02-02', newPrice: 149_900_000 },
        ],
      },
    ],
    propertyDaysOnMarket: 61,
    communityMedians: [
      { date: '2024-01-01', price: 140_000_000, count: 4 },
      { date: '2025-01-01', price: 150_000_000, count: 6 },
    ],
    ...overrides,
  };
}

export function sampleMarket(overrides: Partial<MarketContext> = {}): MarketContext {
  return {
    community: 'Port Credit',
    kind: 'detached',
    medianPrice: 150_000_000,
    medianPriceBefore: 160_000_000,
    medianDaysOnMarket: 21,
    soldCount: 14,
    activeCount: 6,
    months: [
      { month: '2025-08-01', count: 2, median: 148_000_000 },
      { month: '2025-10-01', count: 3, median: 152_000_000 },
    ],
    ...overrides,
  };
}

export function sampleSchool(overrides: Partial<SchoolNearby> = {}): SchoolNearby {
  return {
    number: '1',
    name: 'Kenollie Public School',
    system: 'englishPublic',
    level: 'elementary',
    grades: 'JK-6',
    boardName: 'Peel District',
    website: 'https://kenollie.example',
    boardWebsite: 'https://peel.example',
    enrolment: 320,
    longitude: -79.58,
    latitude: 43.55,
    distanceMetres: 640,
    ...overrides,
  };
}

export function sampleDemographics(overrides: Partial<Demographics> = {}): Demographics {
  const names = ['English', 'Polish', 'Portuguese', 'Italian', 'French', 'Spanish', 'Urdu', 'Tamil'];
  return {
    censusYear: 2021,
    dguid: '2021S051235210123',
    geography: 'disseminationArea',
    name: null,
    isFallback: false,
    population: 760,
    households: 312,
    dwellings: 320,
    medianAge: 42,
    averageHouseholdSize: 2.4,
    medianHouseholdIncome: 124_000,
    owners: 240,
    renters: 60,
    ageGroups: [
      { group: '0-14', count: 100 },
      { group: '65+', count: null },
    ],
    dwellingTypes: [
      { type: 'singleDetached', count: 150 },
      { type: 'rowHouse', count: 50 },
      { type: 'movable', count: 0 },
    ],
    languages: names.map((name, index) => ({ name, count: 100 - index * 10, share: 0.6 / (index + 1) })),
    ...overrides,
  };
}
