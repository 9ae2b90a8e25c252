import { listTypedForms, normaliseAddress } from '@hearthline/domain/listing/addresses';

/**
 * A typed address as beginnings of normalised ones, with the wildcards of `like` taken literally. A unit
 * stands behind its street there, wherever it was typed.
 */
export function addressPatterns(text: string): string[] {
  const { unit, street } = normaliseAddress(text);
  if (unit === null) return listTypedForms(text).map((form) => `${escapeWildcards(form)}%`);
  return listTypedForms(street).map((form) => `${escapeWildcards(form)}% ${unit}%`);
}

function escapeWildcards(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
