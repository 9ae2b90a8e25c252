import type {
  LifecycleAction,
  LifecycleActionType,
  LifecycleContext,
  LifecycleFacts,
  LifecycleRefusal,
} from './lifecycle-facts.ts';
import type { LifecycleRule } from './lifecycle-rules.ts';
import { lifecycleRules } from './lifecycle-rules.ts';
import type { ListingEvent } from './listing-record.ts';

export type LifecycleOutcome<Listing extends LifecycleFacts = LifecycleFacts> =
  | { ok: true; listing: Listing; event: ListingEvent }
  | { ok: false; reason: LifecycleRefusal };

/**
 * One step in a listing's life. `relist` answers with the new draft and leaves the old listing as
 * it is; every other step answers with the listing as it is afterwards.
 */
export function applyAction<Listing extends LifecycleFacts>(
  listing: Listing,
  action: LifecycleAction,
  context: LifecycleContext,
): LifecycleOutcome<Listing> {
  const rule: LifecycleRule = lifecycleRules[action.type];
  const reason = findObstacle(rule, listing, context) ?? rule.check?.(listing, action, context);
  if (reason) return { ok: false, reason };
  // Noon UTC is the same calendar day everywhere in Canada.
  const at = context.at ?? `${context.today}T12:00:00.000Z`;
  const step = rule.take(listing, action, { ...context, at });
  const next: Listing = { ...listing, modifiedAt: at, ...step.change };
  if (next.state !== listing.state) next.statusChangedAt = at;
  const event: ListingEvent = {
    code: step.eventCode ?? next.code,
    fromState: action.type === 'relist' ? null : listing.state,
    toState: next.state,
    at,
    effectiveDate: step.effectiveDate,
    oldPrice: step.oldPrice ?? null,
    newPrice: step.newPrice ?? null,
    actor: context.actor,
    isIrregular: false,
  };
  return { ok: true, listing: next, event };
}

/** The steps that can be taken now by this actor, given the right particulars. */
export function legalActions(listing: LifecycleFacts, context: LifecycleContext): LifecycleActionType[] {
  return lifecycleActionTypes.filter((type) => findObstacle(lifecycleRules[type], listing, context) === null);
}

export const lifecycleActionTypes = Object.keys(lifecycleRules) as LifecycleActionType[];

/** Nothing but a new listing of the same home can follow. */
export function isTerminal({ state, isClosed, conditionalExpiryDate }: LifecycleFacts): boolean {
  if (state === 'firm') return isClosed;
  if (state === 'expired') return conditionalExpiryDate === null;
  return state === 'terminated' || state === 'deleted';
}

function findObstacle(
  rule: LifecycleRule,
  listing: LifecycleFacts,
  context: LifecycleContext,
): LifecycleRefusal | null {
  if (!rule.from.includes(listing.state)) return 'notAllowedInState';
  return rule.block?.(listing, context) ?? null;
}
