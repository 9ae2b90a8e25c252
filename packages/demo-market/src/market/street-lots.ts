import { createRandom, hashNumbers } from '../random.ts';
import type { Position, Region, Street } from '../region/region.ts';
/** Interim until region/lots.ts is there. */
export interface Lot {
  number: number;
  position: Position;
  frontFeet: number;
  depthFeet: number;
  communityCode: string;
  waterBody: string | null;
  isCorner: boolean;
}
export interface Tower {
  street: Street;
  number: number;
  position: Position;
  communityCode: string;
  storeys: number;
  doors: number;
  builtIn: number;
  seed: number;
  isLoft: boolean;
}
export function lotsOf(region: Region, street: Street): Lot[] {
  if (street.communityCode === null || street.class === 'motorway') return [];
  const community = region.communities.find((c) => c.code === street.communityCode);
  const random = createRandom(hashNumbers(region.seed, street.id), 'lots');
  const lots: Lot[] = [];
  const [a, b] = [street.points[0], street.points.at(-1)];
  if (!a || !b || !community) return [];
  const front = community.setting === 'rural' ? 160 : random.between(28, 60);
  const length = Math.hypot((b[0] - a[0]) * 78_000, (b[1] - a[1]) * 111_000);
  const n = Math.floor(length / (front * 0.3048));
  for (let i = 0; i < n * 2; i += 1) {
    const t = (Math.floor(i / 2) + 0.5) / n;
    lots.push({
      number: i + 2,
      position: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + (i % 2 ? 0.0002 : -0.0002)],
      frontFeet: front,
      depthFeet: random.between(95, 140),
      communityCode: community.code,
      waterBody: community.shore === 1 && i % 2 === 0 && street.id % 8 === 0 ? 'Test Lake' : null,
      isCorner: i < 2,
    });
  }
  return lots;
}
export function towerSites(region: Region): Tower[] {
  return region.streets
    .filter((s) => region.communities.find((c) => c.code === s.communityCode)?.setting === 'downtown')
    .slice(0, 10)
    .map((street, index) => ({
      street,
      number: 10 + index,
      position: street.points[1] ?? [0, 0],
      communityCode: street.communityCode ?? '',
      storeys: 6 + index * 4,
      doors: 8,
      builtIn: 1975 + index * 5,
      seed: hashNumbers(region.seed, index, 77),
      isLoft: index === 0,
    }));
}
