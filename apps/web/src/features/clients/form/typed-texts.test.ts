import { describe, expect, it } from 'vitest';
import { tidyDate } from '../parts/tidy-date.ts';
import { readMoney, writeMoney } from './money-text.ts';

describe('what people type', () => {
  it.each([
    ['', null],
    ['1500000', 150_000_000],
    ['$1,500,000', 150_000_000],
    ['1 500 000 $', 150_000_000],
    ['1\u202f500,50', 150_050],
    ['1850.5', 185_050],
    ['1.500.000', 150_000_000],
    ['about 5', Number.NaN],
    ['-5', Number.NaN],
  ])('an amount: %s', (text, cents) => expect(readMoney(text)).toBe(cents));

  it('an amount is shown with its groups, nonsense as it was', () => {
    expect(writeMoney('1500000', 'en')).toBe('1,500,000');
    expect(writeMoney('1500000', 'fr')).toBe('1\u202f500\u202f000');
    expect(writeMoney(' soon ', 'en')).toBe('soon');
  });

  it.each([
    ['1984-02-29', '1984-02-29'],
    ['1984/2/29', '1984-02-29'],
    ['19840229', '1984-02-29'],
    ['1985-02-29', '1985-02-29'],
    ['29.2.84', '29.2.84'],
  ])('a day: %s', (text, day) => expect(tidyDate(text)).toBe(day));
});
