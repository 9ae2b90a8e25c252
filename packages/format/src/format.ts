import type { Language } from '@hearthline/domain/language';
import { localeOf } from './language.ts';

export type Format = ReturnType<typeof createFormat>;
type Instant = Date | string | number;
type NumberPart = Intl.NumberFormatPart;

const minus = '\u2212';
const narrowSpace = '\u202F';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const bytesPerStep = 1024;
/** Under this a short price would hide what matters: $2,250 per month, not $2.25K. */
const shortFromCents = 1_000_000;
/** $12.40 per square foot, but $250. */
const centsMatterBelow = 10_000;

const signs = {
  en: {
    between: ' \u2013 ',
    at: ' at ',
    perMonth: ' per month',
    squareFeet: ' sq ft',
    feet: ' ft',
    phone: ' ',
  },
  fr: { between: ' à ', at: ' à ', perMonth: ' par mois', squareFeet: ' pi²', feet: ' pi', phone: '-' },
};

/** Intl writes a hyphen for minus and, in Canadian French, a wide space between thousands. */
function writePart(part: NumberPart, language: Language): string {
  if (part.type === 'minusSign') return minus;
  if (part.type === 'group' && language === 'fr') return narrowSpace;
  return part.value;
}

/** 1,65 M$ rather than 1,65 M $: the unit and the currency are one word. */
function joinCompactCurrency(parts: NumberPart[]): NumberPart[] {
  return parts.filter(
    (part, index) =>
      !(
        part.type === 'literal' &&
        parts[index - 1]?.type === 'compact' &&
        parts[index + 1]?.type === 'currency'
      ),
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A calendar date stands at noon UTC so that no time zone moves it to a neighbour. */
function toDate(instant: Instant): { date: Date; isCalendarDate: boolean } {
  const isCalendarDate = typeof instant === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(instant);
  return { date: new Date(isCalendarDate ? `${instant}T12:00:00Z` : instant), isCalendarDate };
}

/** Formats by DESIGN.md §7. Without a time zone the browser's own holds. */
export function createFormat(language: Language, timeZone?: string) {
  const locale = localeOf(language);
  const sign = signs[language];

  const writers = new Map<string, Intl.NumberFormat>();

  /** Making a writer takes longer than a hundred numbers, and a grid holds thousands. */
  function writerOf(options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const key = JSON.stringify(options);
    const writer = writers.get(key) ?? new Intl.NumberFormat(locale, options);
    writers.set(key, writer);
    return writer;
  }

  const dateWriters = new Map<string, Intl.DateTimeFormat>();

  function dateWriterOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const key = JSON.stringify(options);
    const writer = dateWriters.get(key) ?? new Intl.DateTimeFormat(locale, options);
    dateWriters.set(key, writer);
    return writer;
  }

  function writeNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
    const parts = writerOf(options).formatToParts(value);
    return joinCompactCurrency(parts)
      .map((part) => writePart(part, language))
      .join('');
  }

  function writeDate(instant: Instant, options: Intl.DateTimeFormatOptions): string {
    const { date, isCalendarDate } = toDate(instant);
    return dateWriterOf({ timeZone: isCalendarDate ? 'UTC' : timeZone, ...options }).format(date);
  }

  function price(cents: number): string {
    return writeNumber(cents / 100, { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });
  }

  /** With its sign, because a price moves in both directions. */
  function priceStep(cents: number): string {
    return writeNumber(cents / 100, {
      style: 'currency',
      currency: 'CAD',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    });
  }

  /** What one unit is worth: with cents only where they matter. */
  function unitPrice(cents: number): string {
    const digits = Math.abs(cents) < centsMatterBelow && cents % 100 !== 0 ? 2 : 0;
    return writeNumber(cents / 100, {
      style: 'currency',
      currency: 'CAD',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  }

  function compactPrice(cents: number, minimumSignificantDigits: number): string {
    return writeNumber(cents / 100, {
      style: 'currency',
      currency: 'CAD',
      notation: 'compact',
      minimumSignificantDigits,
      maximumSignificantDigits: 3,
    });
  }

  /** Millions always with their decimals, so that prices beside each other compare: $2.20M, $1.65M, $949K. */
  function shortPrice(cents: number): string {
    if (Math.abs(cents) < shortFromCents) return price(cents);
    const isMillion = Math.abs(Number((cents / 100).toPrecision(3))) >= 1_000_000;
    return compactPrice(cents, isMillion ? 3 : 1);
  }

  function decimal(value: number, digits = 2): string {
    return writeNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  }

  /** 0.9862 → 98.62%. */
  function percent(fraction: number, digits = 2): string {
    return writeNumber(fraction, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  }

  function dateText(instant: Instant): string {
    return writeDate(instant, { dateStyle: 'medium' });
  }

  function time(instant: Instant): string {
    const parts = new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    }).formatToParts(toDate(instant).date);
    return parts
      .map(({ type, value }) => (type === 'dayPeriod' ? value.replaceAll('.', '').toUpperCase() : value))
      .join('')
      .replace(/[\u202F\u00A0]/g, ' ');
  }

  function bytes(count: number): string {
    if (count < bytesPerStep) return writeNumber(count, { style: 'unit', unit: 'byte' });
    const isMega = count >= bytesPerStep ** 2;
    const unit = isMega ? 'megabyte' : 'kilobyte';
    const value = count / (isMega ? bytesPerStep ** 2 : bytesPerStep);
    return writeNumber(value, { style: 'unit', unit, maximumFractionDigits: isMega ? 1 : 0 });
  }

  /** Up to 24 hours in words, then Yesterday, then the date. */
  function relative(instant: Instant, now: Instant = Date.now()): string {
    const then = toDate(instant).date;
    const today = toDate(now).date;
    const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const passedMs = today.getTime() - then.getTime();
    const size = Math.abs(passedMs);
    const write = (unitMs: number, unit: 'minute' | 'hour') =>
      capitalize(words.format(-Math.trunc(passedMs / unitMs), unit));
    if (size < minuteMs) return capitalize(words.format(0, 'second'));
    if (size < hourMs) return write(minuteMs, 'minute');
    if (size < dayMs) return write(hourMs, 'hour');
    const dayOf = (date: Date) => writeDate(date, { dateStyle: 'short' });
    const isYesterday = dayOf(then) === dayOf(new Date(today.getTime() - dayMs));
    return isYesterday ? capitalize(words.format(-1, 'day')) : dateText(then);
  }

  return {
    language,
    price,
    priceStep,
    shortPrice,
    unitPrice,
    /** For round amounts on axes and in limits: $2.4M. */
    roundPrice: (cents: number) => compactPrice(cents, 1),
    priceRange: (fromCents: number, toCents: number) => price(fromCents) + sign.between + price(toCents),
    rent: (cents: number) => price(cents) + sign.perMonth,
    /** −49 100 $ (2,9 %): the sign stands once, before the amount. */
    priceChange: (cents: number, fraction: number) =>
      `${priceStep(cents)} (${percent(Math.abs(fraction), 1)})`,
    number: (value: number) => writeNumber(value),
    numberRange: (from: number, to: number) => writeNumber(from) + sign.between + writeNumber(to),
    decimal,
    percent,
    dateText,
    /** Where the year is plain: Nov 3. */
    monthDay: (instant: Instant) => writeDate(instant, { month: 'short', day: 'numeric' }),
    /** On an axis whose year is plain: Nov. */
    month: (instant: Instant) => writeDate(instant, { month: 'short' }),
    monthYear: (instant: Instant) => writeDate(instant, { month: 'short', year: 'numeric' }),
    time,
    weekdayTime: (instant: Instant) => writeDate(instant, { weekday: 'long' }) + sign.at + time(instant),
    area: (squareFeet: number) => writeNumber(squareFeet) + sign.squareFeet,
    areaRange: (from: number, to: number) =>
      writeNumber(from) + sign.between + writeNumber(to) + sign.squareFeet,
    dimensions: (one: number, other: number) =>
      `${writeNumber(one, { maximumFractionDigits: 2 })} × ${writeNumber(other, { maximumFractionDigits: 2 })}${sign.feet}`,
    /** Ten digits as Canadians write them; anything else stays as it was typed. */
    phone(text: string): string {
      const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
      if (digits.length !== 10) return text;
      return `${digits.slice(0, 3)} ${digits.slice(3, 6)}${sign.phone}${digits.slice(6)}`;
    },
    bytes,
    relative,
  };
}
