import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDayNumber, toDayNumber } from '../calendar.ts';
import { arbitraryFacts, sampleFacts } from './testing/arbitrary-facts.ts';

describe('days', () => {
  it('count from the first of January 1970', () => {
    expect(toDayNumber('1970-01-01')).toBe(0);
    expect(toDayNumber('2024-03-01') - toDayNumber('2024-02-28')).toBe(2);
  });

  it('and dates are two names of the same thing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 60_000 }), (day) => {
        expect(toDayNumber(fromDayNumber(day))).toBe(day);
      }),
    );
  });
});

describe('sampled facts', () => {
  it('are consistent with themselves', () => {
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        expect(facts.listDay === null).toBe(facts.marketDay === null);
        expect((facts.areaLow ?? 0) <= (facts.areaHigh ?? Infinity)).toBe(true);
        expect((facts.builtFrom ?? 0) <= (facts.builtTo ?? Infinity)).toBe(true);
        expect(facts.worldX === null).toBe(facts.worldY === null);
        if (facts.status !== 'sold') expect(facts.soldDay).toBeNull();
        if (facts.communityCode !== null) expect(facts.communityCode).toContain(facts.municipalityCode);
      }),
    );
  });

  it('are the same for a seed', () => {
    expect(sampleFacts(5, 3)).toEqual(sampleFacts(5, 3));
  });
});
