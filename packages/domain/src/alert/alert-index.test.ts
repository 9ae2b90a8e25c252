import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Criteria } from '../criteria/criteria.ts';
import { defaultCriteria, withoutField } from '../criteria/criteria.ts';
import type { SearchFacts } from '../criteria/facts.ts';
import { matches } from '../criteria/match.ts';
import {
  arbitraryCriteria,
  arbitraryFields,
  arbitraryRange,
} from '../criteria/testing/arbitrary-criteria.ts';
import {
  arbitraryFacts,
  sampleFacts,
  sampleToday,
  sampleValues,
} from '../criteria/testing/arbitrary-facts.ts';
import { manyRuns } from '../testing/many-runs.ts';
import type { AlertEvent } from './alert-event.ts';
import { criteriaOfAlert, triggersOf } from './alert-event.ts';
import type { FoundAlert, IndexedAlert } from './alert-index.ts';
import { createAlertIndex } from './alert-index.ts';
import { alertTriggers } from './vocabulary.ts';

/** By asking every alert. */
function findByAsking(
  alerts: Iterable<IndexedAlert>,
  facts: SearchFacts,
  event: AlertEvent,
  today: string,
): FoundAlert[] {
  return [...alerts].flatMap(({ key, criteria, triggers }) => {
    const asked = withoutField(withoutField(criteriaOfAlert(criteria), 'keywords'), 'address');
    if (!matches(asked, { ...facts, price: event.price }, { today })) return [];
    const trigger = triggersOf(event, criteria.price).find((each) => triggers.includes(each));
    const { keywords = null, address = null } = criteria;
    return trigger ? [{ key, trigger, keywords, address }] : [];
  });
}

const byKey = (found: FoundAlert[]) => found.toSorted((a, b) => (a.key < b.key ? -1 : 1));

const [home] = sampleFacts(1, 1) as [SearchFacts];
const listed: AlertEvent = { code: 'new', isRelisted: false, oldPrice: null, price: 80_000_000 };
const find = (
  criteria: Partial<Criteria>,
  facts: Partial<SearchFacts> = {},
  event: Partial<AlertEvent> = {},
) => {
  const index = createAlertIndex();
  index.set({ key: 'a', criteria: { ...defaultCriteria, ...criteria }, triggers: alertTriggers });
  return index.match({ ...home, offer: 'sale', ...facts }, { ...listed, ...event }, sampleToday)[0] ?? null;
};

describe('an index of alerts', () => {
  it('tells what the alert waits for, and leaves words and addresses to the database', () => {
    const found = { key: 'a', trigger: 'new', keywords: null, address: null };
    expect(find({})).toEqual(found);
    expect(find({ keywords: 'pool', address: '12 oak' })).toEqual({
      ...found,
      keywords: 'pool',
      address: '12 oak',
    });
    const dropped = { code: 'pc', oldPrice: 90_000_000 } as const;
    expect(find({ price: { max: 80_000_000 } }, {}, dropped)?.trigger).toBe('priceIntoRange');
    expect(find({ price: { max: 90_000_000 } }, {}, dropped)?.trigger).toBe('priceChange');
    expect(find({ price: { max: 79_999_999 } }, {}, dropped)).toBeNull();
    expect(find({}, {}, { code: 'ext' })).toBeNull();
  });

  it('asks for the price that the event left, not the one that is known', () => {
    expect(find({ price: { max: 80_000_050 } }, { price: 1 }, { price: 80_000_050 })).not.toBeNull();
    expect(find({ price: { max: 80_000_050 } }, { price: 1 }, { price: 80_000_051 })).toBeNull();
    expect(find({ price: { max: 80_000_000 } }, { price: 1 }, { price: null })).toBeNull();
    expect(find({}, { price: 1 }, { price: null })).not.toBeNull();
  });

  it('holds ends that no home comes near', () => {
    const wide = { min: -5, max: 1e12 };
    for (const field of ['price', 'bedrooms'] as const) {
      expect(find({ [field]: wide }, { bedrooms: 40 }, { price: 9e11 })).not.toBeNull();
      expect(find({ [field]: { min: 31 } }, { bedrooms: 40 }, { price: 9e11 })).not.toBeNull();
      expect(find({ [field]: { max: 31 } }, { bedrooms: 40 }, { price: 9e11 })).toBeNull();
      expect(find({ [field]: { min: 1e12 } }, { bedrooms: 40 }, { price: 9e11 })).toBeNull();
      expect(find({ [field]: { min: 0.5 } }, { bedrooms: 0 }, { price: 0 })).toBeNull();
    }
    expect(find({ bedrooms: { min: 0 } }, { bedrooms: null })).toBeNull();
  });

  it('moves on with the days', () => {
    const index = createAlertIndex();
    index.set({ key: 'a', criteria: { ...defaultCriteria, age: { max: 5 } }, triggers: ['new'] });
    const built = { ...home, offer: 'sale', builtFrom: 2020, builtTo: 2020 } as const;
    const found = ['2025-12-31', '2026-01-01', '2025-12-31'].map(
      (day) => index.match(built, listed, day).length,
    );
    expect(found).toEqual([1, 0, 1]);
  });

  it('keeps nothing of alerts that are gone', () => {
    const index = createAlertIndex();
    const facts = { ...home, offer: 'sale', communityCode: 'C' } as const;
    for (let turn = 0; turn < 5_000; turn += 1) {
      const criteria = { ...defaultCriteria, community: { any: ['C'] }, price: { max: turn * 100_000 } };
      index.set({ key: `${turn}`, criteria, triggers: ['new'] });
      if (turn >= 10) index.remove(`${turn - 10}`);
    }
    expect(index.size).toBe(10);
    expect(byKey(index.match(facts, listed, sampleToday)).map(({ key }) => key)).toEqual(
      Array.from({ length: 10 }, (_, at) => `${4_990 + at}`),
    );
  });
});

const words = fc.constantFrom(undefined, undefined, undefined, 'fireplace');
const criteria: fc.Arbitrary<Criteria> = fc
  .tuple(
    fc.oneof(
      arbitraryCriteria({ maxFields: 1 }),
      arbitraryCriteria({ maxFields: 3 }),
      arbitraryCriteria({ maxFields: 12 }),
      // As most alerts are: places or a drawn area, prices, kinds, bedrooms.
      fc
        .record(
          {
            community: arbitraryFields.community,
            municipality: arbitraryFields.municipality,
            area: arbitraryFields.area,
            within: arbitraryFields.within,
            price: arbitraryRange(
              fc.oneof(sampleValues.price, fc.integer({ min: 10_000_000, max: 200_000_000 })),
            ),
            kind: arbitraryFields.kind,
            bedrooms: arbitraryFields.bedrooms,
            bathrooms: arbitraryFields.bathrooms,
          },
          { requiredKeys: [] },
        )
        .map((fields) => ({ ...defaultCriteria, ...fields })),
    ),
    words,
    words,
  )
  .map(([asked, keywords, address]) => ({
    ...asked,
    ...(keywords && { keywords }),
    ...(address && { address: '12 oak' }),
  }));
const alert: fc.Arbitrary<IndexedAlert> = fc.record({
  key: fc.integer({ min: 0, max: 60 }).map(String),
  criteria,
  triggers: fc.subarray([...alertTriggers], { minLength: 1 }),
});
const price = fc.option(sampleValues.price, { freq: 8 });
const event: fc.Arbitrary<AlertEvent> = fc.record({
  code: fc.constantFrom('new', 'new', 'pc', 'pc', 'bom', 'sc', 'sld', 'ext'),
  isRelisted: fc.boolean(),
  oldPrice: price,
  price,
});
type Step =
  | { kind: 'set'; alert: IndexedAlert }
  | { kind: 'remove'; key: string }
  | { kind: 'match'; facts: SearchFacts; event: AlertEvent; today: string };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: alert.map((alert) => ({ kind: 'set' as const, alert })) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 60 }).map((key) => ({ kind: 'remove' as const, key: `${key}` })),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('match' as const),
      facts: arbitraryFacts,
      event,
      today: fc.constantFrom(sampleToday, sampleToday, '2026-01-02'),
    }),
  },
);

describe('what an index finds', () => {
  it('is what asking every alert finds, whatever comes and goes in between', () => {
    let [asked, matched] = [0, 0];
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 40 }), (steps) => {
        const index = createAlertIndex();
        const alerts = new Map<string, IndexedAlert>();
        for (const step of steps) {
          if (step.kind === 'set') {
            index.set(step.alert);
            alerts.set(step.alert.key, step.alert);
          } else if (step.kind === 'remove') {
            index.remove(step.key);
            alerts.delete(step.key);
          } else {
            const expected = findByAsking(alerts.values(), step.facts, step.event, step.today);
            expect(byKey(index.match(step.facts, step.event, step.today))).toEqual(byKey(expected));
            asked += 1;
            matched += expected.length;
          }
          expect(index.size).toBe(alerts.size);
        }
      }),
      manyRuns(400),
    );
    // Otherwise two programs that find nothing would agree.
    expect(matched / asked).toBeGreaterThan(0.2);
  });

  it('stays so when very many have come and gone', () => {
    const index = createAlertIndex();
    const alerts = new Map<string, IndexedAlert>();
    for (const [turn, one] of fc.sample(alert, { numRuns: 1_000, seed: 5 }).entries()) {
      const key = `${turn % 300}`;
      index.set({ ...one, key });
      alerts.set(key, { ...one, key });
    }
    const homes = fc.sample(fc.record({ facts: arbitraryFacts, event }), { numRuns: 20, seed: 6 });
    for (const { facts, event } of homes)
      expect(byKey(index.match(facts, event, sampleToday))).toEqual(
        byKey(findByAsking(alerts.values(), facts, event, sampleToday)),
      );
  });
});
