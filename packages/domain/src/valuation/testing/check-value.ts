import { expect } from 'vitest';
import type { Opinion } from '../board.ts';
import { mostGross, valueGrid } from '../calculation.ts';
import { leastComparables } from '../comparables.ts';
import { mostDefaults } from '../default-choice.ts';
import { adjustmentLines, measures } from '../features.ts';
import { noEdits } from '../grid.ts';
import type { Method } from '../method.ts';
import { mostWeight } from '../reconcile.ts';

/** Half a dollar and what floating numbers lose, in cents. */
const rounding = 51;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Rates lie inside their intervals, hold to sense, and are zero where sales cannot tell them from zero. */
function checkRates({ grid }: Opinion): void {
  for (const [index, { pieces }] of grid.curves.entries()) {
    const directions = measures[index]?.directions ?? [];
    // A size bends more often than its rates do, all of which point one way.
    const [only] = new Set(directions).size === 1 ? directions : [];
    for (const [place, { rate, low, high, note }] of pieces.entries()) {
      const direction = only ?? directions[place];
      if (direction === 'more') expect(rate).toBeGreaterThanOrEqual(0);
      if (direction === 'less') expect(rate).toBeLessThanOrEqual(0);
      expect(rate >= low && rate <= high).toBe(true);
      if (low < 0 && high > 0) expect(rate).toBe(0);
      expect(note !== null).toBe(rate === 0);
    }
  }
}

/** How far a count reaches into a piece of a curve. */
const reach = (count = 0, from: number | null, to: number | null): number =>
  Math.min(Math.max(count, from ?? count), to ?? Math.max(count, from ?? count));

/** Every cell by a few lines of their own: rate times the way from the comparable to the subject along each piece. */
function checkCells({ grid, calculation }: Opinion, method: Method): void {
  const size = grid.subject.facts.kind === 'land' ? 'lot' : 'area';
  for (const [place, { id, time, lines, adjusted }] of calculation.sales.entries()) {
    const sale = grid.sales[place];
    expect(sale?.id).toBe(id);
    for (const [index, line] of adjustmentLines.entries()) {
      if (method === 'fast' && line !== size) {
        expect(lines[line]).toBeUndefined();
        continue;
      }
      const way = ({ from, to }: { from: number | null; to: number | null }) =>
        reach(grid.subject.counts[index], from, to) - reach(sale?.counts[index], from, to);
      const amount = sumOf((grid.curves[index]?.pieces ?? []).map((piece) => piece.rate * way(piece)));
      expect(Math.abs((lines[line] ?? 0) - amount)).toBeLessThanOrEqual(rounding);
    }
    expect((sale?.price ?? 0) + time + sumOf(Object.values(lines))).toBe(adjusted);
  }
}

function checkSay({ calculation }: Opinion, method: Method): void {
  const { sales, earlier, exact } = calculation;
  expect(sales.length).toBeLessThanOrEqual(mostDefaults);
  const hasThree = sales.filter(({ gross }) => gross <= mostGross).length >= leastComparables;
  for (const { gross, weight } of sales) {
    if (method === 'advance' && hasThree) expect(gross).toBeLessThanOrEqual(mostGross);
    if (sales.length >= 5) expect(weight).toBeLessThanOrEqual(mostWeight + 1e-9);
  }
  expect(sumOf(sales.map(({ weight }) => weight))).toBeCloseTo(1, 9);
  const ofSales = sumOf(sales.map(({ adjusted, weight }) => adjusted * weight));
  const whole = earlier ? ofSales * (1 - earlier.share) + earlier.adjusted * earlier.share : ofSales;
  expect(Math.abs(whole - exact)).toBeLessThanOrEqual(rounding);
}

function checkSaid({ calculation: { value, low, high } }: Opinion): void {
  // Whole thousands of dollars, above a million whole five thousands.
  for (const amount of [value, low, high])
    expect(amount % (amount > 100_000_000 ? 500_000 : 100_000)).toBe(0);
  expect(low).toBeLessThan(value);
  expect(high).toBeGreaterThan(value);
}

/** A rate of the agent's own for one line moves that line and the value only. */
export function checkOverride({ grid, calculation }: Opinion): void {
  const line = adjustmentLines.find((each) =>
    calculation.sales.some(({ lines }) => (lines[each] ?? 0) !== 0),
  );
  if (!line) return;
  const fitted = grid.curves[adjustmentLines.indexOf(line)]?.pieces.find(({ rate }) => rate !== 0)?.rate ?? 0;
  const changed = valueGrid(grid, { ...noEdits, rates: { [line]: Math.round(fitted * 0.9) } });
  if (changed.state !== 'calculated') throw new Error('Not calculated with a rate of its own');
  for (const [place, { lines, weight }] of changed.calculation.sales.entries()) {
    const before = calculation.sales[place];
    expect({ ...lines, [line]: 0 }).toEqual({ ...before?.lines, [line]: 0 });
    expect(weight).toBe(before?.weight);
  }
}

export function checkValue(opinion: Opinion, method: Method): void {
  checkRates(opinion);
  checkCells(opinion, method);
  checkSay(opinion, method);
  checkSaid(opinion);
}
