import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';
import { lowerFirst } from './intl-writers.ts';

const en = createFormat('en', 'America/Toronto');
const fr = createFormat('fr', 'America/Toronto');
const seenAt = '2025-11-12T14:14:00Z';

describe('the table of formats', () => {
  it.each([
    ['price', en.price(164_990_000), fr.price(164_990_000), '$1,649,900', '1\u202F649\u202F900\u00A0$'],
    [
      'short price in millions',
      en.shortPrice(164_990_000),
      fr.shortPrice(164_990_000),
      '$1.65M',
      '1,65\u00A0M$',
    ],
    [
      'short price with an even number of hundred thousands',
      en.shortPrice(219_500_000),
      fr.shortPrice(220_000_000),
      '$2.20M',
      '2,20\u00A0M$',
    ],
    [
      'short price that rounds to a million',
      en.shortPrice(99_960_000),
      fr.shortPrice(100_000_000),
      '$1.00M',
      '1,00\u00A0M$',
    ],
    ['short price of a rent', en.shortPrice(254_500), fr.shortPrice(254_500), '$2,545', '2\u202F545\u00A0$'],
    ['round price', en.roundPrice(240_000_000), fr.roundPrice(90_000_000), '$2.4M', '900\u00A0k$'],
    [
      'short price in thousands',
      en.shortPrice(94_900_000),
      fr.shortPrice(94_900_000),
      '$949K',
      '949\u00A0k$',
    ],
    [
      'range',
      en.priceRange(161_200_000, 169_800_000),
      fr.priceRange(161_200_000, 169_800_000),
      '$1,612,000 \u2013 $1,698,000',
      '1\u202F612\u202F000\u00A0$ à 1\u202F698\u202F000\u00A0$',
    ],
    ['rent', en.rent(380_000), fr.rent(380_000), '$3,800 per month', '3\u202F800\u00A0$ par mois'],
    [
      'change',
      en.priceChange(-4_910_000, -0.029),
      fr.priceChange(-4_910_000, -0.029),
      '\u2212$49,100 (2.9%)',
      '\u221249\u202F100\u00A0$ (2,9\u00A0%)',
    ],
    [
      'change upwards',
      en.priceChange(9_810_000, 0.082),
      fr.priceStep(9_810_000),
      '+$98,100 (8.2%)',
      '+98\u202F100\u00A0$',
    ],
    ['number', en.number(-12_500), fr.number(-12_500), '\u221212,500', '\u221212\u202F500'],
    ['decimal', en.decimal(21.4), fr.decimal(21.4), '21.40', '21,40'],
    ['percent', en.percent(0.9862), fr.percent(0.9862), '98.62%', '98,62\u00A0%'],
    ['date in text', en.dateText('2025-11-12'), fr.dateText('2025-11-12'), 'Nov 12, 2025', '12 nov. 2025'],
    ['month and day', en.monthDay('2025-11-03'), fr.monthDay('2025-11-03'), 'Nov 3', '3 nov.'],
    ['month and year', en.monthYear('2025-11-03'), fr.monthYear('2025-11-03'), 'Nov 2025', 'nov. 2025'],
    ['time', en.time(seenAt), fr.time(seenAt), '9:14 AM', '9 h 14'],
    [
      'weekday and time',
      en.weekdayTime(seenAt),
      fr.weekdayTime(seenAt),
      'Wednesday at 9:14 AM',
      'mercredi à 9 h 14',
    ],
    [
      'weekday and time after noon',
      en.weekdayTime('2025-11-13T02:05:00Z'),
      fr.weekdayTime('2025-11-13T02:05:00Z'),
      'Wednesday at 9:05 PM',
      'mercredi à 21 h 05',
    ],
    ['area', en.area(1940), fr.area(1940), '1,940 sq ft', '1\u202F940 pi²'],
    [
      'band of areas',
      en.areaRange(1500, 1999),
      fr.areaRange(1500, 1999),
      '1,500 \u2013 1,999 sq ft',
      '1\u202F500 à 1\u202F999 pi²',
    ],
    ['lot', en.dimensions(40, 125), fr.dimensions(40, 125), '40 × 125 ft', '40 × 125 pi'],
    [
      'room',
      en.dimensions(18.37, 12.14),
      fr.dimensions(18.37, 12.14),
      '18.37 × 12.14 ft',
      '18,37 × 12,14 pi',
    ],
    ['distance', en.distance(12_500), fr.distance(1_240), '12.5\u00A0km', '1,2\u00A0km'],
    ['distance of whole kilometres', en.distance(1_000), fr.distance(12_000), '1\u00A0km', '12\u00A0km'],
    ['distance on foot', en.distance(799.6), fr.distance(999), '800\u00A0m', '999\u00A0m'],
    ['distances in a column', en.kilometres(1), fr.kilometres(12.34), '1.0\u00A0km', '12,3\u00A0km'],
    [
      'written area',
      en.squareFeet('1,500+'),
      fr.squareFeet('jusqu’à 900'),
      '1,500+ sq ft',
      'jusqu’à 900 pi²',
    ],
    ['written length', en.feet('40+'), fr.feet('40'), '40+ ft', '40 pi'],
    ['moment', en.duration(20), fr.duration(420), '0.1 s', '0,4 s'],
    ['seconds', en.duration(11_400), fr.duration(59_400), '11 s', '59 s'],
    ['minutes', en.duration(59_600), fr.duration(1_265_000), '1 min 0 s', '21 min 5 s'],
    ['bedrooms', en.aboveBelow(3, 1), fr.aboveBelow(3, 1), '3 + 1', '3 + 1'],
    ['bedrooms above grade only', en.aboveBelow(3, 0), fr.aboveBelow(0, null), '3', '0'],
    ['bedrooms that nobody told', en.aboveBelow(null, 1), fr.aboveBelow(null, null), null, null],
    [
      'days of this year',
      en.dateRange('2025-11-01', '2025-11-12', '2025-11-12'),
      fr.dateRange('2025-11-01', '2025-11-12', '2025-11-12'),
      'Nov 1 \u2013 Nov 12',
      '1er nov. \u2013 12 nov.',
    ],
    [
      'days of two years',
      en.dateRange('2024-12-31', '2025-01-01', '2025-11-12'),
      fr.dateRange('2024-12-31', '2025-01-01', '2025-11-12'),
      'Dec 31, 2024 \u2013 Jan 1, 2025',
      '31 déc. 2024 \u2013 1er janv. 2025',
    ],
    [
      'range of one day',
      en.dateRange('2025-11-12', '2025-11-12', '2025-11-12'),
      fr.dateRange('2024-11-12', '2024-11-12', '2025-11-12'),
      'Nov 12',
      '12 nov. 2024',
    ],
    ['step of a share', en.percentStep(-0.0125), fr.percentStep(0.02, 1), '\u22121.25%', '+2,0\u00A0%'],
    [
      'rents',
      en.rentRange(180_000, 220_000),
      fr.rent(180_000),
      '$1,800 \u2013 $2,200 per month',
      '1\u202F800\u00A0$ par mois',
    ],
    ['unit price', en.unitPrice(1240), fr.unitPrice(25_000), '$12.40', '250\u00A0$'],
    [
      'long date',
      en.longDate('2025-11-12'),
      fr.longDate('2025-11-12'),
      'November 12, 2025',
      '12 novembre 2025',
    ],
    [
      'month in full',
      en.longMonthYear('2025-08-01'),
      fr.longMonthYear('2025-08-01'),
      'August 2025',
      'août 2025',
    ],
    [
      'weekday and date',
      en.weekdayDate(seenAt),
      fr.weekdayDate(seenAt),
      'Wednesday, November 12',
      'Mercredi 12 novembre',
    ],
    ['hour at night', en.hour(0), fr.hour(0), '12 AM', '0 h'],
    ['hour of the morning', en.hour(6), fr.hour(6), '6 AM', '6 h'],
    ['hour after noon', en.hour(12), fr.hour(18), '12 PM', '18 h'],
    ['names', en.list(['Ana', 'Ben', 'Cy']), fr.list(['Ana', 'Ben']), 'Ana, Ben and Cy', 'Ana et Ben'],
    ['country', en.country('DE'), fr.country('DE'), 'Germany', 'Allemagne'],
    ['phone', en.phone('+1 (416) 555-0142'), fr.phone('4165550142'), '416 555 0142', '416 555-0142'],
    ['bytes', en.bytes(1_048_576), fr.bytes(1_048_576), '1 MB', '1\u00A0Mo'],
    ['some kilobytes', en.bytes(524_288), fr.bytes(524_288), '512 kB', '512\u00A0ko'],
  ])('[SHELL-09] %s', (_kind, english, french, wantedEnglish, wantedFrench) => {
    expect(english).toBe(wantedEnglish);
    expect(french).toBe(wantedFrench);
  });
});

it('a calendar date is the same day in every time zone', () => {
  expect(createFormat('en', 'Pacific/Kiritimati').dateText('2025-01-01')).toBe('Jan 1, 2025');
  expect(createFormat('en', 'Pacific/Pago_Pago').dateText('2025-01-01')).toBe('Jan 1, 2025');
});

it('[SHELL-09] the first of a month is counted in French, no other day is', () => {
  const first = '2025-11-01';
  expect(fr.dateText(first)).toBe('1er nov. 2025');
  expect(fr.longDate(first)).toBe('1er novembre 2025');
  expect(fr.fullDate(first)).toBe('Samedi 1er novembre 2025');
  expect(fr.monthDay(first)).toBe('1er nov.');
  expect(fr.shortDate(first, '2025-12-01')).toBe('1er nov.');
  expect(fr.dateText('2025-11-11')).toBe('11 nov. 2025');
  expect(fr.dateText('2025-11-21')).toBe('21 nov. 2025');
  expect(fr.hour(1)).toBe('1 h');
  expect(en.dateText(first)).toBe('Nov 1, 2025');
});

describe('[SHELL-09] what has a label', () => {
  it('has a space before the colon in French alone', () => {
    expect(createFormat('en').labelled('Median', '$9')).toBe('Median: $9');
    expect(createFormat('fr').labelled('Médiane', '9 $')).toBe('Médiane\u00A0: 9 $');
  });
});

describe('a phone number', () => {
  it.each([
    ['+14165550142;ext=12', '416 555 0142 ext. 12', '416 555-0142 poste 12'],
    ['+442079460958', '+44 207 946 0958', '+44 207 946 0958'],
    ['+35312345678;ext=3', '+353 123 45678 ext. 3', '+353 123 45678 poste 3'],
    ['call the office', 'call the office', 'call the office'],
    ['116 555 0142', '116 555 0142', '116 555 0142'],
  ])('%s', (kept, english, french) => {
    expect(en.phone(kept)).toBe(english);
    expect(fr.phone(kept)).toBe(french);
  });
});

describe('[BADGE-04] the numbers of a badge', () => {
  it('have separators, and two decimals where they are not whole', () => {
    expect(en.amount(18_426_900)).toBe('18,426,900');
    expect(en.amount(21.4)).toBe('21.40');
    expect(en.amount(98.624)).toBe('98.62');
    expect(en.amount(-1234.5)).toBe('\u22121,234.50');
    expect(en.amount(0)).toBe('0');
    expect(fr.amount(1_482_350.25)).toBe('1\u202F482\u202F350,25');
  });

  it('keep every digit, as money and as shares too', () => {
    expect([en.money(1_482_350), fr.money(1_482_350)]).toEqual(['$1,482,350', '1\u202F482\u202F350\u00A0$']);
    expect([en.money(1_482_350.5), fr.money(-0.5)]).toEqual(['$1,482,350.50', '\u22120,50\u00A0$']);
    expect([en.percentAmount(99.3), fr.percentAmount(99.3)]).toEqual(['99.30%', '99,30\u00A0%']);
    expect([en.percentAmount(50), fr.percentAmount(50)]).toEqual(['50%', '50\u00A0%']);
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (hundredths) => {
        const value = hundredths / 100;
        for (const [text, decimal] of [
          [en.amount(value), '.'],
          [fr.amount(value), ','],
        ] as const) {
          const [whole = '', fraction] = text.split(decimal);
          expect(fraction?.length).toBe(hundredths % 100 === 0 ? undefined : 2);
          const digits = whole.replace(/\D/g, '') + (fraction ?? '00');
          expect(Number(digits)).toBe(Math.abs(hundredths));
          expect(whole.replace('\u2212', '')).toMatch(/^\d{1,3}(?:[,\u202F]\d{3})*$/);
        }
      }),
    );
  });
});

describe('a period', () => {
  it('is a month or a year by its name, and anything else by its days', () => {
    const both = (from: string, to: string) =>
      [en, fr].map((format) => format.period(from, to, '2026-11-18'));
    expect(both('2026-10-01', '2026-10-31')).toEqual(['October 2026', 'Octobre 2026']);
    expect(both('2025-01-01', '2025-12-31')).toEqual(['2025', '2025']);
    expect(both('2026-01-01', '2026-11-18')).toEqual(['Jan 1 \u2013 Nov 18', '1er janv. \u2013 18 nov.']);
    expect(en.quarter('2026-11-18')).toBe('Q4\u00A02026');
    expect(fr.quarter('2026-01-01')).toBe('T1\u00A02026');
  });

  it('since something was read is told in one unit, and never as nothing', () => {
    const now = '2026-11-18T12:00:00Z';
    const agesOf = (instant: string) => [en.age(instant, now), fr.age(instant, now)];
    expect(agesOf('2026-11-18T12:00:05Z')).toEqual(['1\u00A0min', '1\u00A0min']);
    expect(agesOf('2026-11-18T11:55:30Z')).toEqual(['4\u00A0min', '4\u00A0min']);
    expect(agesOf('2026-11-18T02:00:00Z')).toEqual(['10\u00A0h', '10\u00A0h']);
    expect(agesOf('2026-11-17T11:00:00Z')).toEqual(['1\u00A0day', '1\u00A0jour']);
    expect(agesOf('2026-11-01T12:00:00Z')).toEqual(['17\u00A0days', '17\u00A0jours']);
  });
});

describe('[SHELL-09] short prices at the border of a million', () => {
  it.each([
    [999_499, '$999K', '999\u00A0k$'],
    [999_500, '$1.00M', '1,00\u00A0M$'],
    [999_600, '$1.00M', '1,00\u00A0M$'],
    [1_000_000, '$1.00M', '1,00\u00A0M$'],
    [-999_600, '\u2212$1.00M', '\u22121,00\u00A0M$'],
  ])('%d dollars', (amount, english, french) => {
    expect(en.shortPrice(amount * 100)).toBe(english);
    expect(fr.shortPrice(amount * 100)).toBe(french);
  });

  it('the ticks of an axis may have a digit more', () => {
    expect(en.shortPrice(162_500_000, 4)).toBe('$1.625M');
    expect(en.shortPrice(95_000_000, 4)).toBe('$950K');
  });
});

describe('[SHELL-09] every price', () => {
  const dollars = fc.integer({ min: -90_000_000, max: 90_000_000 });
  const digitsOf = (text: string) => text.replace(/[^\d]/g, '');

  it('keeps its digits, its sign and groups of three', () => {
    fc.assert(
      fc.property(dollars, (amount) => {
        for (const [text, group] of [
          [en.price(amount * 100), ','],
          [fr.price(amount * 100), '\u202F'],
        ] as const) {
          expect(digitsOf(text)).toBe(String(Math.abs(amount)));
          expect(text.startsWith('\u2212')).toBe(amount < 0);
          expect(text).not.toContain('-');
          const bare = text.replace(/[^\d,\u202F]/g, '');
          for (const [place, part] of bare.split(group).entries())
            expect(place === 0 ? part.length <= 3 : part.length === 3).toBe(true);
        }
      }),
    );
  });

  it('short, is within half a step of the whole one and says M from where it rounds to a million', () => {
    fc.assert(
      fc.property(dollars, (amount) => {
        const text = en.shortPrice(amount * 100);
        const factor = text.endsWith('M') ? 1_000_000 : text.endsWith('K') ? 1_000 : 1;
        const parsed = Number(text.replace(/[^\d.]/g, '')) * factor;
        expect(Math.abs(parsed - Math.abs(amount))).toBeLessThanOrEqual(Math.abs(amount) * 0.005 + 1e-6);
        expect(text.endsWith('M')).toBe(Math.abs(amount) >= 999_500);
        expect(fr.shortPrice(amount * 100).includes('M$')).toBe(Math.abs(amount) >= 999_500);
      }),
    );
  });

  it('as a step, has a sign unless it is zero, and a range holds both ends', () => {
    fc.assert(
      fc.property(dollars, dollars, (from, to) => {
        expect(/^[+\u2212]/.test(en.priceStep(from * 100))).toBe(from !== 0);
        expect(fr.priceRange(from * 100, to * 100)).toBe(`${fr.price(from * 100)} à ${fr.price(to * 100)}`);
      }),
    );
  });
});

it.each([
  ['No consent on record', 'no consent on record'],
  ['A reçu un courriel', 'a reçu un courriel'],
  ['Échec', 'échec'],
  ['A/C', 'A/C'],
  ['MLS number', 'MLS number'],
])('the label %s inside a sentence is %s', (label, inside) => {
  expect(lowerFirst(label)).toBe(inside);
});
