import { describe, expect, it } from 'vitest';
import { openBoard } from './board.ts';
import { toHomeNumbers } from './fact-model.ts';
import { columns, measureIndex } from './features.ts';
import { fitLocalRates } from './local-rates.ts';
import { findRates } from './make-grid.ts';
import { marketLevel } from './market-model.ts';
import { lastDay, makeSales, plainHome, truth } from './testing/made-market.ts';
import { indexStep } from './time-index.ts';
import { measureAccuracy, measureBaseline, walkForward } from './walk-forward.ts';

const sales = makeSales({ count: 1400 });
const board = openBoard(sales, lastDay);
const { model } = board;
/** The usual piece of a line's curve. */
const columnOf = (line: 'area' | 'lot' | 'bathrooms' | 'pool' | 'parking', piece = 0): number =>
  columns.findIndex((column) => column.measure === measureIndex(line) && column.piece === piece);

describe('what sales tell about a market', () => {
  it('finds the rates again, though a third of the areas is not told', () => {
    const rates = model.kinds.detached ?? [];
    expect(rates[columnOf('area', 1)]).toBeCloseTo(truth.area, 1);
    expect(rates[columnOf('lot', 1)]).toBeCloseTo(truth.lot, 1);
    // The made market pays bathrooms by their logarithm: the first one most.
    expect(rates[columnOf('bathrooms')]).toBeCloseTo(truth.bathrooms * Math.log(2), 1);
    expect(rates[columnOf('bathrooms', 1)]).toBeLessThan(rates[columnOf('bathrooms')] ?? 0);
    expect(model.spread).toBeGreaterThan(truth.noise * 0.9);
    expect(model.spread).toBeLessThan(truth.noise * 1.6);
  });

  it('finds how the market moved', () => {
    const year = marketLevel(model, plainHome, lastDay) - marketLevel(model, plainHome, lastDay - 365);
    expect(year).toBeCloseTo(truth.perYear, 1.5);
  });

  it('goes on after the last learning as the market went before, more slowly and not for long', () => {
    const { fromDay, levels } = model.index;
    const lastKnot = fromDay + (levels.length - 1) * indexStep;
    const move = (from: number, to: number) =>
      marketLevel(model, plainHome, lastKnot + to) - marketLevel(model, plainHome, lastKnot + from);
    expect(lastKnot).toBeGreaterThanOrEqual(lastDay);
    expect(move(0, 30)).toBeGreaterThan(0);
    expect(move(0, 30)).toBeCloseTo(move(-90, 0) / 6, 9);
    expect(move(30, 60)).toBeCloseTo(move(0, 30), 9);
    expect(move(90, 400)).toBe(0);
  });

  it('says how sure a rate is, from how many sales, and holds back a sign that offends', () => {
    const around = board.grid.around(plainHome, 3);
    const { rates, told } = fitLocalRates(board.model, 'detached', around);
    const area = rates[columnOf('area', 1)];
    expect(area?.low).toBeLessThan(truth.area);
    expect(area?.high).toBeGreaterThan(truth.area);
    expect(told[measureIndex('area')]).toBe(around.filter(({ home }) => home.sale.area !== null).length);
    expect(rates[columnOf('pool')]).toMatchObject({ value: 0, note: 'notTold' });
    const worse = makeSales({ count: 200 }).map((sale) => ({
      ...sale,
      parkingTotal: Number(sale.id.at(-1)) % 4,
      price: sale.price * (1 - 0.05 * (Number(sale.id.at(-1)) % 4)),
    }));
    const held = openBoard(worse, lastDay);
    const rate = fitLocalRates(held.model, 'detached', held.grid.around(plainHome, 3)).rates[
      columnOf('parking')
    ];
    expect(rate).toEqual({ value: 0, low: 0, high: 0, note: 'heldAtZero' });
  });

  it('publishes curves whose rates lie inside their intervals, and zero where the sales cannot tell', () => {
    for (const area of [600, 1500, 4200]) {
      const facts = { ...plainHome, area };
      const subject = { ...toHomeNumbers(board.model.facts, facts, lastDay), facts };
      const { curves } = findRates(board.model, subject, board.grid.around(facts, 3), lastDay);
      for (const { pieces, note } of curves)
        for (const { rate, low, high } of pieces) {
          expect(low).toBeLessThanOrEqual(rate);
          expect(high).toBeGreaterThanOrEqual(rate);
          if (low < 0 && high > 0) expect(rate).toBe(0);
          if (note !== null) expect(rate).toBe(0);
        }
    }
  });

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });
});

describe('[CMA-06] walking forward through the sales', () => {
  const outcomes = [...walkForward(sales, { fromDay: lastDay - 90, toDay: lastDay })];
  const all = (method: string) =>
    measureAccuracy(outcomes).find((row) => row.method === method && row.segment === 'all');

  it('values nearly all, near the noise that no method can see through, inside the range four times of five', () => {
    expect(outcomes.length).toBe(sales.filter(({ soldDay }) => soldDay >= lastDay - 90).length);
    const advance = all('advance');
    expect(advance?.valued).toBeGreaterThan(outcomes.length * 0.95);
    // The median of a normal deviation is two thirds of it.
    expect(advance?.mdape).toBeLessThan(truth.noise * 0.95);
    expect(advance?.coverage80).toBeGreaterThan(0.74);
    expect(advance?.coverage80).toBeLessThan(0.87);
    expect(Math.abs(advance?.bias ?? 1)).toBeLessThan(0.02);
  });

  it('fitted rates beat likeness alone, and likeness the plain prices per area', () => {
    const fast = all('fast')?.mdape ?? 0;
    expect(all('advance')?.mdape).toBeLessThan(fast);
    expect(fast).toBeLessThan(measureBaseline(outcomes, 'communityMedian').mdape ?? 0);
    expect(fast).toBeLessThan(measureBaseline(outcomes, 'sixNearest').mdape ?? 0);
  });

  it('counts what was not valued, and divides by nothing', () => {
    const [first] = outcomes;
    if (!first) throw new Error('nothing was valued');
    const rows = measureAccuracy([{ ...first, opinions: null }]);
    expect(rows[0]).toEqual({
      method: 'fast',
      segment: 'all',
      n: 1,
      valued: 0,
      mdape: null,
      ppe10: null,
      ppe20: null,
      bias: null,
      coverage80: null,
    });
  });
});
