import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bottomUnderLabel, chooseLabels, estimateTextWidth, topUnderLabel } from './labels.ts';

const edges = { left: 0, right: 400, gap: 8 };

describe('chooseLabels', () => {
  it('keeps labels that have room', () => {
    const wishes = [
      { x: 100, width: 60 },
      { x: 200, width: 60 },
    ];
    expect(chooseLabels(wishes, edges)).toEqual([
      { index: 0, x: 100 },
      { index: 1, x: 200 },
    ]);
  });

  it('leaves out the less important of two that would overlap, and the earlier of equals', () => {
    const wishes = [
      { x: 100, width: 60, priority: 2 },
      { x: 120, width: 60, priority: 1 },
      { x: 300, width: 60 },
      { x: 310, width: 60 },
    ];
    expect(chooseLabels(wishes, edges).map(({ index }) => index)).toEqual([0, 3]);
  });

  it('moves a label in from the edge', () => {
    expect(chooseLabels([{ x: 2, width: 60 }], edges)).toEqual([{ index: 0, x: 30 }]);
    expect(chooseLabels([{ x: 399, width: 60 }], edges)).toEqual([{ index: 0, x: 370 }]);
  });

  it('never lets two labels overlap', () => {
    const wish = fc.record({
      x: fc.integer({ min: -50, max: 450 }),
      width: fc.integer({ min: 1, max: 160 }),
      priority: fc.nat(3),
    });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 20 }), (wishes) => {
        const chosen = chooseLabels(wishes, edges);
        for (const [at, one] of chosen.entries()) {
          const width = wishes[one.index]?.width ?? 0;
          expect(one.x - width / 2).toBeGreaterThanOrEqual(0);
          expect(one.x + width / 2).toBeLessThanOrEqual(400);
          for (const other of chosen.slice(at + 1)) {
            const room = (width + (wishes[other.index]?.width ?? 0)) / 2 + 8;
            expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(room);
          }
        }
      }),
    );
  });

  it('finds the highest and the lowest point that a label would cover', () => {
    const points = [
      { x: 10, y: 90 },
      { x: 100, y: 60 },
      { x: 120, y: 40 },
      { x: 300, y: 5 },
    ];
    expect(topUnderLabel(points, { x: 100, width: 60 })).toBe(40);
    expect(topUnderLabel(points, { x: 10, width: 60 })).toBe(90);
    expect(bottomUnderLabel(points, { x: 100, width: 60 })).toBe(60);
  });

  it('takes longer texts for wider', () => {
    expect(estimateTextWidth('Sold $1.54M', 11)).toBeGreaterThan(estimateTextWidth('2022', 11));
  });
});
