import type { HomeKind } from '../listing/vocabulary.ts';
import { columns, lineCount, measures } from './features.ts';
import type { HomeFacts, Sale } from './home-facts.ts';
import { factorise, solve } from './linear.ts';
import { clamp, median, robustSpread } from './statistics.ts';

/** How the facts of homes of one kind are spread and hang together. */
export interface KindFacts {
  centre: number[];
  spread: number[];
  /** Within a community; row by row. */
  covariance: number[];
  /** What is typical in a community, measured from the centre. */
  communities: Record<string, number[]>;
}

/** What is needed to guess a fact that nobody told from those that are known. */
export interface FactModel {
  kinds: Partial<Record<HomeKind, KindFacts>>;
  all: KindFacts;
  /** One bit a line: where this board is silent, the home has none. */
  silentNo?: number;
}

/** The numbers of one home, one a line, measured from its kind's centre; what is not known is guessed from the rest. */
export interface HomeNumbers {
  values: ArrayLike<number>;
  /** The same in the unit of each line. */
  counts: number[];
  /** One bit a line. */
  known: number;
}

const leastOfKind = 60;
const leastKnown = 20;
/** What few homes have and is much of their price is kept where this many have it. */
const leastPraised = 15;
const mostlyPraised = 0.9;
/** A community's own mean counts like this many homes of the whole board. */
const communityDoubt = 5;
/** Where all sizes are nearly one, as in a single tower: the stated points of a curve have to stay apart. */
const leastSizeSpread = 0.08;
/** In spreads. A size further out is taken for a typing error, anything else is held at the edge. */
const farthest = 5;

export function fitFacts(sales: readonly Sale[]): FactModel {
  const silentNo = findSilentNo(sales);
  const byKind = Map.groupBy(sales, ({ kind }) => kind);
  const kinds: FactModel['kinds'] = {};
  for (const [kind, ofKind] of byKind)
    if (ofKind.length >= leastOfKind) kinds[kind] = fitKind(ofKind, silentNo);
  return { kinds, all: fitKind(sales, silentNo), silentNo };
}

/** A board that says of some homes that they stand on the water, and of hardly any that they do not, means it by its silence. */
function findSilentNo(sales: readonly Sale[]): number {
  const raw = sales.map((sale) => toRawNumbers(sale, sale.soldDay));
  return measures.reduce((bits, { isPraised }, index) => {
    if (!isPraised) return bits;
    const told = raw.map((row) => row[index] ?? Number.NaN).filter((value) => !Number.isNaN(value));
    const praised = told.filter((value) => value > 0).length;
    return praised >= leastPraised && praised >= told.length * mostlyPraised ? bits | (1 << index) : bits;
  }, 0);
}

export function factsOfKind(model: FactModel, kind: HomeKind): KindFacts {
  return model.kinds[kind] ?? model.all;
}

export function toHomeNumbers(model: FactModel, facts: HomeFacts, day: number): HomeNumbers {
  const kind = factsOfKind(model, facts.kind);
  const raw = toRawNumbers(facts, day, model.silentNo).map((value, index) => fromCentre(value, kind, index));
  const known = raw.reduce((bits, value, index) => (Number.isNaN(value) ? bits : bits | (1 << index)), 0);
  const values = guessMissing(raw, kind, kind.communities[facts.communityCode ?? '']);
  return { values, counts: toCounts(kind, values), known };
}

/** How far a home reaches into each piece of the curves, measured from what is typical of its kind. */
export function toColumns({ centre, spread }: KindFacts, values: ArrayLike<number>): Float64Array {
  const row = new Float64Array(columns.length);
  for (const [place, { measure, from, to }] of columns.entries()) {
    const width = spread[measure] ?? 0;
    if (width === 0) continue;
    const value = values[measure] ?? 0;
    const isProportional = measures[measure]?.isProportional;
    const origin = isProportional ? 0 : (centre[measure] ?? 0);
    const unit = isProportional ? width : 1;
    row[place] = clamp(value + origin, from * unit, to * unit) - clamp(origin, from * unit, to * unit);
  }
  return row;
}

function toCounts({ centre, spread }: KindFacts, values: ArrayLike<number>): number[] {
  return measures.map(({ isProportional, span }, index) => {
    if ((spread[index] ?? 0) === 0) return 0;
    const count = (values[index] ?? 0) + (centre[index] ?? 0);
    return clamp(isProportional ? Math.exp(count) : count, span.from, span.to);
  });
}

/** Told, but so far from what is usual that it is taken for a slip: nothing is adjusted for it. */
export const isDoubted = (
  { facts, known }: Pick<HomeNumbers, 'known'> & { facts: HomeFacts },
  index: number,
  day: number,
): boolean =>
  measures[index]?.isSize === true &&
  !isKnown({ known }, index) &&
  !Number.isNaN(toRawNumbers(facts, day)[index]);

export const isKnown = ({ known }: Pick<HomeNumbers, 'known'>, index: number): boolean =>
  (known & (1 << index)) !== 0;

const daysPerYear = 365.25;
export const yearOfDay = (day: number): number => 1970 + day / daysPerYear;

function toRawNumbers(facts: HomeFacts, day: number, silentNo = 0): number[] {
  const year = yearOfDay(day);
  return measures.map(({ count, appliesTo, isProportional, span }, index) => {
    const untold = silentNo & (1 << index) ? 0 : null;
    const value = appliesTo(facts.kind) ? (count(facts, year) ?? untold) : null;
    if (value === null || (isProportional && value <= 0)) return Number.NaN;
    return isProportional ? Math.log(value) : clamp(value, span.from, span.to);
  });
}

function fromCentre(value: number, { centre, spread }: KindFacts, index: number): number {
  const width = spread[index] ?? 0;
  if (Number.isNaN(value) || width === 0) return Number.NaN;
  const steps = (value - (centre[index] ?? 0)) / width;
  if (!measures[index]?.isSize) return value - (centre[index] ?? 0);
  return Math.abs(steps) > farthest ? Number.NaN : steps * width;
}

function fitKind(sales: readonly Sale[], silentNo: number): KindFacts {
  const raw = sales.map((sale) => toRawNumbers(sale, sale.soldDay, silentNo));
  const facts: KindFacts = { centre: [], spread: [], covariance: [], communities: {} };
  for (let index = 0; index < lineCount; index++) {
    const values = raw.map((row) => row[index] ?? Number.NaN).filter((value) => !Number.isNaN(value));
    const isPraised =
      measures[index]?.isPraised === true && values.filter((value) => value > 0).length >= leastPraised;
    const hasEnough = values.length >= leastKnown && (isPraised || values.length >= raw.length / 50);
    const centre = hasEnough ? median(values) : 0;
    facts.centre.push(centre);
    const spread = hasEnough ? spreadOf(values, centre) : 0;
    const isSmall = measures[index]?.isProportional === true && spread > 0 && spread < leastSizeSpread;
    facts.spread.push(isSmall ? leastSizeSpread : spread);
  }
  const centred = raw.map((row) => row.map((value, index) => fromCentre(value, facts, index)));
  facts.communities = meansOfCommunities(sales, centred);
  facts.covariance = covarianceWithin(sales, centred, facts.communities);
  return facts;
}

/** Most homes have no pool: where the middle half is all alike, the plain deviation tells more. */
function spreadOf(values: readonly number[], centre: number): number {
  const robust = robustSpread(values, centre);
  if (robust > 0) return robust;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / values.length);
}
function meansOfCommunities(sales: readonly Sale[], centred: readonly number[][]): KindFacts['communities'] {
  const sums = new Map<string, { sum: number[]; count: number[] }>();
  for (const [place, row] of centred.entries()) {
    const code = sales[place]?.communityCode;
    if (!code) continue;
    const community = sums.get(code) ?? { sum: zeros(), count: zeros() };
    sums.set(code, community);
    for (const [index, value] of row.entries()) {
      if (Number.isNaN(value)) continue;
      community.sum[index] = (community.sum[index] ?? 0) + value;
      community.count[index] = (community.count[index] ?? 0) + 1;
    }
  }
  const means: KindFacts['communities'] = {};
  for (const [code, { sum, count }] of sums)
    means[code] = sum.map((value, index) => value / ((count[index] ?? 0) + communityDoubt));
  return means;
}

function covarianceWithin(
  sales: readonly Sale[],
  centred: readonly number[][],
  communities: KindFacts['communities'],
): number[] {
  const sum = new Float64Array(lineCount ** 2);
  const count = new Float64Array(lineCount ** 2);
  for (const [place, row] of centred.entries()) {
    const typical = communities[sales[place]?.communityCode ?? ''];
    const own = row.map((value, index) => value - (typical?.[index] ?? 0));
    for (const [a, first] of own.entries()) {
      if (Number.isNaN(first)) continue;
      for (const [b, second] of own.entries()) {
        if (Number.isNaN(second)) continue;
        const cell = a * lineCount + b;
        sum[cell] = (sum[cell] ?? 0) + first * second;
        count[cell] = (count[cell] ?? 0) + 1;
      }
    }
  }
  return Array.from(sum, (value, cell) => {
    const seen = count[cell] ?? 0;
    if (seen < leastKnown) return 0;
    // Pairs come from different homes, so the diagonal gets a little more to keep the whole solvable.
    return (value / seen) * (cell % (lineCount + 1) === 0 ? 1.05 : 1);
  });
}

const solvable = 1e-4;

function guessMissing(raw: number[], kind: KindFacts, typical: number[] | undefined): Float64Array {
  const { covariance } = kind;
  const known: number[] = [];
  const missing: number[] = [];
  for (const [index, value] of raw.entries()) (Number.isNaN(value) ? missing : known).push(index);
  const filled = Float64Array.from(raw);
  if (missing.length === 0) return filled;
  const own = known.map((index) => (raw[index] ?? 0) - (typical?.[index] ?? 0));
  const weights = solve(factorOf(kind, known), known.length, own);
  for (const index of missing) {
    let guess = typical?.[index] ?? 0;
    for (const [i, a] of known.entries())
      guess += (covariance[index * lineCount + a] ?? 0) * (weights[i] ?? 0);
    filled[index] = guess;
  }
  return filled;
}

/** Homes of a kind mostly tell the same things about themselves, and factorising is what guessing costs. */
const factors = new WeakMap<KindFacts, Map<number, Float64Array>>();
const mostFactors = 1_000;

function factorOf(kind: KindFacts, known: readonly number[]): Float64Array {
  const key = known.reduce((bits, index) => bits | (1 << index), 0);
  const ofKind = factors.get(kind) ?? new Map<number, Float64Array>();
  factors.set(kind, ofKind);
  const kept = ofKind.get(key);
  if (kept) return kept;
  const order = known.length;
  const matrix = new Float64Array(order * order);
  for (const [i, a] of known.entries())
    for (const [j, b] of known.entries())
      matrix[i * order + j] = (kind.covariance[a * lineCount + b] ?? 0) + (i === j ? solvable : 0);
  const factor = factorise(matrix, order);
  if (ofKind.size < mostFactors) ofKind.set(key, factor);
  return factor;
}

const zeros = (): number[] => new Array<number>(lineCount).fill(0);
