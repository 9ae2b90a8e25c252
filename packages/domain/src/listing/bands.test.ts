import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAgeBand, parseBand } from './bands.ts';

describe('bands', () => {
  it.each([
    ['3000-3500', 3000, 3500],
    ['3000 – 3500', 3000, 3500],
    ['1,100-1,500 sqft', 1100, 1500],
    ['0-499', 0, 499],
    ['< 700', null, 700],
    ['<700', null, 700],
    ['5000 +', 5000, null],
    ['5000+', 5000, null],
    ['> 5000', 5000, null],
    ['1250', 1250, 1250],
  ])('%j is %j to %j', (text, min, max) => {
    expect(parseBand(text)).toEqual({ min, max });
  });

  it.each(['', '  ', 'N/A', '3500-3000', '100-200 m²', '100-200 sqm', '12-', '-5', '1.5-2', '1-2-3', null])(
    '%j is not read',
    (text) => {
      expect(parseBand(text)).toBeNull();
    },
  );

  it('are read back as they were written', () => {
    const size = fc.integer({ min: 0, max: 99_999 });
    fc.assert(
      fc.property(size, size, (left, right) => {
        const [min, max] = [Math.min(left, right), Math.max(left, right)];
        expect(parseBand(`${min}-${max}`)).toEqual({ min, max });
        expect(parseBand(`${min.toLocaleString('en-CA')} to ${max.toLocaleString('en-CA')}`)).toEqual({
          min,
          max,
        });
      }),
    );
  });

  it.each([
    ['New', 0, 0],
    ['Neuf', 0, 0],
    ['0-5', 0, 5],
    ['31-50', 31, 50],
    ['100+', 100, null],
  ])('the age %j is %j to %j', (text, min, max) => {
    expect(parseAgeBand(text)).toEqual({ min, max });
  });

  it('an age that is not known stays unknown', () => {
    expect([null, '', 'Unknown'].map(parseAgeBand)).toEqual([null, null, null]);
  });
});
