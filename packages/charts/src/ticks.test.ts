import fc from 'fast-check';
import { expect, it } from 'vitest';
import { enclosingTicks } from './ticks.ts';

it('begins at or below the least and ends at or above the most, in round steps', () => {
  expect(enclosingTicks(612_000, 848_000, { wanted: 6, leastSpan: 1 })).toEqual([
    600_000, 650_000, 700_000, 750_000, 800_000, 850_000,
  ]);
  expect(enclosingTicks(98.4, 107.1, { wanted: 4, leastSpan: 2 })).toEqual([96, 100, 104, 108]);
});

it('gives equal values an axis', () => {
  expect(enclosingTicks(500, 500, { wanted: 5, leastSpan: 100 })).toEqual([500, 525]);
});

it('encloses whatever it is given without crowding the axis', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900_000_000 }),
      fc.integer({ min: 0, max: 900_000_000 }),
      fc.integer({ min: 3, max: 8 }),
      (least, span, wanted) => {
        const ticks = enclosingTicks(least, least + span, { wanted, leastSpan: 100_000 });
        expect(ticks[0]).toBeLessThanOrEqual(least);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(least + span);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(wanted + 1);
      },
    ),
  );
});
