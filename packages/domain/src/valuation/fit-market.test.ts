import { describe, expect, it } from 'vitest';
import { openBoard } from './board.ts';
import { factsOfKind, isKnown, toHomeNumbers } from './fact-model.ts';
import { columns, measureIndex } from './features.ts';
import { fitMarket } from './fit-market.ts';
import { fitLocalRates } from './local-rates.ts';
import { findRates } from './make-grid.ts';
import { marketLevel } from './market-model.ts';
import { measureMethod } from './measure-method.ts';
import { methods } from './method.ts';
import { lastDay, makeSales, plainHome, truth } from './testing/made-market.ts';
import { fitIndex, indexStep, levelAt } from './time-index.ts';
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
    expect(lastKnot).toBe(lastDay);
    expect(move(0, 30)).toBeGreaterThan(0);
    expect(move(0, 30)).toBeCloseTo(move(-90, 0) / 6, 9);
    expect(move(30, 60)).toBeCloseTo(move(0, 30), 9);
    expect(move(90, 400)).toBe(0);
  });

  it('follows the market up to the day of learning, wherever the month stands', () => {
    const risePerDay = 0.06 / 365;
    const learnt = (toDay: number) => {
      const points = Array.from({ length: toDay }, (_, day) => ({
        day,
        value: day * risePerDay,
        weight: 10,
      }));
      return fitIndex(points, { fromDay: 0, toDay }, 0.0004);
    };
    for (const toDay of [365, 375, 389]) {
      const index = learnt(toDay);
      const move = levelAt(index, toDay) - levelAt(index, toDay - 20);
      expect(move / (20 * risePerDay)).toBeGreaterThan(0.8);
      expect(move / (20 * risePerDay)).toBeLessThan(1.2);
    }
  });

  it('takes silence for no where a board only ever says yes, and keeps what few but enough homes have', () => {
    const waterfront = measureIndex('waterfront');
    const withWater = (count: number, otherwise: boolean | null) =>
      makeSales({ count: 900 }).map((sale, place) => {
        const isWaterfront = place % 50 === 0 && place / 50 < count ? true : otherwise;
        return { ...sale, isWaterfront, price: sale.price * (isWaterfront ? 1.6 : 1) };
      });
    for (const otherwise of [null, false]) {
      const learnt = fitMarket(withWater(16, otherwise), lastDay).model;
      const onWater = toHomeNumbers(learnt.facts, { ...plainHome, isWaterfront: true }, lastDay);
      const silent = toHomeNumbers(learnt.facts, plainHome, lastDay);
      expect(onWater.counts[waterfront]).toBe(1);
      expect(silent.counts[waterfront]).toBeCloseTo(0, otherwise === null ? 9 : 0);
      expect(isKnown(silent, waterfront)).toBe(otherwise === null);
      const rate = learnt.kinds.detached?.[columns.findIndex(({ measure }) => measure === waterfront)];
      expect(rate).toBeGreaterThan(0.3);
    }
    const few = fitMarket(withWater(10, null), lastDay).model;
    expect(factsOfKind(few.facts, 'detached').spread[waterfront]).toBe(0);
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

  it('measures how both methods agree, how steady they are, how often prices lie inside, by segment, and how sure is right', () => {
    const { agreement, steadiness, coverage, confidence } = measureMethod(outcomes);
    const valued = outcomes.flatMap(({ opinions }) => opinions ?? []);
    const handedOver = valued.filter(({ fast }) => fast.isHandedOver).length;
    expect(agreement.handedOver).toBe(handedOver);
    expect(agreement.homes).toBe(valued.length - handedOver);
    expect(agreement.overlapping).toBeGreaterThan(0.97);
    for (const { method, homes, steady, dominated } of steadiness) {
      expect(homes).toBe(method === 'fast' ? valued.length - handedOver : valued.length);
      expect(steady).toBeGreaterThan(0.9);
      expect(dominated).toBe(0);
    }
    const ofAll = (by: string) => coverage.find(({ method, segment }) => method === by && segment === 'all');
    for (const method of methods) expect(ofAll(method)?.coverage80).toBe(all(method)?.coverage80);
    const segments = coverage.flatMap(({ method, segment }) => (method === 'advance' ? segment : []));
    expect(segments).toEqual(
      expect.arrayContaining([
        'detached',
        'value quarter 1',
        'value quarter 4',
        'usual of its kind',
        'age not told',
      ]),
    );
    const quarters = coverage.filter(
      ({ method, segment }) => method === 'advance' && segment.startsWith('value'),
    );
    expect(quarters.reduce((sum, { n }) => sum + n, 0)).toBe(valued.length);
    const graded = confidence.filter(({ method }) => method === 'advance');
    expect(graded.reduce((sum, { n }) => sum + n, 0)).toBe(valued.length);
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
