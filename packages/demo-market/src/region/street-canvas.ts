import type { Random } from '../random.ts';
import type { Block } from './blocks.ts';
import { blockSide } from './blocks.ts';
import type { Frame } from './frame.ts';
import type { Ground } from './ground.ts';
import { bankBit, motorwayBit, parkBit, railBit, waterBits } from './ground.ts';
import type { Noise } from './noise.ts';
import type { Point } from './plane.ts';
import { lengthOf } from './plane.ts';
import { densifyLine, keepRuns, simplifyLine } from './polyline.ts';
import type { StreetClass } from './region.ts';
import type { ShoreDistance } from './shore-distance.ts';
import type { StreetDraft, StreetShape } from './street-draft.ts';

/** Draws streets of one block: lines are given in metres from its low corner and come out on the map, clear of water and parks. */
export interface StreetCanvas {
  draw(line: readonly Point[], shape: StreetShape, streetClass?: StreetClass): void;
}

export interface CanvasGround {
  frame: Frame;
  ground: Ground;
  shore: ShoreDistance;
  bend: Noise;
}

/** Nearer to the lake there is room for the shore road and its homes only. */
const leastShoreDistance = 85;
const blocked = waterBits | bankBit | parkBit | motorwayBit;
const step = 25;

export function createCanvas(
  place: CanvasGround,
  block: Block,
  bending: number,
  neighbourhoodAt: (inland: number) => number,
  random: Random,
  onStreet: (street: StreetDraft) => void,
): StreetCanvas {
  /** Bends fade out towards the block's edges, where straight roads run. */
  function toPlane(point: Point): Point {
    const edge = Math.min(point.x, point.y, blockSide - point.x, blockSide - point.y);
    const strength = bending * Math.max(0, Math.min(1, edge / 170));
    const u = block.u + point.x;
    const w = block.w + point.y;
    if (strength === 0) return place.frame.toPlane(u, w);
    return place.frame.toPlane(
      u + strength * place.bend(u / 620, w / 620),
      w + strength * place.bend(u / 620 + 31, w / 620 + 7),
    );
  }

  return {
    draw(line, shape, streetClass = 'local') {
      const whole = densifyLine(line, step).map(toPlane);
      const least = shape === 'court' ? 45 : 62;
      const isCrossingRails = streetClass === 'collector';
      const runs = keepRuns(
        whole,
        ({ x, y }) =>
          (place.ground.at(x, y) & (isCrossingRails ? blocked : blocked | railBit)) === 0 &&
          place.shore.at(x, y) > leastShoreDistance,
        least,
      );
      for (const run of runs) {
        const isWhole = run.length === whole.length;
        const middle = line[Math.floor(line.length / 2)] as Point;
        onStreet({
          class: isWhole || streetClass !== 'collector' || lengthOf(run) > 220 ? streetClass : 'local',
          shape: isWhole || shape !== 'crescent' ? shape : 'court',
          points: simplifyLine(run, 2.2),
          municipality: block.municipality,
          neighbourhood: neighbourhoodAt(middle.y),
          openedIn: block.openedIn + random.integer(0, 7),
          road: null,
          isFrench: block.isFrench,
        });
      }
    },
  };
}
