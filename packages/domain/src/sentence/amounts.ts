import type { WrittenNumber } from './numbers.ts';
import { parseAndHalf, parseNumber } from './numbers.ts';
import { createPhraseSet } from './phrases.ts';
import type { Token } from './tokens.ts';
import type { Comparator } from './words/comparators.ts';
import { comparatorsAfter, comparatorsBefore, rangeSeparators } from './words/comparators.ts';
import type { Unit } from './words/units.ts';
import { currency, scales, units } from './words/units.ts';

const goesOnAsLength = createPhraseSet(
  'lot, lots, front, frontage, wide, deep, depth, of, from, d, de, x, by, away, terrain',
);

const skipAdjectives = createPhraseSet(
  'full, large, big, good(| sized| size), spacious, small, nice, bright, (grand|belle|petite|bonne|vraie)(|s), grande(|s), beau(|x)',
);

interface Value {
  amount: number;
  scale: number | null;
  unit: Unit | null;
  isMoney: boolean;
  /** `3+` or `3 or more`, between the number and its unit. */
  after: Comparator | null;
  end: number;
  /** What is not understood inside of it: the `+1` of three plus one bedrooms. */
  extra?: [from: number, to: number];
}

/** Numbers as people write them in a sentence: at least 3 beds, $700k-$1.2M, entre 700 000 et 900 000 $. */
export interface Amount {
  comparator: Comparator | null;
  low: number;
  high: number | null;
  unit: Unit | null;
  isMoney: boolean;
  end: number;
  extra?: [from: number, to: number];
}

export interface AmountOptions {
  /** `m` is metres here, not million. */
  isLength?: boolean;
  /** What is counted was named before: garage for two. */
  isCount?: boolean;
  /** The word behind the number is the name of the next one: beds 3 baths 2. */
  hasNoUnit?: boolean;
}

export function parseAmount(
  tokens: readonly Token[],
  at: number,
  options: AmountOptions = {},
): Amount | null {
  const before = comparatorsBefore.find(tokens, at);
  const parseAt = (from: number) => parseValue(tokens, from, options);
  const first = parseAt(skipArticle(tokens, before?.end ?? at));
  if (!first) return null;
  const second = mayHaveSecond(first, before?.meaning)
    ? parseSecond(tokens, first, before?.meaning, parseAt)
    : null;
  if (before?.meaning.needsBoth && !second) return null;
  if (!first.unit && !first.isMoney && second) {
    first.unit = second.unit;
    first.isMoney = second.isMoney;
  }
  const last = second ?? first;
  if (!options.isCount && isWordWithoutUnit(tokens, before?.end ?? at, last)) return null;
  const after = before || second || first.after ? null : parseAfterUnit(tokens, last, parseAt);
  return {
    comparator: before?.meaning ?? first.after ?? second?.after ?? after?.meaning ?? null,
    ...valuesOf(first, second),
    unit: first.unit ?? last.unit,
    isMoney: first.isMoney || last.isMoney,
    end: after?.end ?? last.end,
    ...(first.extra ? { extra: first.extra } : {}),
  };
}

/** Of `700-900k`, `400 à 450 000 $` and `950 to 1.2M` the first end takes a scale that keeps it under the second. */
function valuesOf(first: Value, second: Value | null): { low: number; high: number | null } {
  const high = second && second.amount * (second.scale ?? 1);
  if (high === null || first.scale !== null || first.amount >= 10_000) {
    return sorted(first.amount * (first.scale ?? 1), high);
  }
  const isGrouped = second?.isMoney === true && first.amount < 1_000 && high >= 10_000;
  const scale = [second?.scale ?? 1_000, 1_000].find((candidate) => first.amount * candidate <= high);
  return sorted(first.amount * ((second?.scale ?? 1) > 1 || isGrouped ? (scale ?? 1) : 1), high);
}

function sorted(low: number, high: number | null): { low: number; high: number | null } {
  return high !== null && high < low ? { low: high, high: low } : { low, high };
}

/** Above the 20th floor. */
function skipArticle(tokens: readonly Token[], at: number): number {
  const isOrdinal = /^(st|nd|rd|th)$/.test(tokens[at + 2]?.norm ?? '');
  return tokens[at]?.norm === 'the' && isOrdinal ? at + 1 : at;
}

type ParseAt = (at: number) => Value | null;

function mayHaveSecond(first: Value, before: Comparator | undefined): boolean {
  if (first.after || first.extra) return false;
  return !before || before.needsBoth === true || before.mayOpenRange === true || before.side === 'about';
}

function parseSecond(
  tokens: readonly Token[],
  first: Value,
  before: Comparator | undefined,
  parseAt: ParseAt,
): Value | null {
  const separator = rangeSeparators.find(tokens, first.end);
  if (!separator || (separator.meaning === 'and' && before?.side !== 'between')) return null;
  const second = parseAt(separator.end);
  if (!second || !isOneMeasure(first, second)) return null;
  return first.isMoney && !second.isMoney ? followPrice(tokens, first, second, parseAt) : second;
}

/** The plain number in `700k-900` is the other end of the price, in `$700,000 - 3-4 beds` it is not. */
function followPrice(tokens: readonly Token[], first: Value, second: Value, parseAt: ParseAt): Value | null {
  const next = rangeSeparators.find(tokens, second.end);
  const beginsAnother = next?.meaning === 'range' && parseAt(next.end) !== null;
  return beginsAnother || second.amount < first.amount ? null : { ...second, scale: first.scale };
}

/** The first end may leave its unit to the second; `3 beds - 4 baths` are two things. */
function isOneMeasure(first: Value, second: Value): boolean {
  if (first.unit === null && !first.isMoney) return true;
  if (first.isMoney || first.unit === null) return second.unit === null;
  return second.unit !== null && describeUnit(first.unit) === describeUnit(second.unit);
}

export function describeUnit(unit: Unit): string {
  return unit.type === 'count' ? unit.field : unit.measure;
}

/** A number in words is one only before something to count: `six chambres`, not `six`. */
function isWordWithoutUnit(tokens: readonly Token[], at: number, { unit, scale }: Value): boolean {
  return tokens[at]?.kind === 'word' && !currency.find(tokens, at) && unit === null && scale === null;
}

function parseValue(tokens: readonly Token[], at: number, options: AmountOptions): Value | null {
  const { isLength = false, hasNoUnit = false } = options;
  const sign = currency.find(tokens, at);
  const number = parseNumber(tokens, sign?.end ?? at);
  if (!number) return null;
  let { end } = number;
  let isMoney = sign !== null;
  const extra = parseExtra(tokens, end);
  if (extra) end = extra[1];
  const scale =
    scales.find(tokens, end) ?? (isLength ? null : parseShortMillion(tokens, end, number.amount, isMoney));
  end = scale?.end ?? end;
  const more = scale?.meaning === 1_000_000 ? parseAfterMillion(tokens, end) : null;
  end = more?.end ?? end;
  const after = extra ? null : parseAfterNumber(tokens, end);
  end = after?.end ?? end;
  const trailing = currency.find(tokens, end);
  if (trailing) {
    isMoney = true;
    end = trailing.end;
  }
  if (scale !== null) isMoney = true;
  const unitAt = tokens[end]?.norm === '-' ? end + 1 : end;
  const adjective = extra ? null : parseAdjective(tokens, unitAt);
  const unit = isMoney || hasNoUnit ? null : units.find(tokens, adjective?.[1] ?? unitAt);
  const aside = extra ?? adjective;
  const half = unit && parseHalfBehind(tokens, unit.end);
  return {
    amount: amountOf(number, isMoney, scale?.meaning) + (more?.millions ?? half?.amount ?? 0),
    scale: scale?.meaning ?? null,
    unit: unit?.meaning ?? null,
    isMoney,
    after: after?.comparator ?? null,
    end: half?.end ?? unit?.end ?? end,
    ...(aside && unit ? { extra: aside } : {}),
  };
}

/** Une salle de bain et demie; in two baths and a half bath it is another room. */
function parseHalfBehind(tokens: readonly Token[], at: number): { amount: number; end: number } | null {
  const half = parseAndHalf(tokens, { amount: 0, end: at });
  return half && !units.find(tokens, half.end) ? half : null;
}

/** A million two, un million deux cent mille. */
function parseAfterMillion(tokens: readonly Token[], at: number): { millions: number; end: number } | null {
  const more = parseNumber(tokens, at);
  if (!more) return null;
  const thousands = scales.find(tokens, more.end);
  if (thousands?.meaning === 1_000 && more.amount < 1_000) {
    return { millions: more.amount / 1_000, end: thousands.end };
  }
  const isTenth = Number.isInteger(more.amount) && more.amount >= 1 && more.amount <= 9;
  const next = tokens[more.end];
  const isLast =
    next === undefined ||
    next.kind === 'mark' ||
    comparatorsAfter.find(tokens, more.end) !== null ||
    currency.find(tokens, more.end) !== null;
  return isTenth && isLast ? { millions: more.amount / 10, end: more.end } : null;
}

/** Three large bedrooms are three; what large means is told as not understood. */
function parseAdjective(tokens: readonly Token[], at: number): [number, number] | null {
  const end = skipAdjectives(tokens, at);
  return end > at && units.find(tokens, end)?.meaning.type === 'count' ? [at, end] : null;
}

function amountOf({ amount, decimal, grouped }: WrittenNumber, isMoney: boolean, scale?: number): number {
  if (scale === 1_000_000) return decimal ?? amount;
  return isMoney && scale === undefined ? (grouped ?? amount) : amount;
}

/** Three plus one bedrooms; two plus a parking space are two things. */
function parseExtra(tokens: readonly Token[], at: number): [number, number] | null {
  const sign = tokens[at]?.norm;
  if (sign !== '+' && sign !== 'plus') return null;
  const more = parseNumber(tokens, at + 1);
  const unit = more && units.find(tokens, more.end)?.meaning;
  const isBedrooms = unit?.type === 'count' && unit.field === 'bedrooms';
  return more && unit && (sign === '+' || isBedrooms) ? [at, more.end] : null;
}

/** `m` is million beside a dollar sign, and after a small number unless a length goes on behind it. */
function parseShortMillion(tokens: readonly Token[], at: number, amount: number, isMoney: boolean) {
  if (tokens[at]?.norm !== 'm') return null;
  const isMillion =
    isMoney || currency.find(tokens, at + 1) || (amount < 100 && goesOnAsLength(tokens, at + 1) === at + 1);
  return isMillion ? { meaning: 1_000_000, end: at + 1 } : null;
}

/** Between the number and its unit: `3 or more beds`, `3+`. */
function parseAfterNumber(
  tokens: readonly Token[],
  at: number,
): { comparator: Comparator; end: number } | null {
  const found = comparatorsAfter.find(tokens, at);
  if (!found) return null;
  const isInside =
    tokens[at]?.norm === '+' || units.find(tokens, found.end) || currency.find(tokens, found.end);
  return isInside ? { comparator: found.meaning, end: found.end } : null;
}

/** In `2 beds + den` the sign joins two things. */
function isWordAt(tokens: readonly Token[], at: number): boolean {
  const kind = tokens[at]?.kind;
  return kind === 'word' || kind === 'number';
}

/** In `3 bed max 900k` the word belongs to the price behind it, in `900k max 3 bed` to the price before it. */
function parseAfterUnit(tokens: readonly Token[], last: Value, parseAt: ParseAt) {
  const found = comparatorsAfter.find(tokens, last.end);
  if (/^(\+|plus)$/.test(tokens[last.end]?.norm ?? '') && isWordAt(tokens, last.end + 1)) return null;
  if (!found || last.isMoney) return found;
  const isBefore = comparatorsBefore.find(tokens, last.end)?.end === found.end;
  return isBefore && parseAt(found.end) ? null : found;
}
