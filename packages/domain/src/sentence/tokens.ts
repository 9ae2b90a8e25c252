import { foldAccents } from '../fold-accents.ts';
/** `mark` is punctuation that may be dropped; `symbol` is everything else that is neither word nor number. */
export type TokenKind = 'word' | 'number' | 'quote' | 'mls' | 'mark' | 'symbol';

export interface Token {
  kind: TokenKind;
  /** Lower case without accents, so that spelling habits do not matter. */
  norm: string;
  start: number;
  end: number;
  /** Of numbers. */
  value?: number;
  /** What the number is if its comma is a decimal one: 1,250 million is 1.25 million. */
  decimalValue?: number;
  /** What the number is if its point separates thousands: $1.250 is 1,250 dollars, because no price has a third decimal. */
  groupedValue?: number;
}

const space = /\s+/y;
const quote = /"([^"]+)"|“([^”]+)”|«([^»]+)»/y;
const mls = /[a-z]\d{6,9}(?![\p{L}\p{N}])/iuy;
const slashed = /(?:[a-z]\/[a-z]|w\/)(?![\p{L}\p{N}])/iuy;
/** With the ending of an English contraction, but not with the article of l'eau. */
const word = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’](?:m|re|ve|ll|s|t)(?![\p{L}\p{N}]))?/iuy;
const mark = /[,;.:!?()[\]{}'’‘"“”«»\-–—/\\&|_…·•*]/y;
const comparison = /[<>]=?|[≤≥]/y;
const anything = /./suy;

const spaceGroups = /\d{1,3}(?:\s+\d{3}(?!\d))+(?:[.,]\d{1,2}(?!\d))?(?!\s*k(?!\p{L}))/iuy;
const commaGroups = /\d{1,3}(?:,\d{3}(?!\d))+(?:\.\d{1,2}(?!\d))?/y;
const dotGroups = /\d{1,3}(?:\.\d{3}(?!\d)){2,}(?:,\d{1,2}(?!\d))?/y;
const mixedFraction = /(\d{1,3})\s*([½¼¾])|(\d{1,3})\s+([13])\/([24])(?!\d)/y;
const fraction = /([13])\/([24])(?!\d)|([½¼¾])/y;
const plain = /\d+(?:[.,]\d+)?|(?<![\p{L}\p{N}.,])\.\d+/uy;
/** 1.250 may be twelve hundred and fifty; 0.500 is not. */
const dotGroup = /^[1-9]\d{0,2}\.\d{3}$/;
const timesSign = /[x×](?=\s*\d)/iy;
const feetMark = /['’′](?![\p{L}\p{N}])/uy;

/** Signs that are read as words only right after a number: 50' and 50x120. */
const numberTails: [RegExp, string][] = [
  [feetMark, 'ft'],
  [timesSign, 'x'],
];

const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const letter = /\p{L}/u;

export function normaliseWord(text: string): string {
  return foldAccents(text.normalize('NFKD'))
    .replace(/['’]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/\s+/g, ' ');
}

/** The words, numbers and signs of a text. Hyphens, apostrophes and dots inside of words are left out. */
export function parseTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  while (at < text.length) {
    const blank = take(space);
    if (blank) {
      at += blank[0].length;
      continue;
    }
    const token = parseQuote(take, at) ?? parseNumber(take, at) ?? parseWord(take, at);
    if (!isGlue(text, token)) tokens.push(token);
    at = token.end;
    if (token.kind !== 'number') continue;
    for (const [pattern, norm] of numberTails) {
      if (!take(pattern)) continue;
      tokens.push({ kind: 'word', norm, start: at, end: at + 1 });
      at += 1;
    }
  }
  return tokens;
}

type Take = (pattern: RegExp) => RegExpExecArray | null;

function parseQuote(take: Take, start: number): Token | null {
  const found = take(quote);
  const inner = (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim().replace(/\s+/g, ' ');
  return found && letter.test(inner)
    ? { kind: 'quote', norm: `"${inner}"`, start, end: start + found[0].length }
    : null;
}

function parseWord(take: Take, start: number): Token {
  const numbered = take(mls);
  if (numbered)
    return { kind: 'mls', norm: numbered[0].toUpperCase(), start, end: start + numbered[0].length };
  const found = take(slashed) ?? take(word);
  if (found) return { kind: 'word', norm: normaliseWord(found[0]), start, end: start + found[0].length };
  const sign = take(mark);
  if (sign) return { kind: 'mark', norm: /[-–—]/.test(sign[0]) ? '-' : sign[0], start, end: start + 1 };
  const other = (take(comparison) ?? take(anything))?.[0] ?? '';
  return { kind: 'symbol', norm: other, start, end: start + other.length };
}

function parseNumber(take: Take, start: number): Token | null {
  const make = (text: string, value: number, decimalValue?: number): Token => ({
    kind: 'number',
    norm: normaliseWord(text),
    start,
    end: start + text.length,
    value,
    ...(decimalValue === undefined ? {} : { decimalValue }),
  });
  const mixed = take(mixedFraction);
  if (mixed) return make(mixed[0], Number(mixed[1] ?? mixed[3]) + partOf(mixed[2], mixed[4], mixed[5]));
  const part = take(fraction);
  if (part) return make(part[0], partOf(part[3], part[1], part[2]));
  const spaced = take(spaceGroups);
  if (spaced) return make(spaced[0], Number(spaced[0].replace(/\s+/g, '').replace(',', '.')));
  const commas = take(commaGroups);
  if (commas)
    return make(commas[0], Number(commas[0].replaceAll(',', '')), Number(commas[0].replace(',', '.')));
  const dots = take(dotGroups);
  if (dots) return make(dots[0], Number(dots[0].replaceAll('.', '').replace(',', '.')));
  const simple = take(plain);
  if (!simple) return null;
  const token = make(simple[0], Number(simple[0].replace(',', '.')));
  return dotGroup.test(simple[0]) ? { ...token, groupedValue: Number(simple[0].replace('.', '')) } : token;
}

function partOf(sign: string | undefined, over: string | undefined, under: string | undefined): number {
  return sign ? (fractions[sign] ?? 0) : Number(over) / Number(under);
}

/** Semi-detached, l'eau and sq. ft are two words each. */
function isGlue(text: string, { kind, norm, start, end }: Token): boolean {
  if (kind !== 'mark') return false;
  const isAfterLetter = letter.test(text.charAt(start - 1));
  if (norm === '.') return isAfterLetter;
  if (norm === '-') return isAfterLetter && letter.test(text.charAt(end));
  return /['’‘]/.test(norm) && isAfterLetter && /[\p{L}\d]/u.test(text.charAt(end));
}
