import type { Database } from '../../platform/db/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ClientDeskDeps } from './client-desk.ts';
import { createClientDesks } from './client-desk.ts';
import { createClientJobHandlers } from './clients.jobs.ts';
import {
  createClientPageRoutes,
  createClientsRoutes,
  createConsentRoutes,
  createSmartListRoutes,
} from './clients.routes.ts';
import { createClientConsentsService } from './consent/client-consents.service.ts';
import { createSmartListsService } from './filter/smart-lists.service.ts';
import { createClientImport } from './import/create-import.ts';
import { createClientFilesService } from './privacy/client-files.service.ts';
import { createClientDraftsService } from './records/client-drafts.service.ts';
import { createClientsService } from './records/clients.service.ts';
import { createClientPageService } from './timeline/client-page.service.ts';
import type { Remind } from './touchbase/reminders.service.ts';
import { createRemindersService } from './touchbase/reminders.service.ts';
import { createTodayService } from './touchbase/today.service.ts';

export interface ClientsDeps extends ClientDeskDeps {
  /** Sees all agents, for jobs. */
  workerDatabase: Pick<Database, 'db'>;
  remind: Remind;
  /** Where files wait until they are taken in. */
  storage: Storage;
}

/** The agent's people: records, lists, consent and what happens with them. */
export function createClients(deps: ClientsDeps) {
  const desks = createClientDesks(deps);
  const consents = createClientConsentsService(desks);
  const imports = createClientImport({
    ...deps,
    desks,
    workerDb: deps.workerDatabase.db,
    notify: (tx, agentId, notice) => deps.remind(tx, agentId, [notice]),
  });
  return {
    jobs: [
      ...createClientJobHandlers({
        db: deps.workerDatabase.db,
        clock: deps.clock,
        reminders: createRemindersService({ ...desks, remind: deps.remind }),
      }),
      ...imports.jobHandlers,
    ],
    routes: {
      ...createClientsRoutes({
        clients: createClientsService(desks),
        consents,
        drafts: createClientDraftsService(deps),
        files: createClientFilesService(desks),
      }),
      ...createConsentRoutes(consents),
      ...createSmartListRoutes(createSmartListsService(desks)),
      ...createClientPageRoutes({ page: createClientPageService(desks), today: createTodayService(desks) }),
      ...imports.routes,
    },
  };
}
