import { daysBetween } from '../calendar.ts';
import type { LifecycleCode, ListingState } from './lifecycle.ts';
import { isOffMarket, isOnMarket } from './lifecycle.ts';
import { lifecycleRules } from './lifecycle-rules.ts';
import { countLateDays } from './lifecycle-steps.ts';
import type { ListingEvent } from './listing-record.ts';
import type { EventDraft, FeedSnapshot } from './observed-steps.ts';
import {
  describeArrival,
  describeExtension,
  describePriceChange,
  describeStay,
  findEffectiveDate,
  isKnownMove,
} from './observed-steps.ts';

export interface Observation {
  /** The steps that explain the change, oldest first. */
  events: ListingEvent[];
  /** The lifecycle knows no such step, or the list price is missing: stored and counted all the same. */
  isIrregular: boolean;
  /** For the listing's row; see `currentDaysOnMarket`. */
  pausedDays: number;
}

const returnCodes: readonly LifecycleCode[] = ['dft', 'bom'];
const unlistedStates: readonly ListingState[] = ['draft', 'comingSoon', 'deleted'];

/** Compares two snapshots of one listing. A feed reports facts: nothing is ever refused. */
export function observe(
  previous: FeedSnapshot | null,
  incoming: FeedSnapshot,
  actor: ListingEvent['actor'] = 'feed',
): Observation {
  const drafts = previous === null ? describeFirstSight(incoming) : describeChange(previous, incoming);
  const events = drafts.map((draft) => ({
    oldPrice: null,
    newPrice: null,
    isIrregular: false,
    ...draft,
    actor,
  }));
  const isPriceMissing =
    incoming.listPrice === null && incoming.state !== 'draft' && incoming.state !== 'deleted';
  const isOfferChanged = previous !== null && previous.state !== 'draft' && previous.offer !== incoming.offer;
  return {
    events,
    isIrregular: isPriceMissing || isOfferChanged || events.some((event) => event.isIrregular),
    pausedDays: previous === null ? 0 : countPausedDays(previous, incoming),
  };
}

/** The past is known only as far as the snapshot tells it: when it was listed, its first price, its last step. */
function describeFirstSight(incoming: FeedSnapshot): EventDraft[] {
  const { state, code, listDate, listPrice, originalListPrice, previousListPrice } = incoming;
  const events: EventDraft[] = [];
  if (state === 'active' || (listDate !== null && !unlistedStates.includes(state))) {
    const before = [previousListPrice, originalListPrice].find(
      (price) => price !== null && price !== listPrice,
    );
    const firstPrice = originalListPrice ?? before ?? listPrice;
    const published = describeArrival(null, { ...incoming, state: 'active' }, firstPrice);
    const at = incoming.enteredAt ?? `${published.effectiveDate}T12:00:00.000Z`;
    events.push({ ...published, at });
    if (listPrice !== null && before) events.push(describePriceChange('active', incoming, before, at));
  }
  const from = events.length > 0 ? 'active' : null;
  if (state !== 'active') events.push(describeArrival(from, incoming, listPrice));
  else if (returnCodes.includes(code)) events.push(describeReturn(incoming));
  return events;
}

/** The board says that the home came back to the market; where it had been was never seen. */
function describeReturn(incoming: FeedSnapshot): EventDraft {
  return {
    ...describeArrival('suspended', incoming, incoming.listPrice),
    code: incoming.code,
    fromState: null,
  };
}

function describeChange(previous: FeedSnapshot, incoming: FeedSnapshot): EventDraft[] {
  if (previous.state === 'draft' && incoming.state === 'draft') return [];
  const isRepriced =
    previous.listPrice !== null &&
    incoming.listPrice !== null &&
    previous.listPrice !== incoming.listPrice &&
    previous.state !== 'draft';
  const isPriceFirst = lifecycleRules.changePrice.from.includes(previous.state);
  const priceAtMove = isRepriced && !isPriceFirst ? previous.listPrice : incoming.listPrice;

  const before: EventDraft[] = [];
  const after: EventDraft[] = [];
  const add = (possibleIn: readonly ListingState[], describe: (state: ListingState) => EventDraft) => {
    const isBefore = possibleIn.includes(previous.state);
    const state = isBefore ? previous.state : incoming.state;
    (isBefore ? before : after).push({ ...describe(state), isIrregular: !possibleIn.includes(state) });
  };
  if (isRepriced) {
    add(lifecycleRules.changePrice.from, (state) =>
      describePriceChange(state, incoming, previous.listPrice, previous.modifiedAt),
    );
  }
  if (isExtended(previous, incoming)) {
    add(lifecycleRules.extend.from, (state) => describeExtension(state, incoming));
  }
  return [...before, ...describeMove(previous, incoming, priceAtMove), ...after];
}

function describeMove(
  previous: FeedSnapshot,
  incoming: FeedSnapshot,
  listPrice: number | null,
): EventDraft[] {
  if (previous.state === incoming.state) return describeStay(previous, incoming);
  const arrival = describeArrival(previous.state, incoming, listPrice);
  return [{ ...arrival, isIrregular: !isKnownMove(previous, incoming) }];
}

/** Public feeds do not tell when an agreement ends; there the board's word for it has to do. */
function isExtended(previous: FeedSnapshot, incoming: FeedSnapshot): boolean {
  if (previous.state === 'draft') return false;
  if (previous.expiryDate !== null && incoming.expiryDate !== null) {
    return incoming.expiryDate > previous.expiryDate;
  }
  return incoming.code === 'ext' && previous.code !== 'ext';
}

function countPausedDays(previous: FeedSnapshot, incoming: FeedSnapshot): number {
  const pausedDays = previous.pausedDays ?? 0;
  if (previous.state === incoming.state) return pausedDays;
  if (previous.state === 'firm' && !isOnMarket(incoming.state)) {
    return Math.max(0, pausedDays - countLateDays(previous));
  }
  const { offMarketDate } = previous;
  if (!isOffMarket(previous.state) || offMarketDate === null) return pausedDays;
  if (incoming.state === 'firm') {
    return pausedDays + countLateDays({ soldDate: incoming.soldDate, offMarketDate });
  }
  if (!isOnMarket(incoming.state)) return pausedDays;
  const returnDate = findEffectiveDate(previous.state, incoming);
  return pausedDays + Math.max(0, daysBetween(offMarketDate, returnDate));
}
