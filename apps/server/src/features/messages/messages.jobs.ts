import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../platform/jobs/jobs.ts';

/** Waits between them grow from seconds to hours: together about a day. */
const tries = 14;
/** Runs that only write down that it was given up, should the process have died in the last try. */
const tidyings = 3;

const sending = {
  payload: z.strictObject({ agentId: z.uuid(), messageId: z.uuid() }),
  maxAttempts: tries + tidyings,
  timeLimitMs: 2 * 60_000,
};
export const sendMessageJob = defineJob({ name: 'messages.send', ...sending });

/** To agents themselves: not behind what they and others send to their clients, and never before mails to sign in. */
export const sendToAgentJob = defineJob({ name: 'messages.sendToAgent', lane: 'notifications', ...sending });

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
    ...[sendMessageJob, sendToAgentJob].map((job) =>
      handleJob(
        job,
        (payload, { attempt }) =>
          attempt > tries
            ? delivery.giveUp(payload)
            : delivery.deliver(payload, { isLastTry: attempt === tries }),
        delivery.giveUp,
      ),
    ),
    handleJob(writeMailingJob, (payload) => writeMailing(payload)),
  ];
}
