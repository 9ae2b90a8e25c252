import type { Language } from '@hearthline/domain/language';
import { localeOf } from './language.ts';

const minus = '\u2212';
const narrowSpace = '\u202F';
/** As many as a few reports hold. */
const keptTexts = 5_000;

/** Making a writer takes longer than a hundred numbers, and a grid holds thousands. */
function remember<V>(create: (key: string) => V, most = Number.POSITIVE_INFINITY): (key: string) => V {
  const known = new Map<string, V>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = create(key);
      if (known.size >= most) known.clear();
      known.set(key, value);
    }
    return value;
  };
}

type WriteNumber = (value: number, options?: Intl.NumberFormatOptions) => string;

const writersByLanguage: Partial<Record<Language, WriteNumber>> = {};

/** Intl writes a hyphen for minus, a wide space between French thousands, and M $ where M$ is one word. */
export function numberWriter(language: Language): WriteNumber {
  writersByLanguage[language] ??= createNumberWriter(language);
  return writersByLanguage[language];
}

function createNumberWriter(language: Language): WriteNumber {
  const writerOf = remember((key) => {
    const intl = new Intl.NumberFormat(localeOf(language), JSON.parse(key));
    return remember((value) => writeParts(intl.formatToParts(Number(value)), language), keptTexts);
  });
  // A text keyed by the number: what is edited is written again and again with nearly the same ones.
  return (value, options = {}) => writerOf(JSON.stringify(options))(String(value));
}

function writeParts(parts: Intl.NumberFormatPart[], language: Language): string {
  return parts
    .filter(
      ({ type }, index) =>
        !(
          type === 'literal' &&
          parts[index - 1]?.type === 'compact' &&
          parts[index + 1]?.type === 'currency'
        ),
    )
    .map(({ type, value }) =>
      type === 'minusSign' ? minus : type === 'group' && language === 'fr' ? narrowSpace : value,
    )
    .join('');
}

const dateWriterOf = remember((key) => {
  const { locale, ...options } = JSON.parse(key) as Intl.DateTimeFormatOptions & { locale: string };
  return new Intl.DateTimeFormat(locale, options);
});

/** French counts only the first of a month: 1er nov., then 2 nov. */
const frenchFirst = /(?<!\d)1(?=[ \u00A0]\p{L})/u;

/** 9:14 AM rather than 9:14 a.m., with plain spaces; 1er nov. rather than 1 nov. */
export function writeDate(language: Language, date: Date, options: Intl.DateTimeFormatOptions): string {
  const writer = dateWriterOf(JSON.stringify({ locale: localeOf(language), ...options }));
  if (options.hour === undefined) {
    const text = writer.format(date);
    return language === 'fr' ? text.replace(frenchFirst, '1er') : text;
  }
  return writer
    .formatToParts(date)
    .map(({ type, value }) => (type === 'dayPeriod' ? value.replaceAll('.', '').toUpperCase() : value))
    .join('')
    .replace(/[\u202F\u00A0]/g, ' ');
}

const dayWords = remember((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const lists = remember((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const regions = remember((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
const collators = remember((locale) => new Intl.Collator(locale, { numeric: true }));

/** Yesterday, Today, Tomorrow. */
export const nameNearDay = (language: Language, daysAhead: number): string =>
  capitalize(dayWords(localeOf(language)).format(daysAhead, 'day'));

export const joinNames = (language: Language, names: readonly string[]): string =>
  lists(localeOf(language)).format(names);

export const nameRegion = (language: Language, code: string): string =>
  regions(localeOf(language)).of(code) ?? code;

/** French writes months and days small; at the head of a line they still begin with a capital. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A label inside a sentence; names such as A/C keep their letters. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}[\p{Ll}\s’]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Sorted as a reader of that language looks them up: the accents of a name do not put it at the end. */
export const compareNames = (language: Language, one: string, other: string): number =>
  collators(localeOf(language)).compare(one, other);
