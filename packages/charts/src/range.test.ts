import { describe, expect, it } from 'vitest';
import { layoutAxis, stackDots } from './range.ts';

describe('the axis of a range', () => {
  it('ends with a round amount on either side, and places what lies between', () => {
    const { from, to, ticks, toX } = layoutAxis([410, 770, 590], { width: 200, wanted: 5, leastSpan: 10 });
    expect([from, to]).toEqual([400, 800]);
    expect(ticks.map(({ amount, x }) => [amount, x])).toEqual([
      [400, 0],
      [500, 50],
      [600, 100],
      [700, 150],
      [800, 200],
    ]);
    expect(toX(450)).toBe(25);
  });
});

describe('dots that would touch', () => {
  const same = Array.from({ length: 4 }, () => ({ x: 50 }));

  it('stand in rows, each in the first with room', () => {
    const dots = [{ x: 10 }, { x: 15 }, { x: 20 }, { x: 22 }];
    expect(stackDots(dots, { size: 10, mostRows: 3 }).map(({ row }) => row)).toEqual([0, 1, 0, 2]);
  });

  it('cover others in the last row when all are full', () => {
    const placed = stackDots(same, { size: 10, mostRows: 2 });
    expect(placed).toEqual([
      { x: 50, row: 0 },
      { x: 50, row: 1 },
      { x: 50, row: 1 },
      { x: 50, row: 1 },
    ]);
  });

  it('or go as little aside as there is room, within the axis', () => {
    const aside = { step: 4, least: 45, most: 100 };
    expect(stackDots(same, { size: 10, mostRows: 2, aside }).slice(2)).toEqual([
      { x: 62, row: 0 },
      { x: 62, row: 1 },
    ]);
  });
});
