import type { BaseLogger } from 'pino';
import type { z } from 'zod';
import type { Db, Tx } from '../db/database.ts';
import { addJob } from './job-queue.store.ts';

/** Who waits for it: somebody at the door, somebody at their screen, an agent who is told something, or nobody in particular. */
export const lanes = ['urgent', 'interactive', 'notifications', 'bulk'] as const;
export type Lane = (typeof lanes)[number];

export interface Job<P> {
  readonly name: string;
  readonly lane: Lane;
  /** A try that takes longer counts as failed. */
  readonly timeLimitMs: number;
  readonly payload: z.ZodType<P>;
  readonly maxAttempts: number;
  /** When the job runs by itself: five cron fields, in UTC; its payload schema must then accept `{}`. */
  readonly cron: string | undefined;
}

export interface JobRun {
  jobId: string;
  /** 1 on the first try. */
  attempt: number;
  /** Carries the job's name and id; personal data never goes into it. */
  log: Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
}

/** A job and what does its work, with the payload's type checked once and then forgotten. */
export interface JobHandler {
  readonly job: Job<unknown>;
  run(payload: unknown, run: JobRun): Promise<void>;
  /** Tells whom it concerns that it is set aside, since its workers were lost over it. */
  tellSetAside?(payload: unknown): Promise<void>;
}

export function defineJob<P>(options: {
  name: string;
  payload: z.ZodType<P>;
  /** Tries before the job is given up; waits grow from seconds to hours between them. */
  maxAttempts?: number;
  cron?: string;
  lane?: Lane;
  timeLimitMs?: number;
}): Job<P> {
  return {
    name: options.name,
    lane: options.lane ?? 'bulk',
    timeLimitMs: options.timeLimitMs ?? 10 * 60_000,
    payload: options.payload,
    maxAttempts: options.maxAttempts ?? 25,
    cron: options.cron,
  };
}

/** Leaves work in the caller's transaction: it is done after the commit, or never when that does not come. */
export async function enqueue<P>(
  tx: Tx | Db,
  job: Job<P>,
  payload: P,
  options: {
    /** A waiting job of the same name and key is replaced instead of doubled. */
    key?: string;
    /** Keys of one agent's jobs are their own, and their jobs of one name are done one after the other. */
    agentId?: string;
    runAt?: Date;
    /** A waiting job that is replaced is still done when it was to be. */
    keepsRunAt?: boolean;
    /** For a job that puts itself off: where the clocks differ, it would come round at once. */
    leastWaitSeconds?: number;
  } = {},
): Promise<void> {
  const owned = options.agentId === undefined ? job.name : `${job.name}:${options.agentId}`;
  await addJob(tx, {
    name: job.name,
    payload: JSON.stringify(job.payload.parse(payload)),
    key: options.key === undefined ? null : [owned, options.key].join(':'),
    runAt: options.runAt ?? null,
    leastWaitSeconds: options.leastWaitSeconds ?? null,
    keepsRunAt: options.keepsRunAt ?? false,
    maxAttempts: job.maxAttempts,
    queue: options.agentId === undefined ? null : owned,
  });
}

export function handleJob<P>(
  job: Job<P>,
  handle: (payload: P, run: JobRun) => Promise<void>,
  tellSetAside?: (payload: P) => Promise<void>,
): JobHandler {
  return {
    job,
    run: async (payload, run) => handle(job.payload.parse(payload), run),
    ...(tellSetAside && { tellSetAside: async (payload) => tellSetAside(job.payload.parse(payload)) }),
  };
}
