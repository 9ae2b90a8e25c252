import type { IsoDate } from '../calendar.ts';
import { boardDay } from '../time-zone.ts';
import type { LifecycleCode, ListingState } from './lifecycle.ts';
import { isOnMarket } from './lifecycle.ts';
import type { LifecycleFacts } from './lifecycle-facts.ts';
import type { LifecycleRule } from './lifecycle-rules.ts';
import { lifecycleRules } from './lifecycle-rules.ts';
import { conditionalCodeOf, firmCodeOf } from './lifecycle-steps.ts';
import type { ListingEvent } from './listing-record.ts';

/** A listing as a feed tells it; what only our own lifecycle keeps may be missing. */
export type FeedSnapshot = Pick<
  LifecycleFacts,
  | 'offer'
  | 'state'
  | 'code'
  | 'listPrice'
  | 'originalListPrice'
  | 'previousListPrice'
  | 'closePrice'
  | 'listDate'
  | 'soldDate'
  | 'closeDate'
  | 'expiryDate'
  | 'conditionalExpiryDate'
  | 'offMarketDate'
  | 'modifiedAt'
  | 'statusChangedAt'
  | 'priceChangedAt'
> &
  Partial<Pick<LifecycleFacts, 'isClosed' | 'priorState' | 'pausedDays'>> & { enteredAt?: string };

export type EventDraft = Pick<ListingEvent, 'code' | 'fromState' | 'toState' | 'at' | 'effectiveDate'> &
  Partial<ListingEvent>;

const conditionalCodes: readonly LifecycleCode[] = ['sc', 'sce', 'lc', 'lce'];
const firmCodes: readonly LifecycleCode[] = ['sld', 'lsd'];
const fixedCodes: Partial<Record<ListingState, LifecycleCode>> = {
  draft: 'draft',
  comingSoon: 'cs',
  suspended: 'sus',
  expired: 'exp',
  terminated: 'ter',
  deleted: 'del',
};

export function describeArrival(
  from: ListingState | null,
  incoming: FeedSnapshot,
  listPrice: number | null,
): EventDraft {
  const event: EventDraft = {
    code: findArrivalCode(from, incoming),
    fromState: from,
    toState: incoming.state,
    at: incoming.statusChangedAt,
    effectiveDate: findEffectiveDate(from, incoming),
  };
  if (incoming.state === 'firm') return { ...event, oldPrice: listPrice, newPrice: incoming.closePrice };
  const isShown = incoming.state === 'active' || incoming.state === 'comingSoon' || event.code === 'bom';
  return isShown ? { ...event, newPrice: listPrice } : event;
}

export function describePriceChange(
  state: ListingState,
  incoming: FeedSnapshot,
  oldPrice: number | null,
  notBefore: string | undefined,
): EventDraft {
  const at = dateChange(incoming.priceChangedAt, notBefore, incoming.modifiedAt);
  const newPrice = incoming.listPrice;
  return {
    code: 'pc',
    fromState: state,
    toState: state,
    at,
    effectiveDate: boardDay(new Date(at)),
    oldPrice,
    newPrice,
  };
}

/** A feed may still tell the time of an earlier change: what was seen before cannot be older than the sight of it. */
function dateChange(told: string | null, notBefore: string | undefined, modifiedAt: string): string {
  if (told === null) return modifiedAt;
  return notBefore === undefined || told >= notBefore ? told : modifiedAt;
}

export function describeExtension(state: ListingState, incoming: FeedSnapshot): EventDraft {
  return describeRemaining(state, 'ext', incoming);
}

/** What may have happened between two snapshots of the same state, beyond price and extension. */
export function describeStay(previous: FeedSnapshot, incoming: FeedSnapshot): EventDraft[] {
  const { state, code } = incoming;
  const isNewCode = code !== previous.code;
  if (state === 'active' && isNewCode && (code === 'dft' || code === 'bom')) {
    const event = describeRemaining(state, code, incoming);
    return [{ ...event, newPrice: incoming.listPrice, isIrregular: true }];
  }
  if (state === 'conditional') return describeConditions(previous, incoming);
  if (state === 'firm' && previous.isClosed === false && incoming.isClosed) {
    const event = describeRemaining(state, code, incoming);
    return [{ ...event, effectiveDate: incoming.closeDate ?? event.effectiveDate }];
  }
  return [];
}

export function findEffectiveDate(from: ListingState | null, incoming: FeedSnapshot): IsoDate {
  const day = boardDay(new Date(incoming.statusChangedAt));
  const leavesMarket = from === null || isOnMarket(from) || from === 'firm';
  switch (incoming.state) {
    case 'active':
      return (isFirstPublication(from) ? incoming.listDate : null) ?? day;
    case 'firm':
      return incoming.soldDate ?? day;
    case 'suspended':
      return incoming.offMarketDate ?? day;
    case 'terminated':
      return (leavesMarket ? incoming.offMarketDate : null) ?? day;
    case 'expired':
      return (leavesMarket ? incoming.offMarketDate : null) ?? incoming.expiryDate ?? day;
    default:
      return day;
  }
}

export function isKnownMove(previous: FeedSnapshot, incoming: FeedSnapshot): boolean {
  if (previous.state === 'firm' && previous.isClosed) return false;
  if (previous.state === 'expired' && previous.conditionalExpiryDate === null) return false;
  if (previous.state === 'suspended' && previous.priorState) {
    if (isOnMarket(incoming.state) && incoming.state !== previous.priorState) return false;
    if (incoming.state === 'terminated' && previous.priorState === 'conditional') return false;
  }
  return knownMoves.has(`${previous.state} ${incoming.state}`);
}

const knownMoves = new Set(
  Object.values<LifecycleRule>(lifecycleRules).flatMap(({ from, to }) =>
    from.flatMap((start) => to.map((end) => `${start} ${end}`)),
  ),
);

function describeConditions(previous: FeedSnapshot, incoming: FeedSnapshot): EventDraft[] {
  const { state, code, offer } = incoming;
  const isOtherDeal =
    code !== previous.code && [code, previous.code].every((it) => conditionalCodes.includes(it));
  const isLater =
    previous.conditionalExpiryDate !== null &&
    incoming.conditionalExpiryDate !== null &&
    incoming.conditionalExpiryDate > previous.conditionalExpiryDate;
  if (!isLater && !isOtherDeal) return [];
  const dealCode = conditionalCodes.includes(code) ? code : conditionalCodeOf(offer, false);
  return [{ ...describeRemaining(state, dealCode, incoming), isIrregular: isOtherDeal }];
}

function describeRemaining(state: ListingState, code: LifecycleCode, incoming: FeedSnapshot): EventDraft {
  const at = incoming.modifiedAt;
  return { code, fromState: state, toState: state, at, effectiveDate: boardDay(new Date(at)) };
}

function findArrivalCode(from: ListingState | null, { state, code, offer }: FeedSnapshot): LifecycleCode {
  if (state === 'firm') return firmCodes.includes(code) ? code : firmCodeOf(offer);
  if (state === 'conditional') {
    if (from === 'suspended') return 'bom';
    return conditionalCodes.includes(code) ? code : conditionalCodeOf(offer, false);
  }
  if (state !== 'active') return fixedCodes[state] ?? code;
  if (isFirstPublication(from)) return 'new';
  return from === 'conditional' || from === 'firm' ? 'dft' : 'bom';
}

function isFirstPublication(from: ListingState | null): boolean {
  return from === null || from === 'draft' || from === 'comingSoon';
}
