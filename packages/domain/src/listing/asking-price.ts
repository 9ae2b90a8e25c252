import type { IsoDate } from '../calendar.ts';
import { daysBetween } from '../calendar.ts';
import type { ListingEvent } from './listing-record.ts';

/** A step of a listing, as far as it tells prices. */
export interface AskingStep extends Pick<ListingEvent, 'code' | 'oldPrice' | 'newPrice'> {
  date: IsoDate;
}

export interface PriceChange {
  /** What was asked before the last change, and the day of that change. */
  before: number;
  since: IsoDate;
  /** What was asked first in this campaign; the day is null where a feed told only of a later one. */
  firstPrice: number;
  firstDate: IsoDate | null;
}

interface Ask {
  price: number;
  date: IsoDate | null;
}

/** What was asked before a longer pause tells nothing of the price of today. */
const longestPauseDays = 365;

/**
 * The last change of the asking price along the listings of one campaign, and where the campaign began; null
 * while its first price is asked. Listings and their steps come oldest first. The price that a feed calls the
 * original one is not compared with: a home may have been raised since, or begun with an earlier listing.
 */
export function findPriceChange(campaign: readonly (readonly AskingStep[])[]): PriceChange | null {
  const asks: Ask[] = [];
  const ask = (price: number | null, date: IsoDate | null) => {
    if (price !== null && price !== asks.at(-1)?.price) asks.push({ price, date });
  };
  let endedOn: IsoDate | undefined;
  for (const steps of campaign) {
    if (endedOn && steps[0] && daysBetween(endedOn, steps[0].date) > longestPauseDays) asks.length = 0;
    for (const { code, oldPrice, newPrice, date } of steps) {
      // The price of a deal was never asked.
      if (code === 'sld' || code === 'lsd') continue;
      ask(oldPrice, null);
      ask(newPrice, date);
    }
    endedOn = steps.at(-1)?.date ?? endedOn;
  }
  const [first, before, now] = [asks[0], asks.at(-2), asks.at(-1)];
  if (!first || !before || !now?.date) return null;
  return { before: before.price, since: now.date, firstPrice: first.price, firstDate: first.date };
}

export interface Comparison {
  price: number;
  since: IsoDate;
  /** Now less then; below zero where the price was cut. */
  change: number;
}

/**
 * What the price of now is compared with, first the change that counts: the last one, unless it went up and still
 * leaves the price below what was asked first. So a home that is asked for less than before shows a cut. Then the
 * other one, where it tells something else.
 */
export function comparePrice(now: number, change: PriceChange): [Comparison, ...Comparison[]] {
  const { before, since, firstPrice, firstDate } = change;
  const last = { price: before, since, change: now - before };
  if (firstDate === null || firstPrice === before) return [last];
  const first = { price: firstPrice, since: firstDate, change: now - firstPrice };
  return last.change > 0 && first.change < 0 ? [first, last] : [last, first];
}
