import { expect, it } from 'vitest';
import { readKilometres } from '../draw/radius-dialog.tsx';
import { nextStop, stopAfterDrag } from './use-sheet.ts';

it('the sheet goes one stop with a short drag and two with a long one', () => {
  expect(stopAfterDrag('half', 60, 700)).toBe('full');
  expect(stopAfterDrag('half', -60, 700)).toBe('low');
  expect(stopAfterDrag('full', -500, 700)).toBe('low');
  expect(nextStop('full', 1)).toBe('full');
  expect(nextStop('low', -1)).toBe('low');
});

it('a radius is understood with either decimal sign, and nothing else is', () => {
  expect(readKilometres('1.5')).toBe(1_500);
  expect(readKilometres(' 0,25 ')).toBe(250);
  for (const text of ['', '0', '-1', '201', 'two', '1.2.3']) expect(readKilometres(text)).toBeNull();
});
