import { expect, it } from 'vitest';
import type { ChainListing } from './relisting-links.ts';
import { findLinkChanges } from './relisting-links.ts';

function listing(id: string, facts: Partial<ChainListing>): ChainListing {
  return {
    id,
    key: id,
    homeKey: 'home',
    previousListingId: null,
    offer: 'sale',
    state: 'terminated',
    listDate: null,
    soldDate: null,
    offMarketDate: null,
    closeDate: null,
    pausedDays: 0,
    enteredAt: new Date('2025-07-02T02:30:00Z'),
    ...facts,
  };
}

it('a listing without a date belongs to the day of the board on which it came in', () => {
  const eveningBefore = listing('first', {});
  const active = listing('second', {
    state: 'active',
    listDate: '2025-07-02',
    enteredAt: new Date('2025-07-02T01:00:00Z'),
  });
  expect(findLinkChanges([active, eveningBefore])).toEqual([{ id: 'second', previousListingId: 'first' }]);
});
