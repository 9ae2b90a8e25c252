import { endOfMonth, monthOf, parseIsoDate, yearOf } from '@hearthline/domain/calendar';
import { parsePhone, splitPhone } from '@hearthline/domain/client/phone';
import type { Language } from '@hearthline/domain/language';
import { capitalize, joinNames, nameRegion, numberWriter, writeDate } from './intl-writers.ts';
import type { Instant } from './relative-time.ts';
import { age, nearDay, relativeInSentence, relativeTime, shortDate } from './relative-time.ts';

export type Format = ReturnType<typeof createFormat>;

const bytesPerStep = 1024;
const million = 1_000_000;
/** Under this a short price would hide what matters: $2,250 per month, not $2.25K. */
const shortFromCents = 1_000_000;
/** $12.40 per square foot, but $250. */
const centsMatterBelow = 10_000;

const secondMs = 1_000;
const minuteSeconds = 60;
/** Nothing took no time at all. */
const shortestMs = 100;

/** Between dates in both languages: « à » is for amounts. */
const betweenDates = ' \u2013 ';

const signs = {
  en: {
    between: ' \u2013 ',
    at: ' at ',
    perMonth: ' per month',
    squareFeet: ' sq ft',
    feet: ' ft',
    phone: ' ',
    extension: ' ext. ',
    quarter: 'Q',
  },
  fr: {
    between: ' à ',
    at: ' à ',
    perMonth: ' par mois',
    squareFeet: ' pi²',
    feet: ' pi',
    phone: '-',
    extension: ' poste ',
    quarter: 'T',
  },
};

/** Country codes of one and of two digits; all others have three. */
const shortCountryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

const exactly = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
const dollars = { style: 'currency', currency: 'CAD' } as const;
/** What rounds to a whole number is one: 3.001 has no decimals that anybody would see. */
const fractionOf = (value: number) => (Number.isInteger(Math.round(value * 100) / 100) ? 0 : 2);

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
    /** Whole numbers without decimals, others with two; never shortened. */
    amount: (value: number) => decimal(value, fractionOf(value)),
    /** Dollars in the same way. */
    money: (dollarAmount: number) =>
      write(dollarAmount, { ...dollars, ...exactly(fractionOf(dollarAmount)) }),
    /** Percent in the same way: 98.62%, 50%. */
    percentAmount: (percent: number) =>
      write(percent / 100, { style: 'percent', ...exactly(fractionOf(percent)) }),
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
  const { number, decimal, price, priceStep, percent } = createNumberFormat(language);
  const range = (from: string, to: string) => from + sign.between + to;
  const numberRange = (from: number, to: number) => range(number(from), number(to));
  const priceRange = (fromCents: number, toCents: number) => range(price(fromCents), price(toCents));
  const squareFeet = (written: string) => written + sign.squareFeet;
  const monthly = (cents: number) => price(cents) + sign.perMonth;
  return {
    /** Two ends that are written already. */
    range,
    numberRange,
    priceRange,
    rent: monthly,
    /** A fee that comes every month. */
    monthly,
    rentRange: (fromCents: number, toCents: number) => priceRange(fromCents, toCents) + sign.perMonth,
    /** −49 100 $ (2,9 %): the sign stands once, before the amount. */
    priceChange: (cents: number, fraction: number) =>
      `${priceStep(cents)} (${percent(Math.abs(fraction), 1)})`,
    area: (area: number) => squareFeet(number(area)),
    areaRange: (from: number, to: number) => squareFeet(numberRange(from, to)),
    /** Amounts and ranges that are written already, with their unit. */
    squareFeet,
    feet: (written: string) => written + sign.feet,
    dimensions: (one: number, other: number) => `${number(one, 2)} × ${number(other, 2)}${sign.feet}`,
    /** 800 m, 1 km, 12.5 km. */
    distance(metres: number): string {
      const whole = Math.round(metres);
      return whole < 1_000 ? `${number(whole)}\u00A0m` : `${number(whole / 1_000, 1)}\u00A0km`;
    },
    /** Where distances are compared with each other: 0.3 km, 1.0 km. */
    kilometres: (kilometres: number, digits = 1) => `${decimal(kilometres, digits)}\u00A0km`,
    /** How long something took: 0.4 s, 11 s, 2 min 5 s. */
    duration(ms: number): string {
      if (ms < secondMs) return `${decimal(Math.max(ms, shortestMs) / secondMs, 1)} s`;
      const seconds = Math.round(ms / secondMs);
      if (seconds < minuteSeconds) return `${number(seconds)} s`;
      return `${number(Math.floor(seconds / minuteSeconds))} min ${number(seconds % minuteSeconds)} s`;
    },
    /** Bedrooms, kitchens and rooms: 3 + 1 says three above grade and one below; null where nobody told. */
    aboveBelow: (above: number | null, below: number | null) =>
      above === null ? null : below ? `${number(above)} + ${number(below)}` : number(above),
    /** As it is read out, with its extension; what is no phone number stays as it was typed. */
    phone(text: string): string {
      const phone = parsePhone(text);
      if (phone === null) return text;
      const [area, exchange, line] = splitPhone(phone.number) ?? [];
      const written = area ? `${area} ${exchange}${sign.phone}${line}` : spaceForeign(phone.number);
      return phone.extension === null ? written : written + sign.extension + phone.extension;
    },
  };
}

/** +44 207 946 0958: the country, then the rest in groups that can be read out. */
function spaceForeign(number: string): string {
  const digits = number.slice(1);
  const country = shortCountryCode.exec(digits)?.[0] ?? digits.slice(0, 3);
  const groups = digits.slice(country.length).match(/\d{3}(?=\d{3})|\d+/g) ?? [];
  return [`+${country}`, ...groups].join(' ');
}

function createDateFormat(language: Language, timeZone?: string) {
  /** A calendar date stands at noon UTC so that no time zone moves it to a neighbour. */
  function write(instant: Instant, options: Intl.DateTimeFormatOptions): string {
    if (typeof instant === 'string' && parseIsoDate(instant))
      return writeDate(language, new Date(`${instant}T12:00:00Z`), { ...options, timeZone: 'UTC' });
    return writeDate(language, new Date(instant), { ...options, timeZone });
  }
  const time = (instant: Instant) => write(instant, { hour: 'numeric', minute: '2-digit' });
  const dateText = (instant: Instant) => write(instant, { dateStyle: 'medium' });
  const monthDay = (instant: Instant) => write(instant, { month: 'short', day: 'numeric' });
  /** Names the year only where it is not the running one. */
  function dateRange(from: string, to: string, today: string): string {
    const hasYear = yearOf(from) !== yearOf(today) || yearOf(to) !== yearOf(today);
    const day = hasYear ? dateText : monthDay;
    return from === to ? day(from) : day(from) + betweenDates + day(to);
  }

  return {
    dateText,
    /** Of dates that are written already, months and years too. */
    joinDates: (from: string, to: string) => from + betweenDates + to,
    dateRange,
    /** A whole month or year by its name, anything else by its days. */
    period(from: string, to: string, today: string): string {
      if (from.endsWith('-01-01') && to === `${yearOf(from)}-12-31`) return String(yearOf(from));
      const isMonth = from.endsWith('-01') && to === endOfMonth(from);
      return isMonth
        ? capitalize(write(from, { month: 'long', year: 'numeric' }))
        : dateRange(from, to, today);
    },
    /** Q3 2026, T3 2026. */
    quarter: (date: string) =>
      `${signs[language].quarter}${Math.ceil(monthOf(date) / 3)}\u00A0${yearOf(date)}`,
    /** November 12, 2025. */
    longDate: (instant: Instant) => write(instant, { dateStyle: 'long' }),
    /** Wednesday, November 12, 2025. */
    fullDate: (instant: Instant) => capitalize(write(instant, { dateStyle: 'full' })),
    /** Wednesday, November 12. */
    weekdayDate: (instant: Instant) =>
      capitalize(write(instant, { weekday: 'long', month: 'long', day: 'numeric' })),
    /** Where the year is plain: Nov 3. */
    monthDay,
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
    relativeInSentence: (instant: Instant, now: Instant = Date.now()) =>
      relativeInSentence(instant, { now, language, timeZone }),
    /** How old something is: 4 min, 3 h, 2 days. */
    age: (instant: Instant, now: Instant) => age(instant, { now, language }),
    /** Nov 8, and with the year where it is another one. */
    shortDate: (day: string, today: string) => shortDate(day, { today, language }),
    /** Today, Yesterday, Tomorrow, Nov 8, and with the year where it is another one. */
    nearDay: (instant: string, today: string) => nearDay(instant, { today, language, timeZone }),
    /** The same within a sentence: leaving: today. */
    nearDayInside: (instant: string, today: string) =>
      nearDay(instant, { today, language, timeZone, isInside: true }),
  };
}

const known = new Map<string, ReturnType<typeof assemble>>();

function assemble(language: Language, timeZone?: string) {
  return {
    language,
    ...createNumberFormat(language),
    ...createMeasureFormat(language),
    ...createDateFormat(language, timeZone),
    /** Median price: $900,000. */
    labelled: (label: string, value: string) => `${label}${language === 'fr' ? '\u00A0' : ''}: ${value}`,
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
