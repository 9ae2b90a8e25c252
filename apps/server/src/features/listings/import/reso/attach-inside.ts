import type { InsidePart } from '../listing-writer.ts';
import type { FeedRow } from './feed-client.ts';
import { isUnsupported } from './feed-error.ts';
import type { FeedShape } from './feed-shape.ts';
import { insideLists } from './feed-shape.ts';
import type { KeyLookup } from './key-lookup.ts';
import type { KeyValue } from './odata.ts';
import { keyOf } from './walks.ts';

/**
 * Puts pictures and rooms into the listings where the server keeps them apart. What it fails to answer is left out of
 * them, and the shape says so from then on: the rest of the run does not ask again.
 */
export async function attachInside(
  lookup: KeyLookup,
  shape: Pick<FeedShape, InsidePart>,
  rows: readonly FeedRow[],
): Promise<FeedRow[]> {
  const keys = rows.map((row) => keyOf(row, 'ListingKey')).filter((key) => key !== null);
  if (keys.length === 0) return [...rows];
  const find = async (part: InsidePart) => {
    if (shape[part] !== 'apart') return null;
    try {
      return await lookup.find(insideLists[part].stream, insideLists[part].owner, keys);
    } catch (error) {
      if (!isUnsupported(error)) throw error;
      shape[part] = 'unread';
      return null;
    }
  };
  const media = await find('media');
  const rooms = await find('rooms');
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
