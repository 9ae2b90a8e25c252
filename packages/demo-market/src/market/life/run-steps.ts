import { applyAction } from '@hearthline/domain/listing/lifecycle-actions';
import type { LifecycleFacts } from '@hearthline/domain/listing/lifecycle-facts';
import type { ListingEvent } from '@hearthline/domain/listing/listing-record';
import { toDate, toInstant } from '../calendar.ts';
import type { Step } from './steps.ts';

export interface LivedListing {
  facts: LifecycleFacts;
  events: ListingEvent[];
}

/** Takes the steps up to an instant. The market only plans legal ones, so a refusal is a fault of its own. */
export function runSteps(draft: LifecycleFacts, steps: readonly Step[], until: string): LivedListing {
  let facts = draft;
  const events: ListingEvent[] = [];
  for (const { day, secondOfDay, action } of steps) {
    const at = toInstant(day, secondOfDay);
    if (at > until) break;
    const outcome = applyAction(facts, action, {
      today: toDate(day),
      at,
      actor: action.type === 'expire' ? 'system' : 'demo',
    });
    if (!outcome.ok) {
      throw new Error(
        `The market planned ${action.type} on ${toDate(day)} of ${facts.key}: ${outcome.reason}`,
      );
    }
    facts = outcome.listing;
    events.push(outcome.event);
  }
  return { facts, events };
}
