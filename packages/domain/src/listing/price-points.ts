import type { LifecycleCode } from './lifecycle.ts';
import type { ListingStatus, Offer } from './vocabulary.ts';

interface HistoryEvent {
  code: LifecycleCode;
  date: string;
  newPrice: number | null;
}

interface HomeListing {
  offer: Offer;
  status: ListingStatus;
  isCurrent: boolean;
  /** Newest first. */
  events: readonly HistoryEvent[];
}

/** The listings of one home, newest first. */
interface ListingHistory {
  listings: readonly HomeListing[];
}

export interface PricePoint {
  date: string;
  value: number;
  /** What happened to the price. The first price of a listing is listed, by whatever word the board tells of it. */
  step: 'listed' | 'changed' | 'sold' | 'leased';
  isCurrent: boolean;
}

const firmCodes: readonly LifecycleCode[] = ['sld', 'lsd'];

export function isFirm(code: LifecycleCode): boolean {
  return firmCodes.includes(code);
}

/** A deal is told twice: when it becomes firm, with its price, and when it completes. */
export function isCompletion({ code, newPrice }: Pick<HistoryEvent, 'code' | 'newPrice'>): boolean {
  return isFirm(code) && newPrice === null;
}

/** The prices of a home over all its listings, oldest first. Rents and prices do not share a scale. */
export function listPricePoints(history: ListingHistory, offer: Offer): PricePoint[] {
  return history.listings
    .filter((listing) => listing.offer === offer)
    .toReversed()
    .flatMap(listPointsOf)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .filter(({ step, value }, index, all) => step !== 'changed' || value !== all[index - 1]?.value);
}

function listPointsOf({ events, isCurrent }: HomeListing): PricePoint[] {
  let isListed = false;
  return events.toReversed().flatMap(({ code, date, newPrice }) => {
    if (newPrice === null) return [];
    const step = isFirm(code) ? (code === 'lsd' ? 'leased' : 'sold') : isListed ? 'changed' : 'listed';
    isListed = true;
    return [{ date, value: newPrice, step, isCurrent }];
  });
}

/** With how many listings the same owner has tried up to the current one; a completed deal starts afresh. */
export function countCampaign(history: ListingHistory): number {
  const { listings } = history;
  const at = listings.findIndex(({ isCurrent }) => isCurrent);
  const current = listings[at];
  if (!current) return 0;
  const earlier = listings.slice(at + 1);
  const end = earlier.findIndex(
    ({ status, offer }) => status === 'sold' && (offer === 'sale' || offer === current.offer),
  );
  const tried = end === -1 ? earlier : earlier.slice(0, end);
  return 1 + tried.filter(({ offer }) => offer === current.offer).length;
}

/** Earlier deals of this home, newest first. */
export function listDeals(history: ListingHistory, offer: Offer): { date: string; price: number }[] {
  return history.listings
    .filter((listing) => listing.offer === offer && !listing.isCurrent)
    .flatMap(({ events }) => {
      const deal = events.find(({ code, newPrice }) => isFirm(code) && newPrice !== null);
      return deal?.newPrice == null ? [] : [{ date: deal.date, price: deal.newPrice }];
    });
}
