import type { ClientFilter } from '@hearthline/contract/client-filter';
import { clientFilter } from '@hearthline/contract/client-filter';
import { allClientFilters } from '@hearthline/domain/client/filters';
import { describe, expect, it } from 'vitest';
import { isFilterEmpty, isSameFilter, parseFilter, writeFilter } from './clients-address.ts';

const everything: ClientFilter = {
  version: 1,
  text: 'Côté, 416',
  category: ['interested'],
  type: ['buyer', 'tenant'],
  relation: ['good', 'excellent'],
  timeline: ['now'],
  source: ['referral'],
  leadSource: ['website'],
  mortgageStatus: ['preApproved'],
  preferredContact: ['text'],
  consent: ['express', 'ending'],
  language: ['fr'],
  city: ['Saint-Jean, sud', '100 % Nord'],
  tags: ['Lakeside', 'first-time, cash'],
  notTags: ['old'],
  budget: { min: 50_000_000, max: 90_000_050 },
  lastContact: { atLeastDays: 30, atMostDays: 90 },
  entered: { atMostDays: 7 },
  birthdayWithin: 14,
  moveInWithin: 0,
  isDue: true,
  isIncomplete: false,
  hasEmail: true,
};

describe('a filter in the address', () => {
  it('[CLIENT-03] keeps every field there and back, in a form the server takes', () => {
    expect(Object.keys(everything)).toEqual(['version', ...allClientFilters]);
    const back = parseFilter(writeFilter(everything) as Record<string, string>);
    expect(back).toEqual(everything);
    expect(clientFilter.parse(back)).toEqual(everything);
    expect(parseFilter({ lastContact: 'never' }).lastContact).toEqual({ never: true });
  });

  it('leaves out what makes no sense', () => {
    const filter = parseFilter({
      q: '   ',
      type: 'buyer,robot',
      budget: '900..100',
      entered: 'soon..',
      birthday: '99999',
      due: 'maybe',
      tags: ',,',
    });
    expect(filter).toEqual({ version: 1, type: ['buyer'] });
    expect(parseFilter({ budget: '..', lastContact: '5' })).toEqual({ version: 1 });
  });

  it('knows an empty filter and an equal one', () => {
    expect(isFilterEmpty({ version: 1, text: undefined, tags: [] })).toBe(true);
    expect(isFilterEmpty({ version: 1, isDue: false })).toBe(false);
    expect(
      isSameFilter({ version: 1, type: ['buyer'], text: undefined }, { type: ['buyer'], version: 1 }),
    ).toBe(true);
    expect(isSameFilter({ version: 1 }, { version: 1, hasEmail: true })).toBe(false);
  });
});
