import type { IsoDate } from '../calendar.ts';
import { parseIsoDate } from '../calendar.ts';
import type { ActionOf, LifecycleContext, LifecycleFacts, LifecycleRefusal } from './lifecycle-facts.ts';

type Answer = LifecycleRefusal | null;

/** Money is whole cents. */
export function isPrice(price: number | null): price is number {
  return price !== null && Number.isSafeInteger(price) && price > 0;
}

export function areDates(...dates: IsoDate[]): boolean {
  return dates.every((date) => parseIsoDate(date) !== undefined);
}

/** A feed may not tell when the agreement ends; then it is taken to run. */
export function isAgreementRunning({ expiryDate }: LifecycleFacts, today: IsoDate): boolean {
  return expiryDate === null || today <= expiryDate;
}

export function blockUnready({ listPrice, expiryDate }: LifecycleFacts, { today }: LifecycleContext): Answer {
  if (!isPrice(listPrice)) return 'priceInvalid';
  if (expiryDate === null) return 'expiryMissing';
  return today < expiryDate ? null : 'agreementOver';
}

export function blockOverAgreement(listing: LifecycleFacts, { today }: LifecycleContext): Answer {
  return isAgreementRunning(listing, today) ? null : 'agreementOver';
}

export function blockExtension(listing: LifecycleFacts, { today }: LifecycleContext): Answer {
  if (listing.expiryDate === null) return 'expiryMissing';
  return isAgreementRunning(listing, today) ? null : 'agreementOver';
}

export function blockExpiry(listing: LifecycleFacts, { today, actor }: LifecycleContext): Answer {
  if (actor === 'person') return 'systemOnly';
  return isAgreementRunning(listing, today) ? 'agreementRunning' : null;
}

export function blockTermination({ priorState }: LifecycleFacts, { actor, role }: LifecycleContext): Answer {
  if (actor === 'person' && role !== 'broker' && role !== 'manager') return 'roleMissing';
  return priorState === 'conditional' ? 'dealOpen' : null;
}

export function blockClosing({ isClosed, closeDate }: LifecycleFacts, { today }: LifecycleContext): Answer {
  if (isClosed) return 'alreadyClosed';
  return closeDate !== null && today >= closeDate ? null : 'closingNotReached';
}

export function checkAgreement(agreementDate: IsoDate, today: IsoDate): Answer {
  if (!areDates(agreementDate)) return 'dateInvalid';
  return agreementDate <= today ? null : 'agreementNotStarted';
}

export function checkComingSoon(
  { expiryDate }: LifecycleFacts,
  { agreementDate, startDate }: ActionOf<'comingSoon'>,
  { today }: LifecycleContext,
): Answer {
  if (!areDates(startDate)) return 'dateInvalid';
  if (startDate <= today) return 'startNotInFuture';
  if (expiryDate !== null && startDate > expiryDate) return 'startAfterExpiry';
  return checkAgreement(agreementDate, today);
}

export function checkConditionalDeal(
  _listing: LifecycleFacts,
  { price, acceptedOn, conditionalExpiryDate, escapeHours }: ActionOf<'acceptConditional'>,
  { today }: LifecycleContext,
): Answer {
  if (!isPrice(price)) return 'priceInvalid';
  if (!areDates(acceptedOn, conditionalExpiryDate)) return 'dateInvalid';
  if (acceptedOn > today) return 'acceptedInFuture';
  if (conditionalExpiryDate < acceptedOn) return 'conditionsEndTooEarly';
  return escapeHours === undefined || escapeHours > 0 ? null : 'escapeHoursInvalid';
}

/** A sale may be reported late, but not for a day on which the home was not yet, or not again, on the market. */
export function checkFirmDeal(
  { listDate, backOnMarketDate }: LifecycleFacts,
  { price, soldDate, closeDate }: ActionOf<'sellFirm' | 'waive' | 'reportLateSale'>,
  { today }: LifecycleContext,
): Answer {
  if (!isPrice(price)) return 'priceInvalid';
  if (!areDates(soldDate, closeDate)) return 'dateInvalid';
  if (soldDate > today) return 'soldInFuture';
  const marketStart = backOnMarketDate ?? listDate;
  if (marketStart !== null && soldDate < marketStart) return 'soldBeforeOnMarket';
  return closeDate >= soldDate ? null : 'closeBeforeSold';
}
