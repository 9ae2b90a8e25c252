import { z } from 'zod';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';

const tries = 6;

export const checkImportJob = defineJob({
  name: 'clients.checkImport',
  payload: z.strictObject({ agentId: z.uuid(), importId: z.uuid(), run: z.int() }),
  maxAttempts: tries,
});
export const runImportJob = defineJob({
  name: 'clients.takeIn',
  payload: z.strictObject({ agentId: z.uuid(), importId: z.uuid() }),
  maxAttempts: tries,
});
const forgetImportsJob = defineJob({
  name: 'clients.forgetImports',
  payload: z.strictObject({}),
  cron: '40 7 * * *',
});

export interface ImportWork {
  check(payload: z.infer<typeof checkImportJob.payload>, isLastTry: boolean): Promise<void>;
  runImport(payload: z.infer<typeof runImportJob.payload>, isLastTry: boolean): Promise<void>;
  forgetOld(): Promise<number>;
}

export function createImportJobHandlers(work: ImportWork): JobHandler[] {
  return [
    handleJob(checkImportJob, (payload, { attempt }) => work.check(payload, attempt >= tries)),
    handleJob(runImportJob, (payload, { attempt }) => work.runImport(payload, attempt >= tries)),
    handleJob(forgetImportsJob, async (_payload, { log }) => {
      log.info({ forgotten: await work.forgetOld() }, 'old imports were forgotten');
    }),
  ];
}
