import { expect, it } from 'vitest';
import { ageBandOf, areaBandOf } from './told-bands.ts';

const told = {
  areaLow: 1500,
  areaHigh: 2000,
  ageMin: 6,
  ageMax: 15,
  listDate: '2025-08-01',
  soldDate: '2026-01-03',
};

it.each([
  ['the middle of what the board tells', 1750, {}, { min: 1500, max: 2000 }],
  ['a middle that rounding moved', 1749.4, {}, { min: 1500, max: 2000 }],
  ['an area of its own', 1820, {}, null],
  ['one number', 1500, { areaHigh: 1500 }, null],
  ['a span without an end', 1750, { areaHigh: null }, null],
  ['nothing', null, {}, null],
])('an area is a span where it is %s', (_name, area, changes, band) => {
  expect(areaBandOf({ area }, { ...told, ...changes })).toEqual(band);
});

it.each([
  ['the middle of the ages told when it was listed', 2014.5, {}, { min: 6, max: 15 }],
  ['the same of a home without a day of listing', 2015.5, { listDate: null }, { min: 6, max: 15 }],
  ['a year that somebody told', 2014, {}, null],
  ['one age', 2019, { ageMax: 6 }, null],
  ['an age without an end', 2014.5, { ageMax: null }, null],
  ['nothing', null, {}, null],
])('a year is a span of ages where it is %s', (_name, yearBuilt, changes, band) => {
  expect(ageBandOf({ yearBuilt }, { ...told, ...changes })).toEqual(band);
});

it('nothing is a span where no listing tells', () => {
  expect(areaBandOf({ area: 1750 }, null)).toBeNull();
  expect(ageBandOf({ yearBuilt: 2014.5 }, null)).toBeNull();
});
