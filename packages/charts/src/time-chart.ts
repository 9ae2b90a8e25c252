import { scaleLinear } from 'd3-scale';
import { area, curveLinear, curveMonotoneX, line } from 'd3-shape';
import type { ChartFrame, Plot } from './plot.ts';
import { plotOf, roundPixel } from './plot.ts';

export interface TimePoint {
  /** `YYYY-MM-DD`. */
  date: string;
  value: number;
}

export type Placed<Point> = Point & { x: number; y: number };

export interface TimeLine<Point> {
  path: string;
  /** Between the line and the foot of the plot. */
  areaPath: string;
  points: Placed<Point>[];
}

export interface TimeChartOptions<Point extends TimePoint> {
  frame: ChartFrame;
  /** The subject: straight from point to point. */
  points: readonly Point[];
  /** What it is compared with: a smooth line, cut off at the ends of the window. */
  reference?: readonly TimePoint[];
  /** The window reaches at least from here to there. */
  from?: string;
  to?: string;
  /** About how many lines the value axis gets. */
  tickCount?: number;
}

export interface TimeChart<Point> {
  plot: Plot;
  main: TimeLine<Point>;
  reference: TimeLine<TimePoint>;
  valueTicks: { value: number; y: number }[];
}

/** Values that do not differ still get a scale around them. */
const flatMargin = 0.1;
const margin = 0.06;

/** A line over time beside a reference; both share one value scale, which need not begin at zero. */
export function layoutTimeChart<Point extends TimePoint>({
  frame,
  points,
  reference = [],
  from,
  to,
  tickCount = 4,
}: TimeChartOptions<Point>): TimeChart<Point> {
  const plot = plotOf(frame);
  const own = points.toSorted((one, other) => one.date.localeCompare(other.date));
  const dates = [...own.map(({ date }) => date), ...(from ? [from] : []), ...(to ? [to] : [])].sort();
  const first = dates[0] ?? '';
  const last = dates.at(-1) ?? '';
  const market = reference
    .filter(({ date }) => date >= first && date <= last)
    .toSorted((one, other) => one.date.localeCompare(other.date));

  const xOf = scaleLinear()
    .domain(first === last ? [toTime(first) - 1, toTime(last) + 1] : [toTime(first), toTime(last)])
    .range([plot.left, plot.right]);
  const yOf = scaleLinear()
    .domain(spanOf([...own, ...market].map(({ value }) => value)))
    // Finer than the lines drawn, so that rounding does not squeeze the plot.
    .nice(tickCount * 2)
    .range([plot.bottom, plot.top]);

  function place<Any extends TimePoint>(point: Any): Placed<Any> {
    return { ...point, x: roundPixel(xOf(toTime(point.date))), y: roundPixel(yOf(point.value)) };
  }

  return {
    plot,
    main: drawLine(own.map(place), plot, curveLinear),
    reference: drawLine(market.map(place), plot, curveMonotoneX),
    valueTicks: yOf.ticks(tickCount).map((value) => ({ value, y: roundPixel(yOf(value)) })),
  };
}

function drawLine<Point extends { x: number; y: number }>(
  points: Point[],
  plot: Plot,
  curve: typeof curveLinear,
): TimeLine<Point> {
  const draw = line<Point>(
    ({ x }) => x,
    ({ y }) => y,
  ).curve(curve);
  const fill = area<Point>(
    ({ x }) => x,
    plot.bottom,
    ({ y }) => y,
  ).curve(curve);
  // One point alone would be a move without a line.
  const isLine = points.length > 1;
  return { path: (isLine && draw(points)) || '', areaPath: (isLine && fill(points)) || '', points };
}

function spanOf(values: readonly number[]): [number, number] {
  if (values.length === 0) return [0, 1];
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = low === high ? Math.abs(low) * flatMargin || 1 : (high - low) * margin;
  return [low >= 0 ? Math.max(0, low - room) : low - room, high + room];
}

function toTime(date: string): number {
  return date === '' ? 0 : Date.parse(`${date}T12:00:00Z`);
}
