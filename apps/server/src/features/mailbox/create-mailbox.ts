import type { Database } from '../../platform/db/database.ts';
import { createMailboxRoutes } from './mailbox.routes.ts';
import { createMailboxService } from './mailbox.service.ts';
import { createMailboxStore } from './mailbox.store.ts';

/** Mails that were kept instead of sent. */
export function createMailbox({ database, isOn }: { database: Pick<Database, 'db'>; isOn: boolean }) {
  const service = createMailboxService({ store: createMailboxStore(database.db), isOn });
  return { routes: createMailboxRoutes(service) };
}
