import type { IsoDate } from '../calendar.ts';
import { daysBetween } from '../calendar.ts';
import { isOffMarket, isOnMarket } from './lifecycle.ts';
import type { ListingEvent, ListingRecord } from './listing-record.ts';

/** What days on market are computed from without the history; columns of the listing's row. */
export interface MarketDays extends Pick<ListingRecord, 'state' | 'listDate' | 'soldDate' | 'offMarketDate'> {
  /** Days since the list date that do not count: suspended, or off the market before a late sale. */
  pausedDays: number;
}

export interface HomeListing extends MarketDays, Pick<ListingRecord, 'offer' | 'closeDate'> {
  isClosed?: boolean;
}

export interface MarketSpan {
  from: IsoDate;
  /** Null while the home is on the market. */
  to: IsoDate | null;
}

type Step = Pick<ListingEvent, 'fromState' | 'toState' | 'effectiveDate'>;

/**
 * When a listing was on the market. A firm deal ends the last span on the day it was made; if it
 * falls through, that span goes on as if there had been no deal.
 */
export function listMarketSpans(events: readonly Step[]): MarketSpan[] {
  const spans: MarketSpan[] = [];
  let soldOn: IsoDate | null = null;
  for (const { fromState, toState, effectiveDate } of events) {
    const last = spans.at(-1);
    const open = last?.to === null ? last : undefined;
    if (toState === 'firm') {
      if (fromState !== 'firm') soldOn = effectiveDate;
      continue;
    }
    soldOn = null;
    if (isOnMarket(toState)) {
      if (!open) spans.push({ from: effectiveDate, to: null });
    } else if (open) {
      open.to = effectiveDate;
    }
  }
  return soldOn === null ? spans : spans.map((span) => endSpan(span, soldOn));
}

/** Days on market of one listing from its history, oldest event first; null if it never was on the market. */
export function daysOnMarket(events: readonly Step[], asOf: IsoDate): number | null {
  const spans = listMarketSpans(events);
  if (spans.length === 0) return null;
  return spans.reduce((days, span) => {
    const { from, to } = endSpan(span, asOf);
    return days + Math.max(0, daysBetween(from, to));
  }, 0);
}

/**
 * The same from columns alone, for a day not before the listing's last event. Null where the list
 * date or the day it left the market is not known.
 */
export function currentDaysOnMarket(listing: MarketDays, asOf: IsoDate): number | null {
  const stop = findStopDate(listing, asOf);
  if (listing.listDate === null || stop === null) return null;
  return Math.max(0, daysBetween(listing.listDate, stop) - listing.pausedDays);
}

/**
 * The listings with which the same owner has tried to sell or let the home up to the last one of
 * the chain (oldest first): a completed sale starts afresh, so does a lease for those who let.
 */
export function listCampaign<Listing extends HomeListing>(
  chain: readonly Listing[],
  asOf: IsoDate,
): Listing[] {
  const last = chain.at(-1);
  if (!last) return [];
  const earlierOnes = chain.slice(0, -1);
  const end = earlierOnes.findLastIndex(
    (listing) => isDone(listing, asOf) && (listing.offer === 'sale' || listing.offer === last.offer),
  );
  return [...earlierOnes.slice(end + 1).filter(({ offer }) => offer === last.offer), last];
}

/**
 * Days on market of the home over all listings of the campaign, gaps left out. An earlier listing
 * counts up to the list date of the next one, so no day counts twice.
 */
export function propertyDaysOnMarket(chain: readonly HomeListing[], asOf: IsoDate): number | null {
  const campaign = listCampaign(chain, asOf);
  const last = campaign.at(-1);
  const own = last ? currentDaysOnMarket(last, asOf) : null;
  if (own === null) return null;
  return campaign.slice(0, -1).reduce((days, listing, index) => {
    const limit = earlier(campaign[index + 1]?.listDate ?? asOf, asOf);
    return days + (currentDaysOnMarket(listing, limit) ?? 0);
  }, own);
}

/** A firm deal without a known day of completion is taken as done once the home is listed again. */
function isDone({ state, isClosed, closeDate }: HomeListing, asOf: IsoDate): boolean {
  return state === 'firm' && (isClosed === true || closeDate === null || closeDate <= asOf);
}

function findStopDate({ state, soldDate, offMarketDate }: MarketDays, asOf: IsoDate): IsoDate | null {
  if (isOnMarket(state)) return asOf;
  if (state === 'firm') return soldDate && earlier(soldDate, asOf);
  return isOffMarket(state) && offMarketDate ? earlier(offMarketDate, asOf) : null;
}

function endSpan({ from, to }: MarketSpan, limit: IsoDate): { from: IsoDate; to: IsoDate } {
  return { from, to: to === null ? limit : earlier(to, limit) };
}

function earlier(left: IsoDate, right: IsoDate): IsoDate {
  return left < right ? left : right;
}
