import { parseIsoDate } from '@hearthline/domain/calendar';
import type { Language } from '@hearthline/domain/language';
import { capitalize, joinNames, nameRegion, numberWriter, writeDate } from './intl-writers.ts';
import type { Instant } from './relative-time.ts';
import { nearDay, relativeTime, shortDate } from './relative-time.ts';

export type Format = ReturnType<typeof createFormat>;

const bytesPerStep = 1024;
const million = 1_000_000;
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

const exactly = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
const dollars = { style: 'currency', currency: 'CAD' } as const;

function createNumberFormat(language: Language) {
  const write = numberWriter(language);

  const price = (cents: number) => write(cents / 100, { ...dollars, maximumFractionDigits: 0 });

  function compactPrice(cents: number, leastDigits: number, mostDigits = 3): string {
    return write(cents / 100, {
      ...dollars,
      notation: 'compact',
      minimumSignificantDigits: leastDigits,
      maximumSignificantDigits: mostDigits,
    });
  }

  const decimal = (value: number, digits = 2) => write(value, exactly(digits));

  return {
    price,
    /** With its sign, because a price moves in both directions. */
    priceStep: (cents: number) =>
      write(cents / 100, { ...dollars, maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    /** What one unit is worth: with cents only where they matter. */
    unitPrice: (cents: number) =>
      write(cents / 100, {
        ...dollars,
        ...exactly(Math.abs(cents) < centsMatterBelow && cents % 100 !== 0 ? 2 : 0),
      }),
    /** Millions always with their decimals, so that prices beside each other compare: $2.20M, $1.65M, $949K. */
    shortPrice(cents: number, digits = 3): string {
      if (Math.abs(cents) < shortFromCents) return price(cents);
      const isMillion = Math.abs(Number((cents / 100).toPrecision(3))) >= million;
      return isMillion ? compactPrice(cents, digits, digits) : compactPrice(cents, 1);
    },
    /** For round amounts on axes and in limits: $2.4M. */
    roundPrice: (cents: number) => compactPrice(cents, 1),
    number: (value: number, mostDigits = 3) => write(value, { maximumFractionDigits: mostDigits }),
    decimal,
    /** Whole numbers without decimals, others with two. Short ones write millions as 1.48M. */
    amount(value: number, isShort = false): string {
      if (isShort && Math.abs(value) >= million) return write(value, { notation: 'compact', ...exactly(2) });
      return decimal(value, Number.isInteger(value) ? 0 : 2);
    },
    /** 0.9862 → 98.62%. */
    percent: (fraction: number, digits = 2) => write(fraction, { style: 'percent', ...exactly(digits) }),
    percentStep: (fraction: number, digits = 2) =>
      write(fraction, { style: 'percent', signDisplay: 'exceptZero', ...exactly(digits) }),
    bytes(count: number): string {
      if (count < bytesPerStep) return write(count, { style: 'unit', unit: 'byte' });
      const isMega = count >= bytesPerStep ** 2;
      const unit = isMega ? 'megabyte' : 'kilobyte';
      const value = count / (isMega ? bytesPerStep ** 2 : bytesPerStep);
      return write(value, { style: 'unit', unit, maximumFractionDigits: isMega ? 1 : 0 });
    },
  };
}

function createMeasureFormat(language: Language) {
  const sign = signs[language];
  const { number, price, priceStep, percent } = createNumberFormat(language);
  const numberRange = (from: number, to: number) => number(from) + sign.between + number(to);
  return {
    numberRange,
    priceRange: (fromCents: number, toCents: number) => price(fromCents) + sign.between + price(toCents),
    rent: (cents: number) => price(cents) + sign.perMonth,
    rentRange: (fromCents: number, toCents: number) =>
      price(fromCents) + sign.between + price(toCents) + sign.perMonth,
    /** −49 100 $ (2,9 %): the sign stands once, before the amount. */
    priceChange: (cents: number, fraction: number) =>
      `${priceStep(cents)} (${percent(Math.abs(fraction), 1)})`,
    area: (squareFeet: number) => number(squareFeet) + sign.squareFeet,
    areaRange: (from: number, to: number) => numberRange(from, to) + sign.squareFeet,
    dimensions: (one: number, other: number) => `${number(one, 2)} × ${number(other, 2)}${sign.feet}`,
    kilometres: (kilometres: number) => `${number(kilometres, kilometres < 10 ? 1 : 0)}\u00A0km`,
    /** Ten digits as Canadians write them; anything else stays as it was typed. */
    phone(text: string): string {
      const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
      if (digits.length !== 10) return text;
      return `${digits.slice(0, 3)} ${digits.slice(3, 6)}${sign.phone}${digits.slice(6)}`;
    },
  };
}

function createDateFormat(language: Language, timeZone?: string) {
  /** A calendar date stands at noon UTC so that no time zone moves it to a neighbour. */
  function write(instant: Instant, options: Intl.DateTimeFormatOptions): string {
    if (typeof instant === 'string' && parseIsoDate(instant))
      return writeDate(language, new Date(`${instant}T12:00:00Z`), { ...options, timeZone: 'UTC' });
    return writeDate(language, new Date(instant), { ...options, timeZone });
  }
  const time = (instant: Instant) => write(instant, { hour: 'numeric', minute: '2-digit' });

  return {
    dateText: (instant: Instant) => write(instant, { dateStyle: 'medium' }),
    /** November 12, 2025. */
    longDate: (instant: Instant) => write(instant, { dateStyle: 'long' }),
    /** Wednesday, November 12, 2025. */
    fullDate: (instant: Instant) => capitalize(write(instant, { dateStyle: 'full' })),
    /** Wednesday, November 12. */
    weekdayDate: (instant: Instant) =>
      capitalize(write(instant, { weekday: 'long', month: 'long', day: 'numeric' })),
    /** Where the year is plain: Nov 3. */
    monthDay: (instant: Instant) => write(instant, { month: 'short', day: 'numeric' }),
    /** On an axis whose year is plain: Nov. */
    month: (instant: Instant) => write(instant, { month: 'short' }),
    longMonth: (instant: Instant) => write(instant, { month: 'long' }),
    monthYear: (instant: Instant) => write(instant, { month: 'short', year: 'numeric' }),
    longMonthYear: (instant: Instant) => write(instant, { month: 'long', year: 'numeric' }),
    weekday: (instant: Instant) => write(instant, { weekday: 'long' }),
    shortWeekday: (instant: Instant) => write(instant, { weekday: 'short' }),
    time,
    /** A full hour of the day: 6 AM, 6 h. */
    hour: (hour: number) =>
      writeDate(language, new Date(hour * 3_600_000), { hour: 'numeric', timeZone: 'UTC' }).replace(
        /^0(?=\d)/,
        '',
      ),
    weekdayTime: (instant: Instant) =>
      write(instant, { weekday: 'long' }) + signs[language].at + time(instant),
    /** Up to 24 hours in short words, then Yesterday, then the date. */
    relative: (instant: Instant, now: Instant = Date.now()) =>
      relativeTime(instant, { now, language, timeZone }),
    /** Nov 8, and with the year where it is another one. */
    shortDate: (day: string, today: string) => shortDate(day, { today, language }),
    /** Today, Yesterday, Tomorrow, Nov 8, and with the year where it is another one. */
    nearDay: (instant: string, today: string) => nearDay(instant, { today, language, timeZone }),
  };
}

const known = new Map<string, ReturnType<typeof assemble>>();

function assemble(language: Language, timeZone?: string) {
  return {
    language,
    ...createNumberFormat(language),
    ...createMeasureFormat(language),
    ...createDateFormat(language, timeZone),
    /** Names of a sentence: Ana, Ben and Chloé. */
    list: (names: readonly string[]) => joinNames(language, names),
    /** The name of a country by its two letters. */
    country: (code: string) => nameRegion(language, code),
  };
}

/** Formats by DESIGN.md §7. Without a time zone the browser's or the server's own holds. */
export function createFormat(language: Language, timeZone?: string) {
  const key = `${language} ${timeZone ?? ''}`;
  const format = known.get(key) ?? assemble(language, timeZone);
  known.set(key, format);
  return format;
}
