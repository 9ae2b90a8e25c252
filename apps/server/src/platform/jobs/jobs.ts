import type { BaseLogger } from 'pino';
import type { z } from 'zod';
import type { Db, Tx } from '../db/database.ts';
import { addJob } from './job-queue.store.ts';

export interface Job<P> {
  readonly name: string;
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
}

export function defineJob<P>(options: {
  name: string;
  payload: z.ZodType<P>;
  /** Tries before the job is given up; waits grow from seconds to hours between them. */
  maxAttempts?: number;
  cron?: string;
}): Job<P> {
  return {
    name: options.name,
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
    runAt?: Date;
  } = {},
): Promise<void> {
  await addJob(tx, {
    name: job.name,
    payload: JSON.stringify(job.payload.parse(payload)),
    key: options.key === undefined ? null : `${job.name}:${options.key}`,
    runAt: options.runAt ?? null,
    maxAttempts: job.maxAttempts,
  });
}

export function handleJob<P>(job: Job<P>, handle: (payload: P, run: JobRun) => Promise<void>): JobHandler {
  return { job, run: async (payload, run) => handle(job.payload.parse(payload), run) };
}
