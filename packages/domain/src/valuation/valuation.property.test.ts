import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from './board.ts';
import { openBoard, salesBefore, valueHome } from './board.ts';
import { findComparables, mostComparables } from './comparables.ts';
import { toHomeNumbers } from './fact-model.ts';
import type { HomeFacts, Sale } from './home-facts.ts';
import { fitLocalRates } from './local-rates.ts';
import { methods } from './method.ts';
import { lastDay, makeSales, plainHome } from './testing/made-market.ts';
import { valueByRates } from './valuation.ts';

const sales = makeSales({ count: 250 });
const board = openBoard(sales, lastDay);

const someHome = fc.record({
  area: fc.option(fc.integer({ min: 500, max: 6000 })),
  lotArea: fc.option(fc.integer({ min: 1500, max: 20_000 })),
  bedrooms: fc.option(fc.integer({ min: 0, max: 9 })),
  bathrooms: fc.option(fc.integer({ min: 1, max: 7 })),
  yearBuilt: fc.option(fc.integer({ min: 1880, max: 2021 })),
  latitude: fc.double({ min: 43.5, max: 43.53, noNaN: true }),
  longitude: fc.double({ min: -79.6, max: -79.56, noNaN: true }),
});
const homeOf = (facts: Partial<HomeFacts>): HomeFacts => ({ ...plainHome, ...facts });

function valued(on: Board, facts: HomeFacts, day = lastDay) {
  const opinions = valueHome(on, facts, day);
  if (!opinions) throw new Error('not valued');
  return opinions;
}

describe('[CMA-06] the arithmetic of a value', () => {
  it('adds up: price, time and lines to the adjusted price, weights to one, weighted prices to the value', () => {
    fc.assert(
      fc.property(someHome, (facts) => {
        const opinions = valueHome(board, homeOf(facts), lastDay);
        for (const method of opinions ? methods : []) {
          const { comparables, value, low, high } = opinions?.[method] ?? valued(board, plainHome)[method];
          expect(comparables.length).toBeLessThanOrEqual(mostComparables);
          for (const { near, time, lines, adjusted } of comparables) {
            const amounts = Object.values(lines);
            expect(near.home.sale.price + time + amounts.reduce((sum, amount) => sum + amount, 0)).toBe(
              adjusted,
            );
            expect([time + near.home.sale.price, ...amounts].every((amount) => amount % 100 === 0)).toBe(
              true,
            );
          }
          expect(comparables.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
          const sum = comparables.reduce((total, { adjusted, weight }) => total + adjusted * weight, 0);
          expect(Math.abs(sum - value)).toBeLessThanOrEqual(50);
          expect(low).toBeLessThan(value);
          expect(high).toBeGreaterThan(value);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('does not mind in which unit areas are told', () => {
    const inMetres = <T extends HomeFacts>(home: T): T => ({
      ...home,
      area: home.area === null ? null : home.area / 10.7639,
      lotArea: home.lotArea === null ? null : home.lotArea / 10.7639,
    });
    const metric = openBoard(sales.map(inMetres), lastDay);
    fc.assert(
      fc.property(someHome, (facts) => {
        const home = homeOf(facts);
        const feet = valueHome(board, home, lastDay);
        const metres = valueHome(metric, inMetres(home), lastDay);
        expect(metres === null).toBe(feet === null);
        for (const method of feet && metres ? methods : [])
          expect((metres?.[method].value ?? 0) / (feet?.[method].value ?? 1)).toBeCloseTo(1, 4);
      }),
      { numRuns: 15 },
    );
  });

  it('moves no further for one more sale like another than that sale has a say', () => {
    const subject = { ...toHomeNumbers(board.model.facts, plainHome, lastDay), facts: plainHome };
    const around = salesBefore(board.grid, plainHome, lastDay);
    const found = findComparables(around, plainHome, lastDay)?.found ?? [];
    const rates = fitLocalRates(board.model, 'detached', around);
    const before = valueByRates(board.model, subject, found, rates, lastDay);
    expect(before.comparables.length).toBeGreaterThan(10);
    for (const { near } of before.comparables) {
      const after = valueByRates(board.model, subject, [...found, near], rates, lastDay);
      const twins = after.comparables.filter((comparable) => comparable.near === near);
      const pull = (twins[0]?.weight ?? 0) * Math.abs((twins[0]?.adjusted ?? 0) - before.value);
      expect(twins).toHaveLength(2);
      // Who stands far off is evaluated beside the others, and those are one more now.
      expect(Math.abs(after.value - before.value)).toBeLessThanOrEqual(pull + before.value * 0.002);
    }
  });

  it('looks at nothing that happened on the day or later', () => {
    const day = lastDay - 100;
    const changed = sales.map((sale) => (sale.soldDay >= day ? { ...sale, price: sale.price * 3 } : sale));
    const past = sales.filter(({ soldDay }) => soldDay < day);
    const later = (from: Sale[]) => from.filter(({ soldDay }) => soldDay >= day);
    const one = valued(openBoard(past, day, later(sales)), plainHome, day);
    const other = valued(openBoard(past, day, later(changed)), plainHome, day);
    expect(other.advance.value).toBe(one.advance.value);
    expect(other.fast.value).toBe(one.fast.value);
  });
});

describe('facts that nobody would believe', () => {
  const usual = valued(board, plainHome).advance.value;
  it.each<[string, Partial<HomeFacts>]>([
    ['no area at all', { area: 0 }],
    ['an area of a town', { area: 9_000_000 }],
    ['33 bedrooms', { bedrooms: 33 }],
    ['a lot of one square foot', { lotArea: 1 }],
    ['a house of the year 4000', { yearBuilt: 4000 }],
    [
      'nothing but its place',
      { area: null, lotArea: null, bedrooms: null, bathrooms: null, yearBuilt: null },
    ],
    ['no coordinates', { latitude: null, longitude: null }],
  ])('%s gives no nonsense value', (_name, facts) => {
    const { value, low, high } = valued(board, homeOf(facts)).advance;
    expect(value / usual).toBeGreaterThan(0.6);
    expect(value / usual).toBeLessThan(1.7);
    expect(low).toBeGreaterThan(value * 0.4);
    expect(high).toBeLessThan(value * 2.5);
  });

  it('a price of a dollar among the sales moves nothing', () => {
    const nearest = valued(board, plainHome).advance.comparables[0]?.near.home.sale;
    if (!nearest) throw new Error('no comparable');
    const gifts = [1, 2, 3].map((number): Sale => ({ ...nearest, id: `gift${number}`, price: 100 }));
    const { value, comparables } = valued(openBoard([...sales, ...gifts], lastDay), plainHome).advance;
    expect(comparables.some(({ near }) => near.home.sale.price === 100)).toBe(false);
    expect(value / usual).toBeCloseTo(1, 1);
  });

  it('a home that stands nowhere, or alone, is not valued', () => {
    const nowhere = { latitude: null, longitude: null, communityCode: null };
    expect(valueHome(board, homeOf(nowhere), lastDay)).toBeNull();
    expect(valueHome(board, homeOf({ latitude: 50, longitude: -100 }), lastDay)).toBeNull();
    expect(valueHome(openBoard([], lastDay), plainHome, lastDay)).toBeNull();
  });
});
