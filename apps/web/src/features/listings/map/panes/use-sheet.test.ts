import { parseNumber } from '@hearthline/format/parse-number';
import { expect, it } from 'vitest';
import { toRadius } from '../draw/radius-dialog.tsx';
import { nextStop, stopAfterDrag } from './use-sheet.ts';

it('the sheet goes one stop with a short drag and two with a long one', () => {
  expect(stopAfterDrag('half', 60, 700)).toBe('full');
  expect(stopAfterDrag('half', -60, 700)).toBe('low');
  expect(stopAfterDrag('full', -500, 700)).toBe('low');
  expect(nextStop('full', 1)).toBe('full');
  expect(nextStop('low', -1)).toBe('low');
});

it('a radius is understood with either decimal sign, and nothing else is', () => {
  expect(toRadius(parseNumber('1.5', 'en'))).toBe(1_500);
  expect(toRadius(parseNumber(' 0,25 ', 'en'))).toBe(250);
  for (const text of ['', '0', '-1', '201', 'two', '1.2.3'])
    expect(toRadius(parseNumber(text, 'en')), text).toBeNull();
});
