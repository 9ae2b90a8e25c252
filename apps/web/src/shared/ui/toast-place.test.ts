import { manyRuns } from '@hearthline/domain/testing/many-runs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Box } from './toast-place.ts';
import { clearTop } from './toast-place.ts';

const column = { left: 545, right: 895, height: 60 };
const windowHeight = 900;
const header: Box = { top: 0, bottom: 64, left: 0, right: 1440 };

it('begins at the top, below what is in its way, and at the top where there is no such place', () => {
  expect(clearTop(column, [], windowHeight)).toBe(16);
  expect(clearTop(column, [header], windowHeight)).toBe(72);
  const button = { top: 90, bottom: 130, left: 800, right: 900 };
  expect(clearTop(column, [button, header], windowHeight)).toBe(138);
  expect(clearTop(column, [{ ...button, left: 1000, right: 1100 }, header], windowHeight)).toBe(72);
  const most = { top: 100, bottom: 880, left: 500, right: 900 };
  expect(clearTop(column, [header, most], windowHeight)).toBe(16);
});

it('covers nothing that it is to keep clear, wherever there is a place for that', () => {
  const control = fc
    .record({
      top: fc.integer({ min: 0, max: 850 }),
      left: fc.integer({ min: 0, max: 1400 }),
      width: fc.integer({ min: 8, max: 400 }),
      height: fc.integer({ min: 8, max: 120 }),
    })
    .map(({ top, left, width, height }): Box => ({ top, left, right: left + width, bottom: top + height }));
  fc.assert(
    fc.property(control, control, fc.integer({ min: 40, max: 200 }), (first, second, height) => {
      const top = clearTop({ ...column, height }, [header, first, second], windowHeight);
      for (const box of [header, first, second]) {
        const isBeside = box.right <= column.left || box.left >= column.right;
        expect(isBeside || box.bottom <= top || box.top >= top + height).toBe(true);
      }
    }),
    manyRuns(1_000),
  );
});
