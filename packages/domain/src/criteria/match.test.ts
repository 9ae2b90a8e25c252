import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDayNumber, toDayNumber } from '../calendar.ts';
import { currentDaysOnMarket } from '../listing/days-on-market.ts';
import { manyRuns } from '../testing/many-runs.ts';
import type { Choice, Criteria, Range } from './criteria.ts';
import { defaultCriteria, usedFields } from './criteria.ts';
import type { SearchFacts } from './facts.ts';
import type { CriterionField } from './fields.ts';
import { choiceFields, criterionFields, dateFields, rangeFields } from './fields.ts';
import { basementBitsOf, compileCriteria, daysOnMarketOf, matches, pricePerSquareFootOf } from './match.ts';
import { arbitraryCriteria, arbitraryFields } from './testing/arbitrary-criteria.ts';
import { arbitraryFacts, sampleFacts, sampleToday, sampleYear } from './testing/arbitrary-facts.ts';

const today = toDayNumber(sampleToday);
const context = { today: sampleToday };
const [home] = sampleFacts(1, 1) as [SearchFacts];

/** A home on the market for sale, told as given. */
function homeWith(facts: Partial<SearchFacts>): SearchFacts {
  return { ...home, offer: 'sale', status: 'active', ...facts };
}

/** Whether the rest of the criteria finds a home for sale on the market. */
function finds(asked: Partial<Criteria>, facts: Partial<SearchFacts>, day = sampleToday): boolean {
  return matches({ ...defaultCriteria, ...asked }, homeWith(facts), { today: day });
}

const openEnd = fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined });
const value = fc.option(fc.integer({ min: 0, max: 30 }), { nil: null });

describe('ranges', () => {
  it('[LIST-01] match a band where any value in it would do', () => {
    fc.assert(
      fc.property(openEnd, openEnd, value, value, (min, max, a, b) => {
        fc.pre((min !== undefined || max !== undefined) && (min ?? 0) <= (max ?? 60));
        const [low, high] = a !== null && b !== null && a > b ? [b, a] : [a, b];
        const values = Array.from({ length: 62 }, (_, index) => index - 1);
        const wouldDo = values.some(
          (value) =>
            value >= (low ?? -1) && value <= (high ?? 60) && value >= (min ?? -1) && value <= (max ?? 60),
        );
        const isKnown = low !== null || high !== null;
        expect(finds({ size: { min, max } }, { areaLow: low, areaHigh: high })).toBe(isKnown && wouldDo);
        const built = {
          builtFrom: high === null ? null : sampleYear - high,
          builtTo: low === null ? null : sampleYear - low,
        };
        expect(finds({ age: { min, max } }, built)).toBe(isKnown && wouldDo);
      }),
    );
  });

  it('include both of their ends and pass over homes that do not tell', () => {
    const single = rangeFields.filter((field) => criterionFields[field].columns.length === 1);
    expect(single.length).toBeGreaterThan(10);
    for (const field of single) {
      const [column = ''] = criterionFields[field].columns;
      const asked: Partial<Criteria> = { [field]: { min: 2, max: 4 } };
      const found = [1.99, 2, 3, 4, 4.01, null].map((value) => finds(asked, { [column]: value }));
      expect(found).toEqual([false, true, true, true, false, false]);
    }
  });

  it('that are open at both ends ask for nothing', () => {
    for (const field of rangeFields)
      expect(finds({ [field]: {} }, { bedrooms: null, price: null })).toBe(true);
  });

  it('of age move on with the year', () => {
    const built = { builtFrom: 2020, builtTo: 2020 };
    expect(finds({ age: { max: 5 } }, built, '2025-12-31')).toBe(true);
    expect(finds({ age: { max: 5 } }, built, '2026-01-01')).toBe(false);
  });
});

describe('choices', () => {
  it('[LIST-01] are alternatives, and what is not wanted is taken away', () => {
    fc.assert(
      fc.property(arbitraryFields.heat, arbitraryFacts, (heat, facts) => {
        const value = facts.heatType;
        const isWanted = !heat.any || (value !== null && heat.any.includes(value));
        const isUnwanted = value !== null && (heat.not ?? []).includes(value);
        expect(finds({ heat }, { heatType: value })).toBe(isWanted && !isUnwanted);
      }),
    );
  });

  it('pass over homes that do not tell, but do not take them away', () => {
    for (const field of choiceFields.filter((one) => one !== 'basement')) {
      const { column } = criterionFields[field];
      expect(finds({ [field]: { any: ['x'] } }, { [column]: null })).toBe(false);
      expect(finds({ [field]: { not: ['x'] } }, { [column]: null })).toBe(true);
    }
    expect(finds({ basement: { any: ['finished'] } }, { basementBits: 0 })).toBe(false);
    expect(finds({ basement: { not: ['none'] } }, { basementBits: 0 })).toBe(true);
  });

  it('of a basement look at every feature it has', () => {
    const basementBits = basementBitsOf(['full', 'finished']);
    const asks = (basement: Choice<'full' | 'finished' | 'walkOut'>) => finds({ basement }, { basementBits });
    expect(asks({ any: ['finished', 'walkOut'] })).toBe(true);
    expect(asks({ any: ['walkOut'] })).toBe(false);
    expect(asks({ any: ['full'], not: ['finished'] })).toBe(false);
    expect(asks({ not: ['walkOut'] })).toBe(true);
  });

  it('that are empty ask for nothing', () => {
    for (const field of choiceFields)
      expect(finds({ [field]: { any: [], not: [] } }, { style: null })).toBe(true);
  });
});

describe('dates', () => {
  it('of the last days are today and so many before it, and move on', () => {
    for (const field of dateFields) {
      const asked: Partial<Criteria> = { [field]: { lastDays: 7 } };
      const found = [1, 0, -7, -8].map((by) => finds(asked, { [criterionFields[field].column]: today + by }));
      expect(found).toEqual([false, true, true, false]);
      expect(finds(asked, { [criterionFields[field].column]: today }, fromDayNumber(today + 8))).toBe(false);
      expect(finds(asked, { [criterionFields[field].column]: null })).toBe(false);
    }
  });

  it('that are fixed include both days and may be open', () => {
    const found = (asked: Criteria['sold']) =>
      ['2025-01-31', '2025-02-01', '2025-02-28', '2025-03-01'].map((date) =>
        finds({ sold: asked }, { soldDay: toDayNumber(date) }),
      );
    expect(found({ from: '2025-02-01', to: '2025-02-28' })).toEqual([false, true, true, false]);
    expect(found({ from: '2025-02-01' })).toEqual([false, true, true, true]);
    expect(found({ to: '2025-02-28' })).toEqual([true, true, true, false]);
    expect(found({})).toEqual([true, true, true, true]);
  });
});

describe('days on market', () => {
  const days = (asked: Partial<SearchFacts>) =>
    daysOnMarketOf(
      { marketDay: today - 40, soldDay: null, offMarketDay: null, status: 'active', ...asked },
      today,
    );

  it('run until today, the sale, or the end of marketing', () => {
    expect(days({})).toBe(40);
    expect(days({ status: 'sold', soldDay: today - 30 })).toBe(10);
    expect(days({ status: 'deactive', offMarketDay: today - 25 })).toBe(15);
  });

  it('are not known without both ends, and never negative', () => {
    expect(days({ marketDay: null })).toBeNull();
    expect(days({ status: 'sold' })).toBeNull();
    expect(days({ status: 'deactive' })).toBeNull();
    expect(days({ marketDay: today + 3 })).toBe(0);
  });

  it('are those of the listing’s own columns', () => {
    const states = { active: 'active', sold: 'firm', deactive: 'expired' } as const;
    const dateOrNull = (day: number | null) => (day === null ? null : fromDayNumber(day));
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        const { listDay, marketDay, soldDay, offMarketDay, status } = facts;
        const listing = {
          state: states[status],
          listDate: dateOrNull(listDay),
          soldDate: dateOrNull(soldDay),
          offMarketDate: dateOrNull(offMarketDay),
          pausedDays: listDay === null || marketDay === null ? 0 : marketDay - listDay,
        };
        expect(daysOnMarketOf(facts, today)).toBe(currentDaysOnMarket(listing, sampleToday));
      }),
    );
  });

  it('are asked for like any range', () => {
    expect(finds({ daysOnMarket: { max: 7 } }, { marketDay: today - 7 })).toBe(true);
    expect(finds({ daysOnMarket: { max: 7 } }, { marketDay: today - 8 })).toBe(false);
    expect(finds({ daysOnMarket: { min: 0 } }, { marketDay: null })).toBe(false);
  });
});

describe('price drops', () => {
  it('are at least so many percent, and a drop in any case', () => {
    const found = (minPercent: number, dropBasisPoints: number) =>
      finds({ priceDrop: { minPercent } }, { dropBasisPoints });
    expect(found(0, 0)).toBe(false);
    expect(found(0, 1)).toBe(true);
    expect(found(5, 499)).toBe(false);
    expect(found(5, 500)).toBe(true);
    for (const percent of [0.07, 0.57, 1.1, 2.2, 4.35, 8.2])
      expect(found(percent, Math.round(percent * 100))).toBe(true);
  });

  it('may have to be recent', () => {
    const found = (priceChangedDay: number | null) =>
      finds({ priceDrop: { minPercent: 1, lastDays: 30 } }, { dropBasisPoints: 500, priceChangedDay });
    expect([today, today - 30, today - 31, null].map(found)).toEqual([true, true, false, false]);
  });
});

describe('criteria as a whole', () => {
  it('[LIST-01] are joined by and', () => {
    fc.assert(
      fc.property(arbitraryCriteria(), arbitraryFacts, (criteria, facts) => {
        const alone = (field: CriterionField): Criteria => ({
          version: 1,
          offer: facts.offer,
          status: [facts.status],
          [field]: criteria[field],
        });
        const each = usedFields(criteria).every((field) => matches(alone(field), facts, context));
        expect(matches(criteria, facts, context)).toBe(each);
      }),
      manyRuns(500),
    );
  });

  it('have one test per field in use, so that a home can be told why it is not here', () => {
    fc.assert(
      fc.property(arbitraryCriteria({ maxFields: 12 }), (criteria) => {
        const tested = compileCriteria(criteria, context).map((test) => test.field);
        expect([...tested].sort()).toEqual([...usedFields(criteria)].sort());
      }),
    );
  });

  it('leave words and addresses to those who can read them', () => {
    const ids = new Set([home.id]);
    const criteria = { ...defaultCriteria, keywords: 'fireplace', address: '62 oak' };
    expect(matches(criteria, homeWith({}), { ...context, keywordIds: ids, addressIds: ids })).toBe(true);
    expect(matches(criteria, homeWith({}), { ...context, keywordIds: ids })).toBe(false);
  });

  it('know an MLS number in small letters', () => {
    expect(finds({ mlsNumbers: ['w123', 'c9'] }, { mlsNumber: 'W123' })).toBe(true);
    expect(finds({ mlsNumbers: ['w12'] }, { mlsNumber: 'W123' })).toBe(false);
  });

  it('ask flags both ways', () => {
    expect(finds({ waterfront: false }, { isWaterfront: false })).toBe(true);
    expect(finds({ waterfront: false }, { isWaterfront: null })).toBe(false);
    expect(finds({ relisted: true }, { isRelisted: false })).toBe(false);
  });
});

describe('price per square foot', () => {
  const home = { price: 90_000_000, areaLow: 1_500, areaHigh: 2_000 };
  const asks = (range: Range, facts: Partial<SearchFacts> = home) =>
    finds({ pricePerSquareFoot: range }, facts);

  it('[LIST-01] of a band of areas is a band, and matches where it overlaps', () => {
    expect([449, 450, 600, 601].map((dollars) => asks({ max: dollars * 100 }))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect([450, 600, 600.01].map((dollars) => asks({ min: dollars * 100 }))).toEqual([true, true, false]);
    expect(asks({ min: 50_000, max: 55_000 })).toBe(true);
  });

  it('of an area that is open at one end reaches as far as it can', () => {
    expect(asks({ min: 1e9 }, { ...home, areaLow: null })).toBe(true);
    expect(asks({ max: 44_900 }, { ...home, areaLow: null })).toBe(false);
    expect(asks({ max: 1 }, { ...home, areaHigh: null })).toBe(true);
    expect(asks({ min: 60_001 }, { ...home, areaHigh: null })).toBe(false);
  });

  it('is not told where price or area is not', () => {
    expect(asks({ min: 0 }, { ...home, price: null })).toBe(false);
    expect(asks({ min: 0 }, { ...home, areaLow: null, areaHigh: null })).toBe(false);
    expect(asks({ min: 0 }, { ...home, areaLow: 0, areaHigh: 0 })).toBe(false);
  });

  it('is none of a lease', () => {
    const lease = { offer: 'lease', price: 300_000, areaLow: 1_000, areaHigh: 1_000 } as const;
    expect(pricePerSquareFootOf({ ...lease, offer: 'sale' })).toEqual([300, 300]);
    expect(pricePerSquareFootOf(lease)).toBeNull();
    expect(finds({ offer: 'lease' }, lease)).toBe(true);
    expect(finds({ offer: 'lease', pricePerSquareFoot: { min: 0 } }, lease)).toBe(false);
  });
});
