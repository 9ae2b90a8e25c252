import { createHash } from 'node:crypto';
import { basementBitsOf } from '@hearthline/domain/criteria/match';
import { toWorld } from '@hearthline/domain/geo';
import { normaliseStreetOf, normaliseUnit } from '@hearthline/domain/listing/addresses';
import type { ListingEvent, ListingMedia, ListingRecord } from '@hearthline/domain/listing/listing-record';
import { homeKey } from '@hearthline/domain/listing/relisting';
import type { Insertable } from 'kysely';
import type { Json, Listing, ListingDetail } from '../../../platform/db/schema.generated.ts';

export type ListingRow = Insertable<Listing>;
export type ListingDetailRow = Insertable<ListingDetail>;

/** Enough to tell two records apart. */
const hashBytes = 16;

/** What a listing knows beyond its record, kept by whoever writes it, is left to the columns' defaults. */
export function toListingRow(record: ListingRecord, id: string) {
  const { basement, utilities, feeIncludes, rooms, media, tourUrl, remarks, privateRemarks, ...columns } =
    record;
  return {
    id,
    ...columns,
    ...worldColumns(record),
    basementBits: basementBitsOf(basement),
    ...addressColumns(record),
    homeKey: homeKey(record),
    photoCount: media.filter(({ kind }) => kind === 'photo').length,
    firstPicture: findFirstPicture(media),
  } satisfies ListingRow;
}

/** The JSON columns hold values: hand them to the driver as text, it would take a list for an array of the database. */
export function toDetailRow(record: ListingRecord, id: string) {
  return {
    listingId: id,
    tourUrl: record.tourUrl,
    remarks: record.remarks,
    privateRemarks: record.privateRemarks,
    feeIncludes: record.feeIncludes,
    utilities: { ...record.utilities },
    rooms: record.rooms as unknown as Json,
    media: record.media as unknown as Json,
  } satisfies ListingDetailRow;
}

/** The same for the same facts, whatever the order in which they were put down. */
export function recordHash(record: ListingRecord, events: readonly ListingEvent[] = []): Buffer {
  const facts = events.length > 0 ? { record, events } : record;
  return createHash('sha256')
    .update(JSON.stringify(inOrder(facts)))
    .digest()
    .subarray(0, hashBytes);
}

function worldColumns({ longitude, latitude }: ListingRecord): {
  worldX: number | null;
  worldY: number | null;
} {
  if (longitude === null || latitude === null) return { worldX: null, worldY: null };
  const { x, y } = toWorld(longitude, latitude);
  return { worldX: x, worldY: y };
}

/** The number first and the unit last, as people begin to type an address. */
function addressColumns(record: ListingRecord): { addressNorm: string | null; streetNorm: string | null } {
  const streetNorm = normaliseStreetOf({ ...record, streetNumber: null }) || null;
  if (streetNorm === null) return { addressNorm: null, streetNorm };
  const parts = [normaliseStreetOf(record), normaliseUnit(record.unit)];
  return { addressNorm: parts.filter(Boolean).join(' '), streetNorm };
}

function findFirstPicture(media: readonly ListingMedia[]): string | null {
  const first = media.find(({ kind }) => kind === 'photo');
  return first?.url ?? first?.scene ?? null;
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const fields = value as Record<string, unknown>;
  const names = Object.keys(fields).sort();
  return names.flatMap((name) => [name, inOrder(fields[name])]);
}
