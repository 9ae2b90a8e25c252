import { describe, expect, it } from 'vitest';
import { lifecycleActionCodes, listingStates, statusOf } from './lifecycle.ts';
import { applyAction, legalActions } from './lifecycle-actions.ts';
import type { LifecycleAction, LifecycleContext, LifecycleFacts } from './lifecycle-facts.ts';
import type { PlannedStep } from './testing/make-listing.ts';
import { makeDraft, makeListing, publish, takeSteps } from './testing/make-listing.ts';
import type { Offer } from './vocabulary.ts';

const conditional = {
  type: 'acceptConditional',
  price: 88_000_000,
  acceptedOn: '2025-03-20',
  conditionalExpiryDate: '2025-03-27',
} as const satisfies LifecycleAction;
const deal = { price: 89_000_000, soldDate: '2025-03-25', closeDate: '2025-05-15' };
const sale = { type: 'sellFirm', ...deal } as const satisfies LifecycleAction;
const accepted: PlannedStep = ['2025-03-20', conditional];
const sold: PlannedStep = ['2025-03-25', sale];
const suspended: PlannedStep = ['2025-03-10', { type: 'suspend' }];
const expired: PlannedStep = ['2025-07-01', { type: 'expire' }];

function attempt(
  listing: LifecycleFacts,
  today: string,
  action: LifecycleAction,
  who?: Partial<LifecycleContext>,
) {
  const outcome = applyAction(listing, action, { actor: 'person', ...who, today });
  return outcome.ok ? outcome.listing : outcome.reason;
}

describe('status', () => {
  it('[LIST-05] is active, sold or deactive by state', () => {
    const byStatus = Object.groupBy(listingStates, statusOf);
    expect(byStatus.active).toEqual(['comingSoon', 'active', 'conditional']);
    expect(byStatus.sold).toEqual(['firm']);
    expect(byStatus.deactive).toEqual(['draft', 'suspended', 'expired', 'terminated', 'deleted']);
  });
});

describe('the twelve actions', () => {
  const withEscape: LifecycleAction = { ...conditional, escapeHours: 48 };
  const cases: [keyof typeof lifecycleActionCodes, Offer, PlannedStep[]][] = [
    ['new', 'sale', []],
    ['price changed', 'sale', [['2025-03-10', { type: 'changePrice', listPrice: 85_000_000 }]]],
    ['extend', 'sale', [['2025-03-10', { type: 'extend', expiryDate: '2025-08-31' }]]],
    ['sold conditional', 'sale', [accepted]],
    ['sold conditional escape clause', 'sale', [['2025-03-20', withEscape]]],
    ['leased conditional', 'lease', [accepted]],
    ['leased conditional escape clause', 'lease', [['2025-03-20', withEscape]]],
    ['leased', 'lease', [sold]],
    ['deal fell through', 'sale', [sold, ['2025-04-02', { type: 'dealFellThrough' }]]],
    ['suspend', 'sale', [suspended]],
    ['terminate', 'sale', [['2025-03-10', { type: 'terminate' }]]],
    ['expired', 'sale', [expired]],
  ];

  it.each(cases)('[LIST-05] "%s" can be taken (%s) and leaves its code', (name, offer, steps) => {
    const { listing, events } = takeSteps(makeDraft(offer), [['2025-03-01', publish], ...steps]);
    expect(listing.code).toBe(lifecycleActionCodes[name]);
    expect(events.at(-1)?.code).toBe(lifecycleActionCodes[name]);
  });

  it('[LIST-05] are all covered above', () => {
    expect(cases.map(([name]) => name).toSorted()).toEqual(Object.keys(lifecycleActionCodes).toSorted());
  });
});

describe('what steps write', () => {
  it('publishing sets list date and first price', () => {
    const { listing, events } = takeSteps(makeDraft(), [['2025-03-01', publish]]);
    expect(listing).toMatchObject({ state: 'active', listDate: '2025-03-01', originalListPrice: 90_000_000 });
    expect(events[0]).toEqual({
      code: 'new',
      fromState: 'draft',
      toState: 'active',
      at: '2025-03-01T12:00:00.000Z',
      effectiveDate: '2025-03-01',
      oldPrice: null,
      newPrice: 90_000_000,
      actor: 'demo',
      isIrregular: false,
    });
  });

  it('a coming-soon home has no list date until it goes on the market', () => {
    const soon: LifecycleAction = {
      type: 'comingSoon',
      agreementDate: '2025-02-25',
      startDate: '2025-03-08',
    };
    const { listing } = takeSteps(makeDraft(), [['2025-03-01', soon]]);
    expect(listing).toMatchObject({
      state: 'comingSoon',
      code: 'cs',
      listDate: null,
      startDate: '2025-03-08',
    });
    const active = attempt(listing, '2025-03-08', { type: 'activate' });
    expect(active).toMatchObject({ state: 'active', code: 'new', listDate: '2025-03-08', startDate: null });
  });

  it('a price change keeps the price before it and its instant', () => {
    const at = '2025-03-10T19:30:00.000Z';
    const listing = attempt(
      makeListing(),
      '2025-03-10',
      { type: 'changePrice', listPrice: 85_000_000 },
      { at },
    );
    expect(listing).toMatchObject({
      listPrice: 85_000_000,
      previousListPrice: 90_000_000,
      priceChangedAt: at,
    });
    expect(listing).toMatchObject({ originalListPrice: 90_000_000, modifiedAt: at });
    expect(listing).toHaveProperty('statusChangedAt', '2025-03-01T12:00:00.000Z');
  });

  it('a conditional deal keeps its price to itself; a firm one shows it', () => {
    const pending = makeListing([accepted]);
    expect(pending).toMatchObject({
      closePrice: null,
      dealPrice: 88_000_000,
      conditionalExpiryDate: '2025-03-27',
    });
    const firm = attempt(pending, '2025-03-26', { type: 'waive', ...deal });
    expect(firm).toMatchObject({
      state: 'firm',
      code: 'sld',
      closePrice: 89_000_000,
      soldDate: '2025-03-25',
    });
    expect(firm).toMatchObject({ dealPrice: null, conditionalExpiryDate: null, closeDate: '2025-05-15' });
  });

  it('a dead deal is wiped from the listing; the history keeps it', () => {
    const fell = makeListing([sold, ['2025-04-02', { type: 'dealFellThrough' }]]);
    expect(fell).toMatchObject({
      state: 'active',
      code: 'dft',
      closePrice: null,
      soldDate: null,
      closeDate: null,
    });
    const failed = makeListing([accepted, ['2025-03-27', { type: 'conditionsFail' }]]);
    expect(failed).toMatchObject({
      state: 'active',
      code: 'dft',
      conditionalExpiryDate: null,
      dealPrice: null,
    });
  });

  it('a deal that falls through after the agreement ended leaves the listing expired', () => {
    const fell = makeListing([sold, ['2025-07-03', { type: 'dealFellThrough' }]]);
    expect(fell).toMatchObject({
      state: 'expired',
      code: 'exp',
      closePrice: null,
      offMarketDate: '2025-06-30',
    });
    const failed = makeListing([accepted, ['2025-07-03', { type: 'conditionsFail' }]]);
    expect(failed).toMatchObject({ state: 'expired', code: 'exp', offMarketDate: '2025-06-30' });
  });

  it('a suspended listing goes back to the state and code it had', () => {
    const listing = makeListing([accepted, ['2025-03-22', { type: 'suspend' }]]);
    expect(listing).toMatchObject({
      state: 'suspended',
      offMarketDate: '2025-03-22',
      priorState: 'conditional',
    });
    const { listing: back, events } = takeSteps(listing, [['2025-03-29', { type: 'resume' }]]);
    expect(back).toMatchObject({ state: 'conditional', code: 'sc', pausedDays: 7, offMarketDate: null });
    expect(events[0]).toMatchObject({ code: 'bom', fromState: 'suspended', toState: 'conditional' });
  });

  it('an extension keeps the state; a conditional one keeps its deal', () => {
    const listing = makeListing([accepted, ['2025-06-30', { type: 'extend', expiryDate: '2025-07-31' }]]);
    expect(listing).toMatchObject({ state: 'conditional', code: 'ext', expiryDate: '2025-07-31' });
    const amended = attempt(listing, '2025-06-30', {
      type: 'amendConditions',
      conditionalExpiryDate: '2025-07-05',
    });
    expect(amended).toMatchObject({ state: 'conditional', code: 'sc', conditionalExpiryDate: '2025-07-05' });
  });

  it('an expired listing with an open deal can still be reported sold', () => {
    const late: LifecycleAction = {
      type: 'reportLateSale',
      ...deal,
      soldDate: '2025-07-02',
      closeDate: '2025-08-01',
    };
    expect(attempt(makeListing([accepted, expired]), '2025-07-03', late)).toMatchObject({
      state: 'firm',
      code: 'sld',
    });
    expect(attempt(makeListing([expired]), '2025-07-03', late)).toBe('noOpenDeal');
  });

  it('a closed deal is final', () => {
    const closed = makeListing([sold, ['2025-05-15', { type: 'confirmClosed' }]]);
    expect(closed).toMatchObject({ state: 'firm', code: 'sld', isClosed: true });
    expect(attempt(closed, '2025-05-16', { type: 'dealFellThrough' })).toBe('alreadyClosed');
    expect(legalActions(closed, { today: '2025-05-16', actor: 'person' })).toEqual(['relist']);
  });

  it('relisting gives a new draft that knows the listing before it', () => {
    const { listing, events } = takeSteps(makeListing([expired]), [
      ['2025-07-05', { type: 'relist', key: 'W2' }],
    ]);
    expect(listing).toMatchObject({
      key: 'W2',
      previousKey: 'W1',
      state: 'draft',
      offer: 'sale',
      pausedDays: 0,
    });
    expect(listing).toMatchObject({
      listPrice: null,
      originalListPrice: null,
      listDate: null,
      expiryDate: null,
    });
    expect(events[0]).toMatchObject({ code: 'draft', fromState: null, toState: 'draft' });
  });
});

describe('guards', () => {
  const draft = makeDraft();
  const active = makeListing();
  const pending = makeListing([accepted]);
  const firm = makeListing([sold]);
  const soon: LifecycleAction = { type: 'comingSoon', agreementDate: '2025-02-25', startDate: '2025-03-08' };
  const laterConditions: LifecycleAction = { type: 'amendConditions', conditionalExpiryDate: '2025-03-27' };

  it.each<[string, LifecycleFacts, string, LifecycleAction, string]>([
    ['no price', { ...draft, listPrice: null }, '2025-03-01', publish, 'priceInvalid'],
    ['half cents', { ...draft, listPrice: 100.5 }, '2025-03-01', publish, 'priceInvalid'],
    ['no end', { ...draft, expiryDate: null }, '2025-03-01', publish, 'expiryMissing'],
    ['last day', draft, '2025-06-30', publish, 'agreementOver'],
    ['too early', draft, '2025-02-24', publish, 'agreementNotStarted'],
    ['no such day', draft, '2025-03-01', { ...publish, agreementDate: '2025-02-30' }, 'dateInvalid'],
    ['starts today', draft, '2025-03-08', soon, 'startNotInFuture'],
    ['starts late', draft, '2025-03-01', { ...soon, startDate: '2025-07-01' }, 'startAfterExpiry'],
    ['same price', active, '2025-03-10', { type: 'changePrice', listPrice: 90_000_000 }, 'priceUnchanged'],
    ['free', active, '2025-03-10', { type: 'changePrice', listPrice: 0 }, 'priceInvalid'],
    ['price under deal', pending, '2025-03-21', { type: 'changePrice', listPrice: 1 }, 'notAllowedInState'],
    ['not later', active, '2025-03-10', { type: 'extend', expiryDate: '2025-06-30' }, 'expiryNotLater'],
    ['over', active, '2025-07-01', { type: 'extend', expiryDate: '2025-08-30' }, 'agreementOver'],
    ['accepted tomorrow', active, '2025-03-19', conditional, 'acceptedInFuture'],
    [
      'ends before',
      active,
      '2025-03-20',
      { ...conditional, conditionalExpiryDate: '2025-03-19' },
      'conditionsEndTooEarly',
    ],
    ['no hours', active, '2025-03-20', { ...conditional, escapeHours: 0 }, 'escapeHoursInvalid'],
    ['sold tomorrow', active, '2025-03-24', sale, 'soldInFuture'],
    ['sold before listed', active, '2025-03-25', { ...sale, soldDate: '2025-02-28' }, 'soldBeforeOnMarket'],
    ['closes before', active, '2025-03-25', { ...sale, closeDate: '2025-03-24' }, 'closeBeforeSold'],
    ['no price', active, '2025-03-25', { ...sale, price: 0 }, 'priceInvalid'],
    ['not later', pending, '2025-03-22', laterConditions, 'conditionsEndTooEarly'],
    ['still open', firm, '2025-05-14', { type: 'confirmClosed' }, 'closingNotReached'],
    ['still open', firm, '2025-05-16', { type: 'relist', key: 'W2' }, 'dealOpen'],
    ['over', makeListing([suspended]), '2025-07-01', { type: 'resume' }, 'agreementOver'],
    ['published', active, '2025-03-02', { type: 'delete' }, 'notAllowedInState'],
    [
      'expired',
      makeListing([expired]),
      '2025-07-02',
      { type: 'extend', expiryDate: '2025-09-01' },
      'notAllowedInState',
    ],
  ])('[LIST-05] refuse: %s', (_why, listing, today, action, reason) => {
    expect(attempt(listing, today, action)).toBe(reason);
  });

  it('refuse a sale dated while the home was suspended', () => {
    const back = makeListing([suspended, ['2025-03-18', { type: 'resume' }]]);
    expect(attempt(back, '2025-03-25', { ...sale, soldDate: '2025-03-17' })).toBe('soldBeforeOnMarket');
    expect(attempt(back, '2025-03-25', { ...sale, soldDate: '2025-03-18' })).toHaveProperty('state', 'firm');
  });

  it('let only a broker or a manager terminate, and nobody while a deal is open', () => {
    const terminate: LifecycleAction = { type: 'terminate' };
    expect(attempt(active, '2025-03-10', terminate)).toBe('roleMissing');
    expect(attempt(active, '2025-03-10', terminate, { role: 'agent' })).toBe('roleMissing');
    expect(attempt(active, '2025-03-10', terminate, { role: 'broker' })).toHaveProperty(
      'state',
      'terminated',
    );
    expect(attempt(pending, '2025-03-21', terminate, { role: 'manager' })).toBe('notAllowedInState');
    const held = makeListing([accepted, ['2025-03-22', { type: 'suspend' }]]);
    expect(attempt(held, '2025-03-23', terminate, { role: 'manager' })).toBe('dealOpen');
  });

  it('leave expiry to the system, the day after the agreement ends', () => {
    expect(attempt(active, '2025-07-01', { type: 'expire' })).toBe('systemOnly');
    expect(attempt(active, '2025-06-30', { type: 'expire' }, { actor: 'system' })).toBe('agreementRunning');
    const over = attempt(active, '2025-07-01', { type: 'expire' }, { actor: 'system' });
    expect(over).toMatchObject({ state: 'expired', offMarketDate: '2025-06-30' });
  });

  it('leave the listing that was refused untouched', () => {
    const before = structuredClone(active);
    attempt(active, '2025-03-10', { type: 'changePrice', listPrice: 80_000_000 });
    attempt(active, '2025-03-10', { type: 'waive', ...deal });
    expect(active).toEqual(before);
  });
});

describe('legal actions for screens', () => {
  it('[LIST-05] are those that can be taken today', () => {
    const agent: LifecycleContext = { today: '2025-03-22', actor: 'person' };
    expect(legalActions(makeDraft(), agent)).toEqual(['publish', 'comingSoon', 'delete']);
    expect(legalActions(makeListing(), agent)).toEqual([
      'changePrice',
      'extend',
      'acceptConditional',
      'sellFirm',
      'suspend',
    ]);
    expect(legalActions(makeListing(), { ...agent, role: 'broker' })).toContain('terminate');
    expect(legalActions(makeListing([suspended]), agent)).toEqual(['extend', 'resume']);
    expect(legalActions(makeListing([suspended]), { ...agent, today: '2025-07-02' })).toEqual([]);
  });
});
