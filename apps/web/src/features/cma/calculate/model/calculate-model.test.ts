import { assumedCount } from '@hearthline/domain/valuation/assumed';
import { calculate } from '@hearthline/domain/valuation/calculation';
import { measureIndex } from '@hearthline/domain/valuation/features';
import type { Edits } from '@hearthline/domain/valuation/grid';
import { noEdits } from '@hearthline/domain/valuation/grid';
import { describe, expect, it } from 'vitest';
import { parseMoney } from '../../../../shared/ui/number-field.tsx';
import type { MadeSale } from '../../testing/grid-fixture.ts';
import { house, madeSales, makeDraft, makeFound, makeGrid, saleId } from '../../testing/grid-fixture.ts';
import { describeGrid, explainCell, explainRate, spanRates } from './calculation.ts';
import { drawRange } from './range-picture.ts';
import {
  dropGone,
  hasEdits,
  parseShare,
  setAmount,
  setLevels,
  setRate,
  setWeight,
  toggleLeftOut,
} from './use-edits.ts';

const [first, second] = [saleId(1), saleId(2)];

function calculated(edits: Partial<Edits> = {}, made: readonly MadeSale[] = madeSales) {
  const found = makeFound(made);
  const all = { ...noEdits, ...edits };
  const result = calculate(found.grid, all);
  const plain = calculate(found.grid);
  if (result.state !== 'calculated' || plain.state !== 'calculated') throw new Error(result.state);
  const { calculation } = result;
  const fittedLines = new Map(plain.calculation.sales.map(({ id, lines }) => [id, lines]));
  const view = describeGrid(found, calculation.sales);
  const explained = { grid: found.grid, edits: all, fittedLines };
  const column = view.columns[0];
  if (!column) throw new Error('no column');
  return { calculation, view, explained, column };
}

describe('[CMA-04] the grid that is shown', () => {
  it('has the lines of this kind of home that say something, and folds the others', () => {
    const { view } = calculated();
    expect(view.lines).toEqual([
      'lot',
      'area',
      'bedrooms',
      'bathrooms',
      'parking',
      'basement',
      'condition',
      'pool',
    ]);
    expect(view.sameLines).toEqual(['storeys', 'areaBelow', 'age', 'view', 'waterfront', 'cooling']);
    expect(view.columns.map(({ number, listing }) => [number, listing?.address])).toEqual(
      madeSales.map(({ address }, place) => [place + 1, address]),
    );
  });

  it('shows a folded line as soon as the agent sets something in it', () => {
    expect(calculated({ amounts: { [first]: { cooling: 500_000 } } }).view.lines).toContain('cooling');
  });

  it('has one line for Fast, the size', () => {
    const found = { ...makeFound(), grid: { ...makeGrid(), method: 'fast' as const } };
    const result = calculate(found.grid);
    if (result.state !== 'calculated') throw new Error(result.state);
    expect(describeGrid(found, result.calculation.sales)).toMatchObject({
      lines: ['area'],
      sameLines: [],
    });
  });
});

describe('[CMA-06] where an amount comes from', () => {
  it('is told so that the arithmetic of the cell is true', () => {
    const { explained, column } = calculated();
    const { amount, basis, own, rate } = explainCell(explained, column, 'area');
    expect(own).toBeNull();
    expect(basis).toEqual({ kind: 'units', steps: [{ perUnit: 22_000, units: 120, note: null }] });
    expect(amount).toBe(22_000 * 120);
    expect(rate.fitted?.sales).toBe(412);
    expect(rate.fitted?.low).toBeLessThan(rate.fitted?.rate ?? 0);
  });

  it('says whose it is where the agent set a rate or an amount, and what was fitted', () => {
    const { explained, column } = calculated({
      rates: { area: 30_000 },
      amounts: { [first]: { lot: -1_000_000 } },
    });
    expect(explainCell(explained, column, 'area')).toMatchObject({
      amount: 120 * 30_000,
      own: 'rate',
      basis: { kind: 'units', steps: [{ perUnit: 30_000, units: 120 }] },
      rate: { own: 30_000 },
    });
    const lot = explainCell(explained, column, 'lot');
    expect(lot).toMatchObject({ amount: -1_000_000, own: 'amount' });
    expect(lot.fittedAmount).toBe(calculated().column.result.lines.lot);
  });

  it('says what is not told, and of whom', () => {
    const { explained, column } = calculated({}, [
      { ...madeSales[0], area: null } as MadeSale,
      ...madeSales.slice(1),
    ]);
    expect(explainCell(explained, column, 'area').basis).toEqual({ kind: 'unknownHere', steps: [] });
    expect(explainCell(explained, column, 'view').basis).toEqual({ kind: 'unknownOfSubject', steps: [] });
    column.sale.counts.splice(measureIndex('area'), 1, 1450);
    const assumed = explainCell({ ...explained, edits: { ...explained.edits, rates: {} } }, column, 'area');
    expect(assumed.basis).toEqual({
      kind: 'unknownHere',
      steps: [{ perUnit: 22_000, units: 490, note: null }],
    });
    expect(assumedCount(explained.grid, explained.edits, column.sale, 'area')).toBe(1450);
    expect(assumedCount(explained.grid, { rates: { area: 0 } }, column.sale, 'area')).toBeNull();
    expect(assumedCount(explained.grid, explained.edits, column.sale, 'lot')).toBeNull();
    expect(explainRate(explained, 'view')).toMatchObject({ fitted: null, note: 'notTold' });
    expect(explainRate(explained, 'pool').note).toBe('heldAtZero');
    expect(explainRate(explained, 'bedrooms').note).toBe('notTellable');
    expect(explainCell(explained, column, 'cooling').basis).toEqual({ kind: 'same' });
  });

  it('says why a stretch is worth nothing where the line is worth something elsewhere', () => {
    const { explained, column } = calculated();
    const piece = { rate: 0, low: 0, high: 0 };
    const curves = explained.grid.curves.map((curve) =>
      curve.line === 'age'
        ? {
            ...curve,
            pieces: [
              { ...piece, from: null, to: 40, note: 'notTellable' as const },
              { ...piece, from: 40, to: null, rate: -50_000 },
            ],
          }
        : curve,
    );
    column.sale.counts.splice(measureIndex('age'), 1, 60);
    const bent = { ...explained, grid: { ...explained.grid, curves } };
    expect(explainRate(bent, 'age').note).toBe('notTellable');
    expect(explainCell(bent, { ...column, sale: { ...column.sale } }, 'age').basis).toMatchObject({
      steps: [
        { perUnit: 0, note: 'notTellable' },
        { perUnit: -50_000, units: -20, note: null },
      ],
    });
    // Zero where the subject stands is not what the cell is made of.
    expect(spanRates(bent, 'age', [column.sale])).toEqual({ low: -50_000, high: 0 });
    expect(spanRates(bent, 'age', [])).toEqual({ low: 0, high: 0 });
    expect(spanRates(explained, 'view', [column.sale])).toBeNull();
  });
});

describe('[CMA-04] what the agent decides', () => {
  const { edits } = makeDraft();

  it('is kept by cell and by line, and given back', () => {
    const set = setRate(setAmount(edits, first, 'area', 1_200_000), 'lot', 400);
    expect(set).toMatchObject({ amounts: { [first]: { area: 1_200_000 } }, rates: { lot: 400 } });
    expect(hasEdits(set)).toBe(true);
    expect(setRate(setAmount(set, first, 'area', null), 'lot', null)).toEqual(edits);
  });

  it('cannot give more weight than the other own weights leave', () => {
    const heavy = setWeight(setWeight(edits, first, 0.7), second, 0.6);
    expect(heavy.weights[first]).toBe(0.7);
    expect(heavy.weights[second]).toBeCloseTo(0.3, 9);
    expect(setWeight(heavy, second, null).weights).toEqual({ [first]: 0.7 });
  });

  it('takes the weight along with a comparable that is left out', () => {
    const out = toggleLeftOut(setWeight(edits, first, 0.4), first);
    expect(out).toMatchObject({ leftOut: [first], weights: {} });
    expect(toggleLeftOut(out, first).leftOut).toEqual([]);
  });

  it('sets levels of the subject and of comparables, and drops homes that are gone', () => {
    const draft = setLevels(
      makeDraft(),
      new Map([
        ['subject', 12],
        [second, 3],
      ]),
    );
    expect(draft.levels).toEqual({ [second]: 3 });
    expect(draft.subject.facts).toEqual({ ...house, level: 12 });
    expect(dropGone(draft, [first]).chosen).not.toContain(first);
  });
});

describe('what is typed', () => {
  it.each([
    ['12,500', 1_250_000],
    ['+12 500 $', 1_250_000],
    ['\u221212\u202f500\u00a0$', -1_250_000],
    ['-5k', -500_000],
    ['1.2M', 120_000_000],
    ['', undefined],
    ['twelve', null],
    ['-', null],
  ])('%s is %s cents of whole dollars', (text, cents) => {
    expect(parseMoney(text, 'en', { isWhole: true, isSigned: true })).toBe(cents);
  });

  it('may have cents as a rate, in either language', () => {
    expect(parseMoney('12.40', 'en', {})).toBe(1_240);
    expect(parseMoney('12,4', 'en', {})).toBe(1_240);
    expect(parseShare('28 %', 'en')).toBeCloseTo(0.28, 9);
    expect(parseShare('250', 'en')).toBe(1);
    expect(parseShare('-3', 'en')).toBeNull();
    expect(parseMoney('-5', 'en', {})).toBeNull();
  });
});

describe('[CMA-06] the picture of the range', () => {
  const options = { listPrice: 164_990_000, wantedTicks: 6, dotWidth: 3 };

  it('holds value, range, list price and every comparable in their order', () => {
    const { calculation } = calculated();
    const picture = drawRange(calculation, options);
    expect(picture.low).toBeGreaterThan(0);
    expect(picture.low).toBeLessThan(picture.value);
    expect(picture.value).toBeLessThan(picture.high);
    expect(picture.high).toBeLessThan(100);
    expect(picture.listPrice).toBeGreaterThan(picture.low);
    const byPrice = calculation.sales.toSorted((a, b) => a.adjusted - b.adjusted).map(({ id }) => id);
    expect(picture.dots.map(({ id }) => id)).toEqual(byPrice);
    expect(picture.ticks.length).toBeLessThanOrEqual(8);
  });

  it('keeps one wild comparable from squeezing everything else', () => {
    const wild = { ...madeSales[3], price: 9_900_000 } as MadeSale;
    const { calculation } = calculated({}, [...madeSales, wild]);
    const picture = drawRange(calculation, { ...options, listPrice: null });
    expect(picture.high - picture.low).toBeGreaterThan(20);
    expect(picture.dots.find(({ number }) => number === 5)).toMatchObject({ x: 100, isBeyond: true });
  });

  it('stacks fifty of them, faded where they have no say', () => {
    const many = Array.from(
      { length: 50 },
      (_, place) => ({ ...madeSales[place % 4], distance: place / 40 }) as MadeSale,
    );
    const { calculation } = calculated({ leftOut: [saleId(7)] }, many);
    const { dots } = drawRange(calculation, options);
    expect(dots.filter(({ isNumbered }) => isNumbered)).toHaveLength(12);
    expect(dots.find(({ number }) => number === 7)?.isWeighted).toBe(false);
    expect(Math.max(...dots.map(({ row }) => row))).toBe(3);
  });
});
