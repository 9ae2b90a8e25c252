import { darken, lighten } from '../drawing/colour.ts';
import { faded, num, path, rect } from '../drawing/svg.ts';
import { drawLawn } from '../outdoors/ground.ts';
import type { Paint } from '../outdoors/light.ts';
import { tone } from '../outdoors/light.ts';
import { drawTreeline } from '../outdoors/shrubs.ts';
import { drawHills, drawSky, drawSkyline } from '../outdoors/sky.ts';
import { drawTree } from '../outdoors/trees.ts';
import { drawLake } from '../outdoors/water.ts';
import type { Spot, Stage } from './stage.ts';
import { facing, outlineOf, project, scaleAt, surface } from './stage.ts';

export type Outlook = 'garden' | 'city' | 'lake';

/** A landscape of the size of a picture, to be shown small behind glass. */
function drawOutlook(paint: Paint, outlook: Outlook): string {
  const sky = drawSky(paint);
  if (outlook === 'city') return sky + drawSkyline(paint, 720, 480, 0.6) + drawSkyline(paint, 800, 300, 0.35);
  if (outlook === 'lake')
    return (
      sky +
      drawHills(paint, 470) +
      drawLake(paint, 480, 700) +
      drawLawn(paint, 690) +
      drawTree(paint, 180, 720, 420, 'pine')
    );
  return (
    sky +
    drawHills(paint, 520) +
    drawTreeline(paint, 560, 210) +
    drawLawn(paint, 600) +
    drawTree(paint, 300, 640, 380) +
    drawTree(paint, 860, 650, 420)
  );
}

function showOutlook(
  stage: Stage,
  d: string,
  left: number,
  top: number,
  width: number,
  height: number,
  outlook: Outlook,
): string {
  const scale = Math.max(width / 900, height / 640);
  const shiftX = left + width / 2 - 600 * scale;
  const shiftY = top + height - 760 * scale;
  const inner = `<g transform="translate(${num(shiftX)} ${num(shiftY)}) scale(${Math.round(scale * 1000) / 1000})">${drawOutlook(stage.outdoors, outlook)}</g>`;
  return `<g ${stage.sheet.clip(d)}>${inner}</g>`;
}

export interface WindowPlan {
  x: number;
  sill: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  outlook: Outlook;
  frame?: string;
}

/** A window in the back wall. */
export function drawBackWindow(stage: Stage, plan: WindowPlan): string {
  const { x, sill, width, height, columns, rows } = plan;
  const { depth, sheet, light } = stage;
  const frame = tone(stage, plan.frame ?? stage.taste.trim);
  const scale = scaleAt(stage, depth);
  const [left, bottom] = project(stage, [x, sill, depth]);
  const [w, h] = [width * scale, height * scale];
  const top = bottom - h;
  const d = `M${num(left)} ${num(top)}h${num(w)}v${num(h)}h${num(-w)}Z`;
  let drawn =
    rect(left - 13, top - 13, w + 26, h + 22, frame) +
    rect(left - 13, top - 13, w + 26, 3, lighten(frame, 0.4));
  drawn += showOutlook(stage, d, left, top, w, h, plan.outlook);
  drawn += rect(
    left,
    top,
    w,
    h,
    sheet.linear(
      [
        [0, '#ffffff', light.glow === 1 ? 0.04 : 0.24],
        [1, '#ffffff', 0],
      ],
      [0, 0],
      [0.8, 1],
    ),
  );
  for (let column = 1; column < columns; column++)
    drawn += rect(left + (w * column) / columns - 4, top, 8, h, frame);
  for (let row = 1; row < rows; row++) drawn += rect(left, top + (h * row) / rows - 3, w, 6, frame);
  drawn += rect(left, top, w, 7, '#000000', faded(0.16)) + rect(left, top, 5, h, '#000000', faded(0.1));
  if (sill > 0.2)
    drawn +=
      rect(left - 22, bottom + 4, w + 44, 9, lighten(frame, 0.2)) +
      rect(left - 22, bottom + 12, w + 44, 4, stage.light.shadow, faded(0.22));
  return drawn;
}

/** A window in a side wall, seen aslant. */
export function drawSideWindow(
  stage: Stage,
  side: -1 | 1,
  from: number,
  to: number,
  sill: number,
  height: number,
  outlook: Outlook,
): string {
  const x = (side * stage.width) / 2;
  const frame = tone(stage, stage.taste.trim);
  const quad = (grow: number): Spot[] => [
    [x, sill - grow, from - grow],
    [x, sill + height + grow, from - grow],
    [x, sill + height + grow, to + grow],
    [x, sill - grow, to + grow],
  ];
  const corners = quad(0).map((spot) => project(stage, spot));
  const xs = corners.map(([px]) => px);
  const ys = corners.map(([, py]) => py);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  let drawn = surface(stage, quad(0.22), darken(frame, 0.05));
  drawn += showOutlook(
    stage,
    outlineOf(stage, quad(0)),
    left,
    top,
    Math.max(...xs) - left,
    Math.max(...ys) - top,
    outlook,
  );
  drawn += surface(stage, quad(0), '#ffffff', faded(stage.light.glow === 1 ? 0.03 : 0.2));
  const middle = (from + to) / 2;
  drawn += surface(
    stage,
    [
      [x, sill, middle - 0.06],
      [x, sill + height, middle - 0.06],
      [x, sill + height, middle + 0.06],
      [x, sill, middle + 0.06],
    ],
    frame,
  );
  return (
    drawn +
    surface(
      stage,
      [
        [x, sill + height * 0.5, from],
        [x, sill + height * 0.5 + 0.12, from],
        [x, sill + height * 0.5 + 0.12, to],
        [x, sill + height * 0.5, to],
      ],
      frame,
    )
  );
}

/** Daylight from a side window lying on the floor. */
export function drawSunPatch(stage: Stage, side: -1 | 1, from: number, to: number): string {
  if (stage.light.glow === 1) return '';
  const x = (side * stage.width) / 2;
  const middle = (from + to) / 2;
  const pane = (low: number, high: number, near: number, far: number) =>
    surface(
      stage,
      [
        [x - side * near, 0.01, low],
        [x - side * far, 0.01, low - 0.5],
        [x - side * far, 0.01, high - 0.5],
        [x - side * near, 0.01, high],
      ],
      '#fff3cf',
      faded(0.2),
    );
  return [
    pane(from, middle - 0.12, 0.9, 2.9),
    pane(from - 0.6, middle - 0.72, 3.1, 5.1),
    pane(middle + 0.12, to, 0.9, 2.9),
    pane(middle - 0.48, to - 0.6, 3.1, 5.1),
  ].join('');
}

/** Hanging cloth at both sides of a window in the back wall. */
export function drawDrapes(stage: Stage, { x, sill, width, height }: WindowPlan): string {
  const { taste, depth, sheet } = stage;
  const cloth = tone(stage, taste.curtain);
  const scale = scaleAt(stage, depth);
  const topY = Math.min(stage.height - 0.5, sill + height + 0.55);
  const fold = sheet.linear(
    [
      [0, lighten(cloth, 0.12)],
      [0.28, darken(cloth, 0.1)],
      [0.5, lighten(cloth, 0.08)],
      [0.76, darken(cloth, 0.13)],
      [1, cloth],
    ],
    [0, 0],
    [1, 0],
  );
  const [, top] = project(stage, [0, topY, depth]);
  const [, foot] = project(stage, [0, 0.06, depth - 0.2]);
  const drape = (side: -1 | 1) => {
    const [edge] = project(stage, [side < 0 ? x : x + width, 0, depth]);
    const out = edge + side * 0.75 * scale;
    const inn = edge - side * 0.42 * scale;
    return path(
      `M${num(out)} ${num(top)}H${num(inn)}Q${num(inn + side * 6)} ${num((top + foot) / 2)} ${num(inn + side * 3)} ${num(foot)}H${num(out + side * 4)}Q${num(out - side * 3)} ${num((top + foot) / 2)} ${num(out)} ${num(top)}Z`,
      fold,
    );
  };
  const rod = facing(stage, [x - 1, topY - 0.04, depth], width + 2, 0.09, tone(stage, taste.metal));
  return rod + drape(-1) + drape(1);
}

/** An inner door in a side wall. */
export function drawSideDoor(stage: Stage, side: -1 | 1, from: number): string {
  const x = (side * stage.width) / 2;
  const trim = tone(stage, stage.taste.trim);
  const leaf = (y0: number, y1: number, z0: number, z1: number, fill: string) =>
    surface(
      stage,
      [
        [x, y0, z0],
        [x, y1, z0],
        [x, y1, z1],
        [x, y0, z1],
      ],
      fill,
    );
  const to = from + 2.7;
  let door =
    leaf(0, 7, from - 0.28, to + 0.28, darken(trim, 0.08)) + leaf(0, 6.75, from, to, lighten(trim, 0.1));
  for (const [low, high] of [
    [0.5, 2.8],
    [3.2, 6.3],
  ] as const)
    door +=
      leaf(low, high, from + 0.4, to - 0.4, darken(trim, 0.13)) +
      leaf(low + 0.08, high, from + 0.48, to - 0.4, darken(trim, 0.03));
  return door + leaf(3, 3.25, from + 0.14, from + 0.3, tone(stage, stage.taste.metal));
}
