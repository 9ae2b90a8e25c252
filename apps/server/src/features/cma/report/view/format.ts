import type { Language } from '@hearthline/contract/common';

const minus = '\u2212';
const narrowSpace = '\u202F';
const locales: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };
const squareFeet: Record<Language, string> = { en: ' sq ft', fr: '\u00A0pi²' };
const million = 1_000_000;

export type ReportFormat = ReturnType<typeof createReportFormat>;

/** Writes numbers and dates as the screens do, so that a report and a screen say the same. */
export function createReportFormat(language: Language) {
  const locale = locales[language];
  const writers = new Map<string, Intl.NumberFormat>();

  function write(value: number, options: Intl.NumberFormatOptions = {}): string {
    const key = JSON.stringify(options);
    const writer = writers.get(key) ?? new Intl.NumberFormat(locale, options);
    writers.set(key, writer);
    const parts = writer.formatToParts(value === 0 ? 0 : value);
    return parts
      .filter(
        (part, place) =>
          !(
            part.type === 'literal' &&
            parts[place - 1]?.type === 'compact' &&
            parts[place + 1]?.type === 'currency'
          ),
      )
      .map(({ type, value: text }) =>
        type === 'minusSign' ? minus : type === 'group' && language === 'fr' ? narrowSpace : text,
      )
      .join('');
  }

  const money = { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 } as const;
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const writer = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (day: string) => writer.format(new Date(`${day}T12:00:00Z`));
  };

  return {
    price: (cents: number) => write(cents / 100, money),
    priceStep: (cents: number) => write(cents / 100, { ...money, signDisplay: 'exceptZero' }),
    /** Small amounts keep their cents: $12.40 per sq ft. */
    rate: (cents: number) => {
      const digits = Math.abs(cents) < 100_00 && cents % 100 !== 0 ? 2 : 0;
      return write(cents / 100, { ...money, minimumFractionDigits: digits, maximumFractionDigits: digits });
    },
    /** For axes: $1.65M, $949K. */
    shortPrice: (cents: number, digits = 3) =>
      write(cents / 100, {
        ...money,
        maximumFractionDigits: undefined,
        notation: 'compact',
        minimumSignificantDigits: Math.abs(cents) >= million * 100 ? digits : 1,
        maximumSignificantDigits: digits,
      }),
    number: (value: number, digits = 0) =>
      write(value, { minimumFractionDigits: 0, maximumFractionDigits: digits }),
    decimal: (value: number, digits: number) =>
      write(value, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    percent: (share: number, digits = 0) =>
      write(share, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }),
    percentStep: (share: number, digits = 0) =>
      write(share, {
        style: 'percent',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: 'exceptZero',
      }),
    /** A year takes no separator. */
    year: (year: number) => write(year, { useGrouping: false, maximumFractionDigits: 0 }),
    area: (feet: number) => write(feet, { maximumFractionDigits: 0 }) + squareFeet[language],
    kilometres: (km: number) =>
      `${write(km, { minimumFractionDigits: 0, maximumFractionDigits: km < 10 ? 1 : 0 })}\u00A0km`,
    longDate: dates({ dateStyle: 'long' }),
    date: dates({ dateStyle: 'medium' }),
    monthYear: dates({ month: 'short', year: 'numeric' }),
    phone(text: string): string {
      const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
      if (digits.length !== 10) return text;
      return `${digits.slice(0, 3)} ${digits.slice(3, 6)}${language === 'fr' ? '-' : ' '}${digits.slice(6)}`;
    },
  };
}
