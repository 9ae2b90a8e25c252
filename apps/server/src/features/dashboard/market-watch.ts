import type { PgListener } from '../../platform/events/pg-notify.ts';
import type { Log } from '../../platform/log/log.ts';

export interface Timers {
  now(): number;
  /** Runs it once after so many milliseconds, unless what it returns is called before. */
  after(milliseconds: number, run: () => void): () => void;
}

const systemTimers: Timers = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

const quietMs = 3_000;
const longestMs = 10_000;

/**
 * Tells the screens that the market moved: when it has been quiet for a moment, or after a while if it never is. Every
 * instance does so for itself; to be told twice costs a screen one more look.
 */
export function createMarketWatch({
  pgListener,
  publish,
  log,
  timers = systemTimers,
}: {
  pgListener: Pick<PgListener, 'listen'>;
  publish(): Promise<void>;
  log: Pick<Log, 'warn'>;
  timers?: Timers;
}) {
  let firstAt: number | null = null;
  let cancel = () => {};
  let publishing = Promise.resolve();
  let isStopped = false;
  let hasBegun = false;

  function schedulePublish(): void {
    if (isStopped) return;
    const now = timers.now();
    firstAt ??= now;
    cancel();
    cancel = timers.after(Math.max(0, Math.min(quietMs, firstAt + longestMs - now)), publishNow);
  }

  function publishNow(): void {
    firstAt = null;
    publishing = publishing
      .then(publish)
      .catch((error: unknown) => log.warn({ err: error }, 'the screens could not be told of the market'));
  }

  /** What was missed while the session was lost may be anything; before it began nothing was. */
  function handleResync(): void {
    if (hasBegun) schedulePublish();
    hasBegun = true;
  }

  return {
    start: () => pgListener.listen('listings', schedulePublish, handleResync),
    stop: async (): Promise<void> => {
      isStopped = true;
      cancel();
      await publishing;
    },
  };
}
