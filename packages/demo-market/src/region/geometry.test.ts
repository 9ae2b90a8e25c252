import { describe, expect, it } from 'vitest';
import { traceField } from './contour.ts';
import { createFrame } from './frame.ts';
import { signedArea, toPoint, toPosition } from './plane.ts';
import { densifyLine, keepRuns, simplifyLine } from './polyline.ts';
import { createRingIndex } from './ring-index.ts';
import { createSegmentGrid } from './segment-grid.ts';

function square(low: number, high: number) {
  return [
    { x: low, y: low },
    { x: high, y: low },
    { x: high, y: high },
    { x: low, y: high },
  ];
}

describe('plane and frame', () => {
  it('lead back to where one came from', () => {
    const there = toPoint(toPosition({ x: 12_345, y: -6_789 }));
    expect(there.x).toBeCloseTo(12_345, 0);
    expect(there.y).toBeCloseTo(-6_789, 0);
    const frame = createFrame(5);
    for (const [u, w] of [
      [-30_000, 2_000],
      [0, 0],
      [25_000, 40_000],
    ] as const) {
      const point = frame.toPlane(u, w);
      const back = frame.toFrame(point.x, point.y);
      expect(Math.abs(back.u - u)).toBeLessThan(5);
      expect(Math.abs(back.w - w)).toBeLessThan(5);
    }
  });
});

describe('traceField', () => {
  it('traces a circle counter-clockwise and its hole clockwise', () => {
    const rings = traceField({ x: -100, y: -100 }, { x: 200, y: 200 }, 2, (x, y) => {
      const away = Math.hypot(x, y);
      return Math.min(80 - away, away - 30);
    });
    const areas = rings.map(signedArea).toSorted((a, b) => b - a);
    expect(areas).toHaveLength(2);
    expect(areas[0]).toBeCloseTo(Math.PI * 6_400, -2);
    expect(areas[1]).toBeCloseTo(-Math.PI * 900, -2);
  });
});

describe('lines', () => {
  it('are cut where something is in the way, close to its edge', () => {
    const line = densifyLine(
      [
        { x: 0, y: 0 },
        { x: 1_000, y: 0 },
      ],
      25,
    );
    const runs = keepRuns(line, ({ x }) => x < 410 || x > 590, 60);
    expect(runs).toHaveLength(2);
    expect(runs[0]?.at(-1)?.x).toBeGreaterThan(405);
    expect(runs[0]?.at(-1)?.x).toBeLessThan(410);
    expect(runs[1]?.[0]?.x).toBeGreaterThan(590);
    expect(runs[1]?.[0]?.x).toBeLessThan(595);
  });

  it('lose the points that do not matter', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 50, y: 0.5 },
      { x: 100, y: 0 },
      { x: 100, y: 80 },
    ];
    expect(simplifyLine(line, 2)).toEqual([line[0], line[2], line[3]]);
  });
});

describe('indexes', () => {
  it('know overlapping shapes and holes', () => {
    const index = createRingIndex([[square(0, 100), square(40, 60).toReversed()], [square(80, 160)]]);
    expect(index.contains(20, 20)).toBe(true);
    expect(index.contains(50, 50)).toBe(false);
    expect(index.contains(90, 90)).toBe(true);
    expect(index.contains(150, 150)).toBe(true);
    expect(index.contains(170, 20)).toBe(false);
  });

  it('find the nearest line, also a long slanting one', () => {
    const grid = createSegmentGrid(50);
    grid.add(
      [
        { x: -3_000, y: -3_000 },
        { x: 3_000, y: 3_000 },
      ],
      1,
    );
    expect(grid.nearest(1_000, 1_020, 100)).toBeCloseTo(20 / Math.SQRT2, 3);
    expect(grid.nearest(1_000, 2_000, 100)).toBe(100);
  });
});
