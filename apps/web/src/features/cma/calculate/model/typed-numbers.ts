/** `undefined` for an empty field, null for what is no number. */
type Typed = number | null | undefined;

const scales: Record<string, number> = { k: 1_000, m: 1_000_000 };
const highestCents = 1e11;

/** A number as people type it in either language: 12,500 or 12 500 $ or −5k or 12,40. */
function readNumber(text: string): Typed {
  const typed = text
    .replace(/[\s$%\u00a0\u202f]/g, '')
    .replace(/^[\u2212\u2013]/, '-')
    .toLowerCase();
  if (typed === '') return undefined;
  const [, sign = '', digits = '', scale = ''] = /^([+-]?)(\d[\d.,]*|[.,]\d+)([km]?)$/.exec(typed) ?? [];
  if (digits === '') return null;
  const [, whole = '', decimals = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const value = Number(`${whole.replace(/[.,]/g, '') || '0'}.${decimals || '0'}`);
  return (sign === '-' ? -1 : 1) * value * (scales[scale] ?? 1);
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Cents; nobody types more than a billion on purpose. */
export function readCents(text: string): Typed {
  const value = readNumber(text);
  return value === null || value === undefined
    ? value
    : clamp(Math.round(value * 100), -highestCents, highestCents);
}

/** Cents of whole dollars. */
export function readWholeDollars(text: string): Typed {
  const cents = readCents(text);
  return cents === null || cents === undefined ? cents : Math.round(cents / 100) * 100;
}

/** 28 or 28 % as a share of one. */
export function readShare(text: string): Typed {
  const value = readNumber(text);
  if (value === null || value === undefined) return value;
  return value < 0 ? null : Math.min(value / 100, 1);
}

export function readWhole(text: string): Typed {
  const value = readNumber(text);
  return value === null || value === undefined || Number.isInteger(value) ? value : null;
}
