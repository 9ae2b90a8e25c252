import { applyAction } from '../lifecycle-actions.ts';
import type { LifecycleAction, LifecycleContext, LifecycleFacts } from '../lifecycle-facts.ts';
import { createDraft } from '../lifecycle-facts.ts';
import type { ListingEvent } from '../listing-record.ts';
import type { Offer } from '../vocabulary.ts';

export type PlannedStep = readonly [today: string, action: LifecycleAction];

/** A draft of 2025-03-01 whose agreement runs out at the end of June. */
export function makeDraft(offer: Offer = 'sale'): LifecycleFacts {
  return createDraft({
    key: 'W1',
    offer,
    at: '2025-03-01T12:00:00.000Z',
    listPrice: 90_000_000,
    expiryDate: '2025-06-30',
  });
}

export const publish = { type: 'publish', agreementDate: '2025-02-25' } as const satisfies LifecycleAction;

/** Takes steps that must all be accepted. */
export function takeSteps(
  start: LifecycleFacts,
  steps: readonly PlannedStep[],
  who: Omit<LifecycleContext, 'today'> = { actor: 'demo' },
): { listing: LifecycleFacts; events: ListingEvent[] } {
  let listing = start;
  const events: ListingEvent[] = [];
  for (const [today, action] of steps) {
    const outcome = applyAction(listing, action, { ...who, today });
    if (!outcome.ok) throw new Error(`${action.type} on ${today} was refused: ${outcome.reason}`);
    listing = outcome.listing;
    events.push(outcome.event);
  }
  return { listing, events };
}

export function makeListing(steps: readonly PlannedStep[] = [], offer: Offer = 'sale'): LifecycleFacts {
  return takeSteps(makeDraft(offer), [['2025-03-01', publish], ...steps]).listing;
}
