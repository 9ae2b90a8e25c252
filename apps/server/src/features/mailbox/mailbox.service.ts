import type { Caller } from '../../platform/auth/authenticate.ts';
import { AppError } from '../../platform/errors.ts';
import type { MailSeal } from '../../platform/mail/mail-seal.ts';
import type { MailboxRow, MailboxStore } from './mailbox.store.ts';

export interface MailboxServiceDeps {
  store: MailboxStore;
  mailSeal: Pick<MailSeal, 'open'>;
  /** Only where the demo keeps mails instead of sending them: they hold links that open accounts. */
  isOn: boolean;
  /** Where the app is opened under another name, a proxy may stand here, and everybody would seem to sit at this machine. */
  isAppLocal: boolean;
  isDemoAccount(agentId: string): Promise<boolean>;
}

export interface Visitor {
  isLocal: boolean;
  findCaller(): Promise<Caller | null>;
}

const unreadable = { html: '', text: 'This message was kept under another secret and cannot be read.' };

export type MailboxService = ReturnType<typeof createMailboxService>;

export function createMailboxService({
  store,
  mailSeal,
  isOn,
  isAppLocal,
  isDemoAccount,
}: MailboxServiceDeps) {
  async function isWelcome(visitor: Visitor): Promise<boolean> {
    if (visitor.isLocal && isAppLocal) return true;
    const caller = await visitor.findCaller();
    return caller !== null && isDemoAccount(caller.agentId);
  }

  return {
    list: async (visitor: Visitor, address: string | undefined): Promise<MailboxRow[]> => {
      if (!isOn || !(await isWelcome(visitor))) throw new AppError('not_found');
      const rows = await store.list(address || null);
      return rows.map((row) => ({ ...row, ...(mailSeal.open(row) ?? unreadable) }));
    },
  };
}
