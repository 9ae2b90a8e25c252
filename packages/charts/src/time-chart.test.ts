import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutTimeChart } from './time-chart.ts';

const frame = { width: 600, height: 200, left: 50, right: 10, top: 20, bottom: 30 };

const dates = fc
  .date({ min: new Date('2010-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const points = fc.array(fc.record({ date: dates, value: fc.integer({ min: 1, max: 500_000_000 }) }), {
  maxLength: 30,
});

describe('layoutTimeChart', () => {
  it('places the first and the last day at the ends of the plot', () => {
    const { main, plot } = layoutTimeChart({
      frame,
      points: [
        { date: '2025-01-01', value: 100 },
        { date: '2016-01-01', value: 50 },
        { date: '2020-07-02', value: 75 },
      ],
    });
    expect(plot).toEqual({ left: 50, right: 590, top: 20, bottom: 170 });
    expect(main.points.map(({ date }) => date)).toEqual(['2016-01-01', '2020-07-02', '2025-01-01']);
    expect(main.points[0]?.x).toBe(50);
    expect(main.points[1]?.x).toBeCloseTo(320, 0);
    expect(main.points[2]?.x).toBe(590);
  });

  it('draws dearer higher, straight from point to point', () => {
    const { main } = layoutTimeChart({
      frame,
      points: [
        { date: '2020-01-01', value: 400 },
        { date: '2021-01-01', value: 800 },
      ],
    });
    const [first, last] = main.points;
    expect(last?.y).toBeLessThan(first?.y ?? 0);
    expect(main.path).toBe(`M${first?.x},${first?.y}L${last?.x},${last?.y}`);
    expect(main.areaPath).toContain(`L${last?.x},170`);
  });

  it('keeps the reference on the same scale and inside of the window', () => {
    const { reference, valueTicks } = layoutTimeChart({
      frame,
      points: [{ date: '2025-06-01', value: 100 }],
      reference: [
        { date: '2019-01-01', value: 9_000 },
        { date: '2024-01-01', value: 300 },
        { date: '2024-07-01', value: 240 },
        { date: '2025-01-01', value: 200 },
      ],
      from: '2023-01-01',
      to: '2025-07-01',
    });
    expect(reference.points.map(({ date }) => date)).toEqual(['2024-01-01', '2024-07-01', '2025-01-01']);
    expect(Math.max(...valueTicks.map(({ value }) => value))).toBeLessThan(1_000);
    expect(reference.path).toContain('C');
  });

  it('puts equal values in the middle instead of dividing by nothing', () => {
    const { main } = layoutTimeChart({
      frame,
      points: [
        { date: '2020-01-01', value: 500 },
        { date: '2021-01-01', value: 500 },
      ],
    });
    expect(main.points[0]?.y).toBeGreaterThan(20);
    expect(main.points[0]?.y).toBeLessThan(170);
  });

  it('has no path for one point, and nothing at all for none', () => {
    const one = layoutTimeChart({ frame, points: [{ date: '2020-01-01', value: 500 }] });
    expect(one.main.path).toBe('');
    expect(one.main.points[0]?.x).toBe(320);
    expect(layoutTimeChart({ frame, points: [] }).main).toEqual({ path: '', areaPath: '', points: [] });
  });

  it('keeps every point and every tick inside of the plot', () => {
    fc.assert(
      fc.property(points, points, (own, reference) => {
        const chart = layoutTimeChart({ frame, points: own, reference });
        for (const { x, y } of [...chart.main.points, ...chart.reference.points]) {
          expect(x).toBeGreaterThanOrEqual(50);
          expect(x).toBeLessThanOrEqual(590);
          expect(y).toBeGreaterThanOrEqual(20);
          expect(y).toBeLessThanOrEqual(170);
        }
        for (const { y } of chart.valueTicks) {
          expect(y).toBeGreaterThanOrEqual(20);
          expect(y).toBeLessThanOrEqual(170);
        }
        expect(`${chart.main.path}${chart.reference.path}`).not.toContain('NaN');
      }),
    );
  });
});
