import { AppError } from '../../platform/errors.ts';
import type { MailboxRow, MailboxStore } from './mailbox.store.ts';

export type MailboxService = ReturnType<typeof createMailboxService>;

export function createMailboxService(deps: {
  store: MailboxStore;
  /** Only where the demo keeps mails instead of sending them: they hold links that open accounts. */
  isOn: boolean;
}) {
  return {
    list: async (address: string | undefined): Promise<MailboxRow[]> => {
      if (!deps.isOn) throw new AppError('not_found');
      return deps.store.list(address || null);
    },
  };
}
