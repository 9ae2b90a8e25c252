import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lifecycleCodes } from '../listing/lifecycle.ts';
import { manyRuns } from '../testing/many-runs.ts';
import type { HomeStanding } from './home-changes.ts';
import { findHomeChanges, phaseOf } from './home-changes.ts';

const home: HomeStanding = {
  mlsNumber: 'W9240912',
  price: 144_900_000,
  code: 'new',
  photoCount: 13,
  isShown: true,
};

describe('what changed since the last visit', () => {
  it.each([
    ['nothing', {}, []],
    ['a lower price', { price: 138_900_000 }, [{ type: 'price', from: 144_900_000, to: 138_900_000 }]],
    ['another state', { code: 'sc' }, [{ type: 'status', from: 'new', to: 'sc' }]],
    ['not that a contract was extended', { code: 'ext' }, []],
    ['more pictures', { photoCount: 19 }, [{ type: 'photos', added: 6 }]],
    ['fewer pictures', { photoCount: 3 }, []],
    [
      'another number, cheaper, with other pictures',
      { mlsNumber: 'W1', price: 100, code: 'pc', photoCount: 30 },
      [
        { type: 'price', from: 144_900_000, to: 100 },
        { type: 'relisted', mlsNumber: 'W1' },
      ],
    ],
    ['that it may not be shown any more', { isShown: false, price: null, code: 'ter' }, [{ type: 'hidden' }]],
  ] as const)('is %s', (_what, change, expected) => {
    expect(findHomeChanges(home, { ...home, ...change })).toEqual(expected);
  });

  it('is the home itself where it was not there, and nothing of a home that nobody may see', () => {
    expect(findHomeChanges(null, home)).toEqual([{ type: 'new' }]);
    expect(findHomeChanges(null, { ...home, isShown: false })).toEqual([]);
    expect(findHomeChanges({ ...home, isShown: false }, home)).toEqual([{ type: 'shownAgain' }]);
  });

  const standing: fc.Arbitrary<HomeStanding> = fc.record({
    mlsNumber: fc.constantFrom('W1', 'W2'),
    price: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
    code: fc.constantFrom(...lifecycleCodes),
    photoCount: fc.integer({ min: 0, max: 3 }),
    isShown: fc.boolean(),
  });

  /** What somebody who is told the changes knows afterwards. */
  function learn(seen: HomeStanding, now: HomeStanding): HomeStanding {
    const known = { ...seen };
    for (const change of findHomeChanges(seen, now)) {
      if (change.type === 'price') known.price = change.to;
      if (change.type === 'status') known.code = change.to;
      if (change.type === 'photos') known.photoCount += change.added;
      if (change.type === 'relisted')
        Object.assign(known, { mlsNumber: change.mlsNumber, code: now.code, photoCount: now.photoCount });
      if (change.type === 'hidden' || change.type === 'shownAgain') known.isShown = !known.isShown;
    }
    return known;
  }

  it('told to somebody who saw the home makes them know it as it is', () => {
    fc.assert(
      fc.property(standing, standing, (seen, now) => {
        const known = learn(seen, now);
        expect(known.isShown).toBe(now.isShown);
        if (!now.isShown) return;
        // Pictures that were taken away are not news.
        const photoCount = Math.max(known.photoCount, now.photoCount);
        expect({ ...known, code: phaseOf(known.code) }).toEqual({
          ...now,
          code: phaseOf(now.code),
          photoCount,
        });
      }),
      manyRuns(500),
    );
  });

  it('is nothing the second time, and never the same thing twice', () => {
    fc.assert(
      fc.property(standing, standing, (seen, now) => {
        expect(findHomeChanges(now, now)).toEqual([]);
        const types = findHomeChanges(seen, now).map(({ type }) => type);
        expect(new Set(types).size).toBe(types.length);
      }),
      manyRuns(500),
    );
  });
});
