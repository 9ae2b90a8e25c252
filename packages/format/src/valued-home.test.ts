import { expect, it } from 'vitest';
import { createFormat } from './format.ts';
import { ageBandText, assumedText, yearText } from './valued-home.ts';

const [en, fr] = [createFormat('en'), createFormat('fr')];

it('ages are written as the span that the board tells, and its middle as no year', () => {
  expect(ageBandText({ min: 6, max: 15 }, en)).toBe('6 – 15 years');
  expect(ageBandText({ min: 6, max: 15 }, fr)).toBe('6 à 15\u00a0ans');
  expect([yearText(1988, en), yearText(2014.5, en), yearText(2014.5, fr)]).toEqual([
    '1988',
    'about 2015',
    'environ 2015',
  ]);
});

it.each([
  ['area', 1449.7, 'about 1,450 assumed'],
  ['bedrooms', 3.24, 'about 3.2 assumed'],
  ['age', 38.2, 'about 38 years assumed'],
  ['condition', 3.4, 'about step 3.4 assumed'],
  ['basement', 0.42, 'about 42% finished assumed'],
  ['pool', 0.12, 'about 12% have it assumed'],
  ['fee', 612, 'about $612 assumed'],
] as const)('what is assumed of %s is written with its unit', (line, count, text) => {
  expect(assumedText(line, count, en)).toBe(text);
});

it('what is assumed is written in French', () => {
  expect(assumedText('lot', 4000, fr)).toBe('environ 4\u202f000, supposé');
  expect(assumedText('lot', 4000, fr, { hasUnit: true })).toBe('environ 4\u202f000 pi², supposé');
});
