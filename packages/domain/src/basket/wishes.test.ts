import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeKinds } from '../listing/vocabulary.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { answerReasons, answers } from './vocabulary.ts';
import type { AnsweredHome, WishFacts } from './wishes.ts';
import { criteriaOfWishes, sumWishes, wishFeatures, wishMeasures } from './wishes.ts';

const facts = (changes: Partial<WishFacts> = {}): WishFacts => ({
  offer: 'sale',
  kind: 'detached',
  price: 100_000_000,
  area: 2_000,
  areaFrom: null,
  bedrooms: 4,
  bathrooms: 3,
  lotFront: 50,
  lotArea: 6_000,
  storeys: 2,
  garage: true,
  pool: false,
  finishedBasement: null,
  separateEntrance: false,
  walkOut: false,
  waterfront: null,
  place: { code: 'c1', name: 'Old Mill', level: 'community' },
  ...changes,
});
const home = (
  answer: AnsweredHome['answer'],
  changes: Partial<WishFacts> = {},
  reasons: AnsweredHome['reasons'] = [],
): AnsweredHome => ({ answer, reasons, facts: facts(changes) });

describe('the wishes of a client', () => {
  it('are the span of what is liked beside what is rejected, with how many homes they rest on', () => {
    const wishes = sumWishes([
      home('yes', { price: 90_000_000, lotFront: null }),
      home('yes', { price: 110_000_000 }),
      home('maybe', { price: 10 }),
      home('no', { price: 150_000_000, garage: false }, ['price']),
      { answer: 'no', reasons: ['price', 'yard'], facts: null },
    ]);
    expect(wishes).toMatchObject({ answers: 5, liked: 2, possible: 1, rejected: 2, offer: 'sale' });
    expect(wishes.measures[0]).toEqual({
      measure: 'price',
      liked: { low: 90_000_000, high: 110_000_000, homes: 2 },
      rejected: { low: 150_000_000, high: 150_000_000, homes: 1 },
    });
    expect(wishes.measures.find(({ measure }) => measure === 'lotFront')?.liked?.homes).toBe(1);
    expect(wishes.features).toEqual([
      { feature: 'garage', liked: { having: 2, of: 2 }, rejected: { having: 0, of: 1 } },
    ]);
    expect(wishes.reasons).toEqual([
      { reason: 'price', rejected: 2, possible: 0 },
      { reason: 'yard', rejected: 1, possible: 0 },
    ]);
  });

  it('mix no rents with prices', () => {
    const { offer, measures } = sumWishes([
      home('yes'),
      home('yes', { offer: 'lease', price: 300_000 }),
      home('no'),
    ]);
    expect([offer, measures[0]?.liked]).toEqual(['sale', { low: 100_000_000, high: 100_000_000, homes: 1 }]);
  });

  it('are nothing where nobody answered', () => {
    const wishes = sumWishes([]);
    expect(wishes).toMatchObject({ answers: 0, measures: [], features: [], places: [], reasons: [] });
    expect(criteriaOfWishes(wishes)).toBeNull();
  });

  it('are a search with a little room, for the kinds and places that are liked at least as often as rejected', () => {
    const elsewhere = { code: 'c2', name: 'New Mill', level: 'community' } as const;
    const wishes = sumWishes([
      home('yes', { price: 99_000_000 }),
      home('yes', { price: 104_900_000, kind: 'bungalow', bedrooms: 3 }),
      home('no', { kind: 'bungalow', place: elsewhere }),
      home('no', { kind: 'bungalow', place: elsewhere }),
    ]);
    expect(criteriaOfWishes(wishes)).toEqual({
      version: 1,
      offer: 'sale',
      status: ['active'],
      price: { min: 92_500_000, max: 112_500_000 },
      bedrooms: { min: 3 },
      kind: { any: ['detached'] },
      community: { any: ['c1'] },
    });
    expect(criteriaOfWishes(sumWishes([home('no')]))).toBeNull();
  });

  const measured = fc.option(fc.integer({ min: 0, max: 5 }), { nil: null });
  it('reach from the lower to the upper end where listings tell an area as a range', () => {
    const wishes = sumWishes([
      home('yes', { areaFrom: 1_500, area: 1_999 }),
      home('yes', { areaFrom: 1_500, area: 1_999 }),
      home('no', { area: 1_888 }),
    ]);
    expect(wishes.measures.find(({ measure }) => measure === 'area')).toEqual({
      measure: 'area',
      liked: { low: 1_500, high: 1_999, homes: 2 },
      rejected: { low: 1_888, high: 1_888, homes: 1 },
    });
  });

  const told = fc.option(fc.boolean(), { nil: null });
  const arbitraryHome: fc.Arbitrary<AnsweredHome> = fc.record({
    answer: fc.constantFrom(...answers),
    reasons: fc.uniqueArray(fc.constantFrom(...answerReasons)),
    facts: fc.option(
      fc.record({
        offer: fc.constantFrom('sale', 'lease'),
        kind: fc.constantFrom(...homeKinds),
        place: fc.option(
          fc.record({
            code: fc.constantFrom('a', 'b', 'c'),
            name: fc.constant('A place'),
            level: fc.constantFrom('community', 'municipality'),
          }),
          { nil: null },
        ),
        areaFrom: fc.constant(null),
        ...(Object.fromEntries(wishMeasures.map((measure) => [measure, measured])) as Record<
          (typeof wishMeasures)[number],
          typeof measured
        >),
        ...(Object.fromEntries(wishFeatures.map((feature) => [feature, told])) as Record<
          (typeof wishFeatures)[number],
          typeof told
        >),
      }),
      { nil: null },
    ),
  });

  it('are counted as one counts them by hand, whatever was answered and in whichever order', () => {
    fc.assert(
      fc.property(fc.array(arbitraryHome, { maxLength: 20 }), (homes) => {
        const wishes = sumWishes(homes);
        expect(wishes.liked + wishes.possible + wishes.rejected).toBe(wishes.answers);
        const known = (answer: string) =>
          homes.flatMap((each) => (each.answer === answer ? (each.facts ?? []) : []));
        for (const [side, all] of [
          ['liked', known('yes')],
          ['rejected', known('no')],
        ] as const) {
          let ofKinds = 0;
          for (const each of wishes.kinds) ofKinds += each[side];
          expect(ofKinds).toBe(all.length);
          for (const feature of wishFeatures) {
            let [having, of] = [0, 0];
            for (const each of all) {
              if (each[feature] !== null) of += 1;
              if (each[feature] === true) having += 1;
            }
            const line = wishes.features.find((each) => each.feature === feature);
            expect(line?.[side] ?? { having: 0, of }).toEqual({ having, of });
          }
          for (const measure of wishMeasures) {
            const values = all
              .filter(({ offer }) => measure !== 'price' || offer === wishes.offer)
              .map((each) => each[measure])
              .filter((value) => value !== null)
              .toSorted((a, b) => a - b);
            const expected = values.length
              ? { low: values[0], high: values.at(-1), homes: values.length }
              : null;
            expect(wishes.measures.find((each) => each.measure === measure)?.[side] ?? null).toEqual(
              expected,
            );
          }
        }
        let reasons = 0;
        for (const each of wishes.reasons) reasons += each.rejected + each.possible;
        let given = 0;
        for (const each of homes) if (each.answer !== 'yes') given += each.reasons.length;
        expect(reasons).toBe(given);
        expect(sumWishes(homes.toReversed()).features).toEqual(wishes.features);
      }),
      manyRuns(300),
    );
  });

  it('never search for a lower end above the higher one', () => {
    fc.assert(
      fc.property(fc.array(arbitraryHome, { maxLength: 20 }), (homes) => {
        const price = criteriaOfWishes(sumWishes(homes))?.price;
        if (price) expect(price.min).toBeLessThanOrEqual(price.max ?? Number.POSITIVE_INFINITY);
      }),
      manyRuns(200),
    );
  });
});
