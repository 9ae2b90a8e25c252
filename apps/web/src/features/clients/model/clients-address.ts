import type { ConsentSummary } from '@hearthline/contract/client-consent';
import type { ClientFilter } from '@hearthline/contract/client-filter';
import {
  clientCategories,
  clientSources,
  clientTypes,
  leadSources,
  mortgageStatuses,
  relationQualities,
  timelines,
} from '@hearthline/domain/client/vocabulary';
import { languages } from '@hearthline/domain/language';

/** A filter as it stands in the address: plain texts under short names. */
export interface FilterAddress {
  q?: string;
  category?: string;
  type?: string;
  relation?: string;
  timeline?: string;
  source?: string;
  leadSource?: string;
  mortgage?: string;
  consent?: string;
  language?: string;
  city?: string;
  tags?: string;
  notTags?: string;
  budget?: string;
  lastContact?: string;
  entered?: string;
  birthday?: string;
  moveIn?: string;
  due?: string;
  incomplete?: string;
  email?: string;
}

export const consentSummaries = Object.keys({
  express: true,
  implied: true,
  ending: true,
  referral: true,
  none: true,
  optedOut: true,
} satisfies Record<ConsentSummary, true>) as ConsentSummary[];

const maxText = 200;
const maxTexts = 30;
const maxTextLength = 80;
const maxDays = 3_650;
const between = '..';
const never = 'never';

interface Range {
  min?: number;
  max?: number;
}

/** What cannot be read is left out, as if nobody had asked for it. */
export function readFilter(address: FilterAddress): ClientFilter {
  const filter: ClientFilter = {
    version: 1,
    text: address.q?.trim().slice(0, maxText) || undefined,
    category: readChoice(address.category, clientCategories),
    type: readChoice(address.type, clientTypes),
    relation: readChoice(address.relation, relationQualities),
    timeline: readChoice(address.timeline, timelines),
    source: readChoice(address.source, clientSources),
    leadSource: readChoice(address.leadSource, leadSources),
    mortgageStatus: readChoice(address.mortgage, mortgageStatuses),
    consent: readChoice(address.consent, consentSummaries),
    language: readChoice(address.language, languages),
    city: readTexts(address.city),
    tags: readTexts(address.tags),
    notTags: readTexts(address.notTags),
    budget: readRange(address.budget, readCents),
    lastContact:
      address.lastContact === never ? { never: true } : toDays(readRange(address.lastContact, readDays)),
    entered: toDays(readRange(address.entered, readDays)),
    birthdayWithin: readDays(address.birthday),
    moveInWithin: readDays(address.moveIn),
    isDue: readFlag(address.due),
    isIncomplete: readFlag(address.incomplete),
    hasEmail: readFlag(address.email),
  };
  return trimFilter(filter);
}

/** Every name is there, so that what no longer holds leaves the address. */
export function writeFilter(filter: ClientFilter): Record<keyof FilterAddress, string | undefined> {
  const { lastContact, entered, budget } = filter;
  return {
    q: filter.text,
    category: filter.category?.join(),
    type: filter.type?.join(),
    relation: filter.relation?.join(),
    timeline: filter.timeline?.join(),
    source: filter.source?.join(),
    leadSource: filter.leadSource?.join(),
    mortgage: filter.mortgageStatus?.join(),
    consent: filter.consent?.join(),
    language: filter.language?.join(),
    city: writeTexts(filter.city),
    tags: writeTexts(filter.tags),
    notTags: writeTexts(filter.notTags),
    budget: writeRange({ min: toDollars(budget?.min), max: toDollars(budget?.max) }),
    lastContact: lastContact && 'never' in lastContact ? never : writeDays(lastContact),
    entered: writeDays(entered),
    birthday: filter.birthdayWithin?.toString(),
    moveIn: filter.moveInWithin?.toString(),
    due: writeFlag(filter.isDue),
    incomplete: writeFlag(filter.isIncomplete),
    email: writeFlag(filter.hasEmail),
  };
}

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

function readChoice<T extends string>(text: string | undefined, known: readonly T[]): T[] | undefined {
  const asked = text?.split(',') ?? [];
  const chosen = known.filter((item) => asked.includes(item));
  return chosen.length > 0 ? chosen : undefined;
}

function readTexts(text: string | undefined): string[] | undefined {
  const items = (text?.split(',') ?? [])
    .map((item) => item.replaceAll('%2C', ',').replaceAll('%25', '%').trim())
    .filter((item) => item !== '' && item.length <= maxTextLength);
  return items.length > 0 ? [...new Set(items)].slice(0, maxTexts) : undefined;
}

function writeTexts(items: readonly string[] | undefined): string | undefined {
  return items?.map((item) => item.replaceAll('%', '%25').replaceAll(',', '%2C')).join() || undefined;
}

function readRange(
  text: string | undefined,
  readEnd: (end: string | undefined) => number | undefined,
): Range | undefined {
  if (!text?.includes(between)) return undefined;
  const [low, high] = text.split(between);
  const min = readEnd(low);
  const max = readEnd(high);
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function writeRange({ min, max }: Range): string | undefined {
  return min === undefined && max === undefined ? undefined : `${min ?? ''}${between}${max ?? ''}`;
}

function toDays(range: Range | undefined) {
  return range && { atLeastDays: range.min, atMostDays: range.max };
}

function writeDays(days: { atLeastDays?: number; atMostDays?: number } | undefined): string | undefined {
  return writeRange({ min: days?.atLeastDays, max: days?.atMostDays });
}

function readDays(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,4}$/.test(text)) return undefined;
  return Number(text) <= maxDays ? Number(text) : undefined;
}

function readCents(text: string | undefined): number | undefined {
  return text && /^\d{1,10}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}

const toDollars = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100);

function readFlag(text: string | undefined): boolean | undefined {
  if (text === 'yes') return true;
  return text === 'no' ? false : undefined;
}

function writeFlag(flag: boolean | undefined): string | undefined {
  if (flag === undefined) return undefined;
  return flag ? 'yes' : 'no';
}
