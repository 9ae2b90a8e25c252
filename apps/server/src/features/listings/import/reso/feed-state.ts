import { z } from 'zod';

const instant = z.iso.datetime().nullable().catch(null);

/** How far a feed has been read; what cannot be understood counts as not yet read. */
const feedState = z.object({
  /** Every change up to here is stored. */
  time: instant,
  /** When the last run began that read every change to its end. */
  readAt: instant,
  photosTime: instant,
  mediaTime: instant,
  roomsTime: instant,
  officeTime: instant,
  memberTime: instant,
  /** The first load by links: where it goes on, and from which time changes have to be looked at afterwards. */
  load: z.object({ nextLink: z.string().nullable(), since: instant }).nullable().catch(null),
  sweptAt: instant,
  /** When the numbers of pictures and rooms were last compared. */
  insideSweptAt: instant,
  /** What belongs to a listing and has been told at least once. */
  told: z.array(z.enum(['media', 'rooms'])).catch([]),
  /** Listings that changed since then were read without what belongs to them, and are read again when that can be. */
  owedSince: instant,
  /** The rules by which records were last understood; other ones may take what those refused. */
  rules: z.string().nullable().catch(null),
});

export type FeedState = z.infer<typeof feedState>;

const empty: FeedState = {
  time: null,
  readAt: null,
  photosTime: null,
  mediaTime: null,
  roomsTime: null,
  officeTime: null,
  memberTime: null,
  load: null,
  sweptAt: null,
  insideSweptAt: null,
  told: [],
  owedSince: null,
  rules: null,
};

export function parseFeedState(stored: unknown): FeedState {
  return feedState.safeParse({ ...empty, ...(stored ?? {}) }).data ?? empty;
}
