import { z } from 'zod';
import type { JobHandler } from '../jobs/jobs.ts';
import { defineJob, handleJob } from '../jobs/jobs.ts';
import type { Mailer } from './mailer.ts';
import { MailRefusedError } from './mailer.ts';

export const sendMailJob = defineJob({
  name: 'mail.send',
  lane: 'urgent',
  timeLimitMs: 2 * 60_000,
  payload: z.strictObject({
    to: z.email().max(254),
    subject: z
      .string()
      .min(1)
      .max(500)
      .regex(/^[^\r\n]+$/),
    html: z.string().max(500_000),
    text: z.string().max(500_000),
    messageId: z
      .string()
      .min(3)
      .max(250)
      .regex(/^[^\s<>]+$/),
  }),
});

export function handleSendMail(mailer: Mailer): JobHandler {
  return handleJob(sendMailJob, async (message, { log }) => {
    try {
      await mailer.send(message);
    } catch (error) {
      if (!(error instanceof MailRefusedError)) throw error;
      log.warn({ replyCode: error.replyCode }, 'mail refused, not tried again');
    }
  });
}
