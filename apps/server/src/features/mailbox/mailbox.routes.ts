import type { MailboxMessage, mailboxEndpoints } from '@hearthline/contract/mailbox';
import type { Handlers } from '../../platform/http/bind.ts';
import type { MailboxService } from './mailbox.service.ts';
import type { MailboxRow } from './mailbox.store.ts';

export function createMailboxRoutes(service: MailboxService): Handlers<typeof mailboxEndpoints> {
  return {
    'GET /mailbox': async ({ query, ...visitor }) => {
      const rows = await service.list(visitor, query.to);
      return { isSuccess: true, result: rows.map(presentMail), totalRows: rows[0]?.totalRows ?? 0 };
    },
  };
}

function presentMail(row: MailboxRow): MailboxMessage {
  return {
    id: row.id,
    to: row.toAddress,
    subject: row.subject,
    html: row.html,
    text: row.text,
    sentAt: row.sentAt.toISOString(),
  };
}
