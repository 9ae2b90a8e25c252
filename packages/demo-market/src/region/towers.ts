import type { Random } from '../random.ts';
import { createRandom } from '../random.ts';
import { bankBit, motorwayBit, parkBit, railBit, waterBits } from './ground.ts';
import type { Landscape } from './landscape.ts';
import type { NamedStreet } from './name-streets.ts';
import { createTowerNamer } from './names/tower-namer.ts';
import type { Point } from './plane.ts';
import { distanceBetween, toPosition } from './plane.ts';
import { densifyLine } from './polyline.ts';
import { postalCodeOf } from './postal.ts';
import type { Community, Region, TowerSite } from './region.ts';
import type { Locality } from './shore-roads.ts';

export interface TowerDraft {
  /** Index of its street among the named ones. */
  street: number;
  civicNumber: number;
  point: Point;
  neighbourhood: number;
  storeys: number;
  unitsPerFloor: number;
  builtIn: number;
}

const setback = 40;
const blocked = waterBits | bankBit | parkBit | motorwayBit | railBit;

/** Places for condo towers: downtown and in older parts of town, on the roads between blocks. */
export function towerSites(region: Region): readonly TowerSite[] {
  return region.towers;
}

export function siteTowers(
  seed: number,
  land: Landscape,
  streets: readonly NamedStreet[],
  localityAt: (point: Point) => Locality | null,
): TowerDraft[] {
  const random = createRandom(seed, 'towers');
  const towers: TowerDraft[] = [];
  for (const [street, { draft }] of streets.entries()) {
    if (draft.class !== 'arterial') continue;
    let untilNext = random.between(60, 260);
    let travelled = 0;
    const line = densifyLine(draft.points, 20);
    for (let index = 1; index < line.length; index += 1) {
      const from = line[index - 1] as Point;
      const to = line[index] as Point;
      const length = distanceBetween(from, to);
      travelled += length;
      untilNext -= length;
      if (untilNext > 0 || length === 0) continue;
      const side = random.chance(0.5) ? 1 : -1;
      const point = {
        x: to.x - ((to.y - from.y) / length) * setback * side,
        y: to.y + ((to.x - from.x) / length) * setback * side,
      };
      untilNext = random.between(95, 240);
      const here = localityAt(point);
      const isWanted = random.chance(
        here?.setting === 'downtown' ? 0.62 : here?.setting === 'urban' ? 0.2 : 0,
      );
      const isFree =
        (land.ground.at(point.x, point.y) & blocked) === 0 && land.shore.at(point.x, point.y) > 60;
      if (!here || !isWanted || !isFree) continue;
      const civicNumber = 2 * Math.floor(travelled / 7) + (side === 1 ? 2 : 1);
      const isMetropolis = here.municipality === 0;
      const isDowntown = here.setting === 'downtown';
      towers.push({
        street,
        civicNumber,
        point,
        neighbourhood: here.neighbourhood,
        storeys: pickStoreys(random, isDowntown, isMetropolis),
        unitsPerFloor: random.integer(5, isDowntown ? 13 : 11),
        builtIn: random.chance(0.3) ? random.integer(1964, 1988) : random.integer(1989, 2024),
      });
    }
  }
  return towers;
}

function pickStoreys(random: Random, isDowntown: boolean, isMetropolis: boolean): number {
  const most = isDowntown ? (isMetropolis ? 58 : 34) : isMetropolis ? 26 : 16;
  return Math.round(6 + (most - 6) * random.next() ** 1.5);
}

export function nameTowers(
  seed: number,
  towers: readonly TowerDraft[],
  ofNeighbourhood: readonly (Community | undefined)[],
): TowerSite[] {
  const nameTower = createTowerNamer(seed);
  return towers.flatMap((tower, index) => {
    const community = ofNeighbourhood[tower.neighbourhood];
    if (!community) return [];
    const { civicNumber, storeys, unitsPerFloor, builtIn } = tower;
    return [
      {
        id: index + 1,
        name: nameTower(storeys, builtIn),
        civicNumber,
        streetId: tower.street + 1,
        communityCode: community.code,
        municipalityCode: community.municipalityCode,
        position: toPosition(tower.point),
        postalCode: postalCodeOf(community.postalPrefix, tower.street + 1, civicNumber),
        storeys,
        unitsPerFloor,
        builtIn,
      },
    ];
  });
}
