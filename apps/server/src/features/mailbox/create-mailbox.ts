import type { Config } from '../../config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { isLoopbackName } from '../../platform/http/local-caller.ts';
import type { MailSeal } from '../../platform/mail/mail-seal.ts';
import { createMailboxRoutes } from './mailbox.routes.ts';
import { createMailboxService } from './mailbox.service.ts';
import { createMailboxStore } from './mailbox.store.ts';

export interface MailboxDeps {
  database: Pick<Database, 'db'>;
  mailSeal: MailSeal;
  config: Pick<Config, 'browser' | 'origins'>;
  findMe(agentId: string): Promise<{ email: string }>;
}

/** Mails that were kept instead of sent. */
export function createMailbox({ database, mailSeal, config, findMe }: MailboxDeps) {
  const { demo } = config.browser;
  const service = createMailboxService({
    store: createMailboxStore(database.db),
    mailSeal,
    isOn: demo?.hasMailbox === true,
    isAppLocal: isLoopbackName(new URL(config.origins.app).hostname),
    isDemoAccount: async (agentId) => demo?.emails.includes((await findMe(agentId)).email) === true,
  });
  return { routes: createMailboxRoutes(service) };
}
