export const centsPerDollar = 100;
export const metresPerKilometre = 1_000;
const feetPerMetre = 3.280_84;
const squareFeetPerSquareMetre = 10.763_91;
const squareFeetPerAcre = 43_560;
const squareMetresPerHectare = 10_000;

/** To feet. */
export const lengthFactors = { ft: 1, m: feetPerMetre } as const;

/** To square feet. */
export const areaFactors = {
  sqft: 1,
  sqm: squareFeetPerSquareMetre,
  acre: squareFeetPerAcre,
  hectare: squareFeetPerSquareMetre * squareMetresPerHectare,
} as const;

const daysOf = { day: 1, week: 7, month: 30, year: 365 } as const;
export type TimeUnit = keyof typeof daysOf;

export function isTimeUnit(unit: string): unit is TimeUnit {
  return unit in daysOf;
}

/** Months are thirty days each, but twelve of them are a year. */
export function toDays(count: number, unit: TimeUnit): number {
  if (unit === 'month' && count % 12 === 0) return (count / 12) * daysOf.year;
  return Math.round(count * daysOf[unit]);
}
