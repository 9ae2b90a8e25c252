import type { MailboxMessage } from '@hearthline/contract/mailbox';
import type { MailboxRow } from './mailbox.store.ts';

export function presentMail(row: MailboxRow): MailboxMessage {
  return {
    id: row.id,
    to: row.toAddress,
    subject: row.subject,
    html: row.html,
    text: row.text,
    sentAt: row.sentAt.toISOString(),
  };
}
