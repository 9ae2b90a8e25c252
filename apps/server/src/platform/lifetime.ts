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

/** A start ends at its next step, which may be the making of a database. */
const patienceMs = 30_000;
const startPatienceMs = 90_000;

/** Ctrl-C and SIGTERM close everything in reverse order, also half way through a start. A second one ends the wait. */
export function createLifetime(): Lifetime {
  const closers: (() => Promise<unknown>)[] = [];
  let isStopping = false;
  let isStarted = false;

  const close = async () => {
    for (let next = closers.pop(); next; next = closers.pop()) await next();
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
