import type { Clock } from '../../../platform/clock/clock.ts';

/** A page that was drawn, and what goes out with it. */
export interface KeptPage {
  status: number;
  html: string;
  etag: string;
  styles: string;
  postId: string | null;
}

/** What programs read of a site. */
export interface KeptFile {
  status: number;
  text: string;
}

interface CacheLimits {
  most: number;
  /** A market that moves all the time does not have everything made anew for each step of it. */
  marketMs: number;
}

export const pageLimits: CacheLimits = { most: 400, marketMs: 10_000 };
/** They are long, and programs ask for them at any moment. */
export const fileLimits: CacheLimits = { most: 100, marketMs: 60_000 };

const forMs = 10 * 60_000;

interface Entry<Kept> {
  agentId: string;
  madeAt: number;
  answer: Promise<Kept>;
}

/**
 * What was made of sites, so much of it, asked for last. It is gone when its agent's site changed, and soon after the
 * market did; whoever asks while it is made gets the same.
 */
export function createSiteCache<Kept extends { status: number }>({
  clock,
  most,
  marketMs,
}: { clock: Clock } & CacheLimits) {
  const entries = new Map<string, Entry<Kept>>();
  let marketMovedAt = Number.NEGATIVE_INFINITY;

  const isFresh = ({ madeAt }: Entry<Kept>, now: number): boolean =>
    now - madeAt < forMs && (marketMovedAt < madeAt || now - madeAt < marketMs);

  return {
    find: (agentId: string, key: string, make: () => Promise<Kept>): Promise<Kept> => {
      const now = clock.now().getTime();
      const name = `${agentId} ${key}`;
      const held = entries.get(name);
      const entry = held && isFresh(held, now) ? held : { agentId, madeAt: now, answer: make() };
      entries.delete(name);
      entries.set(name, entry);
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      if (entry !== held)
        entry.answer.then(
          // What is not there is not worth a place: anybody can ask for as much of it as they like.
          ({ status }) => status !== 200 && forget(name, entry),
          () => forget(name, entry),
        );
      return entry.answer;
    },
    purge: (agentId: string): void => {
      for (const [name, entry] of entries) if (entry.agentId === agentId) entries.delete(name);
    },
    noteMarket: (): void => {
      marketMovedAt = clock.now().getTime();
    },
    clear: (): void => entries.clear(),
  };

  function forget(name: string, entry: Entry<Kept>): void {
    if (entries.get(name) === entry) entries.delete(name);
  }
}

export type PageCache = ReturnType<typeof createSiteCache<KeptPage>>;
export type FileCache = ReturnType<typeof createSiteCache<KeptFile>>;
