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
        duplicates: createDuplicatesService(desks),
        households: createHouseholdsService(desks),
        exports: createExportService(desks),
        privacy: createPrivacyService(desks),
      }),
      ...createConsentRoutes(consents),
      ...createSmartListRoutes(createSmartListsService(desks)),
      ...createClientPageRoutes({
        timeline: createTimelineService(desks),
        touchbase: createTouchbaseService(desks),
        notes: createNotesService(desks),
        tasks: createTasksService(desks),
        today: createTodayService(desks),
      }),
      ...imports.routes,
    },
  };
}
