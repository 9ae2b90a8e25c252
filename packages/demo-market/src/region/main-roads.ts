import { blockSide, firstU, firstW } from './blocks.ts';
import type { Frame } from './frame.ts';
import type { Lake } from './lake.ts';
import type { Noise } from './noise.ts';
import { createNoise } from './noise.ts';
import type { Point } from './plane.ts';
import { halfSide } from './plane.ts';
import { simplifyLine } from './polyline.ts';
import type { StreetDraft } from './street-draft.ts';

export interface MainRoads {
  motorways: StreetDraft[];
  rails: Point[][];
}

const step = 120;
const west = -38_000;
const east = 44_000;
const north = 52_000;

/** Motorways and railways keep to the middle of the blocks, so that they never run along a concession road. */
export function createMainRoads(seed: number, frame: Frame, lake: Lake): MainRoads {
  const wander = createNoise(seed, 'main roads');
  const bayRow = Math.ceil((lake.bayHead.w - firstW) / blockSide);
  const bayColumn = Math.round((lake.bayHead.u - firstU) / blockSide);
  const motorwayW = middleOf(firstW, bayRow + 2);
  const railW = middleOf(firstW, bayRow);
  const motorwayU = middleOf(firstU, bayColumn - 4);
  const railU = middleOf(firstU, bayColumn + 3);

  const motorways = [
    ...acrossAt(frame, wander, motorwayW, 3).map((points) => motorway(points, 'Highway 448')),
    ...inlandAt(frame, wander, motorwayU, motorwayW, 0, 5).map((points) => motorway(points, 'Highway 61')),
  ];
  const rails = [...acrossAt(frame, wander, railW, 7), ...inlandAt(frame, wander, railU, railW, 1_250, 9)];
  return { motorways, rails };
}

function middleOf(first: number, index: number): number {
  return first + (index + 0.5) * blockSide;
}

function acrossAt(frame: Frame, wander: Noise, middle: number, stream: number): Point[][] {
  const line: Point[] = [];
  for (let u = west; u <= east; u += step) {
    line.push(frame.toPlane(u, middle + 330 * wander(u / 7_500, stream)));
  }
  return withinRegion(line);
}

/** Runs north from a line it meets; with a curve it leaves that line at a slant. */
function inlandAt(
  frame: Frame,
  wander: Noise,
  middle: number,
  from: number,
  curve: number,
  stream: number,
): Point[][] {
  const line: Point[] = [];
  const meeting = from + 330 * wander(middle / 7_500, curve > 0 ? 7 : 3);
  for (let w = meeting; w <= north; w += step) {
    const slant = curve * Math.exp(-(w - meeting) / 900);
    const sway = Math.min(1, (w - meeting) / 4_000) * 330 * wander(w / 7_500, stream);
    line.push(frame.toPlane(middle + sway - slant, w));
  }
  return withinRegion(line);
}

function withinRegion(line: readonly Point[]): Point[][] {
  const limit = halfSide + 1_500;
  const kept = line.filter((point) => Math.abs(point.x) < limit && Math.abs(point.y) < limit);
  return kept.length > 1 ? [simplifyLine(kept, 5)] : [];
}

function motorway(points: Point[], name: string): StreetDraft {
  return {
    class: 'motorway',
    shape: 'highway',
    points,
    municipality: -1,
    neighbourhood: -1,
    openedIn: 1964,
    road: name,
    isFrench: false,
  };
}
