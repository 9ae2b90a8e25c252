import type { WindowLook, WindowState } from '../building/windows.ts';
import { drawWindow } from '../building/windows.ts';
import { ellipse } from '../drawing/svg.ts';
import type { Paving } from '../outdoors/ground.ts';
import type { Paint } from '../outdoors/light.ts';
import type { Dress } from './dress.ts';

/** Where houses stand in the picture. */
export const groundLine = 612;

/** What a house's design is drawn from. */
export interface Brief {
  dress: Dress;
  storeys: number;
  hasGarage: boolean;
}

/** A drawn house and what the garden around it has to know. */
export interface House {
  body: string;
  left: number;
  right: number;
  paving: Paving[];
  /** Stretches along the wall to be planted. */
  beds: (readonly [from: number, to: number])[];
}

export type HouseDesign = (paint: Paint, brief: Brief) => House;

export function drawHouseShadow({ sheet, light }: Paint, left: number, right: number): string {
  const fill = sheet.radial([
    [0, light.shadow, light.shadowStrength + 0.2],
    [0.7, light.shadow, light.shadowStrength * 0.6],
    [1, light.shadow, 0],
  ]);
  return ellipse((left + right) / 2 + 14, groundLine + 5, (right - left) * 0.58, 21, fill);
}

/** Windows of one size, evenly spread over a stretch of wall. */
export function drawWindowRow(
  paint: Paint,
  [from, to]: readonly [number, number],
  top: number,
  [width, height]: readonly [number, number],
  count: number,
  look: WindowLook,
  state?: WindowState,
): string {
  const gap = (to - from - width * count) / (count + 1);
  let row = '';
  for (let index = 0; index < count; index++) {
    row += drawWindow(paint, from + gap + index * (width + gap), top, width, height, look, state);
  }
  return row;
}

export function pathTo(x: number, width: number, y: number, look: Paving['look'] = 'flagstone'): Paving {
  const lean = (x + width / 2 - 600) * 0.32;
  return { top: [x, x + width], bottom: [x - width * 0.45 + lean, x + width * 1.45 + lean], y, look };
}

export function driveTo(x: number, width: number, y: number, look: Paving['look']): Paving {
  const lean = (x + width / 2 - 600) * 0.4;
  return { top: [x, x + width], bottom: [x - width * 0.28 + lean, x + width * 1.28 + lean], y, look };
}
