import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Criteria } from '../criteria/criteria.ts';
import { defaultCriteria, withoutField } from '../criteria/criteria.ts';
import type { SearchFacts } from '../criteria/facts.ts';
import { matches } from '../criteria/match.ts';
import { arbitraryCriteria } from '../criteria/testing/arbitrary-criteria.ts';
import { arbitraryFacts, sampleFacts, sampleToday } from '../criteria/testing/arbitrary-facts.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { criteriaOfAlert } from './alert-event.ts';
import type { AnsweredHome } from './proposal.ts';
import { proposeCriteria } from './proposal.ts';

const [sample] = sampleFacts(1, 1) as [SearchFacts];
const home: SearchFacts = {
  ...sample,
  offer: 'sale',
  status: 'active',
  kind: 'detached',
  price: 70_000_000,
  bedrooms: 3,
  bathrooms: 2,
  areaLow: 1_500,
  areaHigh: 1_500,
  areaCode: 'A',
  municipalityCode: 'M',
  communityCode: 'C',
  garageSpaces: 1,
  garageType: 'attached',
  basementBits: 0,
};
const liked = (...facts: Partial<SearchFacts>[]): AnsweredHome[] =>
  facts.map((one) => ({ facts: { ...home, ...one }, answer: 'liked' }));
const rejected = (...facts: Partial<SearchFacts>[]): AnsweredHome[] =>
  facts.map((one) => ({ facts: { ...home, ...one }, answer: 'rejected' }));
const propose = (answered: AnsweredHome[], given: Criteria | null = defaultCriteria) =>
  proposeCriteria(answered, given, sampleToday);
const change = (answered: AnsweredHome[], given?: Criteria | null) => {
  const [first] = propose(answered, given)?.changes ?? [];
  return first && { [first.field]: first.criteria[first.field], reason: first.reason, homes: first.homes };
};

describe('criteria out of answers', () => {
  it('need three homes that are liked', () => {
    expect(propose([...liked({}, {}), ...rejected({}, {})])).toBeNull();
    expect(propose([...liked({}, {}, { offer: 'lease' }), ...rejected({}, {})])).toBeNull();
    expect(propose(liked({}, {}, {}))).toMatchObject({
      liked: 3,
      kept: 3,
      rejected: 0,
      dropped: 0,
      changes: [],
    });
  });

  it('span what is liked, with room and in round numbers', () => {
    const prices = liked({ price: 61_234_500 }, { price: 65_000_000 }, { price: 68_000_000 });
    const dear = rejected({ price: 90_000_000 }, { price: 95_000_000 });
    expect(propose([...prices, ...dear])).toEqual({
      liked: 3,
      rejected: 2,
      kept: 3,
      dropped: 2,
      criteria: { ...defaultCriteria, price: { min: 58_000_000, max: 72_000_000 } },
      changes: [
        {
          field: 'price',
          criteria: { ...defaultCriteria, price: { min: 58_000_000, max: 72_000_000 } },
          reason: 'spanOfLiked',
          homes: 3,
          kept: 3,
          dropped: 2,
        },
      ],
    });
    const small = rejected({ bedrooms: 2 }, { bedrooms: 1 });
    const asked = { bedrooms: { min: 3 }, reason: 'spanOfLiked', homes: 3 };
    expect(change([...liked({}, { bedrooms: 4 }, {}), ...small])).toEqual(asked);
  });

  it('keep to the limits that were asked for', () => {
    const prices = liked({ price: 61_000_000 }, { price: 65_000_000 }, { price: 68_000_000 });
    const given = { ...defaultCriteria, price: { max: 70_000_000 } };
    const cheap = rejected({ price: 40_000_000 }, { price: 45_000_000 });
    expect(change([...prices, ...cheap], given)).toMatchObject({
      price: { min: 57_000_000, max: 70_000_000 },
    });
  });

  it('ask for places and features that liked homes share, and against what only rejected ones have', () => {
    const four = liked({}, {}, { communityCode: 'D' }, { communityCode: 'D' });
    const elsewhere = rejected({ communityCode: 'E' }, { communityCode: 'F' });
    expect(change([...four, ...elsewhere])).toEqual({
      community: { any: ['C', 'D'] },
      reason: 'commonToLiked',
      homes: 4,
    });
    const many = liked({}, { communityCode: 'D' }, { communityCode: 'G' });
    expect(change([...many, ...rejected({ communityCode: 'E' }, { communityCode: 'E' })])).toEqual({
      community: { not: ['E'] },
      reason: 'onlyRejected',
      homes: 2,
    });
    const noGarage = rejected({ garageType: 'none' }, { garageType: 'none' });
    expect(change([...liked({}, {}, {}), ...noGarage])).toMatchObject({ garageType: { any: ['attached'] } });
    expect(change([...liked({}, {}, { garageType: null }), ...noGarage])).toMatchObject({
      garageType: { not: ['none'] },
    });
  });

  it('of several liked things begin with what tells most', () => {
    const answered = [
      ...liked({}, {}, {}),
      ...rejected(
        { price: 90_000_000 },
        { price: 95_000_000 },
        { price: 99_000_000 },
        { bedrooms: 1 },
        { bedrooms: 2 },
      ),
    ];
    const proposal = propose(answered);
    expect(proposal).toMatchObject({ dropped: 5, kept: 3 });
    expect(proposal?.changes.map(({ field, dropped }) => [field, dropped])).toEqual([
      ['price', 3],
      ['bedrooms', 2],
    ]);
  });

  it('begin with the usual ones where nothing was asked before', () => {
    const proposal = propose(liked({}, {}, { price: 80_000_000, bedrooms: 4 }), null);
    expect(proposal?.criteria).toEqual({
      ...defaultCriteria,
      price: { min: 66_000_000, max: 84_000_000 },
      bedrooms: { min: 3 },
      kind: { any: ['detached'] },
      municipality: { any: ['M'] },
    });
    const rent = { offer: 'lease', price: 250_000 } as const;
    expect(propose(liked(rent, rent, rent, {}), null)).toMatchObject({
      liked: 3,
      criteria: { offer: 'lease', price: { min: 235_000, max: 265_000 } },
    });
  });

  it('become wider where a liked home would not have come', () => {
    const given: Criteria = {
      ...defaultCriteria,
      price: { max: 65_000_000 },
      kind: { any: ['townhouse'] },
      waterfront: true,
    };
    const proposal = propose(liked({}, { isWaterfront: false }, { kind: 'townhouse' }), given);
    expect(proposal?.criteria).toEqual({
      ...defaultCriteria,
      price: { max: 70_000_000 },
      kind: { any: ['detached', 'townhouse'] },
    });
    expect(proposal?.changes.map(({ field, reason, kept }) => [field, reason, kept])).toEqual([
      ['kind', 'spanOfLiked', 3],
      ['price', 'spanOfLiked', 3],
      ['waterfront', 'spanOfLiked', 3],
    ]);
  });

  it('never lose a liked home, and say what they would have dropped', () => {
    const answered = fc.array(
      fc.record({ facts: arbitraryFacts, answer: fc.constantFrom('liked', 'rejected') }),
      { minLength: 3, maxLength: 25 },
    );
    const given = fc.option(arbitraryCriteria({ maxFields: 5 }));
    fc.assert(
      fc.property(answered, given, (answered, given) => {
        const proposal = proposeCriteria(answered, given, sampleToday);
        if (!proposal) return;
        const { offer } = proposal.criteria;
        const counts = (criteria: Criteria) => {
          const asked = ['keywords', 'address', 'mlsNumbers'].reduce(
            (rest, field) => withoutField(rest, field as 'keywords'),
            criteriaOfAlert(criteria),
          );
          const of = (answer: string, fits: boolean) =>
            answered.filter(
              (one) =>
                one.facts.offer === offer &&
                one.answer === answer &&
                matches(asked, one.facts, { today: sampleToday }) === fits,
            ).length;
          return { kept: of('liked', true), dropped: of('rejected', false) };
        };
        expect(given?.offer ?? offer).toBe(offer);
        expect(proposal).toMatchObject(counts(proposal.criteria));
        expect(proposal.kept).toBe(proposal.liked);
        for (const { criteria, kept, dropped } of proposal.changes) {
          expect({ kept, dropped }).toEqual(counts(criteria));
          expect(kept).toBe(proposal.liked);
          expect(dropped).toBeLessThanOrEqual(proposal.dropped);
        }
        const fields = proposal.changes.map((one) => one.field);
        expect(new Set(fields).size).toBe(fields.length);
      }),
      manyRuns(500),
    );
  });
});
