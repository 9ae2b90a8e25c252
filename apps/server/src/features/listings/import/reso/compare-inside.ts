import type { InsidePart } from '../listing-writer.ts';
import { isOfProperty } from './attach-inside.ts';
import type { FeedClient, FeedPage } from './feed-client.ts';
import { isUnsupported } from './feed-error.ts';
import type { FeedInsideStore } from './feed-inside.store.ts';
import type { FeedShape } from './feed-shape.ts';
import { insideLists, insideParts } from './feed-shape.ts';
import type { Pass } from './passes.ts';
import { keyOf, walkByKey, walkByLinks } from './walks.ts';

export interface CompareParts extends Pick<Pass, 'client' | 'shape' | 'stream' | 'intake'> {
  store: Pick<FeedInsideStore, 'listCounts'>;
  fetchKeys(keys: readonly string[]): Promise<void>;
}

const selected = {
  media: 'MediaKey,ResourceRecordKey,ResourceName',
  rooms: 'RoomKey,ListingKey',
} as const satisfies Record<InsidePart, string>;

/**
 * A picture or a room that is deleted leaves no trace: the number of them in the feed is compared with what was read.
 * One that came meanwhile has a time of its own and was followed, so numbers are enough. Answers how many listings
 * were read again.
 */
export async function compareInside(parts: CompareParts): Promise<number> {
  if (isHidden(parts.shape)) return readAllAgain(parts);
  const changed = new Set<string>();
  for (const part of insideParts) {
    if (!hasResource(parts.shape, part)) continue;
    try {
      const theirs = await countTheirs(parts.client, part);
      for (const [key, count] of await parts.store.listCounts(part))
        if ((theirs.get(key) ?? 0) !== count) changed.add(key);
    } catch (error) {
      if (!isUnsupported(error)) throw error;
      parts.shape[part] = 'unread';
    }
  }
  if (changed.size > 0) await parts.fetchKeys([...changed]);
  return changed.size;
}

/** Pictures that come only inside of listings and whose changes no time tells. */
function isHidden({ media, hasMediaResource, photosField }: FeedShape): boolean {
  return media === 'inside' && !hasMediaResource && photosField === null;
}

async function readAllAgain({ client, stream, intake }: CompareParts): Promise<number> {
  const before = intake.changed;
  for await (const { rows } of walkByKey(client, stream)) await intake.take(rows);
  return intake.changed - before;
}

function hasResource(shape: FeedShape, part: InsidePart): boolean {
  if (shape[part] === 'unread') return false;
  return part === 'media' ? shape.hasMediaResource : shape.hasRoomResource;
}

async function countTheirs(client: FeedClient, part: InsidePart): Promise<Map<string, number>> {
  const { stream, owner } = insideLists[part];
  const { resource, keyField } = stream;
  const collect = async (pages: AsyncIterable<FeedPage>) => {
    const counts = new Map<string, number>();
    for await (const { rows } of pages) {
      for (const row of rows) {
        const key = keyOf(row, owner);
        if (key !== null && isOfProperty(row)) counts.set(String(key), (counts.get(String(key)) ?? 0) + 1);
      }
    }
    return counts;
  };
  try {
    return await collect(walkByKey(client, { resource, keyField, select: selected[part] }));
  } catch (error) {
    if (!isUnsupported(error)) throw error;
    return collect(walkByLinks(client, { resource }));
  }
}
