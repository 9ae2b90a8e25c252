import { z } from 'zod';

const instant = z.iso.datetime().nullable().catch(null);

/** How far a feed has been read; what cannot be understood counts as not yet read. */
const feedState = z.object({
  /** Every change up to here is stored. */
  time: instant,
  photosTime: instant,
  mediaTime: instant,
  /** The first load by links: where it goes on, and from which time changes have to be looked at afterwards. */
  load: z.object({ nextLink: z.string().nullable(), since: instant }).nullable().catch(null),
  sweptAt: instant,
  /** Records that are no homes or cannot be read; a sweep need not fetch them again. */
  refusedKeys: z.array(z.string()).catch([]),
});

export type FeedState = z.infer<typeof feedState>;

const empty: FeedState = {
  time: null,
  photosTime: null,
  mediaTime: null,
  load: null,
  sweptAt: null,
  refusedKeys: [],
};

export function parseFeedState(stored: unknown): FeedState {
  return feedState.safeParse({ ...empty, ...(stored ?? {}) }).data ?? empty;
}
