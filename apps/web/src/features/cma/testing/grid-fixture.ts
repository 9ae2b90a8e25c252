import type { Cma, CmaDraft, GridFound } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { Grid } from '@hearthline/domain/valuation/grid';
import type { HomeFacts } from '@hearthline/domain/valuation/home-facts';
import { countHome, drawStraight, plainCalibration } from '@hearthline/domain/valuation/testing/made-grid';

/** 2025-11-12, in days since 1970. */
export const gridDay = 20_404;
const year = 2025;

export const saleId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const house: HomeFacts = {
  kind: 'detached',
  area: 1940,
  lotArea: 5000,
  bedrooms: 3,
  bedroomsPlus: 1,
  bathrooms: 3,
  garageSpaces: 1,
  parkingTotal: 2,
  yearBuilt: 1988,
  storeys: 2,
  level: null,
  isPenthouse: null,
  basementFinish: 1,
  hasPool: false,
  hasCooling: true,
  isWaterfront: null,
  hasView: null,
  condition: 4,
  areaBelow: null,
  rooms: null,
  feeMonthly: null,
  municipalityCode: 'm1',
  communityCode: 'c1',
  latitude: 43.556,
  longitude: -79.585,
};

const curves = drawStraight(
  {
    area: 22_000,
    lot: 2_100,
    bedrooms: 0,
    bathrooms: 3_800_000,
    parking: 1_500_000,
    basement: 2_600_000,
    condition: 1_400_000,
    age: -190_000,
    level: 300_000,
    pool: 0,
    waterfront: 0,
    cooling: 0,
  },
  { bedrooms: 'notTellable', pool: 'heldAtZero', waterfront: 'notTellable', cooling: 'notTellable' },
  412,
);

const typical = countHome(house, year).counts;

export interface MadeSale extends Partial<HomeFacts> {
  address: string;
  /** Dollars. */
  price: number;
  ago: number;
  distance: number;
}

export const madeSales: MadeSale[] = [
  {
    address: '17 Cumberland Dr',
    price: 1_574_000,
    ago: 82,
    distance: 0.4,
    area: 1820,
    lotArea: 6000,
    bedroomsPlus: 0,
    condition: 3,
  },
  {
    address: '940 Hampton Cres',
    price: 1_754_000,
    ago: 40,
    distance: 0.6,
    area: 2110,
    bedrooms: 4,
    bedroomsPlus: 0,
    bathrooms: 4,
    garageSpaces: 2,
    parkingTotal: 3,
  },
  {
    address: '51 Elmwood Ave N',
    price: 1_589_000,
    ago: 62,
    distance: 0.3,
    area: 1905,
    lotArea: 4940,
    bedroomsPlus: 0,
    bathrooms: 2,
    basementFinish: 0.5,
    condition: 3,
  },
  {
    address: '228 Forest Ave',
    price: 1_665_000,
    ago: 105,
    distance: 0.8,
    area: 2040,
    lotArea: 5310,
    garageSpaces: 2,
    parkingTotal: 3,
    hasPool: true,
  },
];

export function makeGrid(made: readonly MadeSale[] = madeSales, subject: Partial<HomeFacts> = {}): Grid {
  return {
    method: 'advance',
    day: gridDay,
    subject: countHome({ ...house, ...subject }, year),
    sales: made.map(({ address: _, price, ago, distance, ...facts }, place) => ({
      ...countHome({ ...house, ...subject, ...facts }, year, typical),
      id: saleId(place + 1),
      price: price * 100,
      soldDay: gridDay - ago,
      distance,
      moved: (ago / 365) * 0.06,
    })),
    reference: 160_000_000,
    curves,
    earlier: null,
    calibrations: { fast: plainCalibration, advance: plainCalibration },
    middle: Math.log(120_000_000),
    size: 0.2,
  };
}

const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

export function makeCard(part: Partial<ListingCard> & Pick<ListingCard, 'id' | 'address'>): ListingCard {
  return {
    mlsNumber: 'W9271385',
    offer: 'sale',
    status: 'sold',
    state: 'firm',
    code: 'sld',
    price: 157_400_000,
    listPrice: 157_400_000,
    originalListPrice: null,
    highestAsked: null,
    listDate: '2025-08-01',
    soldDate: '2025-08-22',
    daysOnMarket: 12,
    kind: 'detached',
    style: 'twoStorey',
    bedrooms: 3,
    bedroomsPlus: 1,
    bathrooms: 3,
    parkingTotal: 2,
    areaLow: 1500,
    areaHigh: 2000,
    lotFront: 40,
    lotDepth: 125,
    level: null,
    community: 'Port Credit',
    municipality: 'Mississauga',
    postalCode: null,
    longitude: -79.585,
    latitude: 43.556,
    photoUrl: null,
    photoCount: 0,
    officeName: null,
    isRelisted: false,
    modifiedAt: '2025-08-22T12:00:00.000Z',
    ...part,
  };
}

export function makeFound(
  made: readonly MadeSale[] = madeSales,
  subject: Partial<HomeFacts> = {},
): GridFound {
  const grid = makeGrid(made, subject);
  return {
    grid,
    listings: made.map(({ address, price }, place) =>
      makeCard({
        id: saleId(place + 1),
        address,
        price: price * 100,
        soldDate: dateOf(grid.sales[place]?.soldDay ?? gridDay),
        longitude: -79.585 + (place - 1.5) * 0.004,
        latitude: 43.556 + (place % 2 ? 0.003 : -0.003),
      }),
    ),
    gone: [],
    market: { asOf: '2025-11-12', sales: 4210, trend: [] },
  };
}

export function makeDraft(part: Partial<CmaDraft> = {}): CmaDraft {
  return {
    method: 'advance',
    subject: {
      listingId: saleId(99),
      address: '62 Oakwood Ave N',
      municipality: 'Mississauga',
      facts: house,
    },
    conditions: {
      radiusMetres: 1000,
      soldFrom: '2025-07-01',
      criteria: { offer: 'sale', status: ['sold'] } as unknown as CmaDraft['conditions']['criteria'],
    },
    chosen: madeSales.map((_, place) => saleId(place + 1)),
    levels: {},
    edits: { leftOut: [], rates: {}, amounts: {}, weights: {} },
    note: '',
    saleNotes: {},
    suggestedPrice: null,
    ...part,
  };
}

export const cmaId = saleId(500);

export function makeCma(part: Partial<Cma> = {}): Cma {
  return {
    id: cmaId,
    revision: 1,
    createdAt: '2025-11-12T14:00:00.000Z',
    updatedAt: '2025-11-12T14:05:00.000Z',
    draft: makeDraft(),
    lacking: [],
    unlike: [],
    listing: makeCard({
      id: saleId(99),
      address: '62 Oakwood Ave N',
      status: 'active',
      state: 'active',
      code: 'new',
      price: 164_990_000,
      listPrice: 164_990_000,
      soldDate: null,
    }),
    client: null,
    versions: [],
    watch: { isOn: false, percent: 5 },
    moved: null,
    score: null,
    ...part,
  };
}
