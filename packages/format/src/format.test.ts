import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';

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
    ['phone', en.phone('+1 (416) 555-0142'), fr.phone('4165550142'), '416 555 0142', '416 555-0142'],
    ['bytes', en.bytes(1_048_576), fr.bytes(1_048_576), '1 MB', '1\u00A0Mo'],
    ['some kilobytes', en.bytes(524_288), fr.bytes(524_288), '512 kB', '512\u00A0ko'],
  ])('[SHELL-09] %s', (_kind, english, french, wantedEnglish, wantedFrench) => {
    expect(english).toBe(wantedEnglish);
    expect(french).toBe(wantedFrench);
  });
});

describe('relative time', () => {
  const now = '2025-11-12T17:00:00Z';

  it.each([
    ['2025-11-12T16:59:30Z', 'Now', 'Maintenant'],
    ['2025-11-12T16:55:00Z', '5 minutes ago', 'Il y a 5 minutes'],
    ['2025-11-12T14:00:00Z', '3 hours ago', 'Il y a 3 heures'],
    ['2025-11-11T17:00:01Z', '23 hours ago', 'Il y a 23 heures'],
    ['2025-11-11T16:00:00Z', 'Yesterday', 'Hier'],
    ['2025-11-11T05:00:00Z', 'Yesterday', 'Hier'],
    ['2025-11-11T04:59:00Z', 'Nov 10, 2025', '10 nov. 2025'],
    ['2025-11-12T19:00:00Z', 'In 2 hours', 'Dans 2 heures'],
  ])('[SHELL-09] %s', (then, english, french) => {
    expect(en.relative(then, now)).toBe(english);
    expect(fr.relative(then, now)).toBe(french);
  });
});

it('a calendar date is the same day in every time zone', () => {
  expect(createFormat('en', 'Pacific/Kiritimati').dateText('2025-01-01')).toBe('Jan 1, 2025');
  expect(createFormat('en', 'Pacific/Pago_Pago').dateText('2025-01-01')).toBe('Jan 1, 2025');
});

it('a phone number of another length stays as it was typed', () => {
  expect(en.phone('+44 20 7946 0958 22')).toBe('+44 20 7946 0958 22');
});
