import { expect, it } from 'vitest';
import { yearsInWords } from './years.ts';

it('says years as people say them', () => {
  expect([1, 2, 20, 21].map((years) => yearsInWords(years, 'en'))).toEqual([
    'one year',
    'two years',
    'twenty years',
    '21 years',
  ]);
  expect([1, 3, 17, 30].map((years) => yearsInWords(years, 'fr'))).toEqual([
    'un\u00A0an',
    'trois\u00A0ans',
    'dix-sept\u00A0ans',
    '30\u00A0ans',
  ]);
});
