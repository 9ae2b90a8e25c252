import { parseIsoDate, yearOf } from '@hearthline/domain/calendar';
import type { Warnings } from './warnings.ts';

/** Reads named fields of one object of a feed. What cannot be read is null, with a warning; nothing throws. */
export interface FieldReader {
  has(...names: string[]): boolean;
  text(name: Names, maxLength: number): string | null;
  number(name: Names, range: Range): number | null;
  /** A count; halves are cut off. */
  integer(name: Names, range: Range): number | null;
  /** Money in cents; nothing and less than nothing count as not told. */
  cents(name: Names): number | null;
  date(name: Names): string | null;
  instant(name: Names): string | null;
  flag(name: Names): boolean | null;
  /** A list of words, also where the feed joins them with commas. */
  words(name: Names, maxCount?: number): string[];
  objects(name: Names, maxCount: number): Record<string, unknown>[];
}

type Names = string | readonly string[];
interface Range {
  min: number;
  max: number;
}

const maxWord = 120;
const maxWords = 60;
/** Ten billion dollars: what is dearer is a slip of the keyboard. */
const maxCents = 1_000_000_000_000;
const years = { min: 1900, max: 2099 };
const numberText = /^[-+]?\d{1,3}(?:(?:,\d{3})+|\d*)(?:\.\d+)?(?:e[+]?\d{1,2})?$/i;
const instantText =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i;
const truths = new Map<string, boolean>([
  ['true', true],
  ['yes', true],
  ['y', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['n', false],
  ['0', false],
]);

export function createFieldReader(source: Record<string, unknown>, warnings: Warnings): FieldReader {
  const find = (names: Names): { name: string; value: unknown } | null => {
    for (const name of typeof names === 'string' ? [names] : names) {
      const value = Object.hasOwn(source, name) ? source[name] : undefined;
      if (isKnown(value)) return { name, value };
    }
    return null;
  };
  const refuse = (name: string, why: string): null => {
    warnings.add(`${name}: ${why}`);
    return null;
  };

  const text: FieldReader['text'] = (names, maxLength) => {
    const found = find(names);
    if (!found) return null;
    const { name, value } = found;
    if (typeof value !== 'string' && typeof value !== 'number') return refuse(name, 'is not a text');
    const whole = String(value);
    if (whole.length > maxLength) warnings.add(`${name}: cut to ${maxLength} characters`);
    return cleanText(whole, maxLength) || null;
  };
  const number: FieldReader['number'] = (names, { min, max }) => {
    const found = find(names);
    if (!found) return null;
    const parsed = parseNumber(found.value);
    if (parsed === null) return refuse(found.name, 'is not a number');
    return parsed >= min && parsed <= max ? parsed : refuse(found.name, `${parsed} is out of range`);
  };

  return {
    has: (...names) => find(names) !== null,
    text,
    number,
    integer: (names, range) => {
      const value = number(names, range);
      return value === null ? null : Math.trunc(value);
    },
    cents: (names) => {
      const dollars = number(names, { min: 0, max: maxCents / 100 });
      return dollars ? Math.round(dollars * 100) || null : null;
    },
    date: (names) => {
      const found = find(names);
      if (!found) return null;
      const day = typeof found.value === 'string' ? parseIsoDate(found.value.trim().slice(0, 10)) : undefined;
      return day && isSensibleYear(day) ? day : refuse(found.name, 'is not a date');
    },
    instant: (names) => {
      const found = find(names);
      if (!found) return null;
      return parseInstant(found.value) ?? refuse(found.name, 'is not a point in time');
    },
    flag: (names) => {
      const found = find(names);
      if (!found) return null;
      return parseFlag(found.value) ?? refuse(found.name, 'is neither yes nor no');
    },
    words: (names, maxCount = maxWords) => {
      const found = find(names);
      if (!found) return [];
      const { name, value } = found;
      if (Array.isArray(value) && value.length > maxCount)
        warnings.add(`${name}: cut to ${maxCount} entries`);
      const parts = Array.isArray(value) ? value.slice(0, maxCount) : splitWords(value, maxCount);
      const words = parts.map((part) => (isWord(part) ? cleanText(String(part), maxWord) : ''));
      return [...new Set(words.filter((word) => word !== ''))];
    },
    objects: (names, maxCount) => {
      const found = find(names);
      if (!found) return [];
      if (!Array.isArray(found.value)) return refuse(found.name, 'is not a list') ?? [];
      if (found.value.length > maxCount) warnings.add(`${found.name}: cut to ${maxCount} entries`);
      return found.value.slice(0, maxCount).filter(isPlainObject);
    },
  };
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** ISO 8601 with milliseconds in UTC; a time without a zone is taken as UTC, as the dictionary asks. */
export function parseInstant(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const written = value.trim();
  if (!instantText.test(written)) return null;
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(written.slice(10));
  const time = Date.parse(written.length === 10 || hasZone ? written : `${written.replace(' ', 'T')}Z`);
  if (Number.isNaN(time)) return null;
  const instant = new Date(time).toISOString();
  return isSensibleYear(instant) ? instant : null;
}

function isKnown(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}

function parseNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > 40) return null;
  const digits = value.trim().replace(/^\$\s*/, '');
  return numberText.test(digits) ? Number(digits.replaceAll(',', '')) : null;
}

function parseFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  return isWord(value) ? (truths.get(String(value).slice(0, 8).toLowerCase().trim()) ?? null) : null;
}

function isSensibleYear(date: string): boolean {
  const year = yearOf(date);
  return year >= years.min && year <= years.max;
}

function isWord(part: unknown): part is string | number {
  return typeof part === 'string' || typeof part === 'number';
}

function splitWords(value: unknown, maxCount: number): string[] {
  if (!isWord(value)) return [];
  return String(value)
    .slice(0, maxCount * maxWord)
    .split(/[,;]/, maxCount);
}

/** PostgreSQL refuses NUL and halves of surrogate pairs; other control characters say nothing to a reader. */
const controls = /(?![\t\r\n])\p{Cc}/gu;

function cleanText(text: string, maxLength: number): string {
  // Cut first, so that a text of a million characters costs no more than a short one.
  const cut = text.length > maxLength * 2 ? text.slice(0, maxLength * 2) : text;
  return cut.toWellFormed().replace(controls, '').trim().slice(0, maxLength).toWellFormed();
}
