import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../platform/jobs/jobs.ts';

/** Waits between them grow from seconds to hours: together about a day. */
const tries = 14;
/** Runs that only write down that it was given up, should the process have died in the last try. */
const tidyings = 3;

export const sendMessageJob = defineJob({
  name: 'messages.send',
  payload: z.strictObject({ agentId: z.uuid(), messageId: z.uuid() }),
  maxAttempts: tries + tidyings,
  timeLimitMs: 2 * 60_000,
});

export const writeMailingJob = defineJob({
  name: 'messages.writeMailing',
  payload: z.strictObject({ agentId: z.uuid(), mailingId: z.uuid() }),
});

interface Message {
  agentId: string;
  messageId: string;
}

interface MessageWork {
  delivery: {
    deliver(message: Message, options: { isLastTry: boolean }): Promise<void>;
    giveUp(message: Message): Promise<void>;
  };
  writeMailing(mailing: { agentId: string; mailingId: string }): Promise<void>;
}

export function createMessageJobHandlers({ delivery, writeMailing }: MessageWork): JobHandler[] {
  return [
    handleJob(
      sendMessageJob,
      (payload, { attempt }) =>
        attempt > tries
          ? delivery.giveUp(payload)
          : delivery.deliver(payload, { isLastTry: attempt === tries }),
      delivery.giveUp,
    ),
    handleJob(writeMailingJob, (payload) => writeMailing(payload)),
  ];
}
