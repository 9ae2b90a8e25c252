import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { BaseLogger } from 'pino';
import type { SetAsideJob } from './worker-presence.store.ts';
import { listAbandonedWorkerIds, lockWorkerId, releaseWorkers } from './worker-presence.store.ts';

export interface WorkerPresence {
  /** Shows that this worker lives, until the process or its session ends. */
  hold(workerId: string): Promise<void>;
  stop(): Promise<void>;
}

// A machine that vanished without a word must be noticed by the database within ten seconds, not two hours.
const keepAlive = '-c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3';

/**
 * Lets workers see each other live: each holds a lock that PostgreSQL drops with its session, and jobs of those
 * without one are given back. The queue alone would wait four hours.
 */
export async function startWorkerPresence(options: {
  ownerUrl: string;
  intervalMs: number;
  log: Pick<BaseLogger, 'warn'>;
  /** A job over which workers were lost again and again. */
  onSetAside(job: SetAsideJob): Promise<void>;
}): Promise<WorkerPresence> {
  const { intervalMs, log } = options;
  const stopping = new AbortController();
  const heldIds = new Set<string>();
  let session: Promise<pg.Client> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function openSession(): Promise<pg.Client> {
    if (session) return session;
    const opening = connect();
    session = opening;
    opening.catch(() => {
      if (session === opening) session = undefined;
    });
    return opening;
  }

  /** One statement at a time, as a session can only do one. */
  function withSession<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const result = turn.then(async () => work(await openSession()));
    turn = result.catch(() => {});
    return result;
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: options.ownerUrl, options: keepAlive, keepAlive: true });
    let isOpen = false;
    client.on('error', () => {
      if (!isOpen) return;
      isOpen = false;
      session = undefined;
      void reconnect();
    });
    await client.connect();
    try {
      for (const workerId of heldIds) await lockWorkerId(client, workerId);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    isOpen = true;
    return client;
  }

  /** Quicker than the others' second look, so that nobody takes our running jobs for abandoned. */
  async function reconnect(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await openSession();
        return;
      } catch {
        await pause(intervalMs / 20);
      }
    }
  }

  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal: stopping.signal }).catch(() => {});

  async function recover(): Promise<void> {
    const suspects = await withSession(listAbandonedWorkerIds);
    if (suspects.length === 0) return;
    // A second look a moment later spares a worker that is just reconnecting.
    await pause(intervalMs / 5);
    const stillGone = new Set(await withSession(listAbandonedWorkerIds));
    const abandoned = suspects.filter((workerId) => stillGone.has(workerId));
    if (abandoned.length === 0) return;
    const setAside = await withSession((client) => releaseWorkers(client, abandoned));
    for (const job of setAside) await options.onSetAside(job);
    log.warn({ workers: abandoned.length }, 'jobs of workers that ended without notice were given back');
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await recover().catch((error: unknown) => {
        if (!stopping.signal.aborted)
          log.warn({ err: error }, 'looking for abandoned jobs failed, trying again');
      });
      await pause(intervalMs);
    }
  }

  await openSession();
  const watching = watch();

  return {
    hold: async (workerId) => {
      heldIds.add(workerId);
      while (!stopping.signal.aborted) {
        try {
          return await withSession((client) => lockWorkerId(client, workerId));
        } catch {
          await pause(intervalMs / 20);
        }
      }
    },
    stop: async () => {
      stopping.abort();
      await watching;
      const client = await session?.catch(() => undefined);
      await client?.end().catch(() => {});
    },
  };
}
