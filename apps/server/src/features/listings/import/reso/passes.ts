import type { InsidePart } from '../listing-writer.ts';
import { isOfProperty } from './attach-inside.ts';
import type { FeedClient, FeedPage } from './feed-client.ts';
import { isAbsent, isUnsupported } from './feed-error.ts';
import type { FeedShape } from './feed-shape.ts';
import { insideLists, mediaStream, roomStream } from './feed-shape.ts';
import type { FeedState } from './feed-state.ts';
import type { Intake } from './intake.ts';
import type { KeyLookup } from './key-lookup.ts';
import type { Stream } from './walks.ts';
import { findNewest, keyOf, walkByLinks, walkByTime } from './walks.ts';

/** What the passes of one run share. */
export interface Pass {
  client: FeedClient;
  /** The listings. */
  stream: Stream;
  shape: FeedShape;
  lookup: KeyLookup;
  intake: Intake;
  state: FeedState;
  /** After every page, so that a run that ends in the middle is gone on with there. */
  save(change: Partial<FeedState>): Promise<void>;
  progress: FeedProgress;
}

export interface FeedProgress {
  show(received: number, page: FeedPage): void;
}

/**
 * The first load, page after page as the server links them. The links may lose rows while others change,
 * so what changed since its beginning is followed afterwards and all keys are compared.
 */
export async function loadByLinks(pass: Pass): Promise<void> {
  const { client, stream, intake, state, save, progress } = pass;
  const load = state.load ?? {
    nextLink: null,
    since: await findNewest(client, stream).catch(forgiveUnsupported),
  };
  await save({ load });
  const first = { resource: stream.resource, filter: stream.filter, expand: stream.expand };
  const walk = async (start: Parameters<typeof walkByLinks>[1]) => {
    for await (const page of walkByLinks(client, start)) {
      await intake.take(page.rows);
      await save({ load: { ...load, nextLink: page.nextLink } });
      progress.show(intake.received, page);
    }
  };
  try {
    await walk(load.nextLink === null ? first : { nextLink: load.nextLink });
  } catch (error) {
    // A link of a run that stopped may be too old by now.
    if (load.nextLink === null || !isUnsupported(error)) throw error;
    await walk(first);
  }
  await save({ load: null, time: load.since });
}

/** Everything that changed since the last run, by time. */
export async function followChanges(pass: Pass): Promise<void> {
  const { client, stream, intake, state, save, progress } = pass;
  for await (const { rows, reached, page } of walkByTime(client, stream, state.time)) {
    await intake.take(rows);
    await save({ time: capTime(reached, page) });
    progress.show(intake.received, page);
  }
}

/** Pictures and rooms of a listing may change without the listing itself: from now on that is watched. */
export async function startInside(pass: Pass): Promise<void> {
  const { client, shape, state, save } = pass;
  const photos = findPhotosStream(pass);
  // What became possible only after the first load is looked at from where the listings stand.
  if (photos && state.photosTime === null)
    await save({ photosTime: state.time ?? (await findNewest(client, photos)) });
  const begin = async (stream: Stream) =>
    state.time ?? (await findNewest(client, stream).catch(forgiveUnsupported));
  if (shape.hasMediaResource && state.mediaTime === null) await save({ mediaTime: await begin(mediaStream) });
  if (shape.hasRoomResource && state.roomsTime === null) await save({ roomsTime: await begin(roomStream) });
}

/** What was read without its pictures, rooms or names is read again, as soon as all can be. */
export async function collectOwed({ state, save }: Pass): Promise<void> {
  const { owedSince, time } = state;
  if (owedSince === null) return;
  await save({ owedSince: null, time: time !== null && time < owedSince ? time : owedSince });
}

export async function followInside(pass: Pass): Promise<void> {
  const { client, shape, intake, state, save } = pass;
  const photos = findPhotosStream(pass);
  if (photos && state.photosTime !== null) {
    for await (const { rows, reached, page } of walkByTime(client, photos, state.photosTime)) {
      await intake.take(rows);
      await save({ photosTime: capTime(reached, page) });
    }
  }
  if (shape.hasMediaResource) await followPart(pass, 'media');
  if (shape.hasRoomResource) await followPart(pass, 'rooms');
}

const times = { media: 'mediaTime', rooms: 'roomsTime' } as const satisfies Record<
  InsidePart,
  keyof FeedState
>;

async function followPart(pass: Pass, part: InsidePart): Promise<void> {
  const { client, shape, lookup, intake, state, save } = pass;
  const { stream, owner } = insideLists[part];
  const time = times[part];
  const since = state[time];
  if (since === null || shape[part] === 'unread') return;
  try {
    for await (const { rows, reached, page } of walkByTime(client, stream, since)) {
      const keys = rows.filter(isOfProperty).map((row) => keyOf(row, owner));
      const changed = [...new Set(keys)].filter((key) => key !== null);
      await intake.take(await lookup.find(pass.stream, 'ListingKey', changed));
      await save({ [time]: capTime(reached, page) });
    }
  } catch (error) {
    if (!isUnsupported(error)) throw error;
    // Rooms of some servers have no times; else the next run goes on from the same time.
    if (part === 'media' || !isAbsent(error)) shape[part] = 'unread';
  }
}

function findPhotosStream({ stream, shape }: Pass): Stream | null {
  return shape.photosField === null ? null : { ...stream, timeField: shape.photosField };
}

/** A record dated in the future must not hide what happens until then. The server's clock decides, never ours. */
function capTime(reached: string | null, { serverTime }: FeedPage): string | null {
  return reached !== null && serverTime !== null && reached > serverTime ? serverTime : reached;
}

function forgiveUnsupported(error: unknown): null {
  if (isUnsupported(error)) return null;
  throw error;
}

/** The first page tells how many there are; where it does not, the bar runs ahead of itself. */
export function createFeedProgress(
  onProgress: ((done: number, total: number) => void) | undefined,
): FeedProgress {
  let total = 1;
  return {
    show: (received, { count }) => {
      total = Math.max(total, count ?? 0, received + 1);
      onProgress?.(received, total);
    },
  };
}
