import type { Random } from '../random.ts';
import { shoreRoadDistance } from './concessions.ts';
import { bankBit, motorwayBit, parkBit, railBit, waterBits } from './ground.ts';
import type { Point } from './plane.ts';
import { distanceBetween, distanceToSegment } from './plane.ts';
import { densifyLine, keepRuns, simplifyLine } from './polyline.ts';
import type { Setting } from './region.ts';
import type { SegmentGrid } from './segment-grid.ts';
import type { CanvasGround } from './street-canvas.ts';
import type { StreetDraft } from './street-draft.ts';

/** What is known of a place on land. */
export interface Locality {
  neighbourhood: number;
  municipality: number;
  setting: Setting;
  isFrench: boolean;
}

const secondRoadDistance = 178;
const besideRoad = 65;
const blocked = waterBits | bankBit | parkBit | motorwayBit | railBit;
/** Longer ones would give civic numbers in the thousands and no names to tell them apart. */
const longest = 2_600;

/** Roads that follow the lake, and the lanes between them where cottages stand. */
export function createShoreRoads(
  place: CanvasGround,
  roads: SegmentGrid,
  localityAt: (point: Point) => Locality | null,
  random: Random,
): StreetDraft[] {
  const streets: StreetDraft[] = [];

  function add(points: Point[], here: Locality, shape: 'shore' | 'lane'): void {
    streets.push({
      class: shape === 'shore' && here.setting === 'shore' ? 'collector' : 'local',
      shape,
      points: simplifyLine(points, 4),
      municipality: here.municipality,
      neighbourhood: here.neighbourhood,
      openedIn: random.integer(1922, 1968),
      road: null,
      isFrench: here.isFrench,
    });
  }

  function follow(distance: number, isCottageOnly: boolean): void {
    for (const contour of place.shore.trace(distance)) {
      const line = densifyLine(smoothen([...contour, contour[0] as Point]), 30);
      const isBesideRoad = findBesideRoads(line, roads);
      const runs = keepRuns(
        line,
        (point) =>
          (place.ground.at(point.x, point.y) & blocked) === 0 &&
          place.shore.at(point.x, point.y) > 40 &&
          !isBesideRoad.has(point),
        160,
      );
      for (const run of runs) {
        for (const { points, here } of splitByLocality(run, localityAt)) {
          if (isCottageOnly && here.setting !== 'shore') continue;
          add(points, here, 'shore');
          if (here.setting === 'shore' && !isCottageOnly) addLanes(points, here);
        }
      }
    }
  }

  function addLanes(points: readonly Point[], here: Locality): void {
    let since = random.between(60, 200);
    for (let index = 1; index < points.length; index += 1) {
      const point = points[index] as Point;
      since -= distanceBetween(points[index - 1] as Point, point);
      if (since > 0) continue;
      since = random.between(190, 420);
      const lane = climbFromShore(place, point, random.between(95, 300));
      const [run] = keepRuns(
        lane,
        (step) =>
          (place.ground.at(step.x, step.y) & blocked) === 0 &&
          (step === point || roads.nearest(step.x, step.y, 30) >= 30),
        70,
      );
      if (run && run[0] === lane[0]) add(run, here, 'lane');
    }
  }

  follow(shoreRoadDistance, false);
  follow(secondRoadDistance, true);
  return streets;
}

/** Where another road runs the same way close by, a second one makes no sense. */
function findBesideRoads(line: readonly Point[], roads: SegmentGrid): Set<Point> {
  const found = new Set<Point>();
  for (let index = 1; index < line.length; index += 1) {
    const point = line[index] as Point;
    const before = line[index - 1] as Point;
    const ahead = { x: point.x - before.x, y: point.y - before.y };
    roads.visit(point.x, point.y, besideRoad, (a, b) => {
      const along = { x: b.x - a.x, y: b.y - a.y };
      const cosine =
        Math.abs(ahead.x * along.x + ahead.y * along.y) /
        (Math.hypot(ahead.x, ahead.y) * Math.hypot(along.x, along.y) || 1);
      if (cosine > 0.8 && distanceToSegment(point.x, point.y, a, b) < besideRoad) found.add(point);
    });
  }
  return found;
}

function climbFromShore(place: CanvasGround, from: Point, length: number): Point[] {
  const slopeX = place.shore.at(from.x + 45, from.y) - place.shore.at(from.x - 45, from.y);
  const slopeY = place.shore.at(from.x, from.y + 45) - place.shore.at(from.x, from.y - 45);
  const steepness = Math.hypot(slopeX, slopeY);
  if (steepness < 30) return [from];
  return densifyLine(
    [from, { x: from.x + (slopeX / steepness) * length, y: from.y + (slopeY / steepness) * length }],
    25,
  );
}

function smoothen(line: readonly Point[]): Point[] {
  return line.map((point, index) => {
    const before = line[Math.max(0, index - 1)] as Point;
    const after = line[Math.min(line.length - 1, index + 1)] as Point;
    return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
  });
}

function splitByLocality(
  run: readonly Point[],
  localityAt: (point: Point) => Locality | null,
): { points: Point[]; here: Locality }[] {
  const pieces: { points: Point[]; here: Locality; length: number }[] = [];
  let previous: Point | undefined;
  for (const point of run) {
    const here = localityAt(point);
    const piece = pieces[pieces.length - 1];
    if (!here) {
      previous = undefined;
      continue;
    }
    const isSame = previous && piece?.here.neighbourhood === here.neighbourhood && piece.length < longest;
    if (piece && isSame && previous) {
      piece.points.push(point);
      piece.length += distanceBetween(previous, point);
    } else {
      pieces.push({ points: previous ? [previous, point] : [point], here, length: 0 });
    }
    previous = point;
  }
  return pieces.filter(({ length }) => length > 130);
}
