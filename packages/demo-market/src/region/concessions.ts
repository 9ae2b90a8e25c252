import type { Random } from '../random.ts';
import { createRandom } from '../random.ts';
import type { Block, BlockGrid } from './blocks.ts';
import { blockColumns, blockRows, blockSide, firstU, firstW } from './blocks.ts';
import type { Frame } from './frame.ts';
import type { Ground } from './ground.ts';
import { bankBit, lakeBit, waterBits } from './ground.ts';
import type { Point } from './plane.ts';
import { distanceBetween } from './plane.ts';
import type { StreetClass } from './region.ts';
import type { ShoreDistance } from './shore-distance.ts';
import type { StreetDraft } from './street-draft.ts';

/** How far from the lake the road along the shore runs, and where other streets end. */
export const shoreRoadDistance = 85;
const step = 20;
const longestBridge = 520;

interface Edge {
  class: StreetClass;
  municipality: number;
  openedIn: number;
  isTown: boolean;
  isCore: boolean;
  isFrench: boolean;
}

/** The roads on the lines between blocks: broken at the lake and at rivers, save for the bridges. */
export function createConcessions(
  seed: number,
  grid: BlockGrid,
  frame: Frame,
  ground: Ground,
  shore: ShoreDistance,
): StreetDraft[] {
  const random = createRandom(seed, 'concessions');
  const roads: StreetDraft[] = [];
  for (let column = 1; column < blockColumns; column += 1) {
    const edges = Array.from({ length: blockRows }, (_, row) =>
      edgeBetween(grid.at(column - 1, row), grid.at(column, row), column % 2 === 0, false, random),
    );
    roads.push(
      ...layRoad(`u${column}`, edges, random, ground, shore, (edge, share) =>
        frame.toPlane(firstU + column * blockSide, firstW + (edge + share) * blockSide),
      ),
    );
  }
  for (let row = 1; row < blockRows; row += 1) {
    const edges = Array.from({ length: blockColumns }, (_, column) =>
      edgeBetween(grid.at(column, row - 1), grid.at(column, row), row % 2 === 0, true, random),
    );
    roads.push(
      ...layRoad(`w${row}`, edges, random, ground, shore, (edge, share) =>
        frame.toPlane(firstU + (edge + share) * blockSide, firstW + row * blockSide),
      ),
    );
  }
  return roads;
}

function edgeBetween(
  low: Block | undefined,
  high: Block | undefined,
  isMain: boolean,
  isConcession: boolean,
  random: Random,
): Edge | null {
  const owner = low?.isInside ? low : high?.isInside ? high : undefined;
  const isGap = random.chance(0.14);
  if (!owner) return null;
  const isTown = [low, high].some(
    (block) => block?.isInside && block.setting !== 'rural' && block.setting !== 'shore',
  );
  if (!isTown && !isConcession && (!isMain || isGap)) return null;
  return {
    class: isTown || (isMain && isConcession) ? 'arterial' : 'collector',
    municipality: owner.municipality,
    openedIn: 1845 + random.integer(0, 25),
    isTown,
    isCore: [low, high].some((block) => block?.setting === 'downtown' || block?.setting === 'urban'),
    isFrench: owner.isFrench,
  };
}

function layRoad(
  road: string,
  edges: readonly (Edge | null)[],
  random: Random,
  ground: Ground,
  shore: ShoreDistance,
  toPlane: (edge: number, share: number) => Point,
): StreetDraft[] {
  const pieces: StreetDraft[] = [];
  let piece: StreetDraft | null = null;
  let before: Edge | null = null;
  let isOnBridge = false;
  function close(): void {
    if (piece && piece.points.length > 4) pieces.push(piece);
    piece = null;
  }
  const samples = Math.round(blockSide / step);
  for (const [index, edge] of edges.entries()) {
    if (!edge) {
      close();
      before = null;
      continue;
    }
    const isSame = before?.municipality === edge.municipality && before.class === edge.class;
    before = edge;
    if (!isSame) {
      const last: Point | undefined = (piece as StreetDraft | null)?.points.at(-1);
      close();
      piece = last ? startPiece(edge, road, last) : null;
    }
    for (let sample = isSame ? 1 : 0; sample <= samples; sample += 1) {
      const point = toPlane(index, sample / samples);
      const found = ground.at(point.x, point.y);
      if ((found & lakeBit) !== 0 || shore.at(point.x, point.y) < shoreRoadDistance - 3) {
        close();
        continue;
      }
      if ((found & (waterBits | bankBit)) !== 0) {
        const here = index + sample / samples;
        if (!isOnBridge) isOnBridge = piece !== null && canBridge(edge, here, ground, random, toPlane);
        if (!isOnBridge) {
          close();
          continue;
        }
      } else {
        isOnBridge = false;
      }
      piece ??= startPiece(edge, road, null);
      piece.points.push(point);
    }
  }
  close();
  return pieces;
}

function startPiece(edge: Edge, road: string, from: Point | null): StreetDraft {
  return {
    class: edge.class,
    shape: 'concession',
    points: from ? [from] : [],
    municipality: edge.municipality,
    neighbourhood: -1,
    openedIn: edge.openedIn,
    road,
    isFrench: edge.isFrench,
  };
}

/** Only narrow water is crossed, in town more often than in the country. */
function canBridge(
  edge: Edge,
  from: number,
  ground: Ground,
  random: Random,
  toPlane: (edge: number, share: number) => Point,
): boolean {
  const isWanted = random.chance(edge.isCore ? 1 : edge.isTown ? 0.75 : 0.5);
  const start = toPlane(Math.floor(from), from % 1);
  for (let ahead = step; ahead < longestBridge; ahead += step) {
    const place = from + ahead / blockSide;
    const point = toPlane(Math.floor(place), place % 1);
    const found = ground.at(point.x, point.y);
    if ((found & lakeBit) !== 0) return false;
    if ((found & (waterBits | bankBit)) === 0)
      return isWanted && distanceBetween(start, point) < longestBridge;
  }
  return false;
}
