import type { Random } from '../../random.ts';
import { blockSide } from '../blocks.ts';
import type { Point } from '../plane.ts';
import type { StreetCanvas } from '../street-canvas.ts';

const middle = blockSide / 2;
const ring = 335;
const ways = [418, 500, 582, 652];

/** A collector runs round the middle of the block; crescents lie around it like shells. */
export function drawRings(canvas: StreetCanvas, random: Random): void {
  const start = random.between(-14, 14);
  const gates = [0, 90, 180, 270].map((degrees) => degrees + start + random.between(-9, 9));
  for (const [index, gate] of gates.entries()) {
    const next = (gates[index + 1] ?? (gates[0] as number) + 360) as number;
    canvas.draw(arc(ring, gate, next), 'crescent', 'collector');
    canvas.draw([at(ring, gate), gateEnd(gate)], 'through', 'collector');
    drawSector(canvas, random, gate, next);
  }
  if (random.chance(0.5)) drawInnerRing(canvas, gates);
  else drawChords(canvas, random);
}

function drawSector(canvas: StreetCanvas, random: Random, from: number, to: number): void {
  const split = from + (to - from) * random.between(0.42, 0.58);
  const last = ways[ways.length - 1] as number;
  canvas.draw([at(ring, split), at((ring + last) / 2, split), at(last, split)], 'through');
  for (const [index, way] of ways.entries()) {
    for (const [low, high] of [
      [from, split],
      [split, to],
    ] as const) {
      const isOutermost = index === ways.length - 1;
      if (isOutermost || random.chance(0.72)) canvas.draw(arc(way, low, high), 'crescent');
      else {
        const gap = (high - low) * random.between(0.2, 0.3);
        const isFromLow = random.chance(0.5);
        canvas.draw(isFromLow ? arc(way, low, high - gap) : arc(way, high, low + gap), 'court');
      }
    }
  }
}

function drawInnerRing(canvas: StreetCanvas, gates: readonly number[]): void {
  for (const radius of [165, 250]) {
    const first = gates[0] as number;
    canvas.draw(arc(radius, first, first + 178), 'crescent');
    canvas.draw(arc(radius, first + 178, first + 360), 'crescent');
  }
  for (const gate of gates.slice(0, 3)) canvas.draw([at(ring, gate), at(165, gate)], 'through');
  const [, second, , fourth] = gates;
  canvas.draw([at(165, second ?? 0), { x: middle, y: middle }, at(165, fourth ?? 0)], 'through');
}

function drawChords(canvas: StreetCanvas, random: Random): void {
  const isUpright = random.chance(0.5);
  for (const offset of [-246, -164, -82, 0, 82, 164, 246]) {
    const half = Math.sqrt(Math.max(0, ring ** 2.4 - Math.abs(offset) ** 2.4)) ** (2 / 2.4);
    const reach = Math.min(half, ring);
    const chord = [
      { x: middle - reach, y: middle + offset },
      { x: middle + reach, y: middle + offset },
    ];
    canvas.draw(isUpright ? chord.map(({ x, y }) => ({ x: y, y: x })) : chord, 'through');
  }
  const cross = [
    { x: middle + random.between(-40, 40), y: middle - 246 },
    { x: middle + random.between(-40, 40), y: middle + 246 },
  ];
  canvas.draw(isUpright ? cross.map(({ x, y }) => ({ x: y, y: x })) : cross, 'through');
}

/** Between a circle and the block's square: the further out, the squarer. */
function at(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const power = 2.4 + 7 * (radius / middle) ** 4;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const stretch = radius / (Math.abs(cos) ** power + Math.abs(sin) ** power) ** (1 / power);
  return { x: middle + cos * stretch, y: middle + sin * stretch };
}

function arc(radius: number, from: number, to: number): Point[] {
  const steps = Math.max(3, Math.ceil((Math.abs(to - from) * radius * Math.PI) / 180 / 45));
  return Array.from({ length: steps + 1 }, (_, index) => at(radius, from + ((to - from) * index) / steps));
}

function gateEnd(degrees: number): Point {
  const out = at(middle - 1, degrees);
  const clamp = (value: number) => (value > blockSide - 40 ? blockSide : value < 40 ? 0 : value);
  return { x: clamp(out.x), y: clamp(out.y) };
}
