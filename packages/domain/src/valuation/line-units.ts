import type { AdjustmentLine } from './features.ts';
import type { HomeFacts } from './home-facts.ts';

/**
 * What one unit of a line is when an agent names a rate: a square foot, a bedroom, a year. Null where a home does not
 * tell; without both sides there is nothing to multiply.
 */
const unitsOfLine: Record<AdjustmentLine, (facts: HomeFacts) => number | null> = {
  lot: ({ lotArea }) => lotArea,
  area: ({ area }) => area,
  storeys: ({ storeys }) => storeys,
  bedrooms: ({ bedrooms, bedroomsPlus }) => (bedrooms === null ? null : bedrooms + (bedroomsPlus ?? 0)),
  bathrooms: ({ bathrooms }) => bathrooms,
  parking: ({ parkingTotal, garageSpaces }) => parkingTotal ?? garageSpaces,
  basement: ({ basementFinish }) => basementFinish,
  // Newer is more, as in every other line.
  age: ({ yearBuilt }) => yearBuilt,
  condition: ({ condition }) => condition,
  level: ({ level }) => level,
  penthouse: ({ isPenthouse }) => toNumber(isPenthouse),
  view: ({ hasView }) => toNumber(hasView),
  waterfront: ({ isWaterfront }) => toNumber(isWaterfront),
  pool: ({ hasPool }) => toNumber(hasPool),
  cooling: ({ hasCooling }) => toNumber(hasCooling),
  // A dollar a month, in cents as it is stored.
  fee: ({ feeMonthly }) => (feeMonthly === null ? null : feeMonthly / 100),
};

const toNumber = (flag: boolean | null): number | null => (flag === null ? null : Number(flag));

/** By how many units the subject has more than the comparable. */
export function unitsApart(line: AdjustmentLine, subject: HomeFacts, comparable: HomeFacts): number | null {
  const own = unitsOfLine[line](subject);
  const other = unitsOfLine[line](comparable);
  return own === null || other === null ? null : own - other;
}
