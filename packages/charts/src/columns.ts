import { scaleBand, scaleLinear } from 'd3-scale';
import type { ChartFrame, Plot } from './plot.ts';
import { plotOf, roundPixel } from './plot.ts';

export interface Column {
  x: number;
  y: number;
  width: number;
  height: number;
  /** With round corners at the top. */
  path: string;
}

const cornerPx = 3.5;
const widestPx = 40;

/** Columns that stand on zero, one per value, evenly spread. */
export function layoutColumns(
  values: readonly number[],
  frame: ChartFrame,
): { plot: Plot; columns: Column[]; highest: number } {
  const plot = plotOf(frame);
  const highest = Math.max(0, ...values);
  const band = scaleBand<number>()
    .domain(values.map((_, index) => index))
    .range([plot.left, plot.right])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const heightOf = scaleLinear()
    .domain([0, highest || 1])
    .range([0, plot.bottom - plot.top]);
  const width = Math.min(band.bandwidth(), widestPx);
  const columns = values.map((value, index) => {
    const x = (band(index) ?? plot.left) + (band.bandwidth() - width) / 2;
    const height = heightOf(Math.max(0, value));
    return drawColumn({ x, width, height, bottom: plot.bottom });
  });
  return { plot, columns, highest };
}

function drawColumn(box: { x: number; width: number; height: number; bottom: number }): Column {
  const left = roundPixel(box.x);
  const right = roundPixel(box.x + box.width);
  const top = roundPixel(box.bottom - box.height);
  const round = Math.min(cornerPx, (right - left) / 2, box.height);
  const path =
    box.height === 0
      ? ''
      : `M${left},${box.bottom}V${roundPixel(top + round)}Q${left},${top} ${roundPixel(left + round)},${top}` +
        `H${roundPixel(right - round)}Q${right},${top} ${right},${roundPixel(top + round)}V${box.bottom}Z`;
  return { x: left, y: top, width: roundPixel(right - left), height: roundPixel(box.height), path };
}
