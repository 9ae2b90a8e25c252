import { darken, lighten, mix } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import type { Point } from '../drawing/svg.ts';
import { dots, faded, path, polygon, rect } from '../drawing/svg.ts';
import type { Paint } from '../outdoors/light.ts';
import { tone } from '../outdoors/light.ts';

export type MaterialLook =
  | 'brick'
  | 'stone'
  | 'siding'
  | 'boards'
  | 'slats'
  | 'planks'
  | 'stucco'
  | 'log'
  | 'panel'
  | 'shakes';

export interface Material {
  look: MaterialLook;
  colour: string;
}

type TileMaker = (paint: Paint, colour: string, random: Random) => string;

/** A fill for a wall; the same material gives the same fill wherever it is used in the picture. */
export function fillMaterial(paint: Paint, { look, colour }: Material): string {
  return tiles[look](paint, tone(paint, colour), paint.random.fork(`${look}${colour}`));
}

const tiles: Record<MaterialLook, TileMaker> = {
  brick(paint, colour, random) {
    const tints = [
      colour,
      mix(colour, '#38120c', 0.16),
      mix(colour, '#e8b89a', 0.14),
      mix(colour, '#7c3a2a', 0.2),
    ];
    const bricks = tints.map(() => '');
    for (let row = 0; row < 8; row++) {
      const wrapped = random.whole(0, tints.length - 1);
      for (let column = -1; column < 8; column++) {
        const tint = column === -1 || column === 7 ? wrapped : random.whole(0, tints.length - 1);
        bricks[tint] += `M${column * 17 + (row % 2) * 8.5} ${row * 7}h15.4v5.6h-15.4z`;
      }
    }
    const mortar = rect(0, 0, 136, 56, mix(colour, tone(paint, '#e9dccb'), 0.34));
    return paint.sheet.pattern(
      136,
      56,
      mortar + bricks.map((d, index) => path(d, tints[index] ?? colour)).join(''),
    );
  },

  stone(paint, colour, random) {
    let tile = rect(0, 0, 168, 96, mix(colour, '#2b2b2b', 0.28));
    let y = 0;
    for (const height of [14, 18, 12, 20, 15, 17]) {
      for (let x = random.between(0, 20); x < 168; ) {
        const width = Math.min(random.between(20, 44), 190 - x);
        const tint = mix(colour, random.chance(0.5) ? '#ffffff' : '#3a3430', random.between(0, 0.2));
        for (const left of [x, x - 168]) tile += rect(left, y + 1, width - 2, height - 2, tint, 'rx="2"');
        x += width;
      }
      y += height;
    }
    return paint.sheet.pattern(168, 96, tile);
  },

  siding(paint, colour) {
    let tile = rect(0, 0, 40, 20, colour);
    for (const y of [0, 10]) {
      tile += rect(0, y, 40, 1.5, lighten(colour, 0.25)) + rect(0, y + 8, 40, 2, darken(colour, 0.22));
    }
    return paint.sheet.pattern(40, 20, tile);
  },

  boards(paint, colour) {
    const tile =
      rect(0, 0, 24, 40, colour) +
      rect(0, 0, 4, 40, lighten(colour, 0.22)) +
      rect(4, 0, 2, 40, darken(colour, 0.2));
    return paint.sheet.pattern(24, 40, tile);
  },

  slats(paint, colour, random) {
    let tile = '';
    for (let slat = 0; slat < 8; slat++) {
      tile += rect(
        slat * 11,
        0,
        9.4,
        40,
        mix(colour, random.chance(0.5) ? '#241508' : '#ffffff', random.between(0, 0.12)),
      );
    }
    return paint.sheet.pattern(88, 40, rect(0, 0, 88, 40, darken(colour, 0.45)) + tile);
  },

  planks(paint, colour, random) {
    let tile = '';
    for (let plank = 0; plank < 6; plank++) {
      const tint = mix(colour, random.chance(0.5) ? '#241508' : '#ffffff', random.between(0, 0.12));
      tile +=
        rect(0, plank * 14, 180, 12.4, tint) +
        rect(random.between(10, 170), plank * 14, 1.4, 12.4, darken(colour, 0.4));
    }
    return paint.sheet.pattern(180, 84, rect(0, 0, 180, 84, darken(colour, 0.45)) + tile);
  },

  stucco(paint, colour, random) {
    const grains = Array.from(
      { length: 26 },
      () => [random.between(2, 78), random.between(2, 78), random.between(0.6, 1.4)] as const,
    );
    const tile = rect(0, 0, 80, 80, colour) + path(dots(grains), darken(colour, 0.3), faded(0.3));
    return paint.sheet.pattern(80, 80, tile);
  },

  log(paint, colour) {
    const round = paint.sheet.linear([
      [0, lighten(colour, 0.22)],
      [0.45, colour],
      [1, darken(colour, 0.42)],
    ]);
    return paint.sheet.pattern(60, 20, rect(0, 0, 60, 20, darken(colour, 0.6)) + rect(0, 0.5, 60, 18, round));
  },

  panel(paint, colour) {
    const tile =
      rect(0, 0, 120, 64, colour) +
      rect(0, 0, 120, 1.6, darken(colour, 0.28)) +
      rect(0, 0, 1.6, 64, darken(colour, 0.28));
    return paint.sheet.pattern(120, 64, tile);
  },

  shakes(paint, colour, random) {
    let tile = rect(0, 0, 96, 32, darken(colour, 0.34));
    for (let row = 0; row < 2; row++) {
      for (let x = -8 * row; x < 96; ) {
        const width = random.between(9, 15);
        const tint = mix(colour, random.chance(0.5) ? '#1c1410' : '#ffffff', random.between(0, 0.13));
        tile += rect(x, row * 16, Math.min(width - 1.2, 96 - x), 14, tint);
        x += width;
      }
    }
    return paint.sheet.pattern(96, 32, tile);
  },
};

export function drawWall(
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  material: Material,
): string {
  return (
    rect(x, y, width, height, fillMaterial(paint, material)) +
    rect(
      x,
      y,
      width,
      height,
      paint.sheet.linear(
        [
          [0, '#ffffff', 0.1],
          [0.4, '#ffffff', 0],
          [1, paint.light.shadow, 0.22],
        ],
        [0.2, 0],
        [0.5, 1],
      ),
    )
  );
}

export function drawWallShape(paint: Paint, points: readonly Point[], material: Material): string {
  return (
    polygon(points, fillMaterial(paint, material)) +
    polygon(
      points,
      paint.sheet.linear([
        [0, '#ffffff', 0.07],
        [1, paint.light.shadow, 0.08],
      ]),
    )
  );
}

/** The shade that eaves, a balcony or a storey above throws on the wall below. */
export function drawCastShadow(
  { sheet, light }: Paint,
  x: number,
  y: number,
  width: number,
  height = 22,
): string {
  return rect(
    x,
    y,
    width,
    height,
    sheet.linear([
      [0, light.shadow, 0.5],
      [1, light.shadow, 0],
    ]),
  );
}

/** The soft shade where a part of the house stands forward of another. */
export function drawSideShadow(
  { sheet, light }: Paint,
  x: number,
  y: number,
  height: number,
  width = 26,
): string {
  return rect(
    x,
    y,
    width,
    height,
    sheet.linear(
      [
        [0, light.shadow, 0.42],
        [1, light.shadow, 0],
      ],
      [0, 0],
      [1, 0],
    ),
  );
}
