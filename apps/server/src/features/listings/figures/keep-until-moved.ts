import type { Clock } from '../../../platform/clock/clock.ts';
import { createKept } from '../../../platform/kept.ts';

/** A market that moves all the time is not asked again for each step of it. */
const leastMs = 60_000;
const longestMs = 3_600_000;
const most = 5_000;

/**
 * Keeps answers about the market for its day: until it moves, yet for a minute at least, and for an hour at most, should
 * word of a move have been lost.
 */
export function createMarketKept<T>({ clock }: { clock: Clock }) {
  let kept = createKept<T>({ clock, forMs: longestMs, most });
  let emptiedAt = Number.NEGATIVE_INFINITY;
  let hasMoved = false;

  return {
    noteMove: (): void => {
      hasMoved = true;
    },
    find: (key: string, load: () => Promise<T>): Promise<T> => {
      const now = clock.now().getTime();
      if (hasMoved && Math.abs(now - emptiedAt) >= leastMs) {
        kept = createKept<T>({ clock, forMs: longestMs, most });
        emptiedAt = now;
        hasMoved = false;
      }
      return kept(key, load);
    },
  };
}
