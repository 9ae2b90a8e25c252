import pg from 'pg';
import { vi } from 'vitest';

const repetitions = 3;

/** Counts what the database is asked, over all connections that are made from now on: called before the app is made. */
export function watchStatements() {
  let seen = 0;
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args) {
    seen += 1;
    return query.apply(this, args) as never;
  });
  return {
    /** The fewest of several times: what runs by itself may fall into one of them. */
    countDuring: async (work: () => Promise<unknown>): Promise<number> => {
      const counts: number[] = [];
      for (let times = 0; times < repetitions; times += 1) {
        const before = seen;
        await work();
        counts.push(seen - before);
      }
      return Math.min(...counts);
    },
    stop: () => spy.mockRestore(),
  };
}
