import type { ClientFilter } from '@hearthline/contract/client-filter';
import type {
  ClientFilterField,
  ClientFilterKind,
  FilterAddressName,
} from '@hearthline/domain/client/filters';
import {
  addressNameOf,
  allClientFilters,
  clientFilters,
  filterCodes,
} from '@hearthline/domain/client/filters';
import { parseCents } from '@hearthline/format/parse-number';

/** A filter as it stands in the address: plain texts under short names. */
export type FilterAddress = { [Name in FilterAddressName]?: string };

const maxText = 200;
const maxTexts = 30;
const maxTextLength = 80;
const maxDays = 3_650;
const maxCents = 1e12;
const between = '..';
const never = 'never';

interface Range {
  min?: number;
  max?: number;
}

/** What cannot be parsed is left out, as if nobody had asked for it. */
export function parseFilter(address: FilterAddress): ClientFilter {
  const asked = allClientFilters.map((field) => {
    const text = address[addressNameOf(field)];
    return [field, text && codecs[clientFilters[field].kind].parse(text, field)];
  });
  return trimFilter({ version: 1, ...Object.fromEntries(asked) });
}

/** Every name is there, so that what no longer holds leaves the address. */
export function writeFilter(filter: ClientFilter): Record<FilterAddressName, string | undefined> {
  const written = allClientFilters.map((field) => {
    const value = filter[field];
    return [addressNameOf(field), value === undefined ? value : writeValue(field, value as never)];
  });
  return Object.fromEntries(written) as Record<FilterAddressName, string | undefined>;
}

const writeValue = (field: ClientFilterField, value: never): string | undefined =>
  codecs[clientFilters[field].kind].write(value) || undefined;

/** Without the fields that ask for nothing, so that equal filters look equal. */
export function trimFilter(filter: ClientFilter): ClientFilter {
  const asked = Object.entries(filter).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return { ...Object.fromEntries(asked), version: 1 };
}

export function isSameFilter(one: ClientFilter, other: ClientFilter): boolean {
  return JSON.stringify(writeFilter(one)) === JSON.stringify(writeFilter(other));
}

export function isFilterEmpty(filter: ClientFilter): boolean {
  return Object.keys(trimFilter(filter)).length === 1;
}

interface Codec {
  parse: (text: string, field: ClientFilterField) => unknown;
  write: (value: never) => string | undefined;
}

const choices: Codec = {
  parse: (text, field) => {
    const asked = text.split(',');
    return filterCodes(field as Parameters<typeof filterCodes>[0]).filter((code) => asked.includes(code));
  },
  write: (codes: string[]) => codes.join(),
};
const daysAgo = {
  parse: (text: string) => {
    const range = parseRange(text, parseDays);
    return range && { atLeastDays: range.min, atMostDays: range.max };
  },
  write: (days: { atLeastDays?: number; atMostDays?: number }) =>
    writeRange({ min: days.atLeastDays, max: days.atMostDays }),
};

const codecs: Record<ClientFilterKind, Codec> = {
  text: { parse: (text) => text.trim().slice(0, maxText) || undefined, write: (text: string) => text },
  choices,
  consent: choices,
  texts: { parse: parseTexts, write: writeTexts },
  range: {
    parse: (text) => parseRange(text, parseAmount),
    write: ({ min, max }: Range) => writeRange({ min: toDollars(min), max: toDollars(max) }),
  },
  days: daysAgo,
  contact: {
    parse: (text) => (text === never ? { never: true } : daysAgo.parse(text)),
    write: (value: { never: true } | Parameters<typeof daysAgo.write>[0]) =>
      'never' in value ? never : daysAgo.write(value),
  },
  within: { parse: parseDays, write: (days: number) => days.toString() },
  flag: {
    parse: (text) => ({ yes: true, no: false })[text],
    write: (isOn: boolean) => (isOn ? 'yes' : 'no'),
  },
};

function parseTexts(text: string): string[] {
  const items = text
    .split(',')
    .map((item) => item.replaceAll('%2C', ',').replaceAll('%25', '%').trim())
    .filter((item) => item !== '' && item.length <= maxTextLength);
  return [...new Set(items)].slice(0, maxTexts);
}

function writeTexts(items: readonly string[]): string {
  return items.map((item) => item.replaceAll('%', '%25').replaceAll(',', '%2C')).join();
}

function parseRange(
  text: string,
  parseEnd: (end: string | undefined) => number | undefined,
): Range | undefined {
  if (!text.includes(between)) return undefined;
  const [low, high] = text.split(between);
  const min = parseEnd(low);
  const max = parseEnd(high);
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function writeRange({ min, max }: Range): string | undefined {
  return min === undefined && max === undefined ? undefined : `${min ?? ''}${between}${max ?? ''}`;
}

function parseDays(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,4}$/.test(text)) return undefined;
  return Number(text) <= maxDays ? Number(text) : undefined;
}

function parseAmount(text = ''): number | undefined {
  const cents = parseCents(text, 'en');
  return typeof cents === 'number' && cents >= 0 && cents <= maxCents ? cents : undefined;
}

const toDollars = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100);
