import { setTimeout as wait } from 'node:timers/promises';
import type { LogFunctionFactory, Runner, RunnerOptions, TaskList } from 'graphile-worker';
import { parseCronItems, Logger as QueueLogger, run as runQueue } from 'graphile-worker';
import type { Logger } from 'pino';
import type { JobHandler } from './jobs.ts';
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
  concurrency?: number;
  pollIntervalMs?: number;
  recoveryIntervalMs?: number;
}

export function createJobWorker(options: JobWorkerOptions): JobWorker {
  const { ownerUrl, handlers, log, concurrency = 4, pollIntervalMs = 2_000 } = options;
  assertDistinctNames(handlers);
  const stopping = new AbortController();
  let runner: Runner | undefined;
  let ended: Promise<void> | undefined;

  async function start(): Promise<void> {
    const intervalMs = options.recoveryIntervalMs ?? 10_000;
    const presence = await startWorkerPresence({ ownerUrl, intervalMs, log });
    const started = await runQueue({
      connectionString: ownerUrl,
      concurrency,
      maxPoolSize: concurrency + 2,
      pollInterval: pollIntervalMs,
      noHandleSignals: true,
      taskList: createTasks(handlers, log),
      parsedCronItems: createCronItems(handlers),
      logger: new QueueLogger(createLogFactory(log)),
      preset: createPresencePreset(presence),
    }).catch(async (error: unknown) => {
      await presence.stop();
      throw error;
    });
    runner = started;
    ended = finish(started, presence);
    if (stopping.signal.aborted) await started.stop();
  }

  /** The queue ends after minutes without a database; the program must not go on without its jobs. */
  async function finish(running: Runner, presence: WorkerPresence): Promise<void> {
    const reason = await running.promise.then(
      () => undefined,
      (error: unknown) => error,
    );
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
      async (payload, { job }) => {
        const jobId = String(job.id);
        const jobLog = log.child({ job: handler.job.name, jobId, attempt: job.attempts });
        const startedAt = performance.now();
        try {
          await handler.run(withoutCronStamp(payload), { jobId, attempt: job.attempts, log: jobLog });
          jobLog.info({ ms: Math.round(performance.now() - startedAt) }, 'job done');
        } catch (error) {
          const isLast = job.attempts >= job.max_attempts;
          const ms = Math.round(performance.now() - startedAt);
          jobLog[isLast ? 'error' : 'warn']({ ms, err: error }, isLast ? 'job given up' : 'job failed');
          throw error;
        }
      },
    ]),
  );
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
