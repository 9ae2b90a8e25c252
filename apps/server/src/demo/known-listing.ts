import type { LifecycleFacts } from '@hearthline/domain/listing/lifecycle-facts';
import type { KnownListing } from './pulse.store.ts';

/** What the lifecycle reads of a row. */
export function toLifecycleFacts(row: KnownListing): LifecycleFacts {
  return {
    key: row.key,
    previousKey: null,
    offer: row.offer,
    state: row.state,
    code: row.code,
    listPrice: row.listPrice,
    originalListPrice: row.originalListPrice,
    previousListPrice: row.previousListPrice,
    closePrice: row.closePrice,
    listDate: row.listDate,
    soldDate: row.soldDate,
    closeDate: row.closeDate,
    expiryDate: row.expiryDate,
    conditionalExpiryDate: row.conditionalExpiryDate,
    offMarketDate: row.offMarketDate,
    modifiedAt: row.modifiedAt.toISOString(),
    statusChangedAt: row.statusChangedAt.toISOString(),
    priceChangedAt: row.priceChangedAt?.toISOString() ?? null,
    startDate: row.startDate,
    backOnMarketDate: row.backOnMarketDate,
    pausedDays: row.pausedDays,
    priorState: row.priorState === 'active' || row.priorState === 'conditional' ? row.priorState : null,
    priorCode: row.priorCode,
    dealPrice: row.dealPrice,
    escapeHours: row.escapeHours,
    isClosed: row.isClosed,
  };
}
