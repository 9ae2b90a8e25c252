import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyRuns } from '../testing/many-runs.ts';
import { joinAnswers, tallyAnswers } from './tally.ts';
import { answers } from './vocabulary.ts';

describe('what a household says', () => {
  it.each([
    [[], null],
    [[null, null], null],
    [['yes', null], 'yes'],
    [['yes', 'yes'], 'yes'],
    [['no', 'no'], 'no'],
    [['yes', 'no'], 'maybe'],
    [['maybe', 'no'], 'maybe'],
    [['yes', 'maybe'], 'maybe'],
  ] as const)('to a home, of %j, is %s', (given, answer) => {
    expect(joinAnswers(given)).toBe(answer);
  });

  it('counts every home once', () => {
    const given = fc.array(fc.option(fc.constantFrom(...answers), { nil: null }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(given, { maxLength: 12 }), (homes) => {
        const { favourites, possible, rejected, undecided } = tallyAnswers(homes);
        expect(favourites + possible + rejected + undecided).toBe(homes.length);
        expect(undecided).toBe(homes.filter((home) => home.every((answer) => answer === null)).length);
      }),
      manyRuns(300),
    );
  });
});
