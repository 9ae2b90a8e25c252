import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { MailMessage } from './mailer.ts';

/** The first of two mails with one `messageId` stays. */
export async function keepMail(
  db: Db,
  mail: { id: string; message: MailMessage; sentAt: Date },
): Promise<void> {
  const { to, subject, html, text, messageId } = mail.message;
  await sql`select system.keep_mail(${mail.id}, ${to}, ${subject}, ${html}, ${text}, ${messageId}, ${mail.sentAt})`.execute(
    db,
  );
}
