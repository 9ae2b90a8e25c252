import { enclosingTicks } from '@hearthline/charts/ticks';
import type { ReportComparable } from '@hearthline/contract/cma-report';
import type { ReportWriter } from './report-writer.ts';

/** Pixels of the design, as all measures of the template. */
const width = 688;
const dotSize = 20;
const mostRows = 3;
const asideStep = 4;
const dollars = 100;
const tickOptions = { wanted: 6, leastSpan: 1_000 * dollars };
/** Of the span on either side, so that no dot stands on the end of the axis. */
const room = 0.05;

/** The value within its range, the comparables as numbered dots; dots that would touch stand below each other. */
export function describeRange({ report, format }: ReportWriter, shown: readonly ReportComparable[]) {
  const { value, low, high } = report;
  const near = (amount: number) => Math.min(Math.max(amount, value * 0.5), value * 1.6);
  const amounts = [low, high, ...shown.map(({ adjusted }) => near(adjusted))];
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const aside = (most - least) * room;
  const ticks = enclosingTicks(least - aside, most + aside, tickOptions);
  const isFine = ((ticks[1] ?? 0) - (ticks[0] ?? 0)) % (10_000 * dollars) !== 0;
  const digits = isFine && value >= 1_000_000 * dollars ? 4 : 3;
  const from = ticks[0] ?? low;
  const to = ticks.at(-1) ?? high;
  const toX = (amount: number) => ((near(amount) - from) / (to - from)) * width;
  const rows: number[][] = [];
  const dots = shown
    .map(({ number, adjusted }) => ({ number, x: clamp(toX(adjusted), dotSize / 2, width - dotSize / 2) }))
    .sort((a, b) => a.x - b.x || a.number - b.number)
    .map(({ number, x }) => {
      const place = findPlace(rows, x);
      rows[place.row] ??= [];
      rows[place.row]?.push(place.x);
      return { number: String(number), truth: x, ...place };
    });
  return {
    low: toX(low),
    high: toX(high),
    value: { x: toX(value), text: format.price(value) },
    ticks: ticks.map((amount) => ({ x: toX(amount), text: format.shortPrice(amount, digits) })),
    dots,
    rows: Math.max(rows.length, 1),
  };
}

/** On the bar, else below it, else as little aside as there is room. */
function findPlace(rows: readonly number[][], wanted: number): { x: number; row: number } {
  for (let step = 0; ; step++)
    for (const x of step === 0 ? [wanted] : [wanted - step * asideStep, wanted + step * asideStep])
      for (let row = 0; row < mostRows; row++) {
        const isFree = (rows[row] ?? []).every((other) => Math.abs(other - x) >= dotSize);
        if (isFree && x >= dotSize / 2 && x <= width - dotSize / 2) return { x, row };
      }
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
