export const phoneMinDigits = 10;
const phoneMaxDigits = 15;
/** Longer than anything that people write for one number. */
const phoneMaxLength = 100;
const extensionAtEnd = /(?:;ext=|ext\.?|x|poste|#)\s{0,5}(\d{1,7})$/i;
/** Area code and exchange never begin with 0 or 1. */
const northAmerican = /^[2-9]\d{2}[2-9]\d{6}$/;

export interface Phone {
  /** E.164, such as +14165550142. */
  number: string;
  extension: string | null;
}

/** What people write as a phone number; null where it is none. Without a + it is read as a North American one. */
export function parsePhone(text: string): Phone | null {
  const written = text.trim();
  if (written.length > phoneMaxLength) return null;
  const end = extensionAtEnd.exec(written);
  const body = written.slice(0, end?.index);
  if (!/^[+\d\s().\-/]+$/.test(body) || /[\r\n]/.test(body)) return null;
  const digits = body.replace(/\D/g, '');
  const number = toNumber(body.trimStart().startsWith('+'), digits);
  return number === null ? null : { number, extension: end?.[1] ?? null };
}

function toNumber(isInternational: boolean, digits: string): string | null {
  if (digits.length < phoneMinDigits || digits.length > phoneMaxDigits) return null;
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (northAmerican.test(national) && (!isInternational || digits.startsWith('1'))) return `+1${national}`;
  // A number from here that breaks the rules of here is a slip; one from elsewhere follows the rules of elsewhere.
  return isInternational && !digits.startsWith('1') ? `+${digits}` : null;
}

/** As it is kept; `parsePhone` reads it again. */
export function writePhone({ number, extension }: Phone): string {
  return extension === null ? number : `${number};ext=${extension}`;
}

export function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** The parts in which a North American number is read out; null for all others. */
export function splitPhone(number: string): [area: string, exchange: string, line: string] | null {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  return area && exchange && line ? [area, exchange, line] : null;
}
