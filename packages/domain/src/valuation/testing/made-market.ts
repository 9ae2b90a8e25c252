import type { HomeFacts, Sale } from '../home-facts.ts';

/** Numbers that look random and are the same every time. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const plainHome: HomeFacts = {
  kind: 'detached',
  area: 1500,
  lotArea: 4000,
  bedrooms: 3,
  bedroomsPlus: null,
  bathrooms: 2,
  garageSpaces: null,
  parkingTotal: 2,
  yearBuilt: 1980,
  storeys: null,
  level: null,
  isPenthouse: null,
  basementFinish: null,
  hasPool: null,
  hasCooling: null,
  isWaterfront: null,
  hasView: null,
  condition: null,
  areaBelow: null,
  rooms: null,
  feeMonthly: null,
  municipalityCode: 'm1',
  communityCode: 'c1',
  latitude: 43.5,
  longitude: -79.6,
};

/** What the made market pays, to be found again. */
export const truth = { area: 0.45, lot: 0.15, bathrooms: 0.1, perYear: 0.06, noise: 0.1 };

export const lastDay = 19_000;
const days = 700;

/** Two years of sales on a few square kilometres with known rates, a steady rise and honest noise. */
export function makeSales({ count = 1200, seed = 1, noise = truth.noise } = {}): Sale[] {
  const random = createRandom(seed);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: count }, (_, number): Sale => {
    const community = Math.floor(random() * 4);
    const area = Math.round(1500 * Math.exp(0.3 * normal()));
    const lotArea = Math.round(4000 * Math.exp(0.4 * normal()));
    const bathrooms = 1 + Math.floor(random() * 4);
    const soldDay = lastDay - days + Math.floor(random() * days);
    const log =
      Math.log(80_000_000) +
      community * 0.1 +
      truth.area * Math.log(area / 1500) +
      truth.lot * Math.log(lotArea / 4000) +
      truth.bathrooms * Math.log(bathrooms) +
      (truth.perYear * (soldDay - lastDay)) / 365 +
      noise * normal();
    return {
      ...plainHome,
      id: `s${number}`,
      homeKey: `home ${number}`,
      area: random() < 0.3 ? null : area,
      lotArea,
      bathrooms,
      bedrooms: Math.max(1, Math.round(area / 500 + 0.5 * normal())),
      yearBuilt: random() < 0.2 ? null : 1950 + Math.floor(random() * 60),
      communityCode: `c${community}`,
      latitude: 43.5 + (community % 2) * 0.015 + random() * 0.015,
      longitude: -79.6 + Math.floor(community / 2) * 0.02 + random() * 0.02,
      price: Math.round(Math.exp(log) / 100) * 100,
      soldDay,
    };
  });
}
