import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { openSession } from '../db/session.ts';
import type { MailSeal } from './mail-seal.ts';
import { sealedMark } from './mail-seal.ts';
import type { MailMessage } from './mailer.ts';

/** The first of two mails with one `messageId` stays. What it says is sealed: it holds links that open accounts. */
export async function keepMail(
  db: Db,
  seal: MailSeal,
  mail: { id: string; message: MailMessage; sentAt: Date },
): Promise<void> {
  const { to, subject, messageId } = mail.message;
  const { html, text } = seal.close(mail.message);
  await sql`select system.keep_mail(${mail.id}, ${to}, ${subject}, ${html}, ${text}, ${messageId}, ${mail.sentAt})`.execute(
    db,
  );
}

/** Those that a demo of older days kept, with the owner's rights: their links would lie there for everybody who sees the table. */
export async function deleteUnsealedMails(ownerUrl: string): Promise<void> {
  const client = await openSession(ownerUrl);
  try {
    await client.query('delete from system.mailbox_message where not starts_with(text, $1)', [sealedMark]);
  } finally {
    await client.end();
  }
}
