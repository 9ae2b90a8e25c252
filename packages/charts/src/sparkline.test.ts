import { expect, it } from 'vitest';
import { layoutSparkline } from './sparkline.ts';

const box = { width: 112, height: 28, edge: 3 };

it('spreads the values from edge to edge, the highest on top', () => {
  expect(layoutSparkline([10, 20, 15], box)).toEqual([
    { x: 3, y: 25 },
    { x: 56, y: 3 },
    { x: 109, y: 14 },
  ]);
});

it('draws what does not change through the middle', () => {
  expect(layoutSparkline([7, 7], box).map(({ y }) => y)).toEqual([14, 14]);
  expect(layoutSparkline([], box)).toEqual([]);
});
