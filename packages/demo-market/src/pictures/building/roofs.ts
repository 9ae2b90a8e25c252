import { darken, lighten, mix } from '../drawing/colour.ts';
import type { Point } from '../drawing/svg.ts';
import { faded, polygon, rect } from '../drawing/svg.ts';
import type { Paint } from '../outdoors/light.ts';
import { tone } from '../outdoors/light.ts';
import type { Material } from './materials.ts';
import { drawCastShadow, drawWallShape } from './materials.ts';

export interface RoofCover {
  look: 'shingle' | 'metal' | 'slate';
  colour: string;
  /** Fascia, barge boards and soffits. */
  trim: string;
}

function fillCover(paint: Paint, { look, colour }: RoofCover): string {
  const base = tone(paint, colour);
  if (look === 'metal') {
    const tile =
      rect(0, 0, 24, 24, base) +
      rect(0, 0, 3, 24, lighten(base, 0.2)) +
      rect(3, 0, 2, 24, darken(base, 0.25));
    return paint.sheet.pattern(24, 24, tile);
  }
  const random = paint.random.fork(colour);
  const [width, height] = look === 'slate' ? [14, 9] : [18, 8];
  let tile = rect(0, 0, width * 6, height * 4, darken(base, 0.26));
  for (let row = 0; row < 4; row++) {
    for (let column = -1; column < 6; column++) {
      const tint = mix(base, random.chance(0.5) ? '#000000' : '#ffffff', random.between(0, 0.1));
      tile += rect(column * width + (row % 2) * (width / 2), row * height, width - 1, height - 1.4, tint);
    }
  }
  return paint.sheet.pattern(width * 6, height * 4, tile);
}

/** One sloping face; its lowest edge is the eaves. */
export function drawRoofFace(paint: Paint, points: readonly Point[], cover: RoofCover): string {
  const { sheet, light } = paint;
  const face =
    polygon(points, fillCover(paint, cover)) +
    polygon(
      points,
      sheet.linear([
        [0, '#ffffff', 0.13],
        [0.5, '#ffffff', 0],
        [1, '#000000', 0.22],
      ]),
    );
  if (!light.hasSnow) return face;
  const eaves = Math.max(...points.map(([, y]) => y));
  const blanket = points.map(([x, y]): Point => [x, y > eaves - 2 ? y - 9 : y]);
  const white = tone(paint, '#fdfeff');
  return (
    face +
    polygon(
      blanket,
      sheet.linear([
        [0, white],
        [1, mix(white, light.shadow, 0.16)],
      ]),
    )
  );
}

interface Span {
  x: number;
  width: number;
  eaves: number;
  rise: number;
  overhang?: number;
}

function drawEaves(paint: Paint, { x, width, eaves, overhang = 18 }: Span, trim: string): string {
  const board = tone(paint, trim);
  const left = x - overhang;
  const full = width + overhang * 2;
  return (
    rect(left, eaves - 2, full, 10, board) +
    rect(left, eaves + 6, full, 2.5, darken(board, 0.3)) +
    drawCastShadow(paint, x, eaves + 8, width)
  );
}

/** Slopes on all four sides. */
export function drawHipRoof(paint: Paint, span: Span, cover: RoofCover, inset = 0.9): string {
  const { x, width, eaves, rise, overhang = 18 } = span;
  const pull = Math.min(rise * inset, width / 2 - 4);
  const face: Point[] = [
    [x - overhang, eaves],
    [x + width + overhang, eaves],
    [x + width - pull, eaves - rise],
    [x + pull, eaves - rise],
  ];
  return drawRoofFace(paint, face, cover) + drawEaves(paint, span, cover.trim);
}

/** The ridge runs along the front. */
export function drawSideGableRoof(paint: Paint, span: Span, cover: RoofCover): string {
  const { x, width, eaves, rise, overhang = 18 } = span;
  const left = x - overhang;
  const right = x + width + overhang;
  const face: Point[] = [
    [left, eaves],
    [right, eaves],
    [right - 7, eaves - rise],
    [left + 7, eaves - rise],
  ];
  const board = tone(paint, cover.trim);
  return (
    drawRoofFace(paint, face, cover) +
    polygon(
      [
        [left, eaves],
        [left + 6, eaves],
        [left + 12, eaves - rise],
        [left + 7, eaves - rise],
      ],
      board,
    ) +
    polygon(
      [
        [right, eaves],
        [right - 6, eaves],
        [right - 12, eaves - rise],
        [right - 7, eaves - rise],
      ],
      board,
    ) +
    rect(
      left + 7,
      eaves - rise - 3,
      right - left - 14,
      5,
      paint.light.hasSnow ? tone(paint, '#ffffff') : tone(paint, darken(cover.colour, 0.25)),
    ) +
    drawEaves(paint, span, cover.trim)
  );
}

/** A gable towards the street: its wall, its boards, and the edge of the roof above them. */
export function drawFrontGable(paint: Paint, span: Span, wall: Material, cover: RoofCover): string {
  const { x, width, eaves, rise, overhang = 18 } = span;
  const centre = x + width / 2;
  const slope = rise / (width / 2);
  const out = width / 2 + overhang;
  const drop = overhang * slope;
  const band = (low: number, high: number): Point[] => [
    [centre - out, eaves + drop - low],
    [centre, eaves - rise - low],
    [centre + out, eaves + drop - low],
    [centre + out, eaves + drop - high],
    [centre, eaves - rise - high],
    [centre - out, eaves + drop - high],
  ];
  const board = tone(paint, cover.trim);
  const edge = paint.light.hasSnow ? tone(paint, '#fdfeff') : tone(paint, cover.colour);
  return (
    drawWallShape(
      paint,
      [
        [x, eaves + 1],
        [centre, eaves - rise],
        [x + width, eaves + 1],
      ],
      wall,
    ) +
    polygon(
      [
        [x, eaves + 1],
        [centre, eaves - rise],
        [x + width, eaves + 1],
        [x + width, eaves + 15],
        [centre, eaves - rise + 16],
        [x, eaves + 15],
      ],
      paint.light.shadow,
      faded(0.26),
    ) +
    polygon(band(0, 13), board) +
    polygon(band(12, paint.light.hasSnow ? 25 : 21), edge)
  );
}

/** A parapet or a thin projecting slab over a flat roof. */
export function drawFlatRoof(
  paint: Paint,
  x: number,
  width: number,
  y: number,
  look: 'slab' | 'parapet' | 'cornice',
  colour: string,
): string {
  const board = tone(paint, colour);
  const snow = (left: number, top: number, full: number) =>
    paint.light.hasSnow ? rect(left, top - 6, full, 8, tone(paint, '#fdfeff'), 'rx="3"') : '';
  if (look === 'parapet') {
    return rect(x - 3, y - 8, width + 6, 9, board) + snow(x - 3, y - 8, width + 6);
  }
  if (look === 'slab') {
    return (
      rect(x - 16, y - 15, width + 32, 16, board) +
      drawCastShadow(paint, x, y, width, 18) +
      snow(x - 16, y - 15, width + 32)
    );
  }
  const blocks = paint.sheet.pattern(20, 12, rect(4, 0, 10, 12, darken(board, 0.12)));
  return (
    rect(x - 12, y - 22, width + 24, 10, board) +
    rect(x - 6, y - 13, width + 12, 11, lighten(board, 0.12)) +
    rect(x - 4, y - 3, width + 8, 9, blocks) +
    drawCastShadow(paint, x, y + 5, width, 18) +
    snow(x - 12, y - 22, width + 24)
  );
}

/** A single slope, higher on one side. */
export function drawShedRoof(
  paint: Paint,
  x: number,
  width: number,
  left: number,
  right: number,
  cover: RoofCover,
): string {
  const board = tone(paint, cover.trim);
  const edge = paint.light.hasSnow ? tone(paint, '#fdfeff') : tone(paint, cover.colour);
  const strip = (low: number, high: number): Point[] => [
    [x - 20, left - low],
    [x + width + 20, right - low],
    [x + width + 20, right - high],
    [x - 20, left - high],
  ];
  return (
    polygon(strip(-16, 2), paint.light.shadow, faded(0.3)) +
    polygon(strip(0, 12), board) +
    polygon(strip(11, 20), edge)
  );
}

/** A steep lower slope under a flat top, as on Second Empire houses. */
export function drawMansard(
  paint: Paint,
  { x, width, eaves, rise, overhang = 14 }: Span,
  cover: RoofCover,
): string {
  const face: Point[] = [
    [x - overhang, eaves],
    [x + width + overhang, eaves],
    [x + width - 12, eaves - rise],
    [x + 12, eaves - rise],
  ];
  return (
    drawRoofFace(paint, face, cover) +
    rect(x + 6, eaves - rise - 8, width - 12, 9, tone(paint, cover.trim)) +
    drawEaves(paint, { x, width, eaves, rise, overhang }, cover.trim)
  );
}
