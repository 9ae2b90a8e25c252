import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import { createId } from '../ids.ts';
import type { MailSeal } from './mail-seal.ts';
import { keepMail } from './mailbox.store.ts';
import type { Mailer } from './mailer.ts';

/** Keeps mails in the database instead of sending them. `db` is the worker's: a request cannot write mails. */
export function createMailboxMailer(deps: { db: Db; clock: Clock; mailSeal: MailSeal }): Mailer {
  return {
    send: async (message, hooks) => {
      await hooks?.onHandOver?.();
      const sentAt = deps.clock.now();
      await keepMail(deps.db, deps.mailSeal, { id: createId(sentAt.getTime()), message, sentAt });
      return '250 kept in the mailbox';
    },
  };
}
