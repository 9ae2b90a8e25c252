import type { CmaConditions, MissReason } from '@hearthline/contract/cma';
import { toDayNumber } from '@hearthline/domain/calendar';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import type { RangeField } from '@hearthline/domain/criteria/fields';
import type { FieldTest } from '@hearthline/domain/criteria/match';
import type { Placed } from './suggestions.ts';

/** Where both ends of a home are one number, in the field's unit. */
const measures: Partial<Record<RangeField, (facts: SearchFacts) => [number | null, number | null]>> = {
  size: ({ areaLow, areaHigh }) => [areaLow, areaHigh],
  bedrooms: ({ bedrooms }) => [bedrooms, bedrooms],
  bathrooms: ({ bathrooms }) => [bathrooms, bathrooms],
  price: ({ price }) => [price, price],
  lotArea: ({ lotArea }) => [lotArea, lotArea],
};

/** The conditions that a sale misses, each with how much is missing. */
export function findMisses(
  { row, distance, isDistanceKnown }: Placed,
  conditions: CmaConditions,
  tests: readonly FieldTest[],
): MissReason[] {
  const misses: MissReason[] = [];
  const over = distance - conditions.radiusMetres / 1000;
  if (over > 0) misses.push({ code: 'tooFar', kilometres: isDistanceKnown ? over : null });
  const early = toDayNumber(conditions.soldFrom) - (row.soldDay ?? 0);
  if (early > 0) misses.push({ code: 'soldTooEarly', days: early });
  for (const { field, passes } of tests)
    if (!passes(row))
      misses.push({ code: 'outside', field, by: missingBy(row, field as RangeField, conditions) });
  return misses;
}

function missingBy(row: SearchFacts, field: RangeField, { criteria }: CmaConditions): number | null {
  const [low, high] = measures[field]?.(row) ?? [null, null];
  const { min, max } = criteria[field] ?? {};
  if (low === null || high === null) return null;
  if (max !== undefined && low > max) return low - max;
  if (min !== undefined && high < min) return high - min;
  return null;
}
