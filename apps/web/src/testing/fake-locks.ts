type Task = (lock: Lock | null) => unknown;

/** Exclusive Web Locks without a browser. Share one between two sessions to play two tabs of one origin. */
export function createFakeLocks(): Pick<LockManager, 'request'> {
  const tails = new Map<string, Promise<unknown>>();

  async function request(
    name: string,
    optionsOrTask: LockOptions | Task,
    maybeTask?: Task,
  ): Promise<unknown> {
    const options = typeof optionsOrTask === 'function' ? {} : optionsOrTask;
    const task = typeof optionsOrTask === 'function' ? optionsOrTask : maybeTask;
    if (!task) throw new TypeError('A lock needs a task');
    const before = tails.get(name);
    if (options.ifAvailable && before) return task(null);

    const run = (async () => {
      await before?.catch(() => undefined);
      options.signal?.throwIfAborted();
      return task({ name, mode: 'exclusive' });
    })();
    tails.set(name, run);
    try {
      return await run;
    } finally {
      if (tails.get(name) === run) tails.delete(name);
    }
  }

  return { request: request as LockManager['request'] };
}
