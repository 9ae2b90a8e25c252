import type { Language } from '@hearthline/contract/common';
import { email, language } from '@hearthline/contract/common';
import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { defineJob, handleJob } from '../../platform/jobs/jobs.ts';

const addressee = z.strictObject({ email, language });

/** The links in these mails expire, so a job that fails for a day is better given up. */
const maxAttempts = 12;

export const completeRegistrationJob = defineJob({
  name: 'auth.completeRegistration',
  payload: z.strictObject({ registrationId: z.uuid() }),
  maxAttempts,
  lane: 'urgent',
});
export const sendConfirmationMailJob = defineJob({
  name: 'auth.sendConfirmationMail',
  payload: addressee,
  maxAttempts,
  lane: 'urgent',
});
export const sendResetMailJob = defineJob({
  name: 'auth.sendResetMail',
  payload: addressee,
  maxAttempts,
  lane: 'urgent',
});
const emailChangeMail = z.strictObject({
  agentId: z.uuid(),
  changeId: z.uuid(),
  mailbox: z.enum(['old', 'new']),
});
export type EmailChangeMail = z.infer<typeof emailChangeMail>;
export const sendEmailChangeMailJob = defineJob({
  name: 'auth.sendEmailChangeMail',
  payload: emailChangeMail,
  maxAttempts,
  lane: 'urgent',
});
export const forgetExpiredJob = defineJob({
  name: 'auth.forgetExpired',
  payload: z.strictObject({}),
  cron: '17 * * * *',
});

export function createAuthJobHandlers(service: {
  completeRegistration(registrationId: string): Promise<void>;
  sendConfirmation(email: string, language: Language): Promise<void>;
  sendReset(email: string, language: Language): Promise<void>;
  sendEmailChange(mail: EmailChangeMail): Promise<void>;
  forgetExpired(): Promise<void>;
}): JobHandler[] {
  return [
    handleJob(completeRegistrationJob, ({ registrationId }) => service.completeRegistration(registrationId)),
    handleJob(sendConfirmationMailJob, (payload) =>
      service.sendConfirmation(payload.email, payload.language),
    ),
    handleJob(sendResetMailJob, (payload) => service.sendReset(payload.email, payload.language)),
    handleJob(sendEmailChangeMailJob, (payload) => service.sendEmailChange(payload)),
    handleJob(forgetExpiredJob, () => service.forgetExpired()),
  ];
}
