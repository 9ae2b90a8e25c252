import type { Cma, CmaDraft, GridFound } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { Grid } from '@hearthline/domain/valuation/calculation';
import { features } from '@hearthline/domain/valuation/features';
import type { HomeFacts } from '@hearthline/domain/valuation/home-facts';
import type { Rate } from '@hearthline/domain/valuation/local-rates';

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

const fitted: Record<string, number> = {
  area: 0.29,
  lot: 0.11,
  bedrooms: -0.008,
  bathrooms: 0.03,
  garage: 0.03,
  parking: 0.01,
  basement: 0.02,
  condition: 0.011,
  ageYoung: -0.015,
  level: 0.02,
};
const rateOf = (key: string): Rate =>
  key === 'storeys' || key === 'view'
    ? { value: 0, low: 0, high: 0, sales: 0, note: 'notTold' }
    : {
        value: fitted[key] ?? 0,
        low: (fitted[key] ?? 0) - 0.05,
        high: (fitted[key] ?? 0) + 0.05,
        sales: 412,
        note: key === 'bedrooms' ? 'smallerRooms' : key === 'pool' ? 'heldAtZero' : null,
      };

const gridHome = (facts: HomeFacts) => ({
  facts,
  values: features.map(({ extract }) => extract(facts, year) ?? 0),
  known: 2 ** 31 - 1,
});

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
    hasPool: true,
  },
];

export function makeGrid(made: readonly MadeSale[] = madeSales, subject: Partial<HomeFacts> = {}): Grid {
  return {
    method: 'advance',
    day: gridDay,
    subject: gridHome({ ...house, ...subject }),
    sales: made.map(({ address: _, price, ago, distance, ...facts }, place) => ({
      ...gridHome({ ...house, ...subject, ...facts }),
      id: saleId(place + 1),
      price: price * 100,
      soldDay: gridDay - ago,
      distance,
      moved: (ago / 365) * 0.06,
    })),
    rates: features.map(({ key }) => rateOf(key)),
    calibration: {
      trials: 500,
      weights: [Math.log(0.05), 0, 0, 0, 0, 0, 0, 0, 0, 0],
      low: -1.3,
      high: 1.3,
      kinds: {},
    },
    middle: Math.log(120_000_000),
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
