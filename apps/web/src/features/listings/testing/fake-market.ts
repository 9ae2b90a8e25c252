import type { BodyOf } from '@hearthline/contract';
import type { Facets, ResultStatistics, SearchSummary } from '@hearthline/contract/listings';
import type { RecentSearch, SavedSearch } from '@hearthline/contract/searches';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { priceSteps } from '@hearthline/domain/criteria/price-steps';
import { fakeApi } from '../../../testing/fake-api.ts';

type Counts = Facets['counts'];

const counts: Counts = {
  offer: { sale: 128, lease: 12 },
  code: { new: 90, pc: 38 },
  area: { peel: 100, halton: 28 },
  municipality: { miss: 80, bram: 20, oak: 28 },
  community: { portcredit: 30, mineola: 12, bronte: 9 },
  kind: { detached: 60, semiDetached: 20, condoApartment: 48 },
  style: { twoStorey: 70 },
  basement: { finished: 44 },
  heat: { forcedAir: 100, baseboard: 6 },
  heatFuel: { gas: 99 },
  cooling: { central: 88 },
  pool: { inground: 7 },
  garageType: { attached: 51 },
  waterfront: { true: 5, false: 123 },
  relisted: { true: 14, false: 114 },
  bedrooms: { 1: 10, 2: 20, 3: 50, 4: 40, 5: 8 },
  bathrooms: { 1: 20, 2: 60, 3: 48 },
  kitchens: { 1: 120, 2: 8 },
  garage: { 0: 30, 1: 60, 2: 38 },
  parking: { 1: 60, 2: 68 },
  storeys: { 2: 100 },
};

export function sampleSummary(overrides: Partial<SearchSummary> = {}): SearchSummary {
  const steps = [...priceSteps.sale];
  return {
    total: 128,
    facets: { counts, prices: { steps, counts: [...steps, 0].map((_, bar) => (bar % 7) * 4) } },
    medianPrice: 158_500_000,
    lowestPrice: 61_000_000,
    highestPrice: 640_000_000,
    medianDaysOnMarket: 19,
    pricedCount: 128,
    agedCount: 128,
    newThisWeek: 11,
    priceChanged: 9,
    repairs: [],
    dataAsOf: null,
    ...overrides,
  };
}

const sampleStatistics: ResultStatistics = {
  total: 128,
  medianPrice: 158_500_000,
  lowestPrice: 61_000_000,
  highestPrice: 640_000_000,
  medianDaysOnMarket: 19,
  pricedCount: 128,
  agedCount: 128,
  supply: { onMarket: 128, soldLately: 96, months: 4 },
};

export function sampleSaved(overrides: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: '0199a000-0000-7000-8000-000000000001',
    name: 'Family homes',
    criteria: { ...defaultCriteria, bedrooms: { min: 4 } },
    createdAt: '2025-11-01T12:00:00Z',
    updatedAt: '2025-11-01T12:00:00Z',
    total: 37,
    fresh: 3,
    ...overrides,
  };
}

const place = (code: string, name: string) => ({ id: code, code, name });
const areas = [place('halton', 'Halton'), place('peel', 'Peel')];
const municipalities: Record<string, ReturnType<typeof place>[]> = {
  halton: [place('oak', 'Oakville')],
  peel: [place('bram', 'Brampton'), place('miss', 'Mississauga')],
};
const communities: Record<string, ReturnType<typeof place>[]> = {
  miss: [place('mineola', 'Mineola'), place('portcredit', 'Port Credit')],
  bram: [],
  oak: [place('bronte', 'Bronte')],
};

const listOf = (table: Record<string, ReturnType<typeof place>[]>, codes: string[]) => ({
  isSuccess: true as const,
  result: (codes.length > 0 ? codes : Object.keys(table)).flatMap((code) => table[code] ?? []),
});

interface FakeMarketOptions {
  summarise?: (criteria: Criteria) => SearchSummary;
  saved?: SavedSearch[];
  recent?: RecentSearch[];
  /** How many want each listing. */
  wanted?: Record<string, number>;
}

/** A small market: places, counts, saved and recent searches. */
export function fakeMarket({
  summarise = () => sampleSummary(),
  saved = [],
  recent = [],
  wanted = {},
}: FakeMarketOptions = {}) {
  return fakeApi({
    'GET /lookup/area': () => ({ isSuccess: true, result: areas }),
    'GET /lookup/municipality': ({ query }) => listOf(municipalities, query.getAll('areaCodes')),
    'GET /lookup/community': ({ query }) => listOf(communities, query.getAll('municipalityCodes')),
    'POST /listings/summary': ({ body }: { body: BodyOf<'POST /listings/summary'> }) => ({
      isSuccess: true,
      result: summarise(body.criteria),
    }),
    'POST /listings/statuses': () => ({ isSuccess: true, result: { active: 128, sold: 940, deactive: 51 } }),
    'POST /listings/statistics': () => ({ isSuccess: true, result: sampleStatistics }),
    'GET /listings/suggest': () => ({ isSuccess: true, result: [] }),
    'GET /alerts/wanted': () => ({ isSuccess: true, result: wanted }),
    'GET /searches': () => ({ isSuccess: true, result: saved }),
    'GET /searches/recent': () => ({ isSuccess: true, result: recent }),
    'POST /searches/recent': () => ({ isSuccess: true }),
  });
}
