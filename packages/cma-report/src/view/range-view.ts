import { layoutAxis, stackDots } from '@hearthline/charts/range';
import type { ReportComparable } from '@hearthline/contract/cma-report';
import type { ReportWriter } from './report-writer.ts';

/** Pixels of the design, as all measures of the template. */
const width = 688;
const dotSize = 20;
const leastX = dotSize / 2;
const mostX = width - leastX;
const dollars = 100;
/** Of the span on either side, so that no dot stands on the end of the axis. */
const room = 0.05;

/** The value within its range, the comparables as numbered dots; dots that would touch stand below each other. */
export function describeRange({ report, format }: ReportWriter, shown: readonly ReportComparable[]) {
  const { value, low, high } = report;
  const near = (amount: number) => Math.min(Math.max(amount, value * 0.5), value * 1.6);
  const amounts = [low, high, ...shown.map(({ adjusted }) => near(adjusted))];
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const aside = (most - least) * room;
  const axis = layoutAxis([least - aside, most + aside], { width, wanted: 6, leastSpan: 1_000 * dollars });
  const [first, second] = axis.ticks;
  const isFine = ((second?.amount ?? 0) - (first?.amount ?? 0)) % (10_000 * dollars) !== 0;
  const digits = isFine && value >= 1_000_000 * dollars ? 4 : 3;
  const toX = (amount: number) => axis.toX(near(amount));
  const placed = shown
    .map(({ number, adjusted }) => ({ number, x: clamp(toX(adjusted), leastX, mostX) }))
    .sort((a, b) => a.x - b.x || a.number - b.number)
    .map(({ number, x }) => ({ number: String(number), truth: x, x }));
  const dots = stackDots(placed, {
    size: dotSize,
    mostRows: 3,
    aside: { step: 4, least: leastX, most: mostX },
  });
  return {
    low: toX(low),
    high: toX(high),
    value: { x: toX(value), text: format.price(value) },
    ticks: axis.ticks.map(({ amount }) => ({ x: toX(amount), text: format.shortPrice(amount, digits) })),
    dots,
    rows: Math.max(1, ...dots.map(({ row }) => row + 1)),
  };
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
