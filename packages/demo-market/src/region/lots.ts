import { hashNumbers } from '../random.ts';
import type { LotSize } from './lot-sizes.ts';
import { lotSizeIn, metresPerFoot } from './lot-sizes.ts';
import type { Point } from './plane.ts';
import { distanceBetween, distanceToSegment, toPoint, toPosition } from './plane.ts';
import type { Community, Position, Region, Street } from './region.ts';
import type { RegionIndex } from './region-index.ts';
import { indexRegion } from './region-index.ts';

/** Room for one house. */
export interface Lot {
  streetId: number;
  communityCode: string;
  civicNumber: number;
  side: 'left' | 'right';
  position: Position;
  frontageFeet: number;
  depthFeet: number;
  /** The way the front of the house looks, in degrees clockwise from north. */
  facing: number;
  /** Another street runs along its side. */
  isCorner: boolean;
  /** Its back lies within 120 m of the great lake. */
  isShore: boolean;
}

const nearestStreet = 12;
/** Within this distance of two streets the lot belongs to the one with the lower id. */
const cornerReach = 30;
const motorwayReach = 45;
/** To the edge of water or a park. */
const nearestEdge = 13;
const shoreReach = 120;
/** From the middle of the street to the front of the lots. */
const halfRoad = 10;
const endRoom = 5;

/** The lots along both sides of a street, always the same ones; first the odd numbers, then the even ones. */
export function* lotsOf(street: Street, region: Region): Generator<Lot> {
  if (street.class === 'motorway') return;
  const index = indexRegion(region);
  const line = street.points.map(toPoint);
  const home = street.communityCode === null ? undefined : index.findCommunity(street.communityCode);
  for (const side of ['right', 'left'] as const) {
    yield* lotsOfSide({ street, line, home, side, seed: region.seed, index });
  }
}

interface StreetSide {
  street: Street;
  line: readonly Point[];
  home: Community | undefined;
  side: Lot['side'];
  seed: number;
  index: RegionIndex;
}

function* lotsOfSide(streetSide: StreetSide): Generator<Lot> {
  const { street, line, home, side, seed, index } = streetSide;
  const walk = createWalk(line);
  const turn = side === 'right' ? -1 : 1;
  const style = hashNumbers(seed, street.id, 1);
  let civicNumber = firstNumber(street, style) + (side === 'right' ? 0 : 1);
  let start = endRoom + (style % 7);
  for (let slot = 0; start < walk.length - endRoom; slot += 1) {
    const chance = hashNumbers(seed, street.id * 2 + (side === 'right' ? 0 : 1), slot + 2);
    const community = home ?? index.communityAt(walk.at(start).point);
    if (!community || (street.class === 'arterial' && !isOpenCountry(community))) {
      start += 40;
      civicNumber += 4;
      continue;
    }
    const size = lotSizeIn(community.setting, street.openedIn);
    const frontage = pickFrontage(size, style, chance);
    if (start + frontage > walk.length - endRoom) return;
    const middle = walk.at(start + frontage / 2);
    const normal = { x: -middle.direction.y * turn, y: middle.direction.x * turn };
    const lot = placeLot(middle.point, normal, size, chance, community, index, street.id);
    if (lot) {
      yield {
        streetId: street.id,
        communityCode: community.code,
        civicNumber,
        side,
        frontageFeet: toFeet(frontage),
        facing: bearingOf(-normal.x, -normal.y),
        ...lot,
      };
    }
    start += frontage;
    civicNumber += 2 * Math.max(1, Math.round(frontage / 16)) + (chance % 13 === 0 ? 2 : 0);
  }
}

function placeLot(
  middle: Point,
  normal: Point,
  size: LotSize,
  chance: number,
  community: Community,
  index: RegionIndex,
  streetId: number,
): Pick<Lot, 'position' | 'depthFeet' | 'isCorner' | 'isShore'> | null {
  const setback = size.setback + ((chance >>> 8) % 40) / 10 - 2;
  const x = middle.x + normal.x * setback;
  const y = middle.y + normal.y * setback;
  if (index.motorways.nearest(x, y, motorwayReach) < motorwayReach) return null;
  let isTaken = false;
  let isCorner = false;
  index.streets.visit(x, y, cornerReach, (a, b, owner) => {
    if (isTaken) return;
    const away = distanceToSegment(x, y, a, b);
    if (away < nearestStreet) isTaken = true;
    else if (owner !== streetId && away < cornerReach) {
      if (owner < streetId) isTaken = true;
      else isCorner = true;
    }
  });
  if (isTaken || index.water.contains(x, y) || index.parks.contains(x, y)) return null;
  if (index.edges.nearest(x, y, nearestEdge) < nearestEdge) return null;
  const [least, most] = size.depth;
  let depth = least + (most - least) * (((chance >>> 14) % 256) / 255);
  let isShore = false;
  if (community.shore > 0.9) {
    const back = { x: middle.x + normal.x * (halfRoad + depth), y: middle.y + normal.y * (halfRoad + depth) };
    const isBackInLake = index.lake.contains(back.x, back.y);
    isShore = isBackInLake || index.shore.nearest(back.x, back.y, shoreReach) < shoreReach;
    if (isBackInLake) depth = setback - halfRoad + index.shore.nearest(x, y, 300);
  }
  return { position: toPosition({ x, y }), depthFeet: toFeet(depth), isCorner, isShore };
}

function isOpenCountry({ setting }: Community): boolean {
  return setting === 'rural' || setting === 'shore' || setting === 'village';
}

/** Lots of one street are alike; a few differ. */
function pickFrontage({ frontage: [least, most] }: LotSize, style: number, chance: number): number {
  const usual = ((style >>> 10) % 256) / 255;
  const own = ((chance >>> 4) % 256) / 255;
  return least + (most - least) * (0.65 * usual + 0.35 * own);
}

/** Odd; long roads in the country are numbered from far away. */
function firstNumber(street: Street, style: number): number {
  if (street.communityCode === null) return 1 + 100 * (style % 70);
  const starts = [1, 1, 1, 3, 5, 11, 21, 101, 201, 1001];
  return starts[style % starts.length] ?? 1;
}

function toFeet(metres: number): number {
  return Math.round((metres / metresPerFoot) * 10) / 10;
}

function bearingOf(x: number, y: number): number {
  return Math.round(((Math.atan2(x, y) * 180) / Math.PI + 360) % 360);
}

interface Walk {
  length: number;
  at(distance: number): { point: Point; direction: Point };
}

/** Places along a line by their distance from its start. */
function createWalk(line: readonly Point[]): Walk {
  const lengths = line.map((point, index) =>
    index === 0 ? 0 : distanceBetween(line[index - 1] as Point, point),
  );
  const length = lengths.reduce((sum, piece) => sum + piece, 0);
  return {
    length,
    at(distance) {
      let index = 1;
      let passed = 0;
      while (index < line.length - 1 && passed + (lengths[index] as number) < distance) {
        passed += lengths[index] as number;
        index += 1;
      }
      const from = line[index - 1] as Point;
      const to = line[index] as Point;
      const piece = (lengths[index] as number) || 1;
      const direction = { x: (to.x - from.x) / piece, y: (to.y - from.y) / piece };
      const along = distance - passed;
      return { point: { x: from.x + direction.x * along, y: from.y + direction.y * along }, direction };
    },
  };
}
