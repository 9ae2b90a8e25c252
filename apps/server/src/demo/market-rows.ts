import type { MarketListing } from '@hearthline/demo-market/market/market';
import { toDetailRow, toListingRow } from '../features/listings/import/listing-row.ts';
import { toArrayText } from './copy-text.ts';
import { createTimedId } from './timed-ids.ts';

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
    events: toEventRows(listing, id),
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
    priorState: facts.priorState,
    priorCode: facts.priorCode,
    isClosed: facts.isClosed,
    pausedDays: facts.pausedDays,
    schoolMetres: longitude === null || latitude === null ? null : schoolDistance(longitude, latitude),
    previousListingId: previous ? createTimedId(previous.enteredAt, previous.key) : null,
  };
}

export function toEventRows({ record, events }: Pick<MarketListing, 'record' | 'events'>, listingId: string) {
  return events.map((event, index) => ({
    id: createTimedId(event.at, `${record.key} ${event.code} ${event.at}`, index),
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
