import { foldAccents } from '../fold-accents.ts';
import type { ListingRecord } from './listing-record.ts';
import type { StreetType } from './street-types.ts';
import { directions, streetTypes } from './street-types.ts';

export type StreetAddress = Pick<
  ListingRecord,
  'unit' | 'streetNumber' | 'streetName' | 'streetSuffix' | 'streetDirection'
>;

export interface NormalAddress {
  unit: string | null;
  /** Number and street in short lower-case words: `70 port st e`. */
  street: string;
}

const unitWords = 'unit|apt|apartment|suite|app|appartement|bureau|#';
const unitWord = new RegExp(`^(?:${unitWords})\\.?(?=[\\s#\\d])\\s*#?\\s*`);
const unitToken = '(\\d+[a-z]?|[a-z]\\d*|(?:l|u|s)?ph\\d*|th\\d*|[a-z]{1,2}\\d+)';
const leadingUnit = new RegExp(`^(?:${unitWords})\\.? ?#? ?${unitToken}(?: ?[-,] ?| )(?=\\d)`);
const trailingUnit = new RegExp(`(?: |, ?)(?:${unitWords})\\.? ?#? ?${unitToken}$`);
/** As on Canadian letters: `1401-70 Port St E`. */
const hyphenatedUnit = new RegExp(`^${unitToken} ?- ?(?=\\d)`);

const typeOfWord = new Map<string, StreetType>(
  streetTypes.flatMap((type) => type.words.map((word) => [word, type])),
);
const directionOfWord = new Map(directions.flatMap(({ short, words }) => words.map((word) => [word, short])));
/** `St` is a street and a saint alike; both are written short, so a text means the same either way. */
const saints = new Set(['saint', 'sainte', 'st', 'ste']);

/** As agents write it: `1401–70 Port St E`, `12–345 rue Saint-Denis O`. Empty where the street is not known. */
export function formatAddress(address: StreetAddress): string {
  const name = tidy(address.streetName);
  if (name === '') return '';
  const unit = tidy(address.unit).replace(/^(?:unit|apt\.?|suite|#)\s*#?\s*/i, '');
  const number = tidy(address.streetNumber);
  const type = findStreetType(address.streetSuffix);
  const suffix = type?.label ?? tidy(address.streetSuffix);
  const street = type?.isBeforeName ? [suffix, name] : [name, suffix];
  const direction = formatDirection(address.streetDirection, type?.isBeforeName ?? false);
  const start = unit === '' || number === '' ? `${unit}${number}` : `${unit}–${number}`;
  return [start, ...street, direction].filter((part) => part !== '').join(' ');
}

/** The same text for every way to write one street: short words, no accents, no marks, the street's type behind its name. */
export function normaliseStreet(text: string): string {
  const words = splitWords(text);
  const numberLength = words.findIndex((word) => !/^\d/.test(word));
  const head = numberLength === -1 ? words : words.slice(0, numberLength);
  const [first = '', ...rest] = numberLength === -1 ? [] : words.slice(numberLength);
  const isFrenchOrder = comesFirst(first, rest);
  const name = isFrenchOrder ? rest : [first, ...rest];
  const short = name.map((word, index) => shorten(word, isFrenchOrder && index === name.length - 1));
  if (isFrenchOrder) {
    const hasDirection = short.length > 1 && directionOfWord.has(short.at(-1) ?? '');
    short.splice(hasDirection ? -1 : short.length, 0, shorten(first, false));
  }
  return [...head, ...short].filter((word) => word !== '').join(' ');
}

/** A typed address taken apart: a unit before or behind it, and the street. */
export function normaliseAddress(text: string): NormalAddress {
  const { unit, street } = splitUnit(fold(text));
  return { unit: normaliseUnit(unit), street: normaliseStreet(street) };
}

/** The same, in the letters in which it was typed. */
export function splitUnit(text: string): { unit: string | null; street: string } {
  const typed = tidy(text.normalize('NFC'));
  const plain = fold(typed);
  for (const pattern of [leadingUnit, hyphenatedUnit, trailingUnit]) {
    const match = pattern.exec(plain);
    if (!match) continue;
    // Where folding changed the length, places no longer agree.
    const whole = plain.length === typed.length ? typed : plain;
    const after = match.index + match[0].length;
    return { unit: match[1] ?? null, street: whole.slice(0, match.index) + whole.slice(after) };
  }
  return { unit: null, street: typed };
}

/**
 * Beginnings that a half-typed street may stand for: its last word as typed, and as the start of a
 * street's type or direction. A type typed before the name is left out, since it stands behind it.
 */
export function listTypedForms(text: string): string[] {
  const words = splitWords(text);
  const last = words.at(-1) ?? '';
  const nameStart = words.findIndex((word) => !/^\d/.test(word));
  if (nameStart === -1 || last.length < 2) return [normaliseStreet(text)];
  const [first = '', ...rest] = words.slice(nameStart);
  if (comesFirst(first, rest)) words.splice(nameStart, 1);
  const start = words.slice(0, -1);
  const completions = words.length > nameStart + 1 ? listCompletions(last) : [];
  const forms = [last, ...completions].map((word) =>
    [...start.map((it) => shorten(it, false)), word].join(' '),
  );
  return [...new Set(forms)];
}

function listCompletions(beginning: string): string[] {
  return [...typeOfWord.keys(), ...directionOfWord.keys()]
    .filter((word) => word.startsWith(beginning))
    .map((word) => shorten(word, false));
}

/** The street of a listing, comparable with what people type. */
export function normaliseStreetOf(address: StreetAddress): string {
  const { streetNumber, streetName, streetSuffix, streetDirection } = address;
  return normaliseStreet([streetNumber, streetName, streetSuffix, streetDirection].map(tidy).join(' '));
}

/** `Unit 1401`, `# 1401` and `01401` are one unit; null where there is none. */
export function normaliseUnit(unit: string | null | undefined): string | null {
  const plain = fold(unit ?? '')
    .trim()
    .replace(unitWord, '')
    .replace(/[^a-z0-9]/g, '')
    .replace(/^0+(?=.)/, '');
  return plain === '' ? null : plain;
}

function findStreetType(suffix: string | null): StreetType | undefined {
  return typeOfWord.get(splitWords(suffix ?? '').join(''));
}

function formatDirection(direction: string | null, isFrench: boolean): string {
  const stated = tidy(direction);
  const short = directionOfWord.get(fold(stated).replace(/[^a-z]/g, ''));
  if (!short) return stated;
  return (isFrench ? short.replace('w', 'o') : short).toUpperCase();
}

/** `rue Sherbrooke`, but not `Avenue Rd`: a name must follow. */
function comesFirst(word: string, [next, ...others]: string[]): boolean {
  if (!typeOfWord.get(word)?.canComeFirst || next === undefined || /^\d/.test(next)) return false;
  if (shorten(next, false) === 'st') return others.length > 0;
  return !typeOfWord.has(next) && !directionOfWord.has(next);
}

function shorten(word: string, isFrenchEnd: boolean): string {
  if (saints.has(word)) return 'st';
  if (word === 'o' && isFrenchEnd) return 'w';
  return directionOfWord.get(word) ?? typeOfWord.get(word)?.short ?? word;
}

function splitWords(text: string): string[] {
  return fold(text)
    .replace(/['’.]/g, '')
    .split(/[^a-z0-9/]+/)
    .filter((word) => word !== '');
}

function fold(text: string): string {
  return foldAccents(text)
    .replace(/[‐-―−]/g, '-')
    .toLowerCase();
}

function tidy(text: string | null): string {
  return (text ?? '').trim().replace(/\s+/g, ' ');
}
