import fc from 'fast-check';
import type { IsoDate } from '../../calendar.ts';
import { addDays } from '../../calendar.ts';
import { applyAction, legalActions } from '../lifecycle-actions.ts';
import type {
  LifecycleAction,
  LifecycleActionType,
  LifecycleContext,
  LifecycleFacts,
} from '../lifecycle-facts.ts';
import { createDraft } from '../lifecycle-facts.ts';
import type { ListingEvent } from '../listing-record.ts';
import { offers } from '../vocabulary.ts';

export interface LifeStep {
  before: LifecycleFacts;
  action: LifecycleAction;
  today: IsoDate;
  after: LifecycleFacts;
  event: ListingEvent;
}

/** One listing from its draft on, through accepted steps only. */
export interface Life {
  listing: LifecycleFacts;
  events: ListingEvent[];
  steps: LifeStep[];
  today: IsoDate;
}

export const firstDay = '2024-02-20';
/** Days before today as agents report them, and days ahead; now and then outside of what is legal. */
const past = fc.oneof(fc.constant(0), fc.integer({ min: -6, max: 0 }), fc.integer({ min: -40, max: 4 }));
const ahead = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: -10, max: 90 }));
/** Without fast-check's liking for extremes: lives would end at once. */
const seed = fc.noBias(
  fc.record({
    gap: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 70 })),
    choice: fc.nat(),
    price: fc.integer({ min: 1, max: 5 }).map((step) => step * 10_000_000),
    shifts: fc.tuple(past, ahead, fc.integer({ min: -10, max: 250 })),
    isEnding: fc.nat({ max: 5 }).map((roll) => roll === 0),
    hours: fc.option(fc.integer({ min: 1, max: 72 }), { nil: undefined }),
  }),
);
type Seed = typeof seed extends fc.Arbitrary<infer Value> ? Value : never;

export function buildAction(
  type: LifecycleActionType,
  { price, shifts, hours }: Seed,
  today: IsoDate,
): LifecycleAction {
  const [first, second, third] = shifts.map((days) => addDays(today, days)) as [IsoDate, IsoDate, IsoDate];
  const deal = { price, soldDate: first, closeDate: second };
  switch (type) {
    case 'publish':
      return { type, agreementDate: first };
    case 'comingSoon':
      return { type, agreementDate: first, startDate: second };
    case 'changePrice':
      return { type, listPrice: price };
    case 'extend':
      return { type, expiryDate: third };
    case 'acceptConditional':
      return { type, price, acceptedOn: first, conditionalExpiryDate: second, escapeHours: hours };
    case 'amendConditions':
      return { type, conditionalExpiryDate: second };
    case 'sellFirm':
    case 'waive':
    case 'reportLateSale':
      return { type, ...deal };
    case 'relist':
      return { type, key: `next-${price}` };
    default:
      return { type };
  }
}

const otherLives: readonly LifecycleActionType[] = ['relist', 'delete'];
/** Rarely taken, so that lives are long. */
const endings: readonly LifecycleActionType[] = ['terminate', 'expire', 'confirmClosed'];

const start = fc.record({
  offer: fc.constantFrom(...offers),
  listPrice: fc.integer({ min: 1, max: 900 }).map((thousands) => thousands * 100_000),
  days: fc.integer({ min: 10, max: 180 }),
});

/** Steps are mostly picked from the legal ones, with particulars that often break a guard; refused ones are left out. */
export const anyLife: fc.Arbitrary<Life> = fc
  .tuple(start, fc.noBias(fc.array(seed, { maxLength: 40, size: 'max' })))
  .map(([{ offer, listPrice, days }, seeds]) => {
    const draft = createDraft({
      key: 'first',
      offer,
      at: `${firstDay}T12:00:00.000Z`,
      listPrice,
      expiryDate: addDays(firstDay, days),
    });
    return live(draft, seeds);
  });

function live(draft: LifecycleFacts, seeds: Seed[]): Life {
  const life: Life = { listing: draft, events: [], steps: [], today: firstDay };
  for (const one of seeds) {
    life.today = addDays(life.today, one.gap);
    const context: LifecycleContext = { today: life.today, actor: 'demo' };
    const types = legalActions(life.listing, context).filter(
      (type) => !otherLives.includes(type) && (one.isEnding || !endings.includes(type)),
    );
    const type = types[one.choice % types.length];
    if (!type) continue;
    const action = buildAction(type, one, life.today);
    const outcome = applyAction(life.listing, action, context);
    if (!outcome.ok) continue;
    const { listing: after, event } = outcome;
    life.steps.push({ before: life.listing, action, today: life.today, after, event });
    life.events.push(event);
    life.listing = after;
  }
  return life;
}

export const anyTrial = fc.record({
  life: anyLife,
  seed,
  pick: fc.nat(),
  gap: fc.integer({ min: 0, max: 60 }),
  actor: fc.constantFrom('person', 'system', 'demo'),
  role: fc.constantFrom('agent', 'broker', 'manager'),
} as const);
