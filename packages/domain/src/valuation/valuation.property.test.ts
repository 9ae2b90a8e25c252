import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyRuns } from '../testing/many-runs.ts';
import type { Board } from './board.ts';
import { openBoard, valueHome } from './board.ts';
import type { HomeFacts, Sale } from './home-facts.ts';
import { methods } from './method.ts';
import type { AskedHome } from './same-home.ts';
import { checkOverride, checkValue } from './testing/check-value.ts';
import { lastDay, makeSales, plainHome } from './testing/made-market.ts';

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
const asked: AskedHome = { ...plainHome, homeKey: null };
const usualHome = fc.record({
  area: fc.integer({ min: 900, max: 2500 }),
  lotArea: fc.integer({ min: 2500, max: 6500 }),
});
const homeOf = (facts: Partial<HomeFacts>): AskedHome => ({ ...asked, ...facts });

function valued(on: Board, facts: AskedHome, day = lastDay) {
  const opinions = valueHome(on, facts, day);
  if (!opinions) throw new Error('not valued');
  return { fast: opinions.fast.calculation, advance: opinions.advance.calculation };
}

describe('[CMA-06] the arithmetic of a value', () => {
  it('recomputes: every cell is rate times difference, prices add up, weights to one, the value is rounded', () => {
    fc.assert(
      fc.property(someHome, (facts) => {
        const opinions = valueHome(board, homeOf(facts), lastDay);
        for (const method of opinions ? methods : []) {
          const opinion = opinions?.[method];
          if (opinion) checkValue(opinion, method);
        }
        if (opinions) checkOverride(opinions.advance);
      }),
      manyRuns(3000),
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
      fc.property(usualHome, (facts) => {
        const home = homeOf(facts);
        const feet = valueHome(board, home, lastDay);
        const metres = valueHome(metric, inMetres(home), lastDay);
        expect(metres === null).toBe(feet === null);
        // Curves bend at round numbers of their unit.
        for (const method of feet && metres ? methods : [])
          expect(
            (metres?.[method].calculation.exact ?? 0) / (feet?.[method].calculation.exact ?? 1),
          ).toBeCloseTo(1, 1);
      }),
      { numRuns: 15 },
    );
  });

  it('looks at nothing that happened on the day or later', () => {
    const day = lastDay - 100;
    const changed = sales.map((sale) => (sale.soldDay >= day ? { ...sale, price: sale.price * 3 } : sale));
    const past = sales.filter(({ soldDay }) => soldDay < day);
    const later = (from: Sale[]) => from.filter(({ soldDay }) => soldDay >= day);
    const one = valued(openBoard(past, day, later(sales)), asked, day);
    const other = valued(openBoard(past, day, later(changed)), asked, day);
    expect(other.advance.value).toBe(one.advance.value);
    expect(other.fast.value).toBe(one.fast.value);
  });
});

describe('facts that nobody would believe', () => {
  const usual = valued(board, asked).advance.value;
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
    const nearest = valueHome(board, asked, lastDay)?.advance.grid.sales[0];
    const sale = sales.find(({ id }) => id === nearest?.id);
    if (!sale) throw new Error('no comparable');
    const gifts = [1, 2, 3].map((number): Sale => ({ ...sale, id: `gift${number}`, price: 100 }));
    const after = valueHome(openBoard([...sales, ...gifts], lastDay), asked, lastDay)?.advance;
    expect(after?.grid.sales.some(({ price }) => price === 100)).toBe(false);
    expect((after?.calculation.value ?? 0) / usual).toBeCloseTo(1, 1);
  });

  it('an earlier sale of the home itself is no comparable but evidence of its own', () => {
    const soldDay = lastDay - 200;
    const own: Sale = { ...plainHome, id: 'own', homeKey: 'the home', price: 70_000_000, soldDay };
    const again = openBoard([...sales, own], lastDay);
    const opinion = valueHome(again, { ...asked, homeKey: 'the home' }, lastDay)?.advance;
    expect(opinion?.grid.sales.some(({ id }) => id === 'own')).toBe(false);
    expect(opinion?.calculation.earlier).toMatchObject({ id: 'own', price: 70_000_000 });
    const byPlace = openBoard([...sales, { ...own, homeKey: null }], lastDay);
    expect(valueHome(byPlace, asked, lastDay)?.advance.calculation.earlier?.id).toBe('own');
    const another = valueHome(again, { ...asked, homeKey: 'another home' }, lastDay)?.advance;
    expect(another?.calculation.earlier).toBeNull();
  });

  it('a lot of many acres among city lots is adjusted for by nobody, in either direction', () => {
    const subject = valueHome(board, homeOf({ lotArea: 900_000 }), lastDay)?.advance.calculation;
    expect(subject?.sales.filter(({ lines }) => lines.lot)).toEqual([]);
    const large = sales.map((sale, place) => (place % 10 === 0 ? { ...sale, lotArea: 900_000 } : sale));
    const { grid, calculation } = valueHome(openBoard(large, lastDay), asked, lastDay)?.advance ?? {};
    const acres = grid?.sales.filter(({ facts }) => facts.lotArea === 900_000).map(({ id }) => id) ?? [];
    expect(acres.length).toBeGreaterThan(0);
    for (const { id, lines } of calculation?.sales ?? [])
      if (acres.includes(id)) expect(lines.lot).toBeUndefined();
  });

  it('a home that was sold twice is one comparable, by its last price', () => {
    const nearest = valueHome(board, asked, lastDay)?.advance.grid.sales[0];
    const sale = sales.find(({ id }) => id === nearest?.id);
    if (!sale) throw new Error('no comparable');
    const times = [30, 200].map(
      (ago): Sale => ({ ...sale, id: `ago${ago}`, homeKey: 'sold twice', soldDay: lastDay - ago }),
    );
    const found = valueHome(openBoard([...sales, ...times], lastDay), asked, lastDay)?.advance.grid.sales;
    expect(found?.map(({ id }) => id).filter((id) => id.startsWith('ago'))).toEqual(['ago30']);
  });

  it('a home that stands nowhere, or alone, is not valued', () => {
    const nowhere = { latitude: null, longitude: null, communityCode: null };
    expect(valueHome(board, homeOf(nowhere), lastDay)).toBeNull();
    expect(valueHome(board, homeOf({ latitude: 50, longitude: -100 }), lastDay)).toBeNull();
    expect(valueHome(openBoard([], lastDay), asked, lastDay)).toBeNull();
  });
});
