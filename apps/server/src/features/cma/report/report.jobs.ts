import { z } from 'zod';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';

const reportAttempts = 3;

export const drawReportJob = defineJob({
  name: 'cma.report',
  payload: z.strictObject({ agentId: z.uuid(), reportId: z.uuid() }),
  maxAttempts: reportAttempts,
  lane: 'interactive',
});

export interface ReportMaker {
  make(agentId: string, reportId: string): Promise<void>;
  giveUp(agentId: string, reportId: string): Promise<void>;
}

export function createReportJobHandlers({ make, giveUp }: ReportMaker): JobHandler[] {
  return [
    handleJob(
      drawReportJob,
      async ({ agentId, reportId }, { attempt, log }) => {
        try {
          await make(agentId, reportId);
        } catch (error) {
          if (attempt < reportAttempts) throw error;
          log.error({ err: error }, 'a report could not be drawn');
          await giveUp(agentId, reportId);
        }
      },
      ({ agentId, reportId }) => giveUp(agentId, reportId),
    ),
  ];
}
