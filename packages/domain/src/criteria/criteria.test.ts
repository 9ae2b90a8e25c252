import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Criteria } from './criteria.ts';
import { defaultCriteria, isActiveOnly, normaliseCriteria, usedFields, withoutField } from './criteria.ts';
import type { CriterionField } from './fields.ts';
import { choiceFields, dateFields, flagFields, rangeFields } from './fields.ts';
import { compileCriteria } from './match.ts';
import { arbitraryCriteria } from './testing/arbitrary-criteria.ts';
import { sampleFacts, sampleToday } from './testing/arbitrary-facts.ts';

const facts = sampleFacts(150, 11);
const context = { today: sampleToday };

function findIds(criteria: Criteria): string[] {
  const tests = compileCriteria(criteria, context);
  return facts.filter((each) => tests.every((test) => test.passes(each))).map(({ id }) => id);
}

/** The same search with things in it that say nothing. */
function addNoise(criteria: Criteria): Criteria {
  const double = <T>(list: readonly T[]) => [...list, ...list].reverse();
  const noisy: Record<string, unknown> = { status: double(criteria.status), keywords: '', mlsNumbers: [] };
  for (const field of choiceFields) {
    const { any = [], not = [] } = (criteria[field] ?? {}) as { any?: string[]; not?: string[] };
    noisy[field] = { any: double(any), not: double(not) };
  }
  for (const field of rangeFields) noisy[field] = { min: undefined, ...criteria[field] };
  for (const field of dateFields) noisy[field] = criteria[field] ?? {};
  return { ...criteria, ...noisy, within: criteria.within ?? [], address: undefined };
}

describe('normalised criteria', () => {
  it('[LIST-01] find the same listings as before', () => {
    fc.assert(
      fc.property(arbitraryCriteria(), (criteria) => {
        expect(findIds(normaliseCriteria(criteria))).toEqual(findIds(criteria));
        expect(findIds(normaliseCriteria(addNoise(criteria)))).toEqual(findIds(criteria));
      }),
    );
  });

  it('do not change any more', () => {
    fc.assert(
      fc.property(arbitraryCriteria({ maxFields: 10 }), (criteria) => {
        const once = normaliseCriteria(criteria);
        expect(normaliseCriteria(once)).toEqual(once);
        expect(JSON.stringify(normaliseCriteria(once))).toBe(JSON.stringify(once));
      }),
    );
  });

  it('are one text for one search, whatever says nothing in it', () => {
    fc.assert(
      fc.property(arbitraryCriteria({ maxFields: 10 }), (criteria) => {
        expect(JSON.stringify(normaliseCriteria(addNoise(criteria)))).toBe(
          JSON.stringify(normaliseCriteria(criteria)),
        );
      }),
    );
  });

  it('keep zeros, noes and an empty status, which say something', () => {
    const criteria: Criteria = {
      ...defaultCriteria,
      bedrooms: { min: 0, max: 0 },
      waterfront: false,
      priceDrop: { minPercent: 0 },
      listed: { lastDays: 0 },
    };
    expect(normaliseCriteria(criteria)).toEqual(criteria);
    expect(normaliseCriteria({ ...defaultCriteria, status: [] }).status).toEqual([]);
  });
});

describe('used fields', () => {
  const every: CriterionField[] = [
    'offer',
    'status',
    ...choiceFields,
    ...rangeFields,
    ...dateFields,
    ...flagFields,
    'priceDrop',
    'keywords',
    'mlsNumbers',
    'address',
    'within',
    'without',
  ];

  it('are offer and status by default', () => {
    expect(usedFields(defaultCriteria)).toEqual(['offer', 'status']);
  });

  it('know every field once', () => {
    const box = { type: 'box', bounds: [-80, 43, -79, 44] } as const;
    const full = Object.fromEntries([
      ...choiceFields.map((field) => [field, { any: ['x'] }]),
      ...rangeFields.map((field) => [field, { min: 1 }]),
      ...dateFields.map((field) => [field, { lastDays: 1 }]),
      ...flagFields.map((field) => [field, false]),
      ['priceDrop', { minPercent: 0 }],
      ['keywords', 'x'],
      ['mlsNumbers', ['x']],
      ['address', 'x'],
      ['within', [box]],
      ['without', [box]],
    ]);
    const used = usedFields({ ...defaultCriteria, ...full } as Criteria);
    expect([...used].sort()).toEqual([...every].sort());
    expect(new Set(used).size).toBe(used.length);
  });
});

describe('criteria without a field', () => {
  it('find at least what they found with it', () => {
    fc.assert(
      fc.property(arbitraryCriteria(), (criteria) => {
        for (const field of usedFields(criteria)) {
          const without = withoutField(criteria, field);
          if (field === 'offer' || field === 'status') {
            expect(without[field]).toEqual(defaultCriteria[field]);
          } else {
            expect(usedFields(without)).not.toContain(field);
            const wider = new Set(findIds(without));
            expect(findIds(criteria).filter((id) => !wider.has(id))).toEqual([]);
          }
        }
      }),
    );
  });

  it('leave the given ones as they were', () => {
    const criteria: Criteria = { ...defaultCriteria, bedrooms: { min: 3 } };
    withoutField(criteria, 'bedrooms');
    expect(criteria.bedrooms).toEqual({ min: 3 });
  });
});

it('only criteria for homes on the market are for the active index', () => {
  expect(isActiveOnly(defaultCriteria)).toBe(true);
  expect(isActiveOnly({ ...defaultCriteria, status: ['active', 'sold'] })).toBe(false);
});
