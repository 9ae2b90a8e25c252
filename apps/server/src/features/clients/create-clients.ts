import type { Database } from '../../platform/db/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createClientPalette } from './client-palette.ts';
import type { ClientTransactionDeps } from './client-transaction.ts';
import { createClientTransactions } from './client-transaction.ts';
import { createClientJobHandlers } from './clients.jobs.ts';
import {
  createClientPageRoutes,
  createClientsRoutes,
  createConsentRoutes,
  createSmartListRoutes,
} from './clients.routes.ts';
import { createClientConsentsService } from './consent/client-consents.service.ts';
import { createDuplicatesService } from './duplicates/duplicates.service.ts';
import { createExportService } from './export/export.service.ts';
import { createSmartListsService } from './filter/smart-lists.service.ts';
import { createHouseholdsService } from './households/households.service.ts';
import { createClientImport } from './import/create-import.ts';
import { createNotesService } from './notes/notes.service.ts';
import { createPrivacyService } from './privacy/privacy.service.ts';
import { createClientDraftsService } from './records/client-drafts.service.ts';
import { createClientsService } from './records/clients.service.ts';
import { createTasksService } from './tasks/tasks.service.ts';
import { createTimelineService } from './timeline/timeline.service.ts';
import type { Remind } from './touchbase/reminders.service.ts';
import { createRemindersService } from './touchbase/reminders.service.ts';
import { createTodayService } from './touchbase/today.service.ts';
import { createTouchbaseService } from './touchbase/touchbase.service.ts';

export interface ClientsDeps extends ClientTransactionDeps {
  /** Sees all agents, for jobs. */
  workerDatabase: Pick<Database, 'db'>;
  remind: Remind;
  /** Where files wait until they are imported. */
  storage: Storage;
}

/** The agent's people: records, lists, consent and what happens with them. */
export function createClients(deps: ClientsDeps) {
  const transactions = createClientTransactions(deps);
  const consents = createClientConsentsService(transactions);
  const imports = createClientImport({
    ...deps,
    transactions,
    workerDb: deps.workerDatabase.db,
    notify: (tx, agentId, notification) => deps.remind(tx, agentId, [notification]),
  });
  return {
    jobs: [
      ...createClientJobHandlers({
        db: deps.workerDatabase.db,
        clock: deps.clock,
        reminders: createRemindersService({ ...transactions, remind: deps.remind }),
      }),
      ...imports.jobHandlers,
    ],
    routes: {
      ...createClientsRoutes({
        clients: createClientsService(transactions),
        consents,
        drafts: createClientDraftsService(deps),
        duplicates: createDuplicatesService(transactions),
        households: createHouseholdsService(transactions),
        exports: createExportService(transactions),
        privacy: createPrivacyService(transactions),
      }),
      ...createConsentRoutes(consents),
      ...createSmartListRoutes(createSmartListsService(transactions)),
      ...createClientPageRoutes({
        timeline: createTimelineService(transactions),
        touchbase: createTouchbaseService(transactions),
        notes: createNotesService(transactions),
        tasks: createTasksService(transactions),
        today: createTodayService(transactions),
      }),
      ...imports.routes,
    },
    palette: createClientPalette(deps),
    stop: imports.close,
  };
}
