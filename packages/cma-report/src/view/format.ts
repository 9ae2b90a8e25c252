import type { Language } from '@hearthline/contract/common';

const minus = '\u2212';
const narrowSpace = '\u202F';
const locales: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };
const squareFeet: Record<Language, string> = { en: '\u00A0sq\u00A0ft', fr: '\u00A0pi²' };
const million = 1_000_000;
/** As many as a few reports hold. */
const keptTexts = 5_000;

export type ReportFormat = ReturnType<typeof createReportFormat>;

/** Writes numbers and dates as the screens do, so that a report and a screen say the same. */
export function createReportFormat(language: Language) {
  const locale = locales[language];
  const price = createWriter(language, dollars({}));
  const priceStep = createWriter(language, dollars({ signDisplay: 'exceptZero' }));
  const withCents = createWriter(language, dollars({ minimumFractionDigits: 2, maximumFractionDigits: 2 }));
  const year = createWriter(language, { useGrouping: false, maximumFractionDigits: 0 });
  const short = byDigits((digits) =>
    createWriter(language, {
      ...dollars({ maximumFractionDigits: undefined }),
      notation: 'compact',
      minimumSignificantDigits: digits === 1 ? 1 : digits,
      maximumSignificantDigits: digits === 1 ? 3 : digits,
    }),
  );
  const number = byDigits((digits) => createWriter(language, { maximumFractionDigits: digits }));
  const decimal = byDigits((digits) => createWriter(language, exactly(digits)));
  const percent = byDigits((digits) => createWriter(language, { style: 'percent', ...exactly(digits) }));
  const percentStep = byDigits((digits) =>
    createWriter(language, { style: 'percent', signDisplay: 'exceptZero', ...exactly(digits) }),
  );
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const writer = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return remember((day: string) => writer.format(new Date(`${day}T12:00:00Z`)));
  };

  return {
    price: (cents: number) => price(cents / 100),
    priceStep: (cents: number) => priceStep(cents / 100),
    /** Small amounts keep their cents: $12.40 per sq ft. */
    rate: (cents: number) =>
      Math.abs(cents) < 100_00 && cents % 100 !== 0 ? withCents(cents / 100) : price(cents / 100),
    /** For axes: $1.65M, $949K. */
    shortPrice: (cents: number, digits = 3) =>
      short(Math.abs(cents) >= million * 100 ? digits : 1)(cents / 100),
    number: (value: number, digits = 0) => number(digits)(value),
    decimal: (value: number, digits: number) => decimal(digits)(value),
    percent: (share: number, digits = 0) => percent(digits)(share),
    percentStep: (share: number, digits = 0) => percentStep(digits)(share),
    /** A year takes no separator. */
    year: (value: number) => year(value),
    area: (feet: number) => number(0)(feet) + squareFeet[language],
    kilometres: (km: number) => `${number(km < 10 ? 1 : 0)(km)}\u00A0km`,
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

const exactly = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
const dollars = (more: Intl.NumberFormatOptions): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency: 'CAD',
  maximumFractionDigits: 0,
  ...more,
});

/** Intl writes a hyphen for minus, a wide space between French thousands, and M $ where M$ is one word. */
function createWriter(language: Language, options: Intl.NumberFormatOptions): (value: number) => string {
  const writer = new Intl.NumberFormat(locales[language], options);
  return remember((value: number) => {
    const parts = writer.formatToParts(value === 0 ? 0 : value);
    return parts
      .filter(
        ({ type }, place) =>
          !(
            type === 'literal' &&
            parts[place - 1]?.type === 'compact' &&
            parts[place + 1]?.type === 'currency'
          ),
      )
      .map(({ type, value: text }) =>
        type === 'minusSign' ? minus : type === 'group' && language === 'fr' ? narrowSpace : text,
      )
      .join('');
  });
}

/** A report that is edited is written again and again with nearly the same numbers. */
function remember<K>(write: (value: K) => string): (value: K) => string {
  const known = new Map<K, string>();
  return (value) => {
    const text = known.get(value) ?? write(value);
    if (known.size >= keptTexts) known.clear();
    known.set(value, text);
    return text;
  };
}

function byDigits<W>(create: (digits: number) => W): (digits: number) => W {
  const known = new Map<number, W>();
  return (digits) => {
    const writer = known.get(digits) ?? create(digits);
    known.set(digits, writer);
    return writer;
  };
}
