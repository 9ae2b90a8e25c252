import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculation.ts';
import { findMethodGap } from './compare-methods.ts';
import { evaluateConfidence, mostInfluence } from './confidence.ts';
import type { AdjustmentLine } from './features.ts';
import { adjustmentLines, measureIndex } from './features.ts';
import type { Edits, Grid } from './grid.ts';
import { noEdits } from './grid.ts';
import type { HomeFacts } from './home-facts.ts';
import { mostWeight } from './reconcile.ts';
import { roundValue } from './round-value.ts';
import { countHome, drawStraight, plainCalibration } from './testing/made-grid.ts';
import { plainHome } from './testing/made-market.ts';

const curves = drawStraight({ area: 20_000, lot: 2_000, bathrooms: 3_000_000, level: 150_000 });
const day = 19_000;
const year = 2022;

function makeGrid(
  sales: (Partial<HomeFacts> & { price: number; ago?: number; distance?: number })[],
  subject = {},
): Grid {
  const own = { ...plainHome, ...subject };
  return {
    method: 'advance',
    day,
    subject: countHome(own, year),
    sales: sales.map(({ price, ago = 60, distance = 0.3, ...facts }, place) => ({
      ...countHome({ ...own, ...facts }, year, countHome(own, year).counts),
      id: `c${place}`,
      price: price * 100,
      soldDay: day - ago,
      distance,
      moved: (ago / 365) * 0.06,
    })),
    reference: 80_000_000,
    curves,
    earlier: null,
    calibrations: { fast: plainCalibration, advance: plainCalibration },
    middle: Math.log(80_000_000),
    size: 0,
  };
}
const grid = makeGrid([
  { price: 790_000, area: 1400 },
  { price: 845_000, area: 1650, bathrooms: 3 },
  { price: 805_000, lotArea: 3600 },
  { price: 830_000, area: 1580, ago: 200, distance: 0.8 },
]);

function calculated(on: Grid = grid, edits: Partial<Edits> = {}) {
  const result = calculate(on, { ...noEdits, ...edits });
  if (result.state !== 'calculated') throw new Error(result.state);
  return result.calculation;
}
const lineOf = (edits: Partial<Edits>, id: string, line: AdjustmentLine) =>
  calculated(grid, edits).sales.find((sale) => sale.id === id)?.lines[line];

describe('[CMA-04] the grid of adjustments', () => {
  it('gives a comparable that is worse a plus and one that is better a minus', () => {
    const [small, big, lot] = calculated().sales;
    expect(small?.lines.area).toBeGreaterThan(0);
    expect(big?.lines.area).toBeLessThan(0);
    expect(big?.lines.bathrooms).toBeLessThan(0);
    expect(lot?.lines.lot).toBeGreaterThan(0);
    expect(small?.time).toBe(Math.round(790_000 * Math.exp((60 / 365) * 0.06)) * 100 - 79_000_000);
  });

  it('adds up whatever the agent changes', () => {
    const someEdits = fc.record({
      leftOut: fc.subarray(['c0'], { minLength: 0 }),
      rates: fc.dictionary(
        fc.constantFrom(...adjustmentLines),
        fc.integer({ min: -50, max: 50 }).map((dollars) => dollars * 100),
      ),
      amounts: fc.dictionary(
        fc.constantFrom('c0', 'c1', 'c2'),
        fc.dictionary(
          fc.constantFrom(...adjustmentLines),
          fc.integer({ min: -90_000, max: 90_000 }).map((dollars) => dollars * 100),
        ),
      ),
      weights: fc.dictionary(fc.constantFrom('c0', 'c1'), fc.double({ min: 0, max: 0.5, noNaN: true })),
    });
    fc.assert(
      fc.property(someEdits, (edits) => {
        const { sales, value, exact } = calculated(grid, edits);
        for (const sale of sales) {
          const of = grid.sales.find(({ id }) => id === sale.id);
          const sum = Object.values(sale.lines).reduce((total, amount) => total + amount, 0);
          expect((of?.price ?? 0) + sale.time + sum).toBe(sale.adjusted);
          expect(sale.isLeftOut ? sale.weight : 0).toBe(0);
        }
        expect(sales.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
        const whole = sales.reduce((sum, { adjusted, weight }) => sum + adjusted * weight, 0);
        expect(Math.abs(whole - exact)).toBeLessThanOrEqual(50);
        expect(value).toBe(roundValue(exact));
      }),
    );
  });

  it('lets an own rate take the place of a line, and an own amount that of a cell', () => {
    const rates = { area: 30_000 };
    expect(lineOf({ rates }, 'c0', 'area')).toBe(100 * 30_000);
    expect(lineOf({ rates }, 'c1', 'area')).toBe(-150 * 30_000);
    expect(lineOf({ rates, amounts: { c1: { area: -1_000_00 } } }, 'c1', 'area')).toBe(-100_000);
    expect(lineOf({ rates }, 'c1', 'bathrooms')).toBeLessThan(0);
    expect(calculated(grid, { rates }).sales[0]?.ownLines).toEqual(['area']);
  });

  it('holds an own rate true for every comparable, also for one whose fact is assumed', () => {
    const untold = makeGrid([
      { price: 800_000, area: null },
      { price: 810_000 },
      { price: 820_000, area: 1400 },
    ]);
    const assumed = untold.sales[0]?.counts[measureIndex('area')] ?? 0;
    untold.sales[0]?.counts.splice(measureIndex('area'), 1, assumed - 50);
    const someRates = fc.dictionary(
      fc.constantFrom(...adjustmentLines),
      fc.integer({ min: -90_000, max: 90_000 }),
      { minKeys: 1 },
    );
    fc.assert(
      fc.property(someRates, fc.constantFrom(grid, untold), (rates, on) => {
        const plain = calculated(on);
        const { sales, exact } = calculated(on, { rates });
        for (const [place, { lines, weight, adjusted, ownLines }] of sales.entries()) {
          const before = plain.sales[place];
          expect(weight).toBe(before?.weight);
          let moved = 0;
          for (const [index, line] of adjustmentLines.entries()) {
            const rate = rates[line];
            const apart = (on.subject.counts[index] ?? 0) - (on.sales[place]?.counts[index] ?? 0);
            const wanted =
              rate === undefined ? (before?.lines[line] ?? 0) : Math.round((rate * apart) / 100) * 100;
            expect(Math.abs((lines[line] ?? 0) - wanted)).toBe(0);
            expect(ownLines.includes(line)).toBe(rate !== undefined);
            moved += wanted - (before?.lines[line] ?? 0);
          }
          expect(adjusted - (before?.adjusted ?? 0)).toBe(moved);
        }
        const whole = sales.reduce((sum, { adjusted, weight }) => sum + adjusted * weight, 0);
        expect(Math.abs(whole - exact)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('an own rate or amount moves its line and the value, and nothing else', () => {
    const someLine = fc.constantFrom(...adjustmentLines);
    fc.assert(
      fc.property(someLine, fc.integer({ min: -90, max: 90 }), fc.boolean(), (line, thousands, isRate) => {
        const plain = calculated();
        const edits = isRate
          ? { rates: { [line]: thousands * 100 } }
          : { amounts: { c1: { [line]: thousands * 100_000 } } };
        const { sales } = calculated(grid, edits);
        for (const [place, sale] of sales.entries()) {
          const before = plain.sales[place];
          expect(sale.weight).toBe(before?.weight);
          expect({ ...sale.lines, [line]: 0 }).toEqual({ ...before?.lines, [line]: 0 });
          if (!isRate && sale.id !== 'c1') expect(sale.lines).toEqual(before?.lines);
        }
      }),
    );
  });

  it('gives no one of five or more over a third of the say, and tells what each one decides', () => {
    const five = makeGrid([
      { price: 800_000, distance: 0.01 },
      ...[790_000, 810_000, 820_000, 780_000].map((price) => ({ price, distance: 0.9 })),
    ]);
    const { sales, exact, influence } = calculated(five);
    for (const { weight } of sales) expect(weight).toBeLessThanOrEqual(mostWeight + 1e-9);
    for (const { id, influence: own } of sales) {
      const without = calculated(five, { leftOut: [id] });
      expect(own).toBeCloseTo(Math.abs(without.exact / exact - 1), 9);
      expect(influence).toBeGreaterThanOrEqual(own ?? 0);
    }
  });

  it('three comparables of which one decides are fragile, and the value is a grade less sure', () => {
    const three = makeGrid([{ price: 800_000 }, { price: 805_000 }, { price: 1_000_000 }]);
    const { sales, influence, ...rest } = calculated(three);
    expect(sales.every(({ influence: own }) => own !== null)).toBe(true);
    expect(influence).toBeGreaterThan(mostInfluence);
    const fragile = evaluateConfidence({ ...rest, sales, influence });
    expect(fragile.reasons).toContainEqual({ code: 'fragile', share: influence });
    const firm = evaluateConfidence({ ...rest, sales, influence: mostInfluence });
    expect(firm.reasons.map(({ code }) => code)).not.toContain('fragile');
    expect([firm.grade, fragile.grade]).toEqual(['high', 'medium']);
  });

  it('marks a price that stands apart from the others', () => {
    const odd = makeGrid([800, 805, 810, 795, 1300].map((thousands) => ({ price: thousands * 1000 })));
    expect(calculated(odd).sales.map(({ outlier }) => outlier)).toEqual([
      null,
      null,
      null,
      null,
      'priceApart',
    ]);
  });

  it('adds what the home itself was sold for, as far as such sales can be trusted', () => {
    const earlier = { id: 'own', price: 90_000_000, soldDay: day - 400, moved: 0.05, share: 0.25 };
    const plain = calculated().exact;
    const { exact, earlier: shown } = calculated({ ...grid, earlier });
    expect(shown?.adjusted).toBe(Math.round(900_000 * Math.exp(0.05)) * 100);
    expect(Math.abs(exact - (plain * 0.75 + (shown?.adjusted ?? 0) * 0.25))).toBeLessThanOrEqual(100);
    expect(calculated({ ...grid, earlier }, { leftOut: ['own'] }).exact).toBe(plain);
  });

  it('Fast adjusts for the size and nothing else', () => {
    const { sales } = calculated({ ...grid, method: 'fast' });
    expect(sales.map(({ lines }) => Object.keys(lines))).toEqual([['area'], ['area'], [], ['area']]);
    expect(sales[0]?.lines.area).toBe(calculated().sales[0]?.lines.area);
  });

  it('keeps given weights, and who has none shares the rest', () => {
    const { sales } = calculated(grid, { weights: { c0: 0.5, c1: 0 } });
    expect(sales.map(({ weight }) => weight).slice(0, 2)).toEqual([0.5, 0]);
    expect((sales[2]?.weight ?? 0) + (sales[3]?.weight ?? 0)).toBeCloseTo(0.5, 9);
    expect(sales[2]?.weight).toBeGreaterThan(sales[3]?.weight ?? 1);
    expect(calculate(grid, { ...noEdits, weights: { c0: 0, c1: 0, c2: 0, c3: 0 } })).toEqual({
      state: 'noWeight',
    });
  });

  it('marks what was adjusted much', () => {
    const far = makeGrid([{ price: 500_000, area: 700 }, { price: 805_000 }, { price: 815_000 }]);
    const [first, second] = calculated(far).sales;
    expect(first).toMatchObject({ netFlag: 'red', grossFlag: 'amber', outlier: 'priceApart' });
    expect(second).toMatchObject({ netFlag: null, grossFlag: null });
    expect(first?.weight).toBeLessThan(second?.weight ?? 0);
  });

  it('says on which sides of the subject there are comparables', () => {
    expect(calculated().brackets).toEqual({
      area: { hasBelow: true, hasAbove: true },
      price: { hasBelow: true, hasAbove: true },
    });
    const smaller = makeGrid([
      { price: 700_000, area: 1200 },
      { price: 710_000, area: 1250 },
      { price: 690_000, area: 1300 },
    ]);
    expect(calculated(smaller).brackets.area).toEqual({ hasBelow: true, hasAbove: false });
    expect(evaluateConfidence(calculated(smaller)).reasons).toContainEqual({
      code: 'notBracketed',
      what: 'area',
    });
  });

  it('gives no number from fewer than three', () => {
    expect(calculate(grid, { ...noEdits, leftOut: ['c0', 'c1'] })).toEqual({ state: 'tooFew', count: 2 });
    expect(calculate(makeGrid([]))).toEqual({ state: 'tooFew', count: 0 });
  });
});

describe('[CMA-04] levels of flats', () => {
  const flat = { kind: 'condoApartment' as const, lotArea: null, level: 12 };
  const flats = (levels: (number | null)[], subjectLevel: number | null = 12) =>
    makeGrid(
      levels.map((level) => ({ price: 600_000, level })),
      { ...flat, level: subjectLevel },
    );

  it('are refused with the list of items until every one is set and not 0', () => {
    expect(calculate(flats([3, 0, null, 8]))).toEqual({ state: 'levelsMissing', items: ['c1', 'c2'] });
    expect(calculate(flats([3, 4, 8], 0))).toEqual({ state: 'levelsMissing', items: ['subject'] });
    expect(calculate(flats([3, 4, 2.5, 8]))).toEqual({ state: 'levelsMissing', items: ['c2'] });
    expect(calculate(flats([3, 4, 8])).state).toBe('calculated');
  });

  it('are not asked of who is left out, nor of houses', () => {
    expect(calculate(flats([3, 4, 8, 0]), { ...noEdits, leftOut: ['c3'] }).state).toBe('calculated');
    expect(calculate(grid).state).toBe('calculated');
  });
});

describe('[CMA-06] confidence', () => {
  it('is graded by the range and says what makes it wide', () => {
    const sure = evaluateConfidence(calculated());
    expect(sure.grade).toBe('high');
    expect(sure.reasons).toContainEqual({ code: 'fewComparables', count: 4 });
    const far = { ...plainCalibration, low: -4, high: 4 };
    const wide = { ...grid, calibrations: { fast: far, advance: far } };
    expect(evaluateConfidence(calculated(wide)).grade).toBe('low');
    const one = makeGrid([
      { price: 800_000 },
      { price: 810_000 },
      { price: 805_000 },
      { price: 1_200_000, distance: 0.01 },
    ]);
    const { influence } = calculated(one, { weights: { c3: 0.6 } });
    const fragile = evaluateConfidence(calculated(one, { weights: { c3: 0.6 } }));
    expect(influence).toBeGreaterThan(mostInfluence);
    expect(fragile.reasons).toContainEqual({ code: 'fragile', share: influence });
    expect(fragile.grade).toBe('medium');
    expect(sure.reasons.map(({ code }) => code)).not.toContain('fragile');
    const old = makeGrid([
      { price: 800_000, ago: 600, distance: 3 },
      { price: 900_000, ago: 650, distance: 3 },
      { price: 600_000, ago: 700, distance: 3 },
    ]);
    const codes = evaluateConfidence(calculated(old)).reasons.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['theyDiffer', 'farAway', 'soldLongAgo']));
  });
});

describe('[CMA-06] Fast beside Advance', () => {
  it('says nothing where both are near, and else names what Advance counts beside size', () => {
    expect(findMethodGap(grid)).toBeNull();
    const plainer = [1, 2, 3].map((place) => ({ price: 700_000, area: 1500 + place, bathrooms: 1 }));
    const apart = makeGrid(plainer, { bathrooms: 5 });
    const gap = findMethodGap(apart);
    expect(gap?.lines).toEqual([{ line: 'bathrooms', amount: 12_000_000 }]);
    expect(gap?.advance).toBe(calculated(apart).value);
    expect(gap?.fast).toBe(calculated({ ...apart, method: 'fast' }).value);
    // With what the agent decided, it is the value that the screen shows.
    const edits = { ...noEdits, rates: { bathrooms: 4_000_000 } };
    expect(findMethodGap(apart, edits)?.advance).toBe(calculated(apart, edits).value);
    expect(findMethodGap(apart, { ...noEdits, rates: { bathrooms: 0 } })).toBeNull();
  });
});
