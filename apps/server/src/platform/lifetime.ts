import { setTimeout as wait } from 'node:timers/promises';

class StoppedError extends Error {
  override name = 'StoppedError';
}

export interface Lifetime {
  /** Registers what closes when the program stops; throws when that was asked for meanwhile. */
  closeAtEnd(close: () => Promise<unknown>): void;
  /** From here on a signal closes at once; before, the start notices it at its next step. */
  finishStart(): void;
  /** Whether the program was asked to stop. */
  isStopping(): boolean;
  close(): Promise<void>;
}

/** Whoever asks a program to stop gives it ten seconds as a rule, and then kills it. */
const patienceMs = 9_500;
/** What was opened first, the database, closes last: some of the time is kept for it. */
const sharedPatienceMs = 6_500;
/** A start ends at its next step, which may be the making of a database. */
const startPatienceMs = 90_000;

/** Ctrl-C and SIGTERM close everything in reverse order, also half way through a start. A second one ends the wait. */
export function createLifetime(): Lifetime {
  const closers: (() => Promise<unknown>)[] = [];
  let isStopping = false;
  let isStarted = false;

  const close = async () => {
    const deadline = Date.now() + sharedPatienceMs;
    for (let next = closers.pop(); next; next = closers.pop()) {
      const closed = next();
      if (closers.length > 0) await Promise.race([closed, wait(Math.max(0, deadline - Date.now()))]);
      else await closed;
    }
  };
  const requireRunning = () => {
    if (isStopping) throw new StoppedError('Stopped before the start was finished.');
  };
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    process.stderr.write('\nStopping …\n');
    setTimeout(() => process.exit(1), isStarted ? patienceMs : startPatienceMs).unref();
    if (!isStarted) return;
    close().then(
      () => process.exit(0),
      (error: Error) => {
        process.stderr.write(`${error.stack}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  return {
    closeAtEnd: (closer) => {
      closers.push(closer);
      requireRunning();
    },
    finishStart: () => {
      requireRunning();
      isStarted = true;
    },
    isStopping: () => isStopping,
    close,
  };
}
