import type { CmaReport } from '@hearthline/contract/cma-report';
import { describe, expect, it } from 'vitest';
import { sampleReport } from '../testing/sample-report.ts';
import { describeAdjustments, evenChunks, splitValue } from './adjustments-view.ts';
import { describeFacts } from './facts-view.ts';
import { spreadSpots } from './map-layout.ts';
import { describeMethod } from './method-view.ts';
import { toLine, toParagraphs } from './plain-text.ts';
import { describeRange } from './range-view.ts';
import { describeRates } from './rates-view.ts';
import { createReportWriter } from './report-writer.ts';
import { describeSummary } from './summary-view.ts';
import { describeTrend } from './trend-view.ts';

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
        const [price = 0, time = 0, ...lines] = cells.slice(1, end - 5);
        const [net = 0, adjusted, , , part = 0] = cells.slice(end - 5);
        expect(lines.reduce((total, amount) => total + amount, 0)).toBe(net);
        expect(price + time + net).toBe(adjusted);
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

describe('what the report says as the screen does', () => {
  const writerOf = (changes: Partial<CmaReport> = {}, language: 'en' | 'fr' = 'en') =>
    createReportWriter({ ...sampleReport({ language }), ...changes }, {});
  const stepOf = (title: string, writer: ReturnType<typeof writerOf>): string =>
    describeMethod(writer).steps.find((step) => step.title === title)?.words ?? '';

  it('[CMA-05] names why Fast and Advance differ, and weighs by likeness where it is Fast', () => {
    expect(stepOf('The adjustments', writerOf())).toContain(
      'by the same comparables, Advance $1,645,000: Fast looks at size only. Advance also counts Condition (+$124,000) and Parking (−$20,000).',
    );
    expect(stepOf('The adjustments', writerOf({ methodGap: null }))).not.toContain('Fast');
    expect(stepOf('The weights', writerOf())).toMatch(/less adjusted/);
    expect(stepOf('The weights', writerOf({ method: 'fast' }))).toMatch(/^The more alike, the nearer/);
  });

  it('[CMA-05] tells that it looked further only where it did', () => {
    const { search } = sampleReport();
    const widened = { search: { ...search, isWidened: true } };
    expect(stepOf('The sales', writerOf(widened))).toMatch(/so we looked further\.$/);
    expect(stepOf('Les ventes', writerOf(widened, 'fr'))).toMatch(/nous avons cherché plus loin\.$/);
    expect(stepOf('The sales', writerOf())).not.toMatch(/further/);
  });

  it('[CMA-05] tells of comparables of another type, and calls them of one type only where they are', () => {
    const { search } = sampleReport();
    const mixed = { search: { ...search, otherKinds: ['bungalow' as const] } };
    const english = stepOf('The sales', writerOf(mixed));
    expect(english).toContain('firm sales of kindred types (detached and bungalow) within');
    expect(english).toMatch(/Among the comparables are sales of another type: bungalow\.$/);
    expect(stepOf('Les ventes', writerOf(mixed, 'fr'))).toMatch(
      /sont parmi les comparables\u00A0: plain-pied\.$/,
    );
    expect(stepOf('The sales', writerOf())).toContain('firm sales of the same type (detached) within');
  });

  it('[CMA-05] rounds the home’s own earlier sale as every value', () => {
    const earlier = { soldDate: '2024-10-08', price: 140_000_000, adjusted: 147_177_900, share: 0.25 };
    const writer = writerOf({ earlier });
    expect(describeSummary(writer).words).toContain(
      'Its own earlier sale: sold Oct 8, 2024 for $1,400,000, $1,470,000 by the market of today: 25% of the value.',
    );
    expect(describeAdjustments(writer).sum).toContain('25% of $1,470,000');
  });

  it('[CMA-05] says that a value is fragile', () => {
    const { confidence } = sampleReport();
    const reasons = [{ code: 'fragile' as const, share: 0.084 }];
    expect(describeSummary(writerOf({ confidence: { ...confidence, reasons } })).rests.items).toEqual([
      'Fragile: without one of the sales the value would be 8% off.',
    ]);
  });

  it('[CMA-05] writes spans as spans and marks what is assumed, where it stands and in the grid', () => {
    const writer = writerOf();
    const [, , , spanned, , withoutLot] = writer.report.comparables;
    if (!spanned || !withoutLot) throw new Error('six were asked for');
    const writtenOf = (home: typeof spanned, label: string) =>
      describeFacts(writer, home).known.find((fact) => fact.label === label)?.value;
    expect(writtenOf(spanned, 'Square feet')).toBe('1,500 – 2,000');
    expect(writtenOf(spanned, 'Year built')).toBe('6 – 15 years');
    expect(writtenOf({ ...spanned, ageBand: null }, 'Year built')).toBe('about 2015');
    expect(writtenOf(withoutLot, 'Lot')).toBe('about 5,600 sq ft assumed');
    expect(describeFacts(writer, { ...withoutLot, assumed: {} }).unknown).toContain('Lot');
    const { pages, assumedMark } = describeAdjustments(writer);
    const lots = pages[0]?.[0]?.rows.find(({ label }) => label === 'Lot size')?.cells ?? [];
    expect(lots.map((cell) => cell.endsWith('*'))).toEqual([false, false, false, false, false, true]);
    expect(assumedMark).not.toBeNull();
    const lot = writer.report.rates.filter(({ line }) => line === 'lot');
    expect(describeRates(writerOf({ rates: lot })).few[1]?.words).toContain(
      'Not stated and assumed: no. 6 about 5,600 sq ft.',
    );
  });

  it('[CMA-05] gives the reason for a stretch that is worth nothing', () => {
    const { rates } = sampleReport();
    const age = rates.filter(({ line }) => line === 'age');
    const wordsOf = (all: typeof rates): string =>
      describeRates(writerOf({ rates: all })).few[1]?.words ?? '';
    expect(wordsOf(age)).toContain('$0 (not to be told from zero) from 40 to 80 years');
    const there = age.map((rate) => ({ ...rate, amount: 0, note: 'heldAtZero' as const }));
    expect(wordsOf(there)).toContain('Where your home stands, the sales alone would say less than nothing');
  });

  it('[CMA-05] draws a bar for the sales of every month, the tallest where most were sold', () => {
    const { chart } = describeTrend(writerOf());
    const points = sampleReport().trend?.points ?? [];
    const most = Math.max(...points.map(({ sales }) => sales));
    const barHeight = chart?.plot.barHeight ?? 0;
    expect(barHeight).toBeGreaterThan(20);
    expect(chart?.columns.map(({ height }) => height)).toEqual(
      points.map(({ sales }) => (sales / most) * barHeight),
    );
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
