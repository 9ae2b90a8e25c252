import type { mailboxEndpoints } from '@hearthline/contract/mailbox';
import type { Handlers } from '../../platform/http/bind.ts';
import { presentMail } from './mailbox.presenter.ts';
import type { MailboxService } from './mailbox.service.ts';

export function createMailboxRoutes(service: MailboxService): Handlers<typeof mailboxEndpoints> {
  return {
    'GET /mailbox': async ({ query }) => {
      const rows = await service.list(query.to);
      return { isSuccess: true, result: rows.map(presentMail), totalRows: rows[0]?.totalRows ?? 0 };
    },
  };
}
