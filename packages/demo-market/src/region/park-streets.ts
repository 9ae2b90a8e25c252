import type { Random } from '../random.ts';
import { bankBit, motorwayBit, parkBit, railBit, waterBits } from './ground.ts';
import type { ParkDraft } from './parks.ts';
import type { Point } from './plane.ts';
import { densifyLine, keepRuns, simplifyLine } from './polyline.ts';
import type { Locality } from './shore-roads.ts';
import type { CanvasGround } from './street-canvas.ts';
import type { StreetDraft } from './street-draft.ts';

const outset = 32;
const blocked = waterBits | bankBit | parkBit | motorwayBit | railBit;

/** Streets around the squares of a town, so that the streets that end there lead on. */
export function createParkStreets(
  place: CanvasGround,
  parks: readonly ParkDraft[],
  localityAt: (point: Point) => Locality | null,
  random: Random,
): StreetDraft[] {
  return parks.flatMap(({ kind, ring, block }) => {
    if (kind !== 'square' || !block || block.setting === 'village') return [];
    const around = growRing(ring);
    const half = Math.floor(around.length / 2);
    const halves = [around.slice(0, half + 1), [...around.slice(half), around[0] as Point]];
    return halves.flatMap((line) =>
      keepRuns(
        densifyLine(line, 12),
        ({ x, y }) => (place.ground.at(x, y) & blocked) === 0 && place.shore.at(x, y) > 100,
        60,
      ).flatMap((points) => {
        const here = localityAt(points[0] as Point);
        if (!here) return [];
        const street: StreetDraft = {
          class: 'local',
          shape: block.setting === 'suburban' ? 'crescent' : 'grid',
          points: simplifyLine(points, 2),
          municipality: here.municipality,
          neighbourhood: here.neighbourhood,
          openedIn: block.openedIn + random.integer(0, 7),
          road: null,
          isFrench: here.isFrench,
        };
        return [street];
      }),
    );
  });
}

function growRing(ring: readonly Point[]): Point[] {
  const middle = {
    x: ring.reduce((sum, { x }) => sum + x, 0) / ring.length,
    y: ring.reduce((sum, { y }) => sum + y, 0) / ring.length,
  };
  return ring.map((point) => {
    const away = Math.hypot(point.x - middle.x, point.y - middle.y) || 1;
    const stretch = (away + outset * 1.15) / away;
    return {
      x: middle.x + (point.x - middle.x) * stretch,
      y: middle.y + (point.y - middle.y) * stretch,
    };
  });
}
