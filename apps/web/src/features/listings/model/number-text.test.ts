import { describe, expect, it } from 'vitest';
import { parseNumber, readRange } from './number-text.ts';

const whole = { highest: 999_999_999 };

describe('typed numbers', () => {
  it.each([
    ['', undefined],
    ['  ', undefined],
    ['900,000', 900_000],
    ['900\u202F000 $', 900_000],
    ['$1 250 000', 1_250_000],
    ['900k', 900_000],
    ['1.2M', 1_200_000],
    ['1,25m', 1_250_000],
    ['1.200.000', 1_200_000],
    ['99999999999', 999_999_999],
    ['about 5', null],
    ['-5', null],
    ['k', null],
  ])('%j is %j', (text, value) => {
    expect(parseNumber(text, whole)).toBe(value);
  });

  it('has decimals where the unit has', () => {
    const feet = { highest: 99_999, hasDecimals: true };
    expect(parseNumber('40.5', feet)).toBe(40.5);
    expect(parseNumber('40,5', feet)).toBe(40.5);
    expect(parseNumber('1,500', feet)).toBe(1_500);
    expect(parseNumber('40.5', whole)).toBe(405);
  });
});

describe('two ends', () => {
  it('[LIST-01] contradict each other on both sides', () => {
    expect(readRange({ min: '60', max: '40' }, whole)).toEqual({
      range: undefined,
      problems: { min: 'minMoreThanMax', max: 'maxLessThanMin' },
    });
  });

  it('may be equal, or open', () => {
    expect(readRange({ min: '40', max: '40' }, whole)).toEqual({ range: { min: 40, max: 40 }, problems: {} });
    expect(readRange({ min: '', max: '40' }, whole)).toEqual({ range: { max: 40 }, problems: {} });
    expect(readRange({ min: '', max: '' }, whole)).toEqual({ range: {}, problems: {} });
  });

  it('are refused one by one where they are no numbers', () => {
    expect(readRange({ min: 'x', max: '4' }, whole)).toEqual({
      range: undefined,
      problems: { min: 'notANumber' },
    });
  });
});
