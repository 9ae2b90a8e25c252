import { darken, lighten } from '../drawing/colour.ts';
import { circle, faded, num, path, polygon, rect, stroke } from '../drawing/svg.ts';
import type { Paint } from '../outdoors/light.ts';
import { tone } from '../outdoors/light.ts';
import { drawCastShadow } from './materials.ts';
import type { RoofCover } from './roofs.ts';
import { drawHipRoof, drawRoofFace } from './roofs.ts';

export type ColumnLook = 'square' | 'round' | 'tapered' | 'post' | 'turned';

export function drawColumn(
  paint: Paint,
  x: number,
  top: number,
  bottom: number,
  look: ColumnLook,
  colour: string,
): string {
  const { sheet } = paint;
  const base = tone(paint, colour);
  const fill = sheet.linear(
    [
      [0, lighten(base, 0.15)],
      [0.5, base],
      [1, darken(base, 0.22)],
    ],
    [0, 0],
    [1, 0],
  );
  if (look === 'tapered') {
    const pier = top + (bottom - top) * 0.55;
    return (
      polygon(
        [
          [x - 8, top],
          [x + 8, top],
          [x + 12, pier],
          [x - 12, pier],
        ],
        fill,
      ) +
      rect(x - 19, pier - 4, 38, 8, lighten(base, 0.1)) +
      rect(x - 16, pier + 4, 32, bottom - pier - 4, tone(paint, '#9b8f82')) +
      rect(
        x - 16,
        pier + 4,
        32,
        bottom - pier - 4,
        sheet.linear(
          [
            [0, '#ffffff', 0.12],
            [1, '#000000', 0.2],
          ],
          [0, 0],
          [1, 0],
        ),
      )
    );
  }
  const half = look === 'post' ? 4.5 : look === 'turned' ? 5 : 8;
  let column = rect(x - half, top, half * 2, bottom - top, fill);
  if (look === 'turned') {
    const bulb = (y: number) => rect(x - half - 2, y, half * 2 + 4, 6, base, 'rx="2"');
    column += bulb(top + 16) + bulb(top + (bottom - top) * 0.5) + bulb(bottom - 26);
    column += stroke(
      `M${num(x - half)} ${num(top + 12)}q-14 -2 -18 -12M${num(x + half)} ${num(top + 12)}q14 -2 18 -12`,
      base,
      4,
    );
  } else if (look !== 'post') {
    column +=
      rect(x - half - 4, top, half * 2 + 8, 6, lighten(base, 0.08)) +
      rect(x - half - 4, bottom - 8, half * 2 + 8, 8, lighten(base, 0.05));
  }
  return column;
}

export function drawRailing(
  paint: Paint,
  from: number,
  to: number,
  y: number,
  height: number,
  colour: string,
  look: 'balusters' | 'glass' | 'bars',
): string {
  if (to - from < 8) return '';
  const base = tone(paint, colour);
  const top = y - height;
  const snow = paint.light.hasSnow ? rect(from, top - 4, to - from, 4, tone(paint, '#ffffff'), 'rx="2"') : '';
  if (look === 'glass') {
    return (
      rect(from, top + 3, to - from, height - 5, tone(paint, '#bcd6e2'), faded(0.42)) +
      polygon(
        [
          [from, y],
          [from + (to - from) * 0.4, top],
          [from + (to - from) * 0.55, top],
          [from + (to - from) * 0.2, y],
        ],
        '#ffffff',
        faded(0.16),
      ) +
      rect(from, top, to - from, 4, base) +
      snow
    );
  }
  const [step, wide] = look === 'bars' ? [9, 2] : [11, 4];
  let bars = '';
  for (let x = from + 4; x < to - 3; x += step)
    bars += `M${num(x)} ${num(top)}v${num(height)}h${wide}v${num(-height)}z`;
  return (
    path(bars, base) +
    rect(from, top, to - from, 5, lighten(base, 0.08)) +
    rect(from, y - 6, to - from, 4, base) +
    snow
  );
}

export interface Porch {
  x: number;
  width: number;
  /** Height of its floor, its eaves and the ground. */
  floor: number;
  eaves: number;
  ground: number;
  columns: ColumnLook;
  columnCount: number;
  trim: string;
  /** Where the railing leaves room for the steps; null for no railing. */
  opening: readonly [number, number] | null;
  roof: 'hip' | 'shed' | 'gable' | 'flat';
}

/** Drawn over the wall, the door and the windows behind it. */
export function drawPorch(paint: Paint, porch: Porch, cover: RoofCover): string {
  const { x, width, floor, eaves, ground, trim } = porch;
  const board = tone(paint, trim);
  let drawn = drawCastShadow(paint, x, eaves + 10, width, 44);
  drawn +=
    rect(x, floor, width, 8, lighten(board, 0.02)) +
    rect(x, floor + 8, width, ground - floor - 8, tone(paint, '#8d857b'));
  drawn += rect(x, floor + 8, width, ground - floor - 8, drawLattice(paint));
  if (porch.opening) {
    drawn += drawRailing(paint, x + 4, porch.opening[0], floor, 36, trim, 'balusters');
    drawn += drawRailing(paint, porch.opening[1], x + width - 4, floor, 36, trim, 'balusters');
  }
  for (let index = 0; index < porch.columnCount; index++) {
    const at = x + 12 + ((width - 24) * index) / Math.max(1, porch.columnCount - 1);
    drawn += drawColumn(paint, at, eaves + 8, floor, porch.columns, trim);
  }
  drawn +=
    rect(x - 4, eaves, width + 8, 16, board) + rect(x - 4, eaves + 14, width + 8, 3, darken(board, 0.22));
  return drawn + drawPorchRoof(paint, porch, cover);
}

function drawLattice(paint: Paint): string {
  return paint.sheet.pattern(
    12,
    12,
    stroke('M0 0L12 12M12 0L0 12', paint.light.shadow, 1.4, 'stroke-opacity=".3"'),
  );
}

function drawPorchRoof(paint: Paint, { x, width, eaves, roof, trim }: Porch, cover: RoofCover): string {
  switch (roof) {
    case 'hip':
      return drawHipRoof(paint, { x, width, eaves, rise: 34, overhang: 12 }, cover, 0.8);
    case 'shed':
      return drawRoofFace(
        paint,
        [
          [x - 12, eaves],
          [x + width + 12, eaves],
          [x + width + 2, eaves - 30],
          [x - 2, eaves - 30],
        ],
        cover,
      );
    case 'flat':
      return (
        rect(x - 8, eaves - 5, width + 16, 7, tone(paint, trim)) +
        (paint.light.hasSnow ? rect(x - 8, eaves - 11, width + 16, 7, tone(paint, '#fdfeff'), 'rx="3"') : '')
      );
    case 'gable': {
      const centre = x + width / 2;
      const rise = Math.min(width * 0.28, 34);
      const board = tone(paint, trim);
      return (
        polygon(
          [
            [x - 6, eaves + 2],
            [centre, eaves - rise],
            [x + width + 6, eaves + 2],
          ],
          lighten(board, 0.04),
        ) +
        circle(centre, eaves - rise * 0.38, Math.min(9, rise * 0.2), darken(board, 0.18)) +
        polygon(
          [
            [x - 14, eaves + 3],
            [centre, eaves - rise - 9],
            [x + width + 14, eaves + 3],
            [x + width + 2, eaves + 3],
            [centre, eaves - rise + 4],
            [x - 2, eaves + 3],
          ],
          tone(paint, paint.light.hasSnow ? '#fdfeff' : cover.colour),
        )
      );
    }
  }
}

/** A balcony slab with its railing, standing out of the wall at y. */
export function drawBalcony(
  paint: Paint,
  x: number,
  width: number,
  y: number,
  look: 'balusters' | 'glass' | 'bars',
  colour: string,
): string {
  return (
    drawCastShadow(paint, x, y + 9, width, 20) +
    rect(x - 3, y, width + 6, 9, tone(paint, lighten(colour, 0.1))) +
    drawRailing(paint, x, x + width, y, 38, colour, look) +
    rect(x - 2, y - 40, 5, 42, tone(paint, colour)) +
    rect(x + width - 3, y - 40, 5, 42, tone(paint, colour))
  );
}
