import { budgetMaxCents } from '@hearthline/contract/clients';

export interface MoneyRange {
  minCents: number;
  maxCents: number | null;
}

const multipliers: Record<string, number> = {
  k: 1_000,
  mille: 1_000,
  m: 1_000_000,
  mm: 1_000_000,
  million: 1_000_000,
};
const amount = /^(\d[\d.,]*)(k|mille|mm|millions?|m)?$/;
/** Words around an amount that do not change it. */
const around =
  /\b(?:cad|cdn|usd|eur|under|up to|max|about|around|environ|jusqu ?a|moins de|plus|per month|par mois|mois|month)\b/g;

/** One amount or from–to, in cents; null where it is neither. Nought means that nothing is told. */
export function readMoney(text: string): MoneyRange | null {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, ' ')
    .replace(around, ' ')
    .replace(/[$€<>~≈+]|\/\s*$/g, ' ')
    .trim();
  const parts = plain.split(/\s*(?:–|—|-|\bto\b|\ba\b)\s*/).map((part) => part.replace(/\s/g, ''));
  const [from, to] = parts.map((part) => amount.exec(part));
  if (!from || parts.length > 2 || (parts.length === 2 && !to)) return null;
  const max = to ? toCents(to[1] ?? '', to[2]) : null;
  // In 500–700k the letter counts for both.
  const min = toCents(from[1] ?? '', from[2] ?? (Number(from[1]) < 10_000 ? to?.[2] : undefined));
  if (min === null || (to && max === null)) return null;
  return max !== null && max < min ? { minCents: max, maxCents: min } : { minCents: min, maxCents: max };
}

function toCents(digits: string, suffix: string | undefined): number | null {
  const unit = suffix?.replace(/s$/, '') ?? '';
  const number = Number(withDecimalPoint(digits.replace(/[.,]$/, ''), unit));
  const cents = Math.round(number * (multipliers[unit] ?? 1) * 100);
  return Number.isFinite(number) && cents <= budgetMaxCents ? cents : null;
}

/** Commas and points mark thousands here and decimals there. */
function withDecimalPoint(digits: string, unit: string): string {
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  if (last < 0) return digits;
  const [whole, decimals] = [digits.slice(0, last), digits.slice(last + 1)];
  const hasOneKind = !(digits.includes(',') && digits.includes('.'));
  const marksThousands = decimals.length === 3 && hasOneKind && !unit.startsWith('m');
  const isRepeated = hasOneKind && /[.,]/.test(whole);
  if (marksThousands || isRepeated) return digits.replace(/[.,]/g, '');
  return `${whole.replace(/[.,]/g, '')}.${decimals}`;
}
