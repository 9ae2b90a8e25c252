import { darken, lighten } from '../drawing/colour.ts';
import { circle, faded, num, path, polygon, rect } from '../drawing/svg.ts';
import type { Paint } from '../outdoors/light.ts';
import { tone } from '../outdoors/light.ts';
import type { Material } from './materials.ts';
import { drawCastShadow, drawSideShadow, drawWall } from './materials.ts';
import type { RoofCover } from './roofs.ts';
import { drawFrontGable, drawRoofFace } from './roofs.ts';
import type { WindowLook } from './windows.ts';
import { drawWindow } from './windows.ts';

/** Drawn before the roof it rises behind; `foot` lies hidden under the roof. */
export function drawChimney(
  paint: Paint,
  x: number,
  top: number,
  foot: number,
  width: number,
  material: Material,
): string {
  const cap = tone(paint, darken(material.colour, 0.25));
  const snow = paint.light.hasSnow
    ? rect(x - 7, top - 14, width + 14, 8, tone(paint, '#fdfeff'), 'rx="3"')
    : '';
  const pots =
    rect(x + width * 0.2, top - 18, width * 0.2, 12, cap) +
    rect(x + width * 0.6, top - 18, width * 0.2, 12, cap);
  const smoke = paint.light.hasSnow ? drawSmoke(paint, x + width / 2, top - 16) : '';
  return (
    smoke +
    pots +
    drawWall(paint, x, top, width, foot - top, material) +
    rect(x + width * 0.66, top, width * 0.34, foot - top, '#000000', faded(0.18)) +
    rect(x - 6, top - 8, width + 12, 10, cap) +
    snow
  );
}

function drawSmoke({ sheet, random }: Paint, x: number, y: number): string {
  const fill = sheet.radial([
    [0, '#ffffff', 0.5],
    [1, '#ffffff', 0],
  ]);
  let smoke = '';
  for (let puff = 0; puff < 6; puff++)
    smoke += circle(x + puff * 11 + random.between(-4, 4), y - puff * 22, 12 + puff * 6, fill);
  return smoke;
}

/** A window under its own small gable in the slope of the roof. */
export function drawDormer(
  paint: Paint,
  x: number,
  foot: number,
  width: number,
  height: number,
  wall: Material,
  cover: RoofCover,
  look: WindowLook,
): string {
  const top = foot - height;
  return (
    drawSideShadow(paint, x + width, top + 10, height - 6, 16) +
    drawWall(paint, x, top, width, height, wall) +
    drawFrontGable(paint, { x, width, eaves: top, rise: width * 0.42, overhang: 8 }, wall, cover) +
    drawWindow(paint, x + width * 0.2, top + 6, width * 0.6, height - 20, {
      ...look,
      shutters: null,
      head: 'flat',
      lintel: 'none',
    })
  );
}

/** A wide low dormer under a single slope. */
export function drawShedDormer(
  paint: Paint,
  x: number,
  foot: number,
  width: number,
  height: number,
  wall: Material,
  cover: RoofCover,
  look: WindowLook,
): string {
  const top = foot - height;
  const windows = Math.max(2, Math.round(width / 80));
  const cell = width / windows;
  let dormer = drawWall(paint, x, top, width, height, wall);
  for (let index = 0; index < windows; index++) {
    dormer += drawWindow(paint, x + cell * index + cell * 0.18, top + 16, cell * 0.64, height - 30, {
      ...look,
      shutters: null,
      head: 'flat',
      lintel: 'none',
    });
  }
  const slope: [number, number][] = [
    [x - 10, top + 5],
    [x + width + 10, top + 5],
    [x + width - 4, top - 20],
    [x + 4, top - 20],
  ];
  return dormer + drawCastShadow(paint, x, top + 5, width, 14) + drawRoofFace(paint, slope, cover);
}

export interface Bay {
  x: number;
  width: number;
  /** Top and foot of the bay's wall. */
  top: number;
  foot: number;
  wall: Material;
  look: WindowLook;
  /** Tops and heights of the windows in it, one entry for each storey. */
  storeys: readonly (readonly [top: number, height: number])[];
}

/** Three-sided bay: a broad front and two narrow slanting sides. */
export function drawBay(paint: Paint, bay: Bay): string {
  const { x, width, top, foot, wall, look } = bay;
  const side = width * 0.2;
  let drawn = drawSideShadow(paint, x + width, top, foot - top, 20);
  drawn += drawWall(paint, x, top, width, foot - top, wall);
  drawn +=
    rect(x, top, side, foot - top, '#ffffff', faded(0.07)) +
    rect(x + width - side, top, side, foot - top, paint.light.shadow, faded(0.2));
  for (const [windowTop, height] of bay.storeys) {
    const plain = { ...look, shutters: null };
    drawn += drawWindow(paint, x + 7, windowTop, side - 14 < 14 ? 14 : side - 14, height, {
      ...plain,
      panes: 'sash',
    });
    drawn += drawWindow(paint, x + side + 12, windowTop, width - side * 2 - 24, height, plain);
    drawn += drawWindow(paint, x + width - side + 7, windowTop, side - 14 < 14 ? 14 : side - 14, height, {
      ...plain,
      panes: 'sash',
    });
  }
  return drawn;
}

export function drawFoundation(paint: Paint, x: number, width: number, y: number, height: number): string {
  return (
    drawWall(paint, x, y, width, height, { look: 'stucco', colour: '#9d978e' }) +
    rect(x, y, width, 2, '#000000', faded(0.2))
  );
}

/** Dark beams over pale plaster. */
export function drawHalfTimber(
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  beam: string,
): string {
  const wood = tone(paint, beam);
  const bays = Math.max(3, Math.round(width / 54));
  const cell = width / bays;
  let beams = rect(x, y, width, 8, wood) + rect(x, y + height - 8, width, 8, wood);
  for (let index = 0; index <= bays; index++) beams += rect(x + index * cell - 4, y, 8, height, wood);
  return beams;
}

/** The beams of a gable, cut to its slope. */
export function drawGableTimber(
  paint: Paint,
  x: number,
  width: number,
  eaves: number,
  rise: number,
  beam: string,
): string {
  const wood = tone(paint, beam);
  const centre = x + width / 2;
  const d = `M${num(x)} ${num(eaves)}L${num(centre)} ${num(eaves - rise)}L${num(x + width)} ${num(eaves)}Z`;
  let beams = rect(x, eaves - 8, width, 8, wood) + rect(x, eaves - rise * 0.48, width, 7, wood);
  for (const share of [-0.5, -0.25, 0, 0.25, 0.5])
    beams += rect(centre + width * share * 0.8 - 4, eaves - rise, 8, rise, wood);
  beams += polygon(
    [
      [centre - width * 0.1, eaves - rise * 0.48],
      [centre - width * 0.1 - 8, eaves - rise * 0.48],
      [centre - width * 0.3 - 8, eaves],
      [centre - width * 0.3, eaves],
    ],
    wood,
  );
  beams += polygon(
    [
      [centre + width * 0.1, eaves - rise * 0.48],
      [centre + width * 0.1 + 8, eaves - rise * 0.48],
      [centre + width * 0.3 + 8, eaves],
      [centre + width * 0.3, eaves],
    ],
    wood,
  );
  return `<g ${paint.sheet.clip(d)}>${beams}</g>`;
}

/** Lighter blocks at the corners of a masonry wall. */
export function drawQuoins(
  paint: Paint,
  x: number,
  width: number,
  top: number,
  foot: number,
  colour: string,
): string {
  const block = tone(paint, colour);
  let quoins = '';
  for (let y = top, row = 0; y < foot - 10; y += 21, row++) {
    const wide = row % 2 ? 16 : 24;
    quoins += rect(x, y, wide, 18, block) + rect(x + width - wide, y, wide, 18, block);
  }
  return quoins;
}

/** The small scalloped or louvred piece high in a gable. */
export function drawGableVent(paint: Paint, cx: number, cy: number, size: number, colour: string): string {
  const trim = tone(paint, colour);
  return (
    circle(cx, cy, size, trim) +
    circle(cx, cy, size * 0.74, darken(trim, 0.35)) +
    rect(cx - size * 0.74, cy - 1, size * 1.48, 2, trim) +
    rect(cx - 1, cy - size * 0.74, 2, size * 1.48, trim)
  );
}

/** Lace of wood under the boards of a Victorian gable. */
export function drawGingerbread(
  paint: Paint,
  x: number,
  width: number,
  eaves: number,
  rise: number,
  colour: string,
): string {
  const trim = tone(paint, lighten(colour, 0.1));
  const centre = x + width / 2;
  const steps = 9;
  let scallops = '';
  for (const side of [-1, 1]) {
    for (let step = 1; step < steps; step++) {
      const share = step / steps;
      const cx = centre + side * (width / 2) * share;
      const cy = eaves - rise * (1 - share) + 10;
      scallops += `M${num(cx - 6)} ${num(cy)}a6 7 0 0 0 12 0z`;
    }
  }
  return path(scallops, trim) + rect(centre - 3, eaves - rise, 6, rise * 0.34, trim);
}
