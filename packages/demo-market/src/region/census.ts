import { createRandom } from '../random.ts';
import type { CensusLabels, HomeCounts } from './census-areas.ts';
import { drawFigures } from './census-figures.ts';
import type { Point } from './plane.ts';
import { signedArea } from './plane.ts';
import type { CensusArea, Community } from './region.ts';
import { toRing } from './to-ring.ts';

/** Made-up province, then the area's code, then a number within it. */
const province = '99';

export function createCensusAreas(
  seed: number,
  census: CensusLabels,
  homes: HomeCounts,
  rings: ReadonlyMap<number, Point[]>,
  ofNeighbourhood: readonly (Community | undefined)[],
): CensusArea[] {
  const houses = new Float64Array(census.neighbourhoodOf.length);
  const units = new Float64Array(census.neighbourhoodOf.length);
  for (let cell = 0; cell < census.labels.length; cell += 1) {
    const label = census.labels[cell] as number;
    if (label === 0) continue;
    houses[label] = (houses[label] as number) + (homes.houses[cell] as number);
    units[label] = (units[label] as number) + (homes.units[cell] as number);
  }
  const numbers = new Map<string, number>();
  const areas: CensusArea[] = [];
  for (let label = 1; label < census.neighbourhoodOf.length; label += 1) {
    const ring = rings.get(label);
    const community = ofNeighbourhood[census.neighbourhoodOf[label] ?? -1];
    if (!ring || ring.length < 3 || !community) continue;
    const area = community.municipalityCode.slice(0, 2);
    const number = (numbers.get(area) ?? 100) + 1;
    numbers.set(area, number);
    const random = createRandom(seed, `census ${label}`);
    areas.push({
      dguid: `2021S0512${province}${area}${String(number).padStart(4, '0')}`,
      communityCode: community.code,
      municipalityCode: community.municipalityCode,
      ring: toRing(ring),
      landAreaKm2: Math.max(0.001, Math.round(Math.abs(signedArea(ring)) / 1_000) / 1_000),
      ...drawFigures(random, community, Math.round(houses[label] as number), units[label] as number),
    });
  }
  return areas;
}
