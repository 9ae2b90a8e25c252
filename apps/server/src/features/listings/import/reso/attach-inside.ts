import type { FeedRow } from './feed-client.ts';
import type { FeedShape } from './feed-shape.ts';
import { mediaStream, roomStream } from './feed-shape.ts';
import type { KeyLookup } from './key-lookup.ts';
import type { KeyValue } from './odata.ts';
import { keyOf } from './walks.ts';

/** Puts pictures and rooms into the listings where the server keeps them apart. */
export async function attachInside(
  lookup: KeyLookup,
  shape: Pick<FeedShape, 'media' | 'rooms'>,
  rows: readonly FeedRow[],
): Promise<FeedRow[]> {
  const keys = rows.map((row) => keyOf(row, 'ListingKey')).filter((key) => key !== null);
  if (keys.length === 0) return [...rows];
  const media = shape.media === 'apart' ? await lookup.find(mediaStream, 'ResourceRecordKey', keys) : null;
  const rooms = shape.rooms === 'apart' ? await lookup.find(roomStream, 'ListingKey', keys) : null;
  const mediaOf = groupBy(media?.filter(isOfProperty) ?? [], 'ResourceRecordKey');
  const roomsOf = groupBy(rooms ?? [], 'ListingKey');
  return rows.map((row) => {
    const key = keyOf(row, 'ListingKey');
    if (key === null) return row;
    return {
      ...row,
      ...(media ? { Media: mediaOf.get(key) ?? [] } : {}),
      ...(rooms ? { PropertyRooms: roomsOf.get(key) ?? [] } : {}),
    };
  });
}

/** Offices and members have pictures as well. */
export function isOfProperty({ ResourceName: name }: FeedRow): boolean {
  return name === undefined || name === null || name === 'Property';
}

function groupBy(rows: readonly FeedRow[], field: string): Map<KeyValue, FeedRow[]> {
  const groups = new Map<KeyValue, FeedRow[]>();
  for (const row of rows) {
    const key = keyOf(row, field);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
