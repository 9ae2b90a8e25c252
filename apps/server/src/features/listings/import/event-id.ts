import { createHash } from 'node:crypto';
import type { ListingEvent } from '@hearthline/domain/listing/listing-record';

const maxMillisecond = 2 ** 48 - 1;

/**
 * A UUIDv7 of the event's own time, so that history lands in its year. The same event of the same
 * listing always gets the same id: telling it twice does not store it twice.
 */
export function createEventId(listingId: string, event: ListingEvent, place: number): string {
  const time = Math.min(Math.max(Date.parse(event.at), 0), maxMillisecond);
  const identity = [listingId, event.code, event.at, event.toState, event.newPrice, place].join('|');
  const bytes = createHash('sha256').update(identity).digest().subarray(0, 16);
  bytes.writeUIntBE(time, 0, 6);
  bytes.writeUInt16BE(0x7000 | (place & 0xfff), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
