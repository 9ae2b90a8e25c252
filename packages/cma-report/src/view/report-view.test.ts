import { describe, expect, it } from 'vitest';
import { sampleReport } from '../testing/sample-report.ts';
import { describeAdjustments, evenChunks, splitValue } from './adjustments-view.ts';
import { spreadSpots } from './map-layout.ts';
import { toLine, toParagraphs } from './plain-text.ts';
import { describeRange } from './range-view.ts';
import { createReportWriter } from './report-writer.ts';

const amountOf = (text: string): number => {
  const digits = text.replace(/[^\d]/g, '');
  return (text.startsWith('\u2212') ? -1 : 1) * Number(digits || 0);
};

describe.each(['en', 'fr'] as const)('the adjustments in %s', (language) => {
  it('[CMA-05] add up to the dollar as they are printed', () => {
    const report = sampleReport({ language, comparables: 17 });
    const { pages, others, sum } = describeAdjustments(createReportWriter(report, {}));
    let parts = 0;
    for (const { heads, rows } of pages.flat())
      for (const place of heads.keys()) {
        const cells = rows.map(({ cells: all }) => amountOf(all[place] ?? ''));
        const end = rows.length;
        const [price = 0, ...changes] = cells.slice(1, end - 5);
        const [sumOfLines, adjusted, , , part = 0] = cells.slice(end - 5);
        expect(changes.reduce((total, amount) => total + amount, 0)).toBe(sumOfLines);
        expect(price + (sumOfLines ?? 0)).toBe(adjusted);
        parts += part;
      }
    for (const { cells } of others.pages.flat()) {
      const [, price = 0, time = 0, lines = 0, adjusted, , part = 0] = cells.map(amountOf);
      expect(price + time + lines).toBe(adjusted);
      parts += part;
    }
    expect(others.pages.flat()).toHaveLength(5);
    expect(parts * 100).toBe(report.exact);
    const [added = '', rounded = ''] = sum.split('. ');
    expect(amountOf(added)).toBe(parts);
    expect(amountOf(rounded) * 100).toBe(report.value);
    expect(report.comparables.reduce((total, { weight }) => total + weight, 0)).toBeCloseTo(1, 9);
  });
});

describe('parts of the value', () => {
  it('[CMA-05] lose no dollar to rounding', () => {
    const [one, two, three] = sampleReport({ comparables: 3 }).comparables;
    if (!one || !two || !three) throw new Error('three were asked for');
    const third = { ...one, adjusted: 100_000_000, weight: 1 / 3 };
    const parts = splitValue(100_000_000, [third, third, third]);
    expect(parts).toEqual([33_333_400, 33_333_300, 33_333_300]);
  });

  it('come in even groups', () => {
    expect(evenChunks([1, 2, 3, 4, 5, 6, 7], 6)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7],
    ]);
  });
});

describe('pins and dots', () => {
  it('[CMA-04] never cover each other, even where homes share a place', () => {
    const truths = Array.from({ length: 30 }, (_, place) => ({ x: 300 + (place % 3), y: 250 }));
    const home = { x: 305, y: 252 };
    const spots = spreadSpots(truths, home, 22, { width: 688, height: 500 });
    for (const [place, spot] of spots.entries()) {
      expect(Math.hypot(spot.x - home.x, spot.y - home.y)).toBeGreaterThan(22);
      for (const other of spots.slice(place + 1))
        expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(22);
    }
  });

  it('[CMA-06] stand apart on the range, within its ends', () => {
    const report = sampleReport();
    const same = report.comparables.map((each) => ({ ...each, adjusted: report.value }));
    const { dots, rows } = describeRange(createReportWriter(report, {}), same);
    expect(rows).toBe(3);
    for (const [place, { x, row }] of dots.entries()) {
      expect(x >= 10 && x <= 678).toBe(true);
      for (const other of dots.slice(place + 1))
        expect(other.row !== row || Math.abs(other.x - x) >= 20).toBe(true);
    }
  });
});

describe('what people typed', () => {
  it('loses what has no shape and keeps the rest', () => {
    expect(toLine(' a\u0000b\u202Ec\td  e ')).toBe('a b c d e');
    expect(
      toLine('x'.repeat(60))
        .split('\u200B')
        .map(({ length }) => length),
    ).toEqual([26, 26, 8]);
    expect(toLine('abcdef', 4)).toBe('abc…');
    expect(toParagraphs('one\n\n two \r\nthree')).toEqual(['one', 'two', 'three']);
    expect(toParagraphs(null)).toEqual([]);
  });
});
