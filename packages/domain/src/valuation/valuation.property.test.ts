import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyRuns } from '../testing/many-runs.ts';
import type { Board } from './board.ts';
import { openBoard, valueHome } from './board.ts';
import { findComparables, searchSteps } from './comparables.ts';
import { chooseDefaults } from './default-choice.ts';
import { findEarlier } from './earlier-sale.ts';
import { toHomeNumbers } from './fact-model.ts';
import { fitMarket } from './fit-market.ts';
import type { HomeFacts, Sale } from './home-facts.ts';
import { findRates } from './make-grid.ts';
import { evaluateSale, toKnownSale } from './market-model.ts';
import { methods } from './method.ts';
import type { NearSale } from './sale-grid.ts';
import type { AskedHome } from './same-home.ts';
import { checkOverride, checkValue } from './testing/check-value.ts';
import { lastDay, makeSales, plainHome } from './testing/made-market.ts';
import { findUnlike } from './unlike.ts';

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

  it('stays a number where all homes are nearly of one size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 120, max: 60_000 }),
        fc.double({ min: 0.001, max: 0.03, noNaN: true }),
        (middle, apart) => {
          const alike = sales.map((sale, place): Sale => {
            const share = 1 + ((place % 7) - 3) * apart;
            return { ...sale, area: middle * share, lotArea: middle * 3 * share };
          });
          const opinions = valueHome(openBoard(alike, lastDay), homeOf({ area: middle }), lastDay);
          for (const method of methods) {
            const opinion = opinions?.[method];
            if (!opinion) throw new Error('not valued');
            checkValue(opinion, method);
            for (const { pieces } of opinion.grid.curves)
              for (const { rate, low, high } of pieces)
                expect([rate, low, high].every(Number.isFinite)).toBe(true);
            expect(Number.isFinite(opinion.calculation.high)).toBe(true);
          }
        },
      ),
      { numRuns: 6 },
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

  it('what a house was sold for before it was built anew or enlarged says nothing of the one that stands there', () => {
    const now = { ...asked, homeKey: 'the home', yearBuilt: 1980, area: 1500 };
    const soldAs = (then: Partial<Sale>): Sale => ({
      ...plainHome,
      ...{ id: 'own', homeKey: 'the home', price: 70_000_000, soldDay: lastDay - 200 },
      ...then,
    });
    const earlierOf = (then: Partial<Sale>, home: AskedHome = now) =>
      findEarlier(
        board.model,
        [evaluateSale(board.model, toKnownSale(board.model.facts, soldAs(then)))],
        home,
        lastDay,
      );
    expect(earlierOf({})?.id).toBe('own');
    expect(earlierOf({ yearBuilt: 1981, area: 1700 })?.id).toBe('own');
    expect(earlierOf({ yearBuilt: null, area: null })?.id).toBe('own');
    expect(earlierOf({ yearBuilt: 1950 })).toBeNull();
    expect(earlierOf({ area: 1200 })).toBeNull();
    expect(earlierOf({ kind: 'land' })).toBeNull();
    expect(earlierOf({ yearBuilt: null }, { ...now, yearBuilt: 2022 })).toBeNull();
    const pairs = (then: Partial<Sale>) => {
      const next = { ...soldAs({}), id: 'next', soldDay: lastDay - 10 };
      return fitMarket([...sales, soldAs(then), next], lastDay).model.repeats.pairs;
    };
    expect([pairs({}), pairs({ area: 1200 })]).toEqual([1, 0]);
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

describe('where comparables are looked for', () => {
  const { model } = board;
  const subject = { ...toHomeNumbers(model.facts, plainHome, lastDay), facts: plainHome };
  const near = (id: string, facts: Partial<Sale> & { ago?: number; distance?: number }): NearSale => {
    const { ago = 100, distance = 0.5, ...own } = facts;
    const sale = { ...plainHome, id, homeKey: id, price: 80_000_000, soldDay: lastDay - ago, ...own };
    return { home: evaluateSale(model, toKnownSale(model.facts, sale)), distance };
  };
  const many = (count: number, facts: Parameters<typeof near>[1] = {}): NearSale[] =>
    Array.from({ length: count }, (_, place) => near(`${JSON.stringify(facts)} ${place}`, facts));
  const found = (...candidates: NearSale[][]) => findComparables(candidates.flat(), subject, lastDay);
  const like = many(8);

  it('fifteen like homes within a kilometre and a year are enough', () => {
    const search = found(
      many(15),
      many(9, { area: 2300 }),
      many(9, { distance: 1.1 }),
      many(9, { ago: 366 }),
    );
    expect(search?.step).toBe(searchSteps[0]);
    expect(search?.found.length).toBe(15);
  });

  it.each<[string, Parameters<typeof near>[1], number]>([
    ['of another size', { area: 2300 }, 1],
    ['of another age', { yearBuilt: 1940 }, 1],
    ['sold a year ago', { ago: 500 }, 2],
    ['two kilometres off', { distance: 1.8 }, 3],
    ['five kilometres off', { distance: 4.5 }, 4],
  ])('then homes %s', (_what, facts, step) => {
    const search = found(like, many(7, facts));
    expect(search?.step).toBe(searchSteps[step]);
    expect(search?.found.length).toBe(15);
  });

  it('any size and age come last, and nothing after them', () => {
    expect(found(many(3, { area: 5000, yearBuilt: 1880 }))?.step).toBe(searchSteps.at(-1));
    expect(
      found(many(2), many(9, { distance: 5.1 }), many(9, { ago: 731 }), many(9, { kind: 'land' })),
    ).toBeNull();
    expect(found(many(2), many(9, { ago: 0 }))).toBeNull();
  });

  it('a size that is told counts though nobody would believe it, one that is not told counts for all', () => {
    const search = found(many(15, { area: null }), many(9, { area: 40_000 }));
    expect(search?.step).toBe(searchSteps[0]);
    expect(search?.found.length).toBe(15);
  });

  it('homes that would have to be rebuilt end no search', () => {
    const unlike = many(15, { lotArea: 400, bathrooms: 6 });
    const usable = many(12, { distance: 1.5 });
    const rates = findRates(model, subject, board.grid.around(plainHome, 3), lastDay);
    const steep = {
      ...rates,
      curves: rates.curves.map((curve) =>
        curve.line === 'bathrooms'
          ? { ...curve, pieces: [{ from: null, to: null, rate: 15_000_000, low: 0, high: 20_000_000 }] }
          : curve,
      ),
    };
    const choice = chooseDefaults(model, subject, [...unlike, ...usable], steep, lastDay);
    expect(choice?.step).toBe(searchSteps[3]);
    expect(choice?.found.length).toBe(12);
    expect(chooseDefaults(model, subject, unlike, steep, lastDay)?.found.length).toBe(15);
  });

  it('Fast hands over what is unlike its neighbours, and says in what', () => {
    const reasonsOf = (facts: Partial<HomeFacts>, others: NearSale[] = many(9)) => {
      const home = { ...plainHome, ...facts };
      return findUnlike({ ...toHomeNumbers(model.facts, home, lastDay), facts: home }, { found: others });
    };
    expect(reasonsOf({})).toEqual([]);
    expect(reasonsOf({ area: 2100 })).toEqual(['size']);
    expect(reasonsOf({ area: 40_000 })).toEqual(['size']);
    expect(reasonsOf({ area: 2100 }, [...like, ...many(3, { area: 2200 })])).toEqual([]);
    expect(reasonsOf({ isWaterfront: true })).toEqual(['waterfront']);
    expect(reasonsOf({ isWaterfront: true }, [...like, ...many(3, { isWaterfront: true })])).toEqual([]);
    expect(reasonsOf({ yearBuilt: 1940 })).toEqual(['age']);
    expect(reasonsOf({ yearBuilt: 2021 })).toEqual(['age']);
    expect(reasonsOf({}, [...many(2), ...many(9, { distance: 2.1 })])).toEqual(['kind']);
  });
});
