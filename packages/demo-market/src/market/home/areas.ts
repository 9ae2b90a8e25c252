import type { AreaSource, HomeKind } from '@hearthline/domain/listing/vocabulary';
import { condoKinds } from '@hearthline/domain/listing/vocabulary';
import { createRandom } from '../../random.ts';
import type { Home } from './home.ts';

/** Where the board's bands begin, in square feet; the last one is open. */
const houseBands = [0, 700, 1100, 1500, 2000, 2500, 3000, 3500, 5000];
const flatBands = [0, 500, 600, 700, 800, 900, 1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500];
const ageBands = [0, 6, 16, 31, 51, 100];

interface StatedArea {
  areaMin: number | null;
  areaMax: number | null;
  areaPoint: number | null;
  areaSource: AreaSource | null;
}

/** Most agents choose a band, some type the number as well, a few leave it out. */
export function stateArea(home: Home): StatedArea {
  const nothing = { areaMin: null, areaMax: null, areaPoint: null, areaSource: null };
  if (home.area === null) return nothing;
  const random = createRandom(home.seed, 'stated area');
  const [areaMin, areaMax] = bandOf(home.area, home.kind);
  const way = random.weighted([
    ['band', 62],
    ['both', 18],
    ['measured', 12],
    ['builder', 5],
    ['nothing', 3],
  ] as const);
  if (way === 'nothing') return nothing;
  if (way === 'band') return { areaMin, areaMax, areaPoint: null, areaSource: 'band' };
  const areaSource = way === 'both' ? 'stated' : way;
  return { areaMin, areaMax, areaPoint: home.area, areaSource };
}

export function bandOf(area: number, kind: HomeKind): [min: number, max: number | null] {
  return findBand(area, condoKinds.includes(kind) ? flatBands : houseBands);
}

/** The year where the agent knew it, else the board's band. */
export function stateAge(
  home: Home,
  year: number,
): { yearBuilt: number | null; ageMin: number | null; ageMax: number | null } {
  if (home.yearBuilt === null) return { yearBuilt: null, ageMin: null, ageMax: null };
  const random = createRandom(home.seed, 'stated age');
  const [ageMin, ageMax] = findBand(Math.max(0, year - home.yearBuilt), ageBands);
  return { yearBuilt: random.chance(0.78) ? home.yearBuilt : null, ageMin, ageMax };
}

function findBand(value: number, starts: readonly number[]): [min: number, max: number | null] {
  let index = starts.length - 1;
  while (index > 0 && value < (starts[index] ?? 0)) index -= 1;
  const next = starts[index + 1];
  return [starts[index] ?? 0, next === undefined ? null : next - 1];
}
