import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, toDayNumber } from '../calendar.ts';
import { daysOnMarketOf } from '../criteria/match.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { currentDaysOnMarket, daysOnMarket, listCampaign, propertyDaysOnMarket } from './days-on-market.ts';
import { isOnMarket, statusOf } from './lifecycle.ts';
import type { LifecycleFacts } from './lifecycle-facts.ts';
import type { PlannedStep } from './testing/make-listing.ts';
import { makeDraft, makeListing, publish, takeSteps } from './testing/make-listing.ts';
import { anyLife } from './testing/random-lives.ts';

const deal = { price: 89_000_000, soldDate: '2025-03-25', closeDate: '2025-05-15' };
const conditional = {
  type: 'acceptConditional',
  price: 88_000_000,
  acceptedOn: '2025-03-20',
  conditionalExpiryDate: '2025-03-27',
} as const;

/** Listed on 1 March. */
function countDaysOf(steps: PlannedStep[], asOf: string): (number | null)[] {
  const { listing, events } = takeSteps(makeDraft(), [['2025-03-01', publish], ...steps]);
  return [daysOnMarket(events, asOf), currentDaysOnMarket(listing, asOf)];
}

describe('days on market of a listing', () => {
  it.each<[string, PlannedStep[], string, number]>([
    ['start at 0', [], '2025-03-01', 0],
    ['are the difference of dates', [], '2025-03-06', 5],
    ['ignore price changes', [['2025-03-05', { type: 'changePrice', listPrice: 1_000 }]], '2025-03-11', 10],
    ['ignore extensions', [['2025-03-05', { type: 'extend', expiryDate: '2025-09-30' }]], '2025-03-11', 10],
    ['run on under a conditional deal', [['2025-03-20', conditional]], '2025-03-26', 25],
    ['stop on the day of a firm deal', [['2025-03-28', { type: 'sellFirm', ...deal }]], '2025-12-31', 24],
    [
      'count the days of a dead deal',
      [
        ['2025-03-28', { type: 'sellFirm', ...deal }],
        ['2025-04-10', { type: 'dealFellThrough' }],
      ],
      '2025-04-10',
      40,
    ],
    ['pause while suspended', [['2025-03-11', { type: 'suspend' }]], '2025-05-01', 10],
    [
      'go on after a suspension',
      [
        ['2025-03-11', { type: 'suspend' }],
        ['2025-04-01', { type: 'resume' }],
      ],
      '2025-04-06',
      15,
    ],
    ['stop when terminated', [['2025-03-11', { type: 'terminate' }]], '2025-12-31', 10],
    ['stop on the last day of the agreement', [['2025-07-02', { type: 'expire' }]], '2025-12-31', 121],
    [
      'stop at the suspension of what expires later',
      [
        ['2025-03-11', { type: 'suspend' }],
        ['2025-07-02', { type: 'expire' }],
      ],
      '2025-12-31',
      10,
    ],
    [
      'do not grow with a sale after the agreement',
      [
        ['2025-03-20', conditional],
        ['2025-07-02', { type: 'expire' }],
        ['2025-07-20', { type: 'reportLateSale', ...deal, soldDate: '2025-07-15', closeDate: '2025-09-01' }],
      ],
      '2025-12-31',
      121,
    ],
  ])('[LIST-05] %s', (_rule, steps, asOf, days) => {
    expect(countDaysOf(steps, asOf)).toEqual([days, days]);
  });

  it('[LIST-05] do not exist before the home is on the market', () => {
    const soon = { type: 'comingSoon', agreementDate: '2025-02-25', startDate: '2025-03-08' } as const;
    const { listing, events } = takeSteps(makeDraft(), [['2025-03-01', soon]]);
    expect(daysOnMarket(events, '2025-03-20')).toBeNull();
    expect(currentDaysOnMarket(listing, '2025-03-20')).toBeNull();
  });

  it('are unknown, not 0, where a feed gives no dates', () => {
    const sale = {
      state: 'firm',
      listDate: null,
      soldDate: '2025-03-25',
      offMarketDate: null,
      pausedDays: 0,
    } as const;
    expect(currentDaysOnMarket(sale, '2025-06-01')).toBeNull();
    expect(
      currentDaysOnMarket({ ...sale, state: 'expired', listDate: '2025-03-01' }, '2025-06-01'),
    ).toBeNull();
  });

  it('[LIST-05] from columns equal those from the history, and those of the search, for every life', () => {
    fc.assert(
      fc.property(anyLife, fc.nat({ max: 90 }), ({ listing, events, today }, gap) => {
        const asOf = addDays(today, gap);
        const days = daysOnMarket(events, asOf);
        expect(currentDaysOnMarket(listing, asOf)).toBe(days);
        expect(daysOnMarketOf(toSearchFacts(listing), toDayNumber(asOf))).toBe(days);
      }),
      manyRuns(3_000),
    );
  });

  it('[LIST-05] are never negative, grow by a day a day on the market, and stand still otherwise', () => {
    fc.assert(
      fc.property(anyLife, fc.nat({ max: 90 }), ({ listing, events, today }, gap) => {
        const asOf = addDays(today, gap);
        const days = daysOnMarket(events, asOf);
        const nextDays = daysOnMarket(events, addDays(asOf, 1));
        if (days === null || nextDays === null) {
          expect(listing.listDate).toBeNull();
          return;
        }
        expect(days).toBeGreaterThanOrEqual(0);
        expect(nextDays - days).toBe(isOnMarket(listing.state) ? 1 : 0);
      }),
      manyRuns(1_000),
    );
  });

  it('[LIST-05] never exceed the days since the list date, at any time of the life', () => {
    fc.assert(
      fc.property(anyLife, fc.nat({ max: 600 }), ({ listing, events, today }, daysAgo) => {
        const asOf = addDays(today, -daysAgo);
        const days = daysOnMarket(events, asOf);
        if (days === null || listing.listDate === null) return;
        expect(days).toBeGreaterThanOrEqual(0);
        expect(days).toBeLessThanOrEqual(Math.max(0, daysBetween(listing.listDate, asOf)));
      }),
      manyRuns(1_000),
    );
  });
});

describe('days on market of a home', () => {
  const ended = makeListing([['2025-03-11', { type: 'terminate' }]]);
  const active = { ...makeListing(), listDate: '2025-04-01' };
  const closed = makeListing([
    ['2025-03-28', { type: 'sellFirm', ...deal }],
    ['2025-05-15', { type: 'confirmClosed' }],
  ]);

  it('[LIST-05] add up over its listings, without the time between them', () => {
    expect(propertyDaysOnMarket([ended, active], '2025-04-06')).toBe(15);
    expect(currentDaysOnMarket(active, '2025-04-06')).toBe(5);
  });

  it('[LIST-05] start afresh after a completed sale', () => {
    const again = { ...active, listDate: '2025-06-01' };
    expect(propertyDaysOnMarket([ended, closed, again], '2025-06-06')).toBe(5);
    expect(propertyDaysOnMarket([closed, ended, active], '2025-06-06')).toBe(76);
    expect(listCampaign([ended, closed], '2025-06-06')).toHaveLength(2);
  });

  it('keep sale and lease apart', () => {
    const lease: LifecycleFacts = { ...ended, offer: 'lease' };
    expect(propertyDaysOnMarket([lease, ended, active], '2025-04-06')).toBe(15);
    const let1: LifecycleFacts = { ...closed, offer: 'lease' };
    expect(listCampaign([ended, let1, active], '2025-06-06')).toHaveLength(2);
    expect(listCampaign([lease, closed, { ...active, offer: 'lease' }], '2025-06-06')).toHaveLength(1);
  });

  it('count no day twice where a board left the old listing open', () => {
    const stale = makeListing();
    expect(propertyDaysOnMarket([stale, active], '2025-04-06')).toBe(31 + 5);
  });

  it('[LIST-05] are never less than those of the last listing', () => {
    fc.assert(
      fc.property(fc.array(anyLife, { minLength: 1, maxLength: 5 }), fc.nat({ max: 90 }), (lives, gap) => {
        const chain = lives.map(({ listing }) => listing);
        const asOf = addDays(lives.at(-1)?.today ?? '2025-01-01', gap);
        const last = chain.at(-1);
        const own = last ? currentDaysOnMarket(last, asOf) : null;
        const all = propertyDaysOnMarket(chain, asOf);
        expect(all === null).toBe(own === null);
        expect(all ?? 0).toBeGreaterThanOrEqual(own ?? 0);
      }),
      { numRuns: 300 },
    );
  });

  it('do not exist for a home that was never listed', () => {
    expect(propertyDaysOnMarket([], '2025-04-06')).toBeNull();
    expect(propertyDaysOnMarket([ended, makeDraft()], '2025-04-06')).toBeNull();
  });
});

function toSearchFacts({ state, listDate, soldDate, offMarketDate, pausedDays }: LifecycleFacts) {
  return {
    status: statusOf(state),
    marketDay: listDate === null ? null : toDayNumber(listDate) + pausedDays,
    soldDay: soldDate === null ? null : toDayNumber(soldDate),
    offMarketDay: offMarketDate === null ? null : toDayNumber(offMarketDate),
  };
}
