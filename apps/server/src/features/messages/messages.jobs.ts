import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../platform/jobs/jobs.ts';
import type { Delivery } from './deliver.service.ts';

export const sendMessageJob = defineJob({
  name: 'messages.send',
  payload: z.strictObject({ agentId: z.uuid(), messageId: z.uuid() }),
  // Waits grow from seconds to hours: together about a day.
  maxAttempts: 14,
});

export const writeMailingJob = defineJob({
  name: 'messages.writeMailing',
  payload: z.strictObject({ agentId: z.uuid(), mailingId: z.uuid() }),
});

export function createMessageJobHandlers({
  delivery,
  mailings,
}: {
  delivery: Delivery;
  mailings: { write(payload: { agentId: string; mailingId: string }): Promise<void> };
}): JobHandler[] {
  return [
    handleJob(sendMessageJob, (payload, { attempt }) =>
      delivery.deliver(payload, { isLastTry: attempt >= sendMessageJob.maxAttempts }),
    ),
    handleJob(writeMailingJob, (payload) => mailings.write(payload)),
  ];
}
