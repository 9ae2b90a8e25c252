import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import { createId } from '../ids.ts';
import type { SmsSender } from '../sms/sms.ts';
import type { MailSeal } from './mail-seal.ts';
import { keepMail } from './mailbox.store.ts';

/** Keeps texts beside the mails instead of sending them. */
export function createMailboxSms(deps: { db: Db; clock: Clock; mailSeal: MailSeal }): SmsSender {
  return {
    send: async ({ to, text, key }) => {
      const sentAt = deps.clock.now();
      const message = { to, subject: 'SMS', html: '', text, messageId: `sms-${key}` };
      await keepMail(deps.db, deps.mailSeal, { id: createId(sentAt.getTime()), message, sentAt });
      return `kept-${key}`;
    },
  };
}
