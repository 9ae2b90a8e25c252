import type { Language } from '@hearthline/domain/language';
import type { ParsedNumber } from '@hearthline/format/parse-number';
import { parseNumber } from '@hearthline/format/parse-number';

/** 28 or 28 % as a share of one; more than all of it is all of it. */
export function parseShare(text: string, language: Language): ParsedNumber {
  const percent = parseNumber(text, language);
  if (typeof percent !== 'number') return percent;
  return percent < 0 ? null : Math.min(percent / 100, 1);
}
