import type { RangeField } from '../../criteria/criteria.ts';

const cents = 1e12;
const count = 999;

/** Larger numbers are nobody's wish, and no search takes them. */
export const highestValues: Record<RangeField, number> = {
  price: cents,
  bedrooms: count,
  bathrooms: count,
  kitchens: count,
  garage: count,
  parking: count,
  size: 1e9,
  lotFront: 1e6,
  lotDepth: 1e6,
  lotArea: 1e9,
  age: count,
  storeys: count,
  level: count,
  tax: cents,
  fee: cents,
  daysOnMarket: 5_000,
  schoolDistance: 1e6,
};

export const highestDays = 5_000;
export const longestKeywords = 200;
export const longestAddress = 120;
export const mostMlsNumbers = 500;
