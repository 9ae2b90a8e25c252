import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutColumns } from './columns.ts';

const frame = { width: 240, height: 60, left: 0, right: 0, top: 10, bottom: 10 };

describe('layoutColumns', () => {
  it('gives the highest value the whole height and stands every column on zero', () => {
    const { columns, highest } = layoutColumns([2, 4, 0], frame);
    expect(highest).toBe(4);
    expect(columns.map(({ height }) => height)).toEqual([20, 40, 0]);
    expect(columns.map(({ y }) => y)).toEqual([30, 10, 50]);
    expect(columns[2]?.path).toBe('');
  });

  it('never lets columns touch or leave the plot', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000), { minLength: 1, maxLength: 24 }), (values) => {
        const { columns } = layoutColumns(values, frame);
        columns.forEach((column, index) => {
          expect(column.x).toBeGreaterThanOrEqual(0);
          expect(column.x + column.width).toBeLessThanOrEqual(240.1);
          const next = columns[index + 1];
          if (next) expect(next.x).toBeGreaterThan(column.x + column.width);
        });
      }),
    );
  });

  it('draws nothing but a foot where all values are zero', () => {
    expect(layoutColumns([0, 0], frame).columns.every(({ height }) => height === 0)).toBe(true);
  });
});
