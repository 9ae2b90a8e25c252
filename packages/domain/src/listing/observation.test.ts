import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyRuns } from '../testing/many-runs.ts';
import { currentDaysOnMarket, daysOnMarket } from './days-on-market.ts';
import { lifecycleCodes, listingStates } from './lifecycle.ts';
import type { LifecycleAction, LifecycleFacts } from './lifecycle-facts.ts';
import { observe } from './observation.ts';
import { makeDraft, makeListing } from './testing/make-listing.ts';
import { anyLife } from './testing/random-lives.ts';
import { offers } from './vocabulary.ts';

const at = '2025-04-10T15:00:00.000Z';
const deal = { closePrice: 89_000_000, soldDate: '2025-04-09', closeDate: '2025-06-01' };
const active = makeListing();
const firm: LifecycleFacts = { ...active, ...deal, state: 'firm', code: 'sld' };
const conditions: LifecycleAction = {
  type: 'acceptConditional',
  price: 88_000_000,
  acceptedOn: '2025-03-20',
  conditionalExpiryDate: '2025-03-27',
};
const conditional = makeListing([['2025-03-20', conditions]]);
const suspended = makeListing([['2025-03-10', { type: 'suspend' }]]);
const terminated = makeListing([['2025-03-10', { type: 'terminate' }]]);
const expired = makeListing([['2025-07-01', { type: 'expire' }]]);

/** The next snapshot of a listing, seen on 10 April. */
function seen(listing: LifecycleFacts, change: Partial<LifecycleFacts>): LifecycleFacts {
  return { ...listing, modifiedAt: at, statusChangedAt: at, ...change };
}

function describeEvents(previous: LifecycleFacts | null, incoming: LifecycleFacts) {
  const { events, isIrregular } = observe(previous, incoming);
  return { steps: events.map(({ code, effectiveDate }) => `${code} ${effectiveDate}`), isIrregular };
}

describe('changes of one listing in a feed', () => {
  it('in the first hour of a summer day belong to that day of the board', () => {
    const halfPastMidnight = '2025-07-10T04:30:00.000Z';
    const changed = seen(active, {
      listPrice: 80_000_000,
      modifiedAt: halfPastMidnight,
      priceChangedAt: halfPastMidnight,
    });
    expect(describeEvents(active, changed).steps).toEqual(['pc 2025-07-10']);
  });

  it('[LIST-05] between two consecutive legal snapshots are the very step that was taken', () => {
    fc.assert(
      fc.property(anyLife, ({ steps }) => {
        for (const { before, after, event, action } of steps) {
          const { events, isIrregular, pausedDays } = observe(before, after, 'demo');
          expect(isIrregular).toBe(false);
          expect(pausedDays).toBe(after.pausedDays);
          // The day of acceptance is not part of a listing, only of its history.
          const expected = action.type === 'acceptConditional' ? { effectiveDate: expect.any(String) } : {};
          expect(events).toEqual([{ ...event, ...expected }]);
        }
      }),
      manyRuns(1_000),
    );
  });

  it('[LIST-05] give the same days on market as the columns, after any life seen by a feed', () => {
    fc.assert(
      fc.property(anyLife, ({ steps, listing, today }) => {
        const events = steps.flatMap(({ before, after }) => observe(before, after).events);
        expect(daysOnMarket(events, today)).toBe(currentDaysOnMarket(listing, today));
      }),
      manyRuns(500),
    );
  });

  it('of the price are never dated before the price that they changed was seen', () => {
    const old = '2024-11-01T10:00:00.000Z';
    const cheaper = seen(active, { listPrice: 80_000_000, priceChangedAt: old });
    expect(describeEvents(active, cheaper).steps).toEqual(['pc 2025-04-10']);
    const firstSeen = { ...cheaper, enteredAt: '2025-03-01T15:00:00.000Z', originalListPrice: 90_000_000 };
    expect(observe(null, firstSeen).events.map((event) => `${event.code} ${event.at}`)).toEqual([
      'new 2025-03-01T15:00:00.000Z',
      `pc ${at}`,
    ]);
  });

  it.each([
    ['the first and the one before', 89_990_000, 100_000_000, ['new 89990000', 'pc 95000000']],
    ['only the one before', null, 100_000_000, ['new 100000000', 'pc 95000000']],
    ['only the first', 100_000_000, null, ['new 100000000', 'pc 95000000']],
    ['another one between two equal ones', 95_000_000, 100_000_000, ['new 95000000', 'pc 95000000']],
    ['the same three times', 95_000_000, 95_000_000, ['new 95000000']],
    ['nothing else', null, null, ['new 95000000']],
  ])('of the price, told with %s', (_, originalListPrice, previousListPrice, steps) => {
    const incoming = seen(active, { listPrice: 95_000_000, originalListPrice, previousListPrice });
    const { events } = observe(null, incoming);
    expect(events.map(({ code, newPrice }) => `${code} ${newPrice}`)).toEqual(steps);
    const [, change] = events;
    if (change) expect(change.oldPrice).toBe(previousListPrice ?? originalListPrice);
  });

  it('are none when nothing changed', () => {
    expect(observe(active, active)).toEqual({ events: [], isIrregular: false, pausedDays: 0 });
    expect(
      observe(makeDraft(), { ...makeDraft(), listPrice: 1_000, expiryDate: '2026-01-01' }).events,
    ).toEqual([]);
  });

  it.each<[string, LifecycleFacts, Partial<LifecycleFacts>, string[]]>([
    [
      'a new price and a deal',
      active,
      { listPrice: 88_000_000, priceChangedAt: '2025-04-08T15:00:00.000Z', state: 'conditional', code: 'sc' },
      ['pc 2025-04-08', 'sc 2025-04-10'],
    ],
    [
      'a dead deal and a new price',
      firm,
      {
        listPrice: 88_000_000,
        priceChangedAt: at,
        state: 'active',
        code: 'pc',
        closePrice: null,
        soldDate: null,
      },
      ['dft 2025-04-10', 'pc 2025-04-10'],
    ],
    [
      'an extension and a suspension',
      active,
      { expiryDate: '2025-12-31', state: 'suspended', code: 'sus', offMarketDate: '2025-04-09' },
      ['ext 2025-04-10', 'sus 2025-04-09'],
    ],
    [
      'an extension without a date',
      { ...active, expiryDate: null },
      { expiryDate: null, code: 'ext' },
      ['ext 2025-04-10'],
    ],
    ['a sale', conditional, { ...deal, state: 'firm', code: 'sld' }, ['sld 2025-04-09']],
    ['a return', suspended, { state: 'active', code: 'new', offMarketDate: null }, ['bom 2025-04-10']],
    [
      'an evening in Toronto',
      active,
      { state: 'suspended', code: 'sus', statusChangedAt: '2025-04-11T02:00:00Z' },
      ['sus 2025-04-10'],
    ],
  ])('explain %s', (_what, previous, change, steps) => {
    expect(describeEvents(previous, seen(previous, change))).toEqual({ steps, isIrregular: false });
  });

  it('tell the prices in their order when a dead deal and a new price come together', () => {
    const back = seen(firm, { listPrice: 85_000_000, priceChangedAt: at, state: 'active', code: 'pc' });
    expect(observe(firm, back).events).toMatchObject([
      { code: 'dft', newPrice: 90_000_000 },
      { code: 'pc', oldPrice: 90_000_000, newPrice: 85_000_000 },
    ]);
  });

  it('carry the old and the new price', () => {
    const { events } = observe(
      active,
      seen(active, { listPrice: 85_000_000, priceChangedAt: at, code: 'pc' }),
    );
    expect(events).toMatchObject([
      { code: 'pc', at, oldPrice: 90_000_000, newPrice: 85_000_000, actor: 'feed' },
    ]);
    expect(observe(active, seen(active, { ...firm })).events).toMatchObject([
      { code: 'sld', oldPrice: 90_000_000, newPrice: 89_000_000 },
    ]);
  });

  it.each<[string, LifecycleFacts, Partial<LifecycleFacts>, string[]]>([
    ['sold while suspended', suspended, { ...deal, state: 'firm', code: 'sld' }, ['sld 2025-04-09']],
    ['back from termination', terminated, { state: 'active', code: 'bom' }, ['bom 2025-04-10']],
    [
      'back from expiry',
      expired,
      { state: 'active', code: 'ext', expiryDate: '2025-12-31' },
      ['bom 2025-04-10', 'ext 2025-04-10'],
    ],
    [
      'sold after expiry without a deal',
      expired,
      { ...deal, state: 'firm', code: 'sld' },
      ['sld 2025-04-09'],
    ],
    ['back after closing', { ...firm, isClosed: true }, { state: 'active', code: 'dft' }, ['dft 2025-04-10']],
    ['terminated under a deal', conditional, { state: 'terminated', code: 'ter' }, ['ter 2025-04-10']],
    ['a new price under a deal', conditional, { listPrice: 1_000, priceChangedAt: at }, ['pc 2025-04-10']],
    ['a deal that was never seen', active, { code: 'dft' }, ['dft 2025-04-10']],
    ['a deal replaced by another', conditional, { code: 'sce' }, ['sce 2025-04-10']],
    ['no price any more', active, { listPrice: null }, []],
    ['another trade', active, { offer: 'lease' }, []],
  ])(
    '[LIST-05] are kept and flagged when the lifecycle knows no such step: %s',
    (_what, previous, change, steps) => {
      expect(describeEvents(previous, seen(previous, change))).toEqual({ steps, isIrregular: true });
    },
  );

  it('count the time off the market when a listing comes back from anywhere', () => {
    const back = seen(terminated, { state: 'active', code: 'bom', offMarketDate: null });
    const { pausedDays } = observe(terminated, back);
    expect(pausedDays).toBe(31);
    expect(currentDaysOnMarket({ ...back, pausedDays }, '2025-04-12')).toBe(9 + 2);
  });
});

describe('a listing seen for the first time', () => {
  it.each<[string, Partial<LifecycleFacts>, string[]]>([
    ['active', {}, ['new 2025-03-01']],
    [
      'reduced',
      { listPrice: 85_000_000, priceChangedAt: at, code: 'pc' },
      ['new 2025-03-01', 'pc 2025-04-10'],
    ],
    ['back on the market', { code: 'dft' }, ['new 2025-03-01', 'dft 2025-04-10']],
    ['sold', { ...firm }, ['new 2025-03-01', 'sld 2025-04-09']],
    ['sold, list date unknown', { ...firm, listDate: null }, ['sld 2025-04-09']],
    ['coming soon', { state: 'comingSoon', code: 'cs', listDate: null }, ['cs 2025-04-10']],
    [
      'terminated',
      { state: 'terminated', code: 'ter', offMarketDate: '2025-03-11' },
      ['new 2025-03-01', 'ter 2025-03-11'],
    ],
  ])('has a history as far as it is known: %s', (_what, change, steps) => {
    const listing = seen(active, change);
    expect(describeEvents(null, { ...listing, modifiedAt: at, statusChangedAt: at })).toEqual({
      steps,
      isIrregular: false,
    });
  });

  it('has the days on market that its columns tell', () => {
    const listing = seen(active, { state: 'terminated', code: 'ter', offMarketDate: '2025-03-11' });
    expect(daysOnMarket(observe(null, listing).events, '2025-05-01')).toBe(10);
    expect(currentDaysOnMarket(listing, '2025-05-01')).toBe(10);
  });

  it('is flagged, and kept, without a list price', () => {
    const { events, isIrregular } = observe(null, { ...firm, listPrice: null, originalListPrice: null });
    expect(isIrregular).toBe(true);
    expect(events.map(({ code }) => code)).toEqual(['new', 'sld']);
  });
});

describe('whatever a feed says', () => {
  const date = fc.option(fc.constantFrom('2025-01-05', '2025-03-01', '2025-07-31'));
  const price = fc.option(fc.constantFrom(50_000_000, 60_000_000));
  const instant = fc.constantFrom('2025-03-01T04:59:59Z', '2025-04-02T12:00:00.000Z');
  const anySnapshot = fc.record({
    offer: fc.constantFrom(...offers),
    state: fc.constantFrom(...listingStates),
    code: fc.constantFrom(...lifecycleCodes),
    listPrice: price,
    originalListPrice: price,
    previousListPrice: price,
    closePrice: price,
    listDate: date,
    soldDate: date,
    closeDate: date,
    expiryDate: date,
    conditionalExpiryDate: date,
    offMarketDate: date,
    modifiedAt: instant,
    statusChangedAt: instant,
    priceChangedAt: fc.option(instant),
  });

  it('[LIST-05] is taken: every change of state has its event, and the events join up', () => {
    fc.assert(
      fc.property(fc.option(anySnapshot), anySnapshot, (previous, incoming) => {
        const { events, pausedDays } = observe(previous, incoming);
        expect(pausedDays).toBeGreaterThanOrEqual(0);
        if (events.length === 0) {
          expect(previous?.state).toBe(incoming.state);
          return;
        }
        expect(events.at(-1)?.toState).toBe(incoming.state);
        if (previous) expect(events[0]?.fromState).toBe(previous.state);
      }),
      manyRuns(3_000),
    );
  });
});
