import { z } from 'zod';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';

const tries = 6;

export const checkImportJob = defineJob({
  name: 'clients.checkImport',
  payload: z.strictObject({ agentId: z.uuid(), importId: z.uuid(), run: z.int() }),
  maxAttempts: tries,
  lane: 'interactive',
});
export const runImportJob = defineJob({
  name: 'clients.takeIn',
  payload: z.strictObject({ agentId: z.uuid(), importId: z.uuid() }),
  maxAttempts: tries,
  lane: 'interactive',
  // A hundred thousand people, and a busy database.
  timeLimitMs: 60 * 60_000,
});
const forgetImportsJob = defineJob({
  name: 'clients.forgetImports',
  payload: z.strictObject({}),
  cron: '40 7 * * *',
});

export type CheckPayload = z.infer<typeof checkImportJob.payload>;
export type RunPayload = z.infer<typeof runImportJob.payload>;

export interface ImportWork {
  check(payload: CheckPayload, isLastTry: boolean): Promise<void>;
  giveUpCheck(payload: CheckPayload): Promise<void>;
  runImport(payload: RunPayload, isLastTry: boolean): Promise<void>;
  giveUpImport(payload: RunPayload): Promise<void>;
  forgetOld(): Promise<number>;
}

export function createImportJobHandlers(work: ImportWork): JobHandler[] {
  return [
    handleJob(
      checkImportJob,
      (payload, { attempt }) => work.check(payload, attempt >= tries),
      work.giveUpCheck,
    ),
    handleJob(
      runImportJob,
      (payload, { attempt }) => work.runImport(payload, attempt >= tries),
      work.giveUpImport,
    ),
    handleJob(forgetImportsJob, async (_payload, { log }) => {
      log.info({ forgotten: await work.forgetOld() }, 'old imports were forgotten');
    }),
  ];
}
