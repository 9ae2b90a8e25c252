import type { Random } from '../../random.ts';
import { blockSide } from '../blocks.ts';
import type { Point } from '../plane.ts';
import type { StreetCanvas } from '../street-canvas.ts';
import { hairpin, lineTo } from './quarters.ts';

type Turn = (point: Point) => Point;

export interface Corner {
  isRight: boolean;
  isTop: boolean;
}

/** A village lies in one corner of its block, at a crossing of two roads. */
export function drawVillage(canvas: StreetCanvas, random: Random, corner: Corner): void {
  const turn = turnTo(corner);
  const rows = random.integer(4, 6);
  const crosses = random.integer(3, 5);
  const rowPitch = random.between(92, 112);
  const crossPitch = random.between(150, 190);
  const width = crosses * crossPitch;
  const height = rows * rowPitch;
  for (let row = 1; row <= rows; row += 1) {
    const end = width - (row === rows ? 0 : random.between(0, crossPitch * 0.8));
    canvas.draw([turn({ x: 0, y: row * rowPitch }), turn({ x: end, y: row * rowPitch })], 'grid');
  }
  for (let cross = 1; cross <= crosses; cross += 1) {
    const end = height - (cross === crosses ? 0 : random.integer(0, 2) * rowPitch);
    canvas.draw(
      [turn({ x: cross * crossPitch, y: 0 }), turn({ x: cross * crossPitch, y: end })],
      'grid',
      cross === 1 ? 'collector' : 'local',
    );
  }
  const edge = width + 70;
  for (let count = random.integer(1, 3), low = 110; count > 0 && low + 100 < blockSide; count -= 1) {
    const line = hairpin(width - crossPitch * 0.2, Math.min(blockSide - 80, edge + 230), low, low + 90);
    if (random.chance(0.6)) canvas.draw(line.map(turn), 'crescent');
    else canvas.draw([turn({ x: width, y: low }), turn({ x: edge + 150, y: low })], 'court');
    low += 190;
  }
}

/** Lanes off the concession roads, now and then a small estate. */
export function drawCountry(canvas: StreetCanvas, random: Random): void {
  const count = random.integer(0, 2);
  for (let index = 0; index < count; index += 1) {
    const x = random.between(180, blockSide - 180);
    const isFromAbove = random.chance(0.5);
    const depth = random.between(180, 560);
    const from = { x, y: isFromAbove ? blockSide : 0 };
    const to = { x: x + random.between(-60, 60), y: isFromAbove ? blockSide - depth : depth };
    canvas.draw(lineTo(from, to), 'lane');
  }
  if (random.chance(0.12)) {
    const low = random.between(200, 900);
    const estate = hairpin(0, random.between(280, 460), low, low + random.between(150, 220));
    canvas.draw(
      estate.map(({ x, y }) => ({ x: y, y: x })),
      'crescent',
    );
  }
}

function turnTo({ isRight, isTop }: Corner): Turn {
  return ({ x, y }) => ({ x: isRight ? blockSide - x : x, y: isTop ? blockSide - y : y });
}
