import type { Language } from '@hearthline/domain/language';
import { understandSentence } from '@hearthline/domain/sentence/understand-sentence';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';
import { parseCents, parseNumber, writePlainNumber } from './parse-number.ts';

const languages: Language[] = ['en', 'fr'];
const whole = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('a number as people type it', () => {
  it.each([
    ['1,500,000.50', 1_500_000.5],
    ['1 500 000,50 $', 1_500_000.5],
    ['1\u202f500,50', 1_500.5],
    ['1.500.000,50', 1_500_000.5],
    ['$1,500,000', 1_500_000],
    ['1.500.000', 1_500_000],
    ['1850.5', 1_850.5],
    ['450.50', 450.5],
    ['12,40', 12.4],
    ['12,4', 12.4],
    ['900k', 900_000],
    ['900 k$', 900_000],
    ['1.2M', 1_200_000],
    ['1,2 M$', 1_200_000],
    ['4.35m', 4_350_000],
    ['1,250M', 1_250_000],
    ['1.5B', 1_500_000_000],
    ['-5k', -5_000],
    ['\u221212\u202f500\u00a0$', -12_500],
    ['\u2212$49,100', -49_100],
    ['+12 500', 12_500],
    ['28 %', 28],
    ['.5', 0.5],
    ['0,500', 0.5],
    ['1.2345', 1.2345],
    ['5.', 5],
    ['1,500.', 1_500],
    ['-0', 0],
  ])('%s is %s in both languages', (text, value) => {
    for (const language of languages) expect(parseNumber(text, language)).toBe(value);
  });

  it('follows the language where three digits stand behind one mark', () => {
    expect(parseNumber('1.500', 'en')).toBe(1.5);
    expect(parseNumber('1,500', 'en')).toBe(1_500);
    expect(parseNumber('1,500', 'fr')).toBe(1.5);
    expect(parseNumber('1.500', 'fr')).toBe(1_500);
  });

  it.each(['1.500', '1,500', '1 500', '$1500'])(
    'takes %s dollars for thousands in both languages',
    (text) => {
      for (const language of languages) {
        expect(parseCents(text, language)).toBe(150_000);
        expect(parseNumber(text, language, { decimals: 0 })).toBe(1_500);
      }
    },
  );

  it('understands digits that were added to or taken from a grouped number', () => {
    expect(parseNumber('900,0000', 'en')).toBe(9_000_000);
    expect(parseNumber('1900,000', 'en')).toBe(1_900_000);
    expect(parseNumber('1,50,000', 'en')).toBe(150_000);
    expect(parseNumber('900\u202f0000', 'fr')).toBe(9_000_000);
  });

  it('tells nothing from what is no number', () => {
    for (const empty of ['', '  ', '$', '\u00a0%']) expect(parseNumber(empty, 'en')).toBeUndefined();
    for (const wrong of [
      'about 5',
      '-',
      'k',
      '1..5',
      '1,.5',
      '1.2.3',
      '29.2.84',
      '5-',
      '--5',
      '1e9',
      '0x10',
      '٣',
      '4 to 5',
      ',',
    ])
      expect(parseNumber(wrong, 'en'), wrong).toBeNull();
  });

  it('reads cents without noise', () => {
    expect(parseCents('1.15', 'en')).toBe(115);
    expect(parseCents('1 850,5', 'fr')).toBe(185_050);
    expect(parseCents('twelve', 'en')).toBeNull();
    expect(parseCents('', 'en')).toBeUndefined();
  });

  it('is written plainly as it is typed', () => {
    expect(writePlainNumber(2.5, 'fr')).toBe('2,5');
    expect(writePlainNumber(1987, 'en')).toBe('1987');
  });

  it('refuses long texts before it looks into them', () => {
    expect(parseNumber('1'.repeat(41), 'en')).toBeNull();
    expect(parseNumber(`${'1,'.repeat(200_000)}x`, 'en')).toBeNull();
  });
});

describe('whatever the amount', () => {
  it.each(languages)('what we write in %s is read as the same number', (language) => {
    const format = createFormat(language);
    fc.assert(
      fc.property(whole, fc.integer({ min: 0, max: 3 }), (number, digits) => {
        const fine = number / 1_000;
        const dollars = number * 100;
        expect(parseNumber(format.number(number), language)).toBe(number);
        expect(parseNumber(format.number(number), language, { decimals: 0 })).toBe(number);
        expect(parseNumber(format.number(fine), language)).toBe(fine);
        expect(parseNumber(format.decimal(number, digits), language)).toBe(number);
        expect(parseNumber(format.percent(fine, 1), language)).toBe(number / 10);
        expect(parseCents(format.number(number / 100), language)).toBe(number);
        for (const write of [format.price, format.priceStep, format.unitPrice])
          expect(parseCents(write(dollars), language)).toBe(dollars);
        for (const write of [format.shortPrice, format.roundPrice])
          expect(Math.abs((parseCents(write(dollars), language) ?? 0) - dollars)).toBeLessThanOrEqual(
            Math.abs(dollars) * 0.005,
          );
      }),
      { numRuns: 60 },
    );
  });

  it('is never read a hundred times too large, whichever marks are typed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.integer({ min: 1, max: 99 }),
        fc.constantFrom('.', ','),
        fc.constantFrom('', ' ', '.', ','),
        fc.constantFrom(...languages),
        (dollars, rest, decimal, group, language) => {
          fc.pre(group !== decimal);
          const grouped = String(dollars).replace(/\B(?=(\d{3})+$)/g, group);
          const text = `${grouped}${decimal}${String(rest).padStart(2, '0')}`;
          expect(parseCents(text, language), text).toBe(dollars * 100 + rest);
          expect(parseNumber(text, language, { decimals: 0 })).toBeCloseTo(dollars + rest / 100, 5);
        },
      ),
    );
  });

  it('any text is a number, none or nothing, and never an exception', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...languages), (text, language) => {
        const value = parseNumber(text, language);
        if (typeof value === 'number') expect(value).not.toBeNaN();
      }),
    );
  });
});

describe.each(languages)('what is typed into a field and into a sentence (%s)', (language) => {
  it.each([
    ['450.50', 45_050],
    ['450,50', 45_050],
    ['900k', 90_000_000],
    ['900 k$', 90_000_000],
    ['1.2M', 120_000_000],
    ['1,2M', 120_000_000],
    ['1,2 M$', 120_000_000],
    ['.5M', 50_000_000],
    ['$1,250,000', 125_000_000],
    ['1 250 000 $', 125_000_000],
    ['1.250.000 $', 125_000_000],
    ['$1,250', 125_000],
    ['$1.250', 125_000],
    ['1.250 $', 125_000],
    ['2,500.50', 250_050],
  ])('%s is the same amount', (typed, cents) => {
    expect(parseCents(typed, language)).toBe(cents);
    const { criteria, unknown } = understandSentence(`for lease up to ${typed}`, [], { today: '2025-06-15' });
    expect({ price: criteria.price, unknown }).toEqual({ price: { max: cents }, unknown: [] });
  });
});
