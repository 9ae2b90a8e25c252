import type { Clock } from '../../../platform/clock/clock.ts';

/** A page that was drawn, and what goes out with it. */
export interface KeptPage {
  status: number;
  html: string;
  etag: string;
  styles: string;
  postId: string | null;
}

const most = 400;
const forMs = 10 * 60_000;
/** A market that moves all the time does not have every page drawn anew for each step of it. */
const marketMs = 10_000;

interface Entry {
  agentId: string;
  madeAt: number;
  page: Promise<KeptPage>;
}

/**
 * Pages as they were drawn, so many of them, those asked for last. One is gone when its agent's site changed, and soon
 * after the market did; whoever asks while a page is drawn gets the same.
 */
export function createPageCache({ clock }: { clock: Clock }) {
  const entries = new Map<string, Entry>();
  let marketMovedAt = Number.NEGATIVE_INFINITY;

  const isFresh = ({ madeAt }: Entry, now: number): boolean =>
    now - madeAt < forMs && (marketMovedAt < madeAt || now - madeAt < marketMs);

  return {
    find: (agentId: string, key: string, draw: () => Promise<KeptPage>): Promise<KeptPage> => {
      const now = clock.now().getTime();
      const name = `${agentId} ${key}`;
      const held = entries.get(name);
      const entry = held && isFresh(held, now) ? held : { agentId, madeAt: now, page: draw() };
      entries.delete(name);
      entries.set(name, entry);
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      if (entry !== held)
        entry.page.then(
          // What is not there is not worth a place: anybody can ask for as much of it as they like.
          ({ status }) => status !== 200 && forget(name, entry),
          () => forget(name, entry),
        );
      return entry.page;
    },
    purge: (agentId: string): void => {
      for (const [name, entry] of entries) if (entry.agentId === agentId) entries.delete(name);
    },
    noteMarket: (): void => {
      marketMovedAt = clock.now().getTime();
    },
    clear: (): void => entries.clear(),
  };

  function forget(name: string, entry: Entry): void {
    if (entries.get(name) === entry) entries.delete(name);
  }
}

export type PageCache = ReturnType<typeof createPageCache>;
