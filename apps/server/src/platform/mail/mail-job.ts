import { z } from 'zod';
import type { Db, Tx } from '../db/database.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import { defineJob, enqueue, handleJob } from '../jobs/jobs.ts';
import type { MailSeal } from './mail-seal.ts';
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

type QueuedMail = z.infer<typeof sendMailJob.payload>;

/** What it says waits sealed: it holds links that open accounts. */
export async function enqueueMail(tx: Tx | Db, mailSeal: MailSeal, mail: QueuedMail): Promise<void> {
  await enqueue(tx, sendMailJob, { ...mail, ...mailSeal.close(mail) });
}

export function handleSendMail({ mailer, mailSeal }: { mailer: Mailer; mailSeal: MailSeal }): JobHandler {
  return handleJob(sendMailJob, async (mail, { log }) => {
    const content = mailSeal.open(mail);
    if (!content) throw new Error('The mail was queued under another TOKEN_SECRET and cannot be opened');
    try {
      await mailer.send({ ...mail, ...content });
    } catch (error) {
      if (!(error instanceof MailRefusedError)) throw error;
      log.warn({ replyCode: error.replyCode }, 'mail refused, not tried again');
    }
  });
}
