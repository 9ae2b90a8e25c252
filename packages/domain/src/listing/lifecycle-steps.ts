import type { IsoDate } from '../calendar.ts';
import { daysBetween } from '../calendar.ts';
import type { LifecycleCode } from './lifecycle.ts';
import { isOnMarket } from './lifecycle.ts';
import type { ActionOf, LifecycleContext, LifecycleFacts } from './lifecycle-facts.ts';
import { isAgreementRunning } from './lifecycle-guards.ts';
import type { Offer } from './vocabulary.ts';

/** What a step changes, and what its event says beyond the change. */
export interface LifecycleStep {
  change: Partial<LifecycleFacts>;
  effectiveDate: IsoDate;
  eventCode?: LifecycleCode;
  oldPrice?: number | null;
  newPrice?: number | null;
}

/** The context with its instant filled in. */
export type StepContext = LifecycleContext & { at: string };

type FirmAction = ActionOf<'sellFirm' | 'waive' | 'reportLateSale'>;

const noDeal = {
  closePrice: null,
  soldDate: null,
  closeDate: null,
  conditionalExpiryDate: null,
  dealPrice: null,
  escapeHours: null,
} as const;

const noPrior = { priorState: null, priorCode: null } as const;

export function firmCodeOf(offer: Offer): LifecycleCode {
  return offer === 'sale' ? 'sld' : 'lsd';
}

export function conditionalCodeOf(offer: Offer, hasEscapeClause: boolean): LifecycleCode {
  if (offer === 'sale') return hasEscapeClause ? 'sce' : 'sc';
  return hasEscapeClause ? 'lce' : 'lc';
}

/** Days between leaving the market and a sale that was reported afterwards. */
export function countLateDays({
  soldDate,
  offMarketDate,
}: Pick<LifecycleFacts, 'soldDate' | 'offMarketDate'>): number {
  return soldDate === null || offMarketDate === null ? 0 : Math.max(0, daysBetween(offMarketDate, soldDate));
}

export function goOnMarket(
  { listPrice }: LifecycleFacts,
  _action: unknown,
  { today }: StepContext,
): LifecycleStep {
  return {
    change: { state: 'active', code: 'new', listDate: today, startDate: null, originalListPrice: listPrice },
    effectiveDate: today,
    newPrice: listPrice,
  };
}

export function makeFirm(listing: LifecycleFacts, { price, soldDate, closeDate }: FirmAction): LifecycleStep {
  const lateDays = countLateDays({ soldDate, offMarketDate: listing.offMarketDate });
  return {
    change: {
      ...noDeal,
      state: 'firm',
      code: firmCodeOf(listing.offer),
      closePrice: price,
      soldDate,
      closeDate,
      pausedDays: listing.pausedDays + lateDays,
    },
    effectiveDate: soldDate,
    oldPrice: listing.listPrice,
    newPrice: price,
  };
}

/** A dead deal puts the home back on the market, unless the agreement has run out meanwhile. */
export function endDeal(listing: LifecycleFacts, _action: unknown, { today }: StepContext): LifecycleStep {
  if (isAgreementRunning(listing, today) && listing.offMarketDate === null) {
    return {
      change: { ...noDeal, state: 'active', code: 'dft' },
      effectiveDate: today,
      newPrice: listing.listPrice,
    };
  }
  const offMarketDate = listing.offMarketDate ?? listing.expiryDate ?? today;
  const pausedDays = listing.pausedDays - countLateDays(listing);
  return {
    change: { ...noDeal, state: 'expired', code: 'exp', offMarketDate, pausedDays },
    effectiveDate: offMarketDate,
  };
}

export function suspend(
  { state, code }: LifecycleFacts,
  _action: unknown,
  { today }: StepContext,
): LifecycleStep {
  const priorState = isOnMarket(state) ? state : null;
  return {
    change: { state: 'suspended', code: 'sus', offMarketDate: today, priorState, priorCode: code },
    effectiveDate: today,
  };
}

export function resume(listing: LifecycleFacts, _action: unknown, { today }: StepContext): LifecycleStep {
  return {
    change: {
      ...noPrior,
      state: listing.priorState ?? 'active',
      code: listing.priorCode ?? 'bom',
      offMarketDate: null,
      backOnMarketDate: today,
      pausedDays: listing.pausedDays + Math.max(0, daysBetween(listing.offMarketDate ?? today, today)),
    },
    effectiveDate: today,
    eventCode: 'bom',
    newPrice: listing.listPrice,
  };
}

/** A suspended listing left the market when it was suspended, whatever ends it later. */
export function terminate(
  { offMarketDate }: LifecycleFacts,
  _action: unknown,
  { today }: StepContext,
): LifecycleStep {
  return {
    change: { ...noPrior, state: 'terminated', code: 'ter', offMarketDate: offMarketDate ?? today },
    effectiveDate: today,
  };
}

export function expire(
  { offMarketDate, expiryDate }: LifecycleFacts,
  _action: unknown,
  { today }: StepContext,
): LifecycleStep {
  return {
    change: { ...noPrior, state: 'expired', code: 'exp', offMarketDate: offMarketDate ?? expiryDate },
    effectiveDate: expiryDate ?? today,
  };
}
