import { yearOf } from '../calendar.ts';
import type { HomeFacts } from './home-facts.ts';

/** What a board tells from a lowest to a highest value. */
export interface Band {
  min: number;
  max: number;
}

/** What a listing tells of size, and of age where that is a span. */
export interface ToldSpans {
  areaLow: number | null;
  areaHigh: number | null;
  ageMin?: number | null | undefined;
  ageMax?: number | null | undefined;
  listDate: string | null;
  soldDate: string | null;
}

/** A square foot that rounding moved. */
const areaRounding = 1;
const yearRounding = 0.01;

/** The span of which the area is but the middle; null where somebody told the area itself. */
export function areaBandOf({ area }: Pick<HomeFacts, 'area'>, told: ToldSpans | null): Band | null {
  const { areaLow: min = null, areaHigh: max = null } = told ?? {};
  if (area === null || min === null || max === null || min >= max) return null;
  return Math.abs(area - (min + max) / 2) <= areaRounding ? { min, max } : null;
}

/** The years of age of which the year is but the middle, as they were told when the home was listed. */
export function ageBandOf({ yearBuilt }: Pick<HomeFacts, 'yearBuilt'>, told: ToldSpans | null): Band | null {
  const { ageMin: min = null, ageMax: max = null } = told ?? {};
  const toldOn = told?.listDate ?? told?.soldDate ?? null;
  if (yearBuilt === null || toldOn === null || min === null || max === null || min >= max) return null;
  const middle = yearOf(toldOn) - (min + max) / 2;
  return Math.abs(yearBuilt - middle) <= yearRounding ? { min, max } : null;
}
