import type { Grid } from './calculation.ts';
import { yearOfDay } from './fact-model.ts';
import type { AdjustmentLine } from './features.ts';
import { features } from './features.ts';
import type { HomeFacts } from './home-facts.ts';
import type { RateNote } from './local-rates.ts';

/** What one unit more of a line is worth for the subject, in cents. */
export interface LineRate {
  amount: number;
  /** Four of five chances that the true one lies between. */
  low: number;
  high: number;
  /** Sales around the home that told the fact. */
  sales: number;
  note: RateNote | null;
}

/** The subject with one unit more of a line; null where nobody told how much it has. */
const oneMore: Record<AdjustmentLine, (facts: HomeFacts) => Partial<HomeFacts> | null> = {
  area: ({ area }) => (area === null ? null : { area: area + 1 }),
  lot: ({ lotArea }) => (lotArea === null ? null : { lotArea: lotArea + 1 }),
  storeys: ({ storeys }) => (storeys === null ? null : { storeys: storeys + 1 }),
  bedrooms: ({ bedrooms }) => (bedrooms === null ? null : { bedrooms: bedrooms + 1 }),
  bathrooms: ({ bathrooms }) => (bathrooms === null ? null : { bathrooms: bathrooms + 1 }),
  parking: ({ parkingTotal, garageSpaces }) =>
    parkingTotal !== null
      ? { parkingTotal: parkingTotal + 1 }
      : garageSpaces !== null
        ? { garageSpaces: garageSpaces + 1 }
        : null,
  basement: () => ({ basementFinish: 1 }),
  age: ({ yearBuilt }) => (yearBuilt === null ? null : { yearBuilt: yearBuilt + 1 }),
  condition: ({ condition }) => (condition === null ? null : { condition: condition + 1 }),
  level: ({ level }) => (level === null ? null : { level: level + 1 }),
  penthouse: () => ({ isPenthouse: true }),
  view: () => ({ hasView: true }),
  waterfront: () => ({ isWaterfront: true }),
  pool: () => ({ hasPool: true }),
  cooling: () => ({ hasCooling: true }),
  fee: ({ feeMonthly }) => (feeMonthly === null ? null : { feeMonthly: feeMonthly + 100 }),
};

/** For lines that a home has or has not, one unit leads from without to with. */
const without: Partial<Record<AdjustmentLine, Partial<HomeFacts>>> = {
  basement: { basementFinish: 0 },
  penthouse: { isPenthouse: false },
  view: { hasView: false },
  waterfront: { isWaterfront: false },
  pool: { hasPool: false },
  cooling: { hasCooling: false },
};

/** Null where the kind has no such line, or the subject does not tell what would be counted. */
export function rateOfLine(
  { subject, rates, day }: Grid,
  line: AdjustmentLine,
  value: number,
): LineRate | null {
  const more = oneMore[line](subject.facts);
  if (!more) return null;
  const from = { ...subject.facts, ...without[line] };
  const to = { ...from, ...more };
  const year = yearOfDay(day);
  const sum = { value: 0, low: 0, high: 0 };
  let sales = 0;
  let note: RateNote | null = null;
  let isKnown = false;
  for (const [index, feature] of features.entries()) {
    const rate = rates[index];
    if (feature.line !== line || !rate || rate.note === 'notTold') continue;
    const step = (feature.extract(to, year) ?? 0) - (feature.extract(from, year) ?? 0);
    if (step === 0) continue;
    isKnown = true;
    sum.value += rate.value * step;
    sum.low += Math.min(rate.low * step, rate.high * step);
    sum.high += Math.max(rate.low * step, rate.high * step);
    sales = Math.max(sales, rate.sales);
    note ??= rate.note;
  }
  if (!isKnown) return null;
  const inCents = (log: number): number => Math.round(value * Math.expm1(log));
  return { amount: inCents(sum.value), low: inCents(sum.low), high: inCents(sum.high), sales, note };
}
