import { createPhraseSet } from './phrases.ts';
import type { Token } from './tokens.ts';
import { numberWords, scales } from './words/units.ts';

const skipAndHalf = createPhraseSet('and a half, et (demi|demie)');

/** A number in figures or in words, without scale, unit or currency. */
export interface WrittenNumber {
  amount: number;
  /** If its comma is a decimal one, or its point separates thousands. */
  decimal?: number;
  grouped?: number;
  end: number;
}

export function parseNumber(tokens: readonly Token[], at: number): WrittenNumber | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.value === undefined) return parseNumberWords(tokens, at);
  return {
    amount: token.value,
    ...(token.decimalValue === undefined ? {} : { decimal: token.decimalValue }),
    ...(token.groupedValue === undefined ? {} : { grouped: token.groupedValue }),
    end: at + 1,
  };
}

function parseNumberWords(tokens: readonly Token[], at: number): WrittenNumber | null {
  const word = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  if (/^(un|une|a)$/.test(word) && isFraction(next)) return parseNumber(tokens, at + 1);
  if (word === 'a' && scales.find(tokens, at + 1)?.meaning === 1_000_000) return { amount: 1, end: at + 1 };
  const fraction = isFraction(word) ? numberWords.get(word) : undefined;
  if (fraction !== undefined) return { amount: fraction, end: /^(a|an|d)$/.test(next) ? at + 2 : at + 1 };
  const hundreds = parseHundreds(tokens, at);
  const whole = hundreds ?? parseTens(tokens, at);
  if (!whole) return null;
  return parsePoint(tokens, whole) ?? parseAndHalf(tokens, whole) ?? whole;
}

function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? token.norm : '';
}

function isFraction(word: string): boolean {
  return (numberWords.get(word) ?? 1) < 1;
}

function isHundred(word: string): boolean {
  return word === 'hundred' || word === 'cent' || word === 'cents';
}

/** Nine hundred, huit cent cinquante, cent mille. */
function parseHundreds(tokens: readonly Token[], at: number): WrittenNumber | null {
  const digit = numberWords.get(wordAt(tokens, at));
  const isBare = wordAt(tokens, at) === 'cent';
  const mayCount = digit !== undefined && digit >= 1 && digit < 20 && isHundred(wordAt(tokens, at + 1));
  if (!isBare && !mayCount) return null;
  const end = isBare ? at + 1 : at + 2;
  const rest = parseTens(tokens, wordAt(tokens, end) === 'and' ? end + 1 : end);
  const hundreds = (isBare ? 1 : (digit ?? 1)) * 100;
  return rest ? { amount: hundreds + rest.amount, end: rest.end } : { amount: hundreds, end };
}

/** Twenty five, cinquante; a ten takes one digit behind it. */
function parseTens(tokens: readonly Token[], at: number): WrittenNumber | null {
  const amount = numberWords.get(wordAt(tokens, at));
  if (amount === undefined) return null;
  const digit = numberWords.get(wordAt(tokens, at + 1)) ?? 0;
  const isJoined = amount >= 20 && digit >= 1 && digit < 10;
  return isJoined ? { amount: amount + digit, end: at + 2 } : { amount, end: at + 1 };
}

/** One point two, un virgule deux cinq. */
function parsePoint(tokens: readonly Token[], whole: WrittenNumber): WrittenNumber | null {
  if (!/^(point|virgule)$/.test(wordAt(tokens, whole.end))) return null;
  let decimals = '';
  let end = whole.end + 1;
  for (; decimals.length < 3; end += 1) {
    const digit = numberWords.get(wordAt(tokens, end));
    if (digit === undefined || digit < 1 || digit > 9) break;
    decimals += digit;
  }
  return decimals === '' ? null : { amount: Number(`${whole.amount}.${decimals}`), end };
}

/** One and a half, deux et demie. */
export function parseAndHalf(tokens: readonly Token[], whole: WrittenNumber): WrittenNumber | null {
  const end = skipAndHalf(tokens, whole.end);
  return end > whole.end ? { amount: whole.amount + 0.5, end } : null;
}
