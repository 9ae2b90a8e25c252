import type { InsidePart } from '../listing-writer.ts';
import type { FeedClient, FeedRow } from './feed-client.ts';
import { isAbsent, isUnsupported } from './feed-error.ts';
import { findNewest } from './walks.ts';

/** `unread` where it could not be read this time, though the server has or may have it. */
export type InsidePlace = 'inside' | 'apart' | 'none' | 'unread';

/** Where a server keeps what belongs to a listing. */
export interface FeedShape {
  expand: string | undefined;
  media: InsidePlace;
  rooms: InsidePlace;
  /** Pictures can be asked for by themselves, wherever they stand. */
  hasMediaResource: boolean;
  hasRoomResource: boolean;
  /** The time at which a listing's pictures changed, where one can ask for it. */
  photosField: string | null;
}

const expansions = ['Media,PropertyRooms', 'Media,Rooms', 'Media', 'PropertyRooms', 'Rooms'];
const photosFields = ['PhotosChangeTimestamp', 'MediaChangeTimestamp'];
export const mediaStream = { resource: 'Media', timeField: 'ModificationTimestamp', keyField: 'MediaKey' };
export const roomStream = {
  resource: 'PropertyRooms',
  timeField: 'ModificationTimestamp',
  keyField: 'RoomKey',
};

/** The list of each part, and the field by which it names its listing. */
export const insideLists = {
  media: { stream: mediaStream, owner: 'ResourceRecordKey' },
  rooms: { stream: roomStream, owner: 'ListingKey' },
} as const satisfies Record<InsidePart, object>;
export const insideParts = ['media', 'rooms'] as const satisfies readonly InsidePart[];

/** `told` says what the server has told in an earlier run: it cannot be without it now. */
export async function discoverShape(
  client: FeedClient,
  filter: string | undefined,
  told: readonly InsidePart[],
): Promise<FeedShape> {
  const { expand, row } = await findExpansion(client, filter);
  const has = (name: string) => row !== undefined && Object.hasOwn(row, name);
  const media = await findResource(client, mediaStream.resource);
  const rooms = await findResource(client, roomStream.resource);
  const hasRooms = has('PropertyRooms') || has('Rooms');
  const place = (part: InsidePart, isInside: boolean, apart: InsidePlace): InsidePlace => {
    if (isInside) return 'inside';
    return apart === 'none' && told.includes(part) ? 'unread' : apart;
  };
  return {
    expand,
    media: place('media', has('Media'), media),
    hasMediaResource: media === 'apart',
    rooms: place('rooms', hasRooms, rooms),
    hasRoomResource: rooms === 'apart',
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

async function findResource(client: FeedClient, resource: string): Promise<InsidePlace> {
  try {
    await client.get({ resource, top: 1 });
    return 'apart';
  } catch (error) {
    if (isAbsent(error)) return 'none';
    if (isUnsupported(error)) return 'unread';
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
