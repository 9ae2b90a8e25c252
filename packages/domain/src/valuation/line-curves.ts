import type { KindFacts } from './fact-model.ts';
import type { AdjustmentLine } from './features.ts';
import { adjustmentLines, columns, measures } from './features.ts';
import type { LocalMarket, Rate, RateNote } from './local-rates.ts';
import { clamp } from './statistics.ts';

/** What one unit more is worth between two counts, in cents. */
export interface CurvePiece {
  /** Null where the curve goes on as it is. */
  from: number | null;
  to: number | null;
  rate: number;
  /** Four of five chances that the true rate lies between. */
  low: number;
  high: number;
  /** Why it is zero, where it is; grids of earlier days do not tell. */
  note?: RateNote | null | undefined;
}

/** The published rate of a line: one for every comparable, where it bends one for each stretch. */
export interface LineCurve {
  line: AdjustmentLine;
  /** In the order of the counts; none where too few sales tell. */
  pieces: CurvePiece[];
  /** Sales around the home that told the fact. */
  sales: number;
  /** Why all of it is zero, or nothing. */
  note: RateNote | null;
}

/** Where the curve of a size may bend, in spreads from what is typical. */
const sizeSteps = [-2, -1, 0, 1, 2];
/**
 * Homes that differ in size differ in lot and baths too. A sum of lines is larger than the product they stand for, so each
 * bends this much harder than it would alone.
 */
const together = 1.5;
/** How far beyond the last of them a size is drawn straight. */
const beyond = 1;

/**
 * Rates multiply, an agent adds: each line is what a home like the subject would be sold for with another count, as
 * straight pieces in dollars. `reference` is the one price that all of them are measured by.
 */
export function drawCurves(
  facts: KindFacts,
  { rates, told }: LocalMarket,
  subject: readonly number[],
  reference: number,
): LineCurve[] {
  return adjustmentLines.map((line, index): LineCurve => {
    const own = columns.flatMap(({ measure }, place) => (measure === index ? [rates[place] as Rate] : []));
    if (own.every(({ note }) => note === 'notTold')) return { line, pieces: [], sales: 0, note: 'notTold' };
    const along = alongOf(facts, index, own);
    const at = along(subject[index] ?? 0, 'value');
    const pieces = stopsOf(facts, index).map(({ from, to, piece, isFirst, isLast }): CurvePiece => {
      const start = reference * Math.exp(together * (along(from, 'value') - at));
      const rateOf = (which: 'value' | 'low' | 'high'): number => {
        const reach = along(to, which, piece) - along(from, which, piece);
        return Math.round((start * Math.expm1(together * reach)) / together / (to - from));
      };
      const rate = rateOf('value');
      return {
        from: isFirst ? null : from,
        to: isLast ? null : to,
        rate,
        low: rateOf('low'),
        high: rateOf('high'),
        note: rate === 0 ? (own[piece]?.note ?? 'notTellable') : null,
      };
    });
    const note = own.every(({ value }) => value === 0) ? (own[0]?.note ?? null) : null;
    return { line, pieces, sales: told[index] ?? 0, note };
  });
}

/** What a count adds to the logarithm of the price, from the first bend on; of one piece or of all. */
function alongOf({ centre, spread }: KindFacts, index: number, own: readonly Rate[]) {
  const measure = measures[index];
  const bends = measure?.bends ?? [];
  const unit = measure?.isProportional ? (spread[index] ?? 1) : 1;
  const middle = centre[index] ?? 0;
  return (count: number, which: 'value' | 'low' | 'high', only?: number): number => {
    const reach = measure?.isProportional ? Math.log(count) - middle : count;
    let sum = 0;
    for (const [piece, rate] of own.entries()) {
      if (only !== undefined && piece !== only) continue;
      const from = (bends[piece - 1] ?? Number.NEGATIVE_INFINITY) * unit;
      const to = (bends[piece] ?? Number.POSITIVE_INFINITY) * unit;
      sum += rate[which] * (clamp(reach, from, to) - clamp(0, from, to));
    }
    return sum;
  };
}

/** Between which counts a line is straight, and which of its rates holds there. */
function stopsOf({ centre, spread }: KindFacts, index: number) {
  const measure = measures[index];
  const bends = measure?.bends ?? [];
  const steps = measure?.isProportional
    ? sizeSteps
    : [measure?.span.from ?? 0, ...bends, measure?.span.to ?? 1];
  const sizeAt = (step: number): number => Math.exp((centre[index] ?? 0) + step * (spread[index] ?? 0));
  const stops = measure?.isProportional
    ? [
        sizeAt((steps[0] ?? 0) - beyond),
        ...steps.map((step) => roundSize(sizeAt(step))),
        sizeAt((steps.at(-1) ?? 0) + beyond),
      ]
    : steps;
  return stops.slice(1).map((to, place) => {
    const from = stops[place] ?? 0;
    const middle = measure?.isProportional
      ? (Math.log((from + to) / 2) - (centre[index] ?? 0)) / (spread[index] || 1)
      : (from + to) / 2;
    return {
      from,
      to,
      piece: bends.filter((bend) => bend < middle).length,
      isFirst: place === 0,
      isLast: place === stops.length - 2,
    };
  });
}

/** To two digits and a half: 1,550 and 1,600 are said, 1,587 is not. */
function roundSize(size: number): number {
  const digit = 10 ** Math.max(0, Math.floor(Math.log10(size)) - 1) / 2;
  return Math.round(size / digit) * digit;
}

/** The worth of one count over another, in cents of whole dollars: rates times the way along each piece. */
export function worthBetween(curve: LineCurve, own: number, other: number): number {
  const sum = stepsBetween(curve, own, other).reduce(
    (total, { perUnit, units }) => total + perUnit * units,
    0,
  );
  return Math.round(sum / 100) * 100;
}

export interface CurveStep {
  perUnit: number;
  units: number;
  /** Why a unit is worth nothing there. */
  note: RateNote | null;
}

/** The way from one count to another, piece by piece. */
export function stepsBetween({ pieces }: LineCurve, own: number, other: number): CurveStep[] {
  return pieces.flatMap(({ from, to, rate, note = null }) => {
    const low = from ?? Number.NEGATIVE_INFINITY;
    const high = to ?? Number.POSITIVE_INFINITY;
    const units = clamp(own, low, high) - clamp(other, low, high);
    return units === 0 ? [] : [{ perUnit: rate, units, note }];
  });
}

/** The piece in which a count lies. */
export const pieceAt = ({ pieces }: LineCurve, count: number): CurvePiece | undefined =>
  pieces.find(({ to }) => to === null || count <= to);
