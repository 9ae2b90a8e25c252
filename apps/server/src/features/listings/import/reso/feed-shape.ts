import type { FeedClient, FeedRow } from './feed-client.ts';
import { isUnsupported } from './feed-error.ts';
import { findNewest } from './walks.ts';

/** Where a server keeps what belongs to a listing. */
export interface FeedShape {
  expand: string | undefined;
  media: 'inside' | 'apart' | 'none';
  rooms: 'inside' | 'apart' | 'none';
  /** Pictures can be asked for by themselves, wherever they stand. */
  hasMediaResource: boolean;
  /** The time at which a listing's pictures changed, where one can ask for it. */
  photosField: string | null;
}

const expansions = ['Media,PropertyRooms', 'Media', 'PropertyRooms', 'Rooms'];
const photosFields = ['PhotosChangeTimestamp', 'MediaChangeTimestamp'];
export const mediaStream = { resource: 'Media', timeField: 'ModificationTimestamp', keyField: 'MediaKey' };
export const roomStream = {
  resource: 'PropertyRooms',
  timeField: 'ModificationTimestamp',
  keyField: 'RoomKey',
};

export async function discoverShape(client: FeedClient, filter: string | undefined): Promise<FeedShape> {
  const { expand, row } = await findExpansion(client, filter);
  const has = (name: string) => row !== undefined && Object.hasOwn(row, name);
  const hasRooms = has('PropertyRooms') || has('Rooms');
  const hasMediaResource = await exists(client, mediaStream.resource);
  return {
    expand,
    media: has('Media') ? 'inside' : hasMediaResource ? 'apart' : 'none',
    hasMediaResource,
    rooms: hasRooms ? 'inside' : (await exists(client, roomStream.resource)) ? 'apart' : 'none',
    photosField: await findPhotosField(client, filter),
  };
}

/** Asks for as much in one answer as the server allows. */
async function findExpansion(
  client: FeedClient,
  filter: string | undefined,
): Promise<{ expand: string | undefined; row: FeedRow | undefined }> {
  for (const expand of [...expansions, undefined]) {
    try {
      const page = await client.get({ resource: 'Property', filter, expand, top: 1 });
      const [row] = page.rows;
      const names = expand?.split(',') ?? [];
      // A server that ignores the wish gets it no more.
      const isIgnored = row !== undefined && !names.some((name) => Object.hasOwn(row, name));
      return { expand: isIgnored ? undefined : expand, row };
    } catch (error) {
      if (expand === undefined || !isUnsupported(error)) throw error;
    }
  }
  return { expand: undefined, row: undefined };
}

async function exists(client: FeedClient, resource: string): Promise<boolean> {
  try {
    await client.get({ resource, top: 1 });
    return true;
  } catch (error) {
    if (isUnsupported(error)) return false;
    throw error;
  }
}

async function findPhotosField(client: FeedClient, filter: string | undefined): Promise<string | null> {
  for (const timeField of photosFields) {
    try {
      const newest = await findNewest(client, {
        resource: 'Property',
        timeField,
        keyField: 'ListingKey',
        filter,
      });
      if (newest !== null) return timeField;
    } catch (error) {
      if (!isUnsupported(error)) throw error;
    }
  }
  return null;
}
