import { darken, lighten } from '../drawing/colour.ts';
import type { Point } from '../drawing/svg.ts';
import { ellipse, num, outline, path, pictureWidth, polygon, rect } from '../drawing/svg.ts';
import type { Paint } from '../outdoors/light.ts';
import { tone } from '../outdoors/light.ts';
import type { Taste } from './taste.ts';

/**
 * A room seen straight on. Feet: x to the right of the middle, y up from the floor, z away from the
 * viewer. The back wall stands at `depth`; things nearer than `front` fall below the picture.
 */
export interface Stage extends Paint {
  taste: Taste;
  /** The light outside, for what the windows show. */
  outdoors: Paint;
  width: number;
  height: number;
  depth: number;
  /** Pixels to the foot at the back wall: small rooms are seen from nearer. */
  backScale: number;
}

export const front = 7;
const horizon = 366;
const eye = 4.35;

export type Spot = readonly [x: number, y: number, z: number];
export type Size = readonly [width: number, height: number, depth: number];

/** Pixels to the foot at a distance. */
export function scaleAt(stage: Stage, z: number): number {
  return (stage.backScale * stage.depth) / z;
}

export function project(stage: Stage, [x, y, z]: Spot): Point {
  const scale = scaleAt(stage, z);
  return [pictureWidth / 2 + x * scale, horizon + (eye - y) * scale];
}

export function surface(stage: Stage, spots: readonly Spot[], fill: string, more = ''): string {
  return polygon(
    spots.map((spot) => project(stage, spot)),
    fill,
    more,
  );
}

export function outlineOf(stage: Stage, spots: readonly Spot[], isClosed = true): string {
  return outline(
    spots.map((spot) => project(stage, spot)),
    isClosed,
  );
}

/** A rectangle that faces the viewer; x and y name its lower left corner. */
export function facing(
  stage: Stage,
  [x, y, z]: Spot,
  width: number,
  height: number,
  fill: string,
  more = '',
): string {
  const scale = scaleAt(stage, z);
  const [left, bottom] = project(stage, [x, y, z]);
  return rect(left, bottom - height * scale, width * scale, height * scale, fill, more);
}

export interface BoxLook {
  /** Rounded corners of the front, in feet. */
  radius?: number;
  top?: string;
}

/** A block standing square to the room; `spot` is its near lower left corner. */
export function box(stage: Stage, spot: Spot, size: Size, colour: string, look: BoxLook = {}): string {
  const [x, y, z] = spot;
  const [width, height, depth] = size;
  const base = tone(stage, colour);
  const back = z + depth;
  let drawn = '';
  if (x > 0)
    drawn += surface(
      stage,
      [
        [x, y, z],
        [x, y + height, z],
        [x, y + height, back],
        [x, y, back],
      ],
      darken(base, 0.2),
    );
  if (x + width < 0)
    drawn += surface(
      stage,
      [
        [x + width, y, z],
        [x + width, y + height, z],
        [x + width, y + height, back],
        [x + width, y, back],
      ],
      darken(base, 0.26),
    );
  if (y + height < eye) {
    const cover = look.top ? tone(stage, look.top) : lighten(base, 0.14);
    drawn += surface(
      stage,
      [
        [x, y + height, z],
        [x + width, y + height, z],
        [x + width, y + height, back],
        [x, y + height, back],
      ],
      cover,
    );
  } else if (y > eye)
    drawn += surface(
      stage,
      [
        [x, y, z],
        [x + width, y, z],
        [x + width, y, back],
        [x, y, back],
      ],
      darken(base, 0.35),
    );
  const fill = stage.sheet.linear([
    [0, lighten(base, 0.05)],
    [1, darken(base, 0.12)],
  ]);
  const corners = look.radius ? `rx="${num(look.radius * scaleAt(stage, z))}"` : '';
  return drawn + facing(stage, [x, y, z], width, height, fill, corners);
}

/** A level disc, as a table top or a round rug. */
export function disc(stage: Stage, [x, y, z]: Spot, radius: number, fill: string, more = ''): string {
  const [cx] = project(stage, [x, y, z]);
  const [, near] = project(stage, [x, y, z - radius]);
  const [, far] = project(stage, [x, y, z + radius]);
  return ellipse(cx, (near + far) / 2, radius * scaleAt(stage, z), Math.abs(near - far) / 2, fill, more);
}

export function cylinder(
  stage: Stage,
  [x, y, z]: Spot,
  radius: number,
  height: number,
  colour: string,
): string {
  const base = tone(stage, colour);
  const scale = scaleAt(stage, z);
  const [cx, bottom] = project(stage, [x, y, z]);
  const [, top] = project(stage, [x, y + height, z]);
  const half = radius * scale;
  const [, near] = project(stage, [x, y, z - radius]);
  const flat = Math.abs(near - bottom);
  const [, topNear] = project(stage, [x, y + height, z - radius]);
  const topFlat = Math.max(1, Math.abs(topNear - top));
  const side = stage.sheet.linear(
    [
      [0, lighten(base, 0.12)],
      [0.5, base],
      [1, darken(base, 0.3)],
    ],
    [0, 0],
    [1, 0],
  );
  const d = `M${num(cx - half)} ${num(top)}V${num(bottom)}A${num(half)} ${num(flat)} 0 0 0 ${num(cx + half)} ${num(bottom)}V${num(top)}Z`;
  return path(d, side) + (y + height < eye ? ellipse(cx, top, half, topFlat, lighten(base, 0.18)) : '');
}

/** The soft dark patch under a piece of furniture. */
export function groundShadow(stage: Stage, x: number, z: number, width: number, depth: number): string {
  const [cx] = project(stage, [x, 0, z]);
  const [, near] = project(stage, [x, 0, z - depth * 0.62]);
  const [, far] = project(stage, [x, 0, z + depth * 0.62]);
  const fill = stage.sheet.radial([
    [0, stage.light.shadow, 0.5],
    [0.6, stage.light.shadow, 0.3],
    [1, stage.light.shadow, 0],
  ]);
  return ellipse(cx, (near + far) / 2, width * 0.6 * scaleAt(stage, z), Math.abs(near - far) / 2, fill);
}
