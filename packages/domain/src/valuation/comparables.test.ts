import { describe, expect, it } from 'vitest';
import type { HomeKind } from '../listing/vocabulary.ts';
import { openBoard, valueHome } from './board.ts';
import { isWidened, kindredOf, searchSteps } from './comparables.ts';
import type { Sale } from './home-facts.ts';
import { listOtherKinds } from './other-kinds.ts';
import { lastDay, makeSales, plainHome } from './testing/made-market.ts';

describe('[CMA-06] homes of kindred kinds', () => {
  const sales = makeSales({ count: 250 });
  const bungalow = { ...plainHome, kind: 'bungalow' as const, homeKey: null };
  /** Every so many of the market are told as another kind. */
  const toldAs = (kind: HomeKind, every: number, of: readonly Sale[] = sales): Sale[] =>
    of.map((sale, place) => (place % every === 0 ? { ...sale, kind } : sale));
  const valued = (of: readonly Sale[]) => valueHome(openBoard(of, lastDay), bungalow, lastDay);

  it('value a bungalow among detached homes where fewer than three were sold, in the last step, and are told', () => {
    const opinions = valued(toldAs('bungalow', 200));
    if (!opinions) throw new Error('not valued');
    const { grid, calculation, kinds } = opinions.advance;
    expect(kinds).toEqual(['bungalow', 'detached']);
    expect(listOtherKinds(grid, calculation)).toEqual(['detached']);
    expect(calculation.sales.length).toBeGreaterThan(5);
    // Fast sees size only, and homes of its kind are few.
    expect(opinions.fast.unlike).toContain('kind');
    const asDetached = valueHome(openBoard(sales, lastDay), { ...bungalow, kind: 'detached' }, lastDay);
    expect(Math.abs(calculation.value / (asDetached?.advance.calculation.value ?? 1) - 1)).toBeLessThan(0.1);
  });

  it('never meet where there are three of its own', () => {
    const opinions = valued(toldAs('bungalow', 10));
    expect(opinions?.advance.kinds).toEqual(['bungalow']);
    expect(new Set(opinions?.advance.grid.sales.map(({ facts }) => facts.kind))).toEqual(
      new Set(['bungalow']),
    );
  });

  it('are free-standing houses only', () => {
    expect([kindredOf('bungalow'), kindredOf('detached')]).toEqual([['detached'], ['bungalow']]);
    for (const kind of ['townhouse', 'semiDetached', 'condoApartment', 'land'] as const) {
      expect(kindredOf(kind)).toEqual([]);
      expect(valued(sales.map((sale) => ({ ...sale, kind })))).toBeNull();
    }
  });
});

describe('[CMA-05] looking further', () => {
  const [usual = { radius: 0, days: 0 }, ...wider] = searchSteps;

  it('is every step beyond the usual distance or time, and not the usual one of a draft that waited', () => {
    expect(usual).toMatchObject({ radius: 1, days: 365 });
    expect(isWidened(usual)).toBe(false);
    expect(isWidened({ ...usual, days: usual.days + 31 })).toBe(false);
    expect(isWidened({ ...usual, days: usual.days + 32 })).toBe(true);
    expect(isWidened({ ...usual, radius: usual.radius + 0.1 })).toBe(true);
    expect(isWidened({ radius: 0.5, days: 90 })).toBe(false);
    for (const step of wider)
      expect(isWidened(step)).toBe(step.radius > usual.radius || step.days > usual.days);
  });
});
