import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import type { ListingEvent, ListingRecord } from '@hearthline/domain/listing/listing-record';
import { observe } from '@hearthline/domain/listing/observation';
import type { FeedSnapshot } from '@hearthline/domain/listing/observed-steps';
import { standardStatusOf } from '@hearthline/domain/listing/reso-status';
import type { MappedHistory } from './map-history.ts';
import { findPriorState } from './replay-history.ts';

/** What the database knows of a listing that comes again. */
export interface KnownListing extends FeedSnapshot {
  enteredAt: string;
  priorCode: LifecycleCode | null;
  isIrregular: boolean;
  pausedDays: number;
}

export interface SettledListing {
  record: ListingRecord;
  kept: {
    priorState: 'active' | 'conditional' | null;
    priorCode: LifecycleCode | null;
    isClosed: boolean;
    pausedDays: number;
  };
  events: ListingEvent[];
  /** The events are the whole life: what was noted before is replaced. */
  replacesEvents: boolean;
}

/** Puts what the feed says now together with what is known from before. */
export function settleListing(
  known: KnownListing | null,
  incoming: ListingRecord,
  history: MappedHistory | null,
  today: string,
): SettledListing {
  const record = known ? carryForward(known, incoming) : { ...incoming };
  const isClosed = standardStatusOf(record.state, record.code, record.closeDate, today) === 'Closed';
  const observed = observe(known, { ...record, isClosed });
  const usesHistory = history !== null && (history.isWhole || known === null);
  const { events, isIrregular, pausedDays } = usesHistory ? history : observed;
  if (isUnchangedPrice(record) && !events.some(({ code }) => code === 'pc')) record.priceChangedAt = null;
  const priorState = findPriorState(known, record);
  return {
    record: { ...record, isIrregular: isIrregular || isStillIrregular(known) },
    kept: {
      priorState,
      priorCode:
        priorState === null ? null : known?.state === 'suspended' ? known.priorCode : (known?.code ?? null),
      isClosed,
      pausedDays,
    },
    events,
    replacesEvents: usesHistory && history.isWhole && known !== null,
  };
}

/** Some boards date a price change on the day of listing. */
function isUnchangedPrice({ listPrice, originalListPrice, previousListPrice }: ListingRecord): boolean {
  return listPrice === originalListPrice && (previousListPrice ?? listPrice) === listPrice;
}

/** A missing price may have come meanwhile; an impossible step stays one. */
function isStillIrregular(known: KnownListing | null): boolean {
  return known?.isIrregular === true && known.listPrice !== null;
}

/** Feeds that only know the present lose what they said before: the first price, when a status began. */
function carryForward(known: KnownListing, incoming: ListingRecord): ListingRecord {
  const record = { ...incoming };
  if (record.enteredAt === record.modifiedAt) record.enteredAt = known.enteredAt;
  if (record.statusChangedAt === record.modifiedAt && record.state === known.state)
    record.statusChangedAt = known.statusChangedAt;
  if (record.listDate === null) record.listDate = known.listDate;
  if (known.listPrice === null || record.listPrice === null) return record;
  record.originalListPrice ??= known.originalListPrice ?? known.listPrice;
  if (known.listPrice === record.listPrice) {
    record.previousListPrice ??= known.previousListPrice;
    record.priceChangedAt ??= known.priceChangedAt;
  } else {
    record.previousListPrice ??= known.listPrice;
    // A time from before we last saw the old price is that of an earlier change.
    if (record.priceChangedAt === null || record.priceChangedAt < known.modifiedAt)
      record.priceChangedAt = record.modifiedAt;
  }
  return record;
}
