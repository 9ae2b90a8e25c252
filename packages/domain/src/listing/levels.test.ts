import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLevel, levelFromUnit, parseLevel } from './levels.ts';

describe('levels of flats', () => {
  it.each([
    ['12', 12],
    [' 3 ', 3],
    ['12A', 12],
    ['2nd', 2],
    ['Level 7', 7],
    ['4th floor', 4],
    ['3e étage', 3],
    ['10 TO 12', 11],
    ['04-06', 5],
    ['12 to 3', null],
    ['PH', null],
    ['LPH2', null],
    ['PH03', null],
    ['A', null],
    ['GF', null],
    ['B1', null],
    ['0', null],
    ['-1', null],
    ['1701', null],
    ['', null],
    [null, null],
  ])('the text %j is on %j', (text, level) => {
    expect(parseLevel(text)).toBe(level);
  });

  it.each([
    ['1701', 17],
    ['#305', 3],
    ['Unit 0501', 5],
    ['1203A', 12],
    ['N1205', 12],
    ['10008', 100],
    ['17', null],
    ['5', null],
    ['PH3', null],
    ['TH101', null],
    ['99999', null],
    ['Upper', null],
    [null, null],
  ])('the unit %j is on %j', (unit, level) => {
    expect(levelFromUnit(unit)).toBe(level);
  });

  it('take the stated text first, then the unit', () => {
    expect(findLevel('12', '1701')).toBe(12);
    expect(findLevel('PH', '3401')).toBe(34);
    expect(findLevel('', null)).toBeNull();
  });

  it('are never zero and never less, whatever the texts say', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.option(fc.string()), (stated, unit) => {
        const level = findLevel(stated, unit);
        expect(level === null || (Number.isInteger(level) && level >= 1)).toBe(true);
      }),
    );
  });
});
