import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** What the queue writes when a job has ended, well or not, by the names that it gives to these statements. */
const notePattern = /^(complete|fail)_job/;
const shortestPauseMs = 50;
const longestPauseMs = 2_000;
/** How long the last notes may take when the queue stops. */
const patienceMs = 2_000;

type Query = (...args: unknown[]) => Promise<pg.QueryResult>;

export interface QueuePool {
  pool: pg.Pool;
  /** Waits a moment for notes that are on their way. */
  close(): Promise<void>;
}

/**
 * Connections of the queue. It writes down that a job has ended without waiting for that: were the database away just then,
 * nobody would catch the failure, which ends the process, and the job and those behind it would be held for hours. So
 * these notes are tried until the database takes them.
 */
export function createQueuePool(options: { ownerUrl: string; size: number }): QueuePool {
  const pool = new pg.Pool({ connectionString: options.ownerUrl, max: options.size });
  // Connections that break are replaced; whoever used one hears of it there.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const connect = pool.connect.bind(pool);
  const closing = new AbortController();
  const notes = new Set<Promise<pg.QueryResult>>();

  async function writeNote(args: unknown[]): Promise<pg.QueryResult> {
    for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      try {
        return await askOnce(args);
      } catch {
        if (!closing.signal.aborted)
          await wait(pauseMs, undefined, { signal: closing.signal }).catch(() => {});
        // The job is given back to the others with everything else that this queue held.
        if (closing.signal.aborted) return nothing;
      }
    }
  }

  async function askOnce(args: unknown[]): Promise<pg.QueryResult> {
    const client = await connect();
    try {
      return await (client.query as Query)(...args);
    } finally {
      client.release();
    }
  }

  /** Takes a connection with its first statement, when it is known whether that is a note. */
  function open(): Pick<pg.PoolClient, 'query' | 'release'> {
    let held: Promise<pg.PoolClient> | undefined;
    const query: Query = async (...args) => {
      if (isNote(args[0])) {
        const note = writeNote(args);
        notes.add(note);
        return note.finally(() => notes.delete(note));
      }
      held ??= connect();
      return ((await held).query as Query)(...args);
    };
    return {
      query: query as pg.PoolClient['query'],
      release: (error) => void held?.then((client) => client.release(error)).catch(() => {}),
    };
  }

  Object.assign(pool, {
    connect: (callback?: Parameters<typeof connect>[0]) => (callback ? connect(callback) : open()),
  });

  return {
    pool,
    close: async () => {
      await Promise.race([Promise.all(notes), wait(patienceMs, undefined, { ref: false })]);
      closing.abort();
      // Whatever still runs on its connections ends by itself.
      void pool.end().catch(() => {});
    },
  };
}

const nothing: pg.QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] };

const isNote = (asked: unknown): boolean =>
  typeof asked === 'object' && notePattern.test((asked as { name?: string } | null)?.name ?? '');
