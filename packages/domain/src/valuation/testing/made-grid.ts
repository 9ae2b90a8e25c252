import type { Calibration } from '../calibration.ts';
import type { AdjustmentLine } from '../features.ts';
import { adjustmentLines, measures } from '../features.ts';
import type { GridHome } from '../grid.ts';
import type { HomeFacts } from '../home-facts.ts';
import type { LineCurve } from '../line-curves.ts';
import type { RateNote } from '../local-rates.ts';

/** A home whose counts are what it tells; what it does not tell counts as typical. */
export function countHome(facts: HomeFacts, year: number, typical: readonly number[] = []): GridHome {
  const counts = measures.map(({ count }) => count(facts, year));
  return {
    facts,
    counts: counts.map((count, index) => count ?? typical[index] ?? 0),
    known: counts.reduce<number>((bits, count, index) => (count === null ? bits : bits | (1 << index)), 0),
  };
}

/** Straight lines of so many cents a unit, each a fifth sure; lines without a rate are not told. */
export function drawStraight(
  rates: Partial<Record<AdjustmentLine, number>>,
  notes: Partial<Record<AdjustmentLine, RateNote>> = {},
  sales = 200,
): LineCurve[] {
  return adjustmentLines.map((line): LineCurve => {
    const rate = rates[line];
    if (rate === undefined) return { line, pieces: [], sales: 0, note: 'notTold' };
    const ends = [rate * 0.8, rate * 1.2].sort((a, b) => a - b);
    const [low = 0, high = 0] = ends.map(Math.round);
    return { line, pieces: [{ from: null, to: null, rate, low, high }], sales, note: notes[line] ?? null };
  });
}

export const plainCalibration: Calibration = {
  trials: 500,
  weights: [Math.log(0.07), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  low: -1.5,
  high: 1.5,
  quarters: [],
  segments: {},
};
