import { statusWords } from '@hearthline/demo-market/market/board-words';
import type { MarketListing } from '@hearthline/demo-market/market/market-model';
import type { LifecycleFacts } from '@hearthline/domain/listing/lifecycle-facts';
import type { ListingEvent } from '@hearthline/domain/listing/listing-record';
import { toDetailRow, toListingRow } from '../../features/listings/import/listing-row.ts';
import { createTimedId } from '../timed-ids.ts';
import { toArrayText } from './copy-text.ts';

export type SchoolDistance = (longitude: number, latitude: number) => number | null;

export interface MarketRows {
  id: string;
  listing: ReturnType<typeof toFullListingRow>;
  detail: ReturnType<typeof toDetailRow>;
  events: ReturnType<typeof toEventRows>;
}

/** One listing of the market as the rows that hold it. */
export function toMarketRows(listing: MarketListing, schoolDistance: SchoolDistance): MarketRows {
  const id = createTimedId(listing.record.enteredAt, listing.record.key);
  return {
    id,
    listing: toFullListingRow(listing, id, schoolDistance),
    detail: toDetailRow(listing.record, id),
    events: toEventRows(listing.record.key, listing.events, id),
  };
}

function toFullListingRow(
  { record, facts, previous }: MarketListing,
  id: string,
  schoolDistance: SchoolDistance,
) {
  const { longitude, latitude } = record;
  return {
    ...toListingRow(record, id),
    ...toLifecycleColumns(facts),
    schoolMetres: longitude === null || latitude === null ? null : schoolDistance(longitude, latitude),
    previousListingId: previous ? createTimedId(previous.enteredAt, previous.key) : null,
  };
}

/** All that a step through the lifecycle may change. */
export function toLifecycleColumns(facts: LifecycleFacts) {
  const { key, previousKey, offer, ...columns } = facts;
  return { ...columns, mlsStatus: statusWords[facts.code] };
}

export function toEventRows(key: string, events: readonly ListingEvent[], listingId: string) {
  return events.map((event, index) => ({
    id: createTimedId(event.at, `${key} ${event.code} ${event.at}`, index),
    listingId,
    ...event,
  }));
}

/** A row in the order of the columns, ready for COPY. */
export function toCopyValues(row: Record<string, unknown>): unknown[] {
  return Object.values(row).map((value) => (isTextArray(value) ? toArrayText(value) : value));
}

function isTextArray(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
