import { criteria as criteriaSchema } from '@hearthline/contract/criteria';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria, normaliseCriteria } from '@hearthline/domain/criteria/criteria';

/** An address with more than this, as it is sent, is shortened to a key. */
export const longestCriteriaText = 2_048;

const defaults = new Map<string, string>(
  Object.entries(defaultCriteria).map(([field, value]) => [field, JSON.stringify(value)]),
);

/** Compact JSON without what is the default anyway; equal searches give equal texts, the default one none. */
export function writeCriteria(criteria: Criteria): string | undefined {
  const told = Object.entries(normaliseCriteria(criteria)).filter(
    ([field, value]) => defaults.get(field) !== JSON.stringify(value),
  );
  return told.length > 0 ? JSON.stringify(Object.fromEntries(told)) : undefined;
}

/** Undefined where the text is no search: cut off, altered, or from a newer version. */
export function readCriteria(text: string | undefined): Criteria | undefined {
  if (text === undefined) return defaultCriteria;
  try {
    const told: unknown = JSON.parse(text);
    if (typeof told !== 'object' || told === null || Array.isArray(told)) return undefined;
    const { data } = criteriaSchema.safeParse({ ...defaultCriteria, ...told });
    return data && normaliseCriteria(data);
  } catch {
    return undefined;
  }
}

export function isTooLong(text: string | undefined): text is string {
  return text !== undefined && encodeURIComponent(text).length > longestCriteriaText;
}
