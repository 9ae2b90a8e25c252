import { describe, expect, it } from 'vitest';
import { readNumber, readNumberRange } from './number-text.ts';

const highest = 999_999_999;

describe('numbers as people type them', () => {
  it.each([
    ['1,500,000', 1_500_000],
    ['1 500 000 $', 1_500_000],
    ['900k', 900_000],
    ['1.2M', 1_200_000],
    ['1,25m', 1_250_000],
    ['99999999999', highest],
    ['', undefined],
    ['cheap', null],
  ])('reads %j', (text, number) => {
    expect(readNumber(text, highest)).toBe(number);
  });

  it('[CLIENT-03] marks both ends of a range that contradicts itself', () => {
    expect(readNumberRange({ min: '900k', max: '800k' }, highest)).toEqual({
      problems: { min: 'minMoreThanMax', max: 'maxLessThanMin' },
    });
    expect(readNumberRange({ min: 'x', max: '' }, highest).problems).toEqual({ min: 'notANumber' });
    expect(readNumberRange({ min: '', max: '5' }, highest).range).toEqual({ min: undefined, max: 5 });
  });
});
