import { budgetMaxCents } from '@hearthline/contract/clients';
import { foldAccents } from '@hearthline/domain/fold-accents';
import { parseCents, parseNumber } from '@hearthline/format/parse-number';

export interface MoneyRange {
  minCents: number;
  maxCents: number | null;
}

/** A file does not say its language. In this one no mark may be misplaced, as it may be while somebody types. */
const language = 'fr';
/** Letters that the parser of numbers knows. */
const letters: Record<string, string> = { mille: 'k', mm: 'm', million: 'm', millions: 'm' };
const amount = /^(\d[\d.,]*)(k|mille|mm|millions?|m)?$/;
/** Words around an amount that do not change it. */
const around =
  /\b(?:cad|cdn|usd|eur|under|up to|max|about|around|environ|jusqu ?a|moins de|plus|per month|par mois|mois|month)\b/g;

/** One amount or from–to, in cents; null where it is neither. Nought means that nothing is told. */
export function parseMoney(text: string): MoneyRange | null {
  const plain = foldAccents(text.toLowerCase().normalize('NFKD'))
    .replace(/[’']/g, ' ')
    .replace(around, ' ')
    .replace(/[$€<>~≈+]|\/\s*$/g, ' ')
    .trim();
  const parts = plain.split(/[–—-]|\bto\b|\ba\b/).map((part) => part.replace(/\s/g, ''));
  const [from, to] = parts.map((part) => amount.exec(part));
  if (!from || parts.length > 2 || (parts.length === 2 && !to)) return null;
  const max = to ? toCents(to[1] ?? '', to[2]) : null;
  // In 500–700k the letter counts for both.
  const isShort = (parseNumber(from[1] ?? '', language) ?? 0) < 10_000;
  const min = toCents(from[1] ?? '', from[2] ?? (isShort ? to?.[2] : undefined));
  if (min === null || (to && max === null)) return null;
  return max !== null && max < min ? { minCents: max, maxCents: min } : { minCents: min, maxCents: max };
}

function toCents(digits: string, suffix = ''): number | null {
  const cents = parseCents(digits + (letters[suffix] ?? suffix), language) ?? null;
  return cents !== null && cents <= budgetMaxCents ? cents : null;
}
