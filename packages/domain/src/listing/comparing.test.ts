import { describe, expect, it } from 'vitest';
import type { Ends } from './comparing.ts';
import { areAllSame, findBest } from './comparing.ts';

const point = (value: number): Ends => [value, value];

describe('the best of several homes', () => {
  it.each([
    ['more is better', 'more', [point(3), point(4), point(2)], [false, true, false]],
    ['less is better', 'less', [point(850), point(695), point(756)], [false, true, false]],
    ['a tie marks all that tie', 'more', [point(4), point(4), point(2)], [true, true, false]],
    ['nobody where all are equal', 'more', [point(4), point(4)], [false, false]],
    ['what is not told is never best', 'less', [null, point(9), point(8)], [false, false, true]],
    ['nobody where only one tells', 'less', [null, point(9), null], [false, false, false]],
    ['nobody where all that tell are equal', 'less', [null, point(9), point(9)], [false, false, false]],
    ['a band above the others', 'more', [[1_500, 1_999], point(1_400), [1_100, 1_499]], [true, false, false]],
    ['nobody where bands overlap', 'more', [[1_500, 1_999], point(1_700)], [false, false]],
    ['the same band twice', 'more', [[1_500, 1_999], [1_500, 1_999], point(900)], [true, true, false]],
    ['a band without an end', 'more', [[5_000, Number.POSITIVE_INFINITY], point(4_000)], [true, false]],
    ['a band that may be anything', 'less', [[Number.NEGATIVE_INFINITY, 700], point(650)], [false, false]],
  ] as const)('%s', (_name, better, figures, best) => {
    expect(findBest(figures, better)).toEqual(best);
  });
});

describe('rows that are the same', () => {
  it('holds only where every home tells the same', () => {
    expect(areAllSame(['2', '2', '2'])).toBe(true);
    expect(areAllSame(['2', '2', '3'])).toBe(false);
    expect(areAllSame(['2', null])).toBe(false);
    expect(areAllSame([null, null])).toBe(false);
  });
});
