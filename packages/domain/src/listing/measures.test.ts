import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaUnits,
  convertArea,
  convertLength,
  lotFromFeed,
  parseArea,
  parseAreaUnit,
  parseLengthUnit,
  parseMeasure,
} from './measures.ts';
import { lengthUnits } from './vocabulary.ts';

const anySize = fc.double({ min: 1e-3, max: 1e9, noNaN: true });
const nothing = { width: null, depth: null, units: null, area: null, areaUnits: null, text: null };

describe('conversions', () => {
  it('use the exact factors', () => {
    expect(convertLength(10, 'ft', 'm')).toBeCloseTo(3.048, 12);
    expect(convertLength(0.3048, 'm', 'ft')).toBe(1);
    expect(convertArea(1, 'acre', 'sqft')).toBe(43_560);
    expect(convertArea(1000, 'sqft', 'sqm')).toBeCloseTo(92.90304, 10);
    expect(convertArea(1, 'hectare', 'sqm')).toBe(10_000);
    expect(convertArea(1, 'hectare', 'acre')).toBeCloseTo(2.4710538146717, 12);
  });

  it('come back to where they started', () => {
    fc.assert(
      fc.property(
        anySize,
        fc.constantFrom(...areaUnits),
        fc.constantFrom(...areaUnits),
        fc.constantFrom(...lengthUnits),
        fc.constantFrom(...lengthUnits),
        (size, area, otherArea, length, otherLength) => {
          const areaBack = convertArea(convertArea(size, area, otherArea), otherArea, area);
          const lengthBack = convertLength(convertLength(size, length, otherLength), otherLength, length);
          expect(Math.abs(areaBack / size - 1)).toBeLessThan(1e-12);
          expect(Math.abs(lengthBack / size - 1)).toBeLessThan(1e-12);
        },
      ),
    );
  });

  it('of a square are the square of the conversion of its side', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 1e4, noNaN: true }), (side) => {
        expect(convertArea(side ** 2, 'sqft', 'sqm') / convertLength(side, 'ft', 'm') ** 2).toBeCloseTo(
          1,
          10,
        );
      }),
    );
  });
});

describe('units as feeds write them', () => {
  it.each([
    ['Feet', 'ft'],
    ['ft.', 'ft'],
    ["'", 'ft'],
    ['Metres', 'm'],
    ['Meters', 'm'],
    ['mètres', 'm'],
    ['Acres', null],
    ['Yards', null],
    ['', null],
    [null, null],
  ])('length %j is %j', (text, unit) => {
    expect(parseLengthUnit(text)).toBe(unit);
  });

  it.each([
    ['Square Feet', 'sqft'],
    ['Sq. Ft.', 'sqft'],
    ['ft²', 'sqft'],
    ['pieds carrés', 'sqft'],
    ['Square Meters', 'sqm'],
    ['m²', 'sqm'],
    ['Acres', 'acre'],
    ['Hectares', 'hectare'],
    ['Feet', null],
    ['Arpents', null],
    [null, null],
  ])('area %j is %j', (text, unit) => {
    expect(parseAreaUnit(text)).toBe(unit);
  });

  it.each([
    [1234.5, 1234.5],
    ['1,234.50', 1234.5],
    [' 80 ', 80],
    ['.5', 0.5],
    [0, null],
    ['0.00', null],
    [-3, null],
    ['15,24', null],
    ['1e9', null],
    ['80 x 100', null],
    ['', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
  ])('the measure %j is %j', (value, number) => {
    expect(parseMeasure(value)).toBe(number);
  });
});

describe('areas', () => {
  it('are square feet where the unit is known', () => {
    expect(parseArea(79, 'Square Meters')).toEqual({ squareFeet: 850.35, stated: '79 Square Meters' });
    expect(parseArea('1,500', 'sqft')).toEqual({ squareFeet: 1500, stated: '1,500 sqft' });
  });

  it('are never guessed: an unknown unit leaves the text alone', () => {
    expect(parseArea(79, null)).toEqual({ squareFeet: null, stated: '79' });
    expect(parseArea(3, 'Arpents')).toEqual({ squareFeet: null, stated: '3 Arpents' });
    expect(parseArea(0, 'Square Feet')).toEqual({ squareFeet: null, stated: null });
  });
});

describe('lots', () => {
  it('in feet give front, depth and the area of the rectangle', () => {
    expect(lotFromFeed({ ...nothing, width: 50, depth: '120.5', units: 'Feet' })).toEqual({
      lotFront: 50,
      lotDepth: 120.5,
      lotArea: 6025,
      lotStated: '50 x 120.5 Feet',
      isLotIrregular: false,
    });
  });

  it('in metres are converted', () => {
    expect(lotFromFeed({ ...nothing, width: 15.24, depth: 36.576, units: 'Metres' })).toMatchObject({
      lotFront: 50,
      lotDepth: 120,
      lotArea: 6000,
      lotStated: '15.24 x 36.576 Metres',
    });
  });

  it('with a unit that is no length keep only what was stated', () => {
    expect(lotFromFeed({ ...nothing, width: 2.5, depth: 0, units: 'Acres' })).toEqual({
      lotFront: null,
      lotDepth: null,
      lotArea: null,
      lotStated: '2.5 Acres',
      isLotIrregular: false,
    });
    expect(lotFromFeed({ ...nothing, width: 50, depth: 120 })).toMatchObject({
      lotFront: null,
      lotArea: null,
      lotStated: '50 x 120',
    });
  });

  it('that are irregular have the stated area or none', () => {
    const lot = { ...nothing, width: 50, depth: 120, units: 'Feet', text: 'Irreg. as per survey' };
    expect(lotFromFeed(lot)).toMatchObject({
      lotArea: null,
      isLotIrregular: true,
      lotStated: '50 x 120 Feet, Irreg. as per survey',
    });
    expect(lotFromFeed({ ...lot, area: 0.5, areaUnits: 'Acres' }).lotArea).toBe(21_780);
  });

  it.each([
    ['50 x 120 Feet', 50, 120],
    ['15.24 x 36.576 M', 50, 120],
    ['50 ft x 120 ft', 50, 120],
    ['50.00X120.00 FT', 50, 120],
    ['50 x 120', null, null],
    ['50 m x 120 ft', null, null],
    ['see survey', null, null],
  ])('told as %j alone are %j by %j', (text, lotFront, lotDepth) => {
    expect(lotFromFeed({ ...nothing, text })).toMatchObject({ lotFront, lotDepth, lotStated: text });
  });

  it('that a feed does not tell are unknown', () => {
    expect(lotFromFeed(nothing)).toEqual({
      lotFront: null,
      lotDepth: null,
      lotArea: null,
      lotStated: null,
      isLotIrregular: false,
    });
  });
});
