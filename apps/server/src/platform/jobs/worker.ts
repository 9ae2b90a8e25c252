import { setTimeout as wait } from 'node:timers/promises';
import type { LogFunctionFactory, Runner, RunnerOptions, TaskList } from 'graphile-worker';
import { parseCronItems, Logger as QueueLogger, run as runQueue } from 'graphile-worker';
import type { Logger } from 'pino';
import { doWork } from '../db/pool-shares.ts';
import type { JobHandler, Lane } from './jobs.ts';
import { lanes } from './jobs.ts';
import type { QueuePool } from './queue-pool.ts';
import { createQueuePool } from './queue-pool.ts';
import type { SetAsideJob } from './worker-presence.store.ts';
import { endTries, isLostTooOften } from './worker-presence.store.ts';
import type { WorkerPresence } from './worker-presence.ts';
import { startWorkerPresence } from './worker-presence.ts';

export interface JobWorker {
  start(): Promise<void>;
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>;
}

export interface JobWorkerOptions {
  /** The queue's tables belong to the database's owner; handlers use connections of their own. */
  ownerUrl: string;
  handlers: JobHandler[];
  log: Pick<Logger, 'child' | 'info' | 'warn' | 'error'>;
  pollIntervalMs?: number;
  recoveryIntervalMs?: number;
}

/** How many jobs of each lane run at once: a lane never waits for another. */
const concurrencies: Record<Lane, number> = { urgent: 2, interactive: 3, notifications: 1, bulk: 4 };

export function createJobWorker(options: JobWorkerOptions): JobWorker {
  assertDistinctNames(options.handlers);
  const workers = lanes.flatMap((lane) => {
    const handlers = options.handlers.filter(({ job }) => job.lane === lane);
    return handlers.length === 0 ? [] : [createLaneWorker({ ...options, handlers }, concurrencies[lane])];
  });
  return {
    start: async () => {
      for (const worker of workers) await worker.start();
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

function createLaneWorker(options: JobWorkerOptions, concurrency: number): JobWorker {
  const { ownerUrl, handlers, log, pollIntervalMs = 2_000 } = options;
  const stopping = new AbortController();
  let runner: Runner | undefined;
  let ended: Promise<void> | undefined;

  async function start(): Promise<void> {
    const intervalMs = options.recoveryIntervalMs ?? 10_000;
    const presence = await startWorkerPresence({ ownerUrl, intervalMs, log, onSetAside });
    const connections = createQueuePool({ ownerUrl, size: concurrency + 2 });
    const started = await runQueue({
      pgPool: connections.pool,
      concurrency,
      pollInterval: pollIntervalMs,
      noHandleSignals: true,
      taskList: createTasks(handlers, log),
      parsedCronItems: createCronItems(handlers),
      logger: new QueueLogger(createLogFactory(log)),
      preset: createPresencePreset(presence),
    }).catch(async (error: unknown) => {
      await connections.close();
      await presence.stop();
      throw error;
    });
    runner = started;
    ended = finish(started, connections, presence);
    if (stopping.signal.aborted) await started.stop();
  }

  async function onSetAside({ id, name, payload }: SetAsideJob): Promise<void> {
    log.error({ job: name, jobId: id }, 'job set aside: its workers were lost over it');
    await tellSetAside(handlers, name, payload).catch((error: unknown) =>
      log.error({ job: name, jobId: id, err: error }, 'nobody could be told'),
    );
  }

  /** The queue ends after minutes without a database; the program must not go on without its jobs. */
  async function finish(running: Runner, connections: QueuePool, presence: WorkerPresence): Promise<void> {
    const reason = await running.promise.then(
      () => undefined,
      (error: unknown) => error,
    );
    await connections.close();
    // Only now, since jobs are ours until they are done; but in any case, since others may then take what is left.
    await presence.stop();
    if (stopping.signal.aborted) return;
    log.error({ err: reason }, 'the job worker ended by itself and starts again');
    while (!stopping.signal.aborted) {
      try {
        return await start();
      } catch (error) {
        log.error({ err: error }, 'the job worker could not start again');
        await wait(pollIntervalMs, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  return {
    start,
    stop: async () => {
      stopping.abort();
      // Rejects when the runner has ended by itself; there is nothing left to wait for then.
      await runner?.stop().catch(() => {});
      await ended;
    },
  };
}

function assertDistinctNames(handlers: JobHandler[]): void {
  const names = handlers.map((handler) => handler.job.name);
  const doubled = names.find((name, index) => names.indexOf(name) !== index);
  if (doubled) throw new Error(`Two handlers for the job ${doubled}`);
}

function createTasks(handlers: JobHandler[], log: JobWorkerOptions['log']): TaskList {
  return Object.fromEntries(
    handlers.map((handler): [string, TaskList[string]] => [
      handler.job.name,
      async (payload, { job, query }) => {
        const jobId = String(job.id);
        const jobLog = log.child({ job: handler.job.name, jobId, attempt: job.attempts });
        const startedAt = performance.now();
        try {
          await withinLimit(handler.job.timeLimitMs, () =>
            doWork({ kind: 'jobs', ownerId: null }, () =>
              handler.run(withoutCronStamp(payload), { jobId, attempt: job.attempts, log: jobLog }),
            ),
          );
          jobLog.info({ ms: Math.round(performance.now() - startedAt) }, 'job done');
        } catch (error) {
          const isSetAside = error instanceof JobTimeoutError && (await isLostTooOften({ query }, jobId));
          if (isSetAside) {
            await endTries({ query }, jobId);
            await handler.tellSetAside?.(withoutCronStamp(payload));
          }
          const isLast = isSetAside || job.attempts >= job.max_attempts;
          const ms = Math.round(performance.now() - startedAt);
          jobLog[isLast ? 'error' : 'warn']({ ms, err: error }, isLast ? 'job given up' : 'job failed');
          throw error;
        }
      },
    ]),
  );
}

class JobTimeoutError extends Error {
  override name = 'JobTimeoutError';
}

/** What hangs may hang on, but its place in the lane goes to the next. */
async function withinLimit(limitMs: number, work: () => Promise<void>): Promise<void> {
  const isOver = new AbortController();
  const limit = wait(limitMs, undefined, { signal: isOver.signal, ref: false }).then(() => {
    throw new JobTimeoutError(`The job took longer than ${Math.round(limitMs / 1000)} s`);
  });
  limit.catch(() => {});
  try {
    await Promise.race([work(), limit]);
  } finally {
    isOver.abort();
  }
}

async function tellSetAside(handlers: JobHandler[], name: string, payload: unknown): Promise<void> {
  const handler = handlers.find(({ job }) => job.name === name);
  await handler?.tellSetAside?.(withoutCronStamp(payload));
}

/** The queue adds `_cron` to what it schedules itself, which no payload schema knows. */
function withoutCronStamp(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('_cron' in payload)) return payload;
  const { _cron, ...rest } = payload;
  return rest;
}

function createCronItems(handlers: JobHandler[]): RunnerOptions['parsedCronItems'] {
  return parseCronItems(
    handlers.flatMap(({ job }) =>
      job.cron
        ? [
            {
              task: job.name,
              match: job.cron,
              // One waiting run is enough, also when earlier ones are still being retried.
              options: { jobKey: `${job.name}:cron`, maxAttempts: job.maxAttempts },
            },
          ]
        : [],
    ),
  );
}

/** The queue marks jobs with the id of the pool, so that is the id whose life must be seen before the first job. */
function createPresencePreset(presence: WorkerPresence): GraphileConfig.Preset {
  return {
    plugins: [
      {
        name: 'worker-presence',
        version: '1.0.0',
        worker: {
          hooks: { startWorker: (_context, event) => presence.hold(event.worker.workerPool.id) },
        },
      },
    ],
  };
}

/** What the queue says about itself; its lines about single jobs are ours to write, its details hold payloads. */
function createLogFactory(log: JobWorkerOptions['log']): LogFunctionFactory {
  return () => (level, message, details) => {
    if (details?.job !== undefined || details?.failure !== undefined) return;
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
  };
}
