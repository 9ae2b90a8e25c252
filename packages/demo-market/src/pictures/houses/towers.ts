import { darken, lighten, mix } from '../drawing/colour.ts';
import { circle, faded, path, polygon, rect } from '../drawing/svg.ts';
import type { Paint } from '../outdoors/light.ts';
import { tone } from '../outdoors/light.ts';
import type { Era } from './dress.ts';

export interface TowerLook {
  /** Floors of glass, bands of concrete, or windows set in masonry. */
  face: 'glass' | 'bands' | 'punched';
  body: string;
  glass: string;
  slab: string;
  /** Balconies along the whole front, in stacks, or none. */
  balconies: 'full' | 'stacks' | 'none';
  rail: string;
}

export function pickTowerLook({ random }: Paint, era: Era): TowerLook {
  switch (era) {
    case 'victorian':
    case 'interwar':
    case 'postwar':
      return {
        face: 'punched',
        body: random.pick(['#9a553f', '#b08463', '#8a4637', '#c7a878']),
        glass: '#8fb0c4',
        slab: '#e3dac8',
        balconies: 'none',
        rail: '#2c2f35',
      };
    case 'split':
      return {
        face: 'bands',
        body: random.pick(['#cfc7b8', '#d9d4c8', '#b8aa96', '#a9755c']),
        glass: '#7f9fb4',
        slab: '#e9e4d8',
        balconies: random.pick(['full', 'stacks']),
        rail: random.pick(['#8fa6b0', '#c98a4a', '#7a8f72', '#efe9dc']),
      };
    case 'suburban':
      return {
        face: 'punched',
        body: random.pick(['#c9a48a', '#b98f7a', '#d6c3a8', '#a86a55']),
        glass: '#8ab0c6',
        slab: '#efe6d8',
        balconies: 'stacks',
        rail: '#d9e2e4',
      };
    case 'millennial':
      return {
        face: 'glass',
        body: random.pick(['#8d97a1', '#b5aa9a', '#7c8791']),
        glass: random.pick(['#9fc4da', '#8fb8c8']),
        slab: '#eceae4',
        balconies: 'stacks',
        rail: '#bcd6e2',
      };
    case 'contemporary':
      return {
        face: 'glass',
        body: random.pick(['#59636f', '#3f454d', '#c9c9c6', '#6f6558']),
        glass: random.pick(['#a6c8dc', '#93bdd2', '#86a9bd']),
        slab: random.pick(['#f4f3ef', '#2c2f35', '#f4f3ef']),
        balconies: random.pick(['full', 'stacks']),
        rail: '#c6dde8',
      };
  }
}

export interface Tower {
  x: number;
  width: number;
  top: number;
  foot: number;
  floors: number;
  look: TowerLook;
  /** Width of the receding side; 0 for a front only. */
  side: number;
}

/** A building of many floors: a lit front and a shaded side. */
export function drawTower(paint: Paint, tower: Tower): string {
  const { x, width, top, foot, look, side } = tower;
  const height = foot - top;
  const floor = height / tower.floors;
  let drawn = drawFace(paint, x, top, width, height, floor, look);
  if (look.balconies !== 'none') drawn += drawBalconies(paint, tower, floor);
  if (side > 0) {
    drawn += drawFace(paint, x + width, top, side, height, floor, look);
    drawn += rect(x + width, top, side, height, paint.light.shadow, faded(0.34));
  }
  drawn += rect(
    x,
    top,
    width,
    height,
    paint.sheet.linear(
      [
        [0, '#ffffff', 0.14],
        [0.5, '#ffffff', 0],
        [1, paint.light.shadow, 0.2],
      ],
      [0, 0],
      [0.6, 1],
    ),
  );
  return drawn + drawCrown(paint, tower);
}

/** Painted at the origin and moved, so that the pattern of its floors starts at the corner. */
function drawFace(
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  floor: number,
  look: TowerLook,
): string {
  const step = Math.max(2, Math.round(floor));
  const columns = 10;
  const rows = 8;
  const cell = floor > 30 ? 40 : floor > 20 ? 28 : 16;
  const random = paint.random.fork(`face${look.body}${Math.round(width)}`);
  const body = tone(paint, look.body);
  let tile = rect(0, 0, cell * columns, step * rows, body);
  const windows: Record<string, string> = {};
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const colour = pickPane(paint, random.next(), look.glass);
      windows[colour] = (windows[colour] ?? '') + placePane(look.face, column * cell, row * step, cell, step);
    }
    if (look.face !== 'punched')
      tile += rect(0, row * step, cell * columns, Math.max(1.5, step * 0.1), tone(paint, look.slab));
  }
  for (const [colour, d] of Object.entries(windows)) tile += path(d, colour);
  if (look.face === 'glass')
    for (let column = 0; column < columns; column++)
      tile += rect(column * cell, 0, Math.max(1, cell * 0.06), step * rows, darken(body, 0.3));
  const fill = paint.sheet.pattern(cell * columns, step * rows, tile);
  const scale = height / (Math.round(height / step) * step);
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})">${rect(0, 0, width, height * Math.min(1, scale), fill)}</g>`;
}

function pickPane({ light }: Paint, roll: number, glass: string): string {
  if (light.glow === 1 && roll < 0.38) return roll < 0.16 ? '#ffd796' : roll < 0.3 ? '#f4b062' : '#ffe9bd';
  if (light.glow > 0.3 && roll < 0.1) return '#ffdca0';
  const reflected = mix(glass, light.sky[1], 0.4 + roll * 0.25);
  return mix(reflected, '#1a2a38', light.glow === 1 ? 0.55 : 0.12 + Math.round(roll * 3) * 0.05);
}

function placePane(face: TowerLook['face'], x: number, y: number, cell: number, floor: number): string {
  if (face === 'glass') return `M${x} ${y + floor * 0.1}h${cell}v${floor * 0.9}h${-cell}z`;
  if (face === 'bands') return `M${x} ${y + floor * 0.3}h${cell * 0.92}v${floor * 0.5}h${-cell * 0.92}z`;
  return `M${x + cell * 0.22} ${y + floor * 0.24}h${cell * 0.56}v${floor * 0.56}h${-cell * 0.56}z`;
}

function drawBalconies(paint: Paint, { x, width, top, foot, floors, look }: Tower, floor: number): string {
  const { light, random } = paint;
  const slab = tone(paint, look.slab);
  const rail = tone(paint, look.rail);
  const stacks: [number, number][] =
    look.balconies === 'full'
      ? [[-5, width + 10]]
      : [
          [width * 0.08, width * 0.26],
          [width * 0.66, width * 0.26],
        ];
  const waves = look.balconies === 'full' && random.chance(0.5);
  let shadows = '';
  let slabs = '';
  let rails = '';
  for (let index = 0; index < floors; index++) {
    const y = foot - index * floor - floor * 0.04;
    if (y - floor < top) break;
    const swing = waves ? Math.sin(index * 0.9) * 6 : 0;
    for (const [offset, wide] of stacks) {
      const left = x + offset - swing;
      const full = wide + swing * 2;
      shadows += box(left, y - floor * 0.92, full, floor * 0.3);
      slabs += box(left - 2, y - floor * 0.08, full + 4, Math.max(1.6, floor * 0.13));
      rails += box(left, y - floor * 0.46, full, floor * 0.38);
    }
  }
  return path(shadows, light.shadow, faded(0.3)) + path(rails, rail, faded(0.62)) + path(slabs, slab);
}

const box = (x: number, y: number, width: number, height: number) =>
  `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`;

function drawCrown(paint: Paint, { x, width, top, look, side }: Tower): string {
  const body = tone(paint, darken(look.body, 0.12));
  const cap = look.face === 'punched' ? tone(paint, look.slab) : darken(body, 0.2);
  let crown = rect(x - 3, top - 8, width + side + 6, 10, cap);
  crown =
    rect(x + width * 0.2, top - 34, width * 0.5, 28, body) +
    rect(x + width * 0.7, top - 34, side * 0.5, 28, darken(body, 0.3)) +
    crown;
  if (paint.light.hasSnow)
    crown +=
      rect(x - 3, top - 12, width + side + 6, 5, tone(paint, '#fdfeff')) +
      rect(x + width * 0.2, top - 37, width * 0.5, 4, tone(paint, '#fdfeff'));
  if (paint.light.glow === 1) crown += circle(x + width * 0.45, top - 38, 2.5, '#ff6a5a');
  return crown;
}

/** The public floors of a tower at the street: tall glass, a canopy and the lobby's light. */
export function drawPodium(
  paint: Paint,
  x: number,
  width: number,
  top: number,
  foot: number,
  look: TowerLook,
): string {
  const { sheet, light, random } = paint;
  const body = tone(paint, random.pick(['#3a3f47', '#6d675f', '#8a5f4a', '#b9b2a6', '#4b4745']));
  let podium = rect(
    x,
    top,
    width,
    foot - top,
    sheet.linear([
      [0, lighten(body, 0.08)],
      [1, darken(body, 0.25)],
    ]),
  );
  const bays = Math.round(width / 84);
  const cell = width / bays;
  const entrance = Math.floor(bays / 2);
  for (let bay = 0; bay < bays; bay++) {
    const left = x + bay * cell + 8;
    const isLit = light.glow > 0.3 && random.chance(0.75);
    const glass = isLit
      ? sheet.linear([
          [0, '#ffe2ab'],
          [1, '#e59a4d'],
        ])
      : sheet.linear([
          [0, mix(light.sky[1], '#22303c', 0.45)],
          [1, mix(light.sky[0], '#0c141c', 0.6)],
        ]);
    podium +=
      rect(left, top + 16, cell - 16, (foot - top) * 0.32, glass) +
      rect(left, top + (foot - top) * 0.52, cell - 16, (foot - top) * 0.48, glass);
    podium += rect(
      left + cell / 2 - 9,
      top + (foot - top) * 0.52,
      2.5,
      (foot - top) * 0.48,
      darken(body, 0.4),
    );
    if (!isLit)
      podium += polygon(
        [
          [left, foot - 10],
          [left + cell * 0.5, top + (foot - top) * 0.52],
          [left + cell * 0.66, top + (foot - top) * 0.52],
          [left + 8, foot],
        ],
        '#ffffff',
        faded(0.1),
      );
    if (bay === entrance)
      podium +=
        rect(left - 14, top + (foot - top) * 0.46, cell + 12, 9, tone(paint, look.slab)) +
        rect(left - 14, top + (foot - top) * 0.46 + 9, cell + 12, 5, '#000000', faded(0.3));
  }
  podium += rect(x - 8, top - 8, width + 16, 12, tone(paint, darken(look.body, 0.4)));
  return light.hasSnow
    ? podium + rect(x - 8, top - 13, width + 16, 7, tone(paint, '#fdfeff'), 'rx="3"')
    : podium;
}
