import type { AlertReason } from '@hearthline/contract/alert-mail';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { AlertTrigger } from '@hearthline/domain/alert/vocabulary';
import { daysBetween, daysPerWeek } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';
import type { Format } from '@hearthline/format/format';
import type { AlertTexts, DayWords } from '../../texts/alert-texts.ts';

/** What is needed to speak of a match, on a page or in a mail. */
export interface AlertWords {
  alert: AlertTexts;
  format: Format;
  timeZone: string;
  now: string;
}

/** Today and the days of the last week by their names. */
export function dayWords(texts: DayWords, instant: string, { format, timeZone, now }: AlertWords): string {
  const today = localDay(new Date(now), timeZone);
  const day = localDay(new Date(instant), timeZone);
  const daysAgo = daysBetween(day, today);
  if (daysAgo <= 0) return texts.today;
  if (daysAgo === 1) return texts.yesterday;
  return daysAgo < daysPerWeek
    ? texts.weekday(format.weekday(day))
    : texts.date(format.shortDate(day, today));
}

/** What became of a home that is gone depends on how it was offered. */
export function triggerText(
  trigger: AlertTrigger,
  { offer }: Pick<ListingCard, 'offer'>,
  texts: AlertTexts,
): string {
  const isGone = trigger === 'conditional' || trigger === 'soldOrLeased';
  return isGone && offer === 'lease' ? texts.leasedTrigger[trigger] : texts.trigger[trigger];
}

/** By how much the price moved: less than nothing where it came down; null where nothing is known of it. */
export const priceStepOf = ({ oldPrice, price }: Pick<AlertReason, 'oldPrice' | 'price'>): number | null =>
  oldPrice === null || price === null || oldPrice === price ? null : price - oldPrice;

/** Why this home: what happened to it, and what it has to do with the reader. */
export function reasonText(
  reason: AlertReason,
  listing: Pick<ListingCard, 'offer'>,
  words: AlertWords,
): string {
  const { like, criteriaMet, trigger } = reason;
  const texts = words.alert.reason;
  const isGone = trigger === 'conditional' || trigger === 'soldOrLeased';
  const fit = like !== null ? texts.like(like) : criteriaMet > 0 ? texts.fits(criteriaMet) : '';
  return [eventText(reason, listing, words), isGone ? '' : fit]
    .filter((part) => part !== '')
    .map(endOnce)
    .join(' ');
}

/** A month that is cut short ends its sentence by itself: le 9 nov. */
export const endOnce = (text: string): string => text.replaceAll(/\.\.(?= |$)/g, '.');

function eventText(reason: AlertReason, { offer }: Pick<ListingCard, 'offer'>, words: AlertWords): string {
  const texts = words.alert.reason;
  const step = priceStepOf(reason);
  const by = step === null ? '' : words.format.price(Math.abs(step));
  const when = dayWords(texts.when, reason.at, words);
  const moved = step === null ? '' : step < 0 ? texts.down(by, when) : texts.up(by, when);
  switch (reason.trigger) {
    case 'new':
      return dayWords(texts.new, reason.at, words);
    case 'priceIntoRange':
      return `${moved} ${texts.intoRange}`.trim();
    case 'priceChange':
      return moved;
    case 'backOnMarket':
      return [texts.back(when), step === null ? '' : step < 0 ? texts.less(by) : texts.more(by)]
        .filter((part) => part !== '')
        .join(' ');
    case 'conditional':
      return offer === 'lease' ? texts.conditionalLease : texts.conditional;
    case 'soldOrLeased':
      return offer === 'lease' ? texts.leased : texts.sold;
  }
}
