import { dayMs } from '@hearthline/domain/calendar';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { ClientDesks } from '../client-desk.ts';
import { createImportCheck } from './check-import.ts';
import { FileFailure } from './file/import-failure.ts';
import type { ImportWork } from './import.jobs.ts';
import { createImportJobHandlers } from './import.jobs.ts';
import { createImportRoutes } from './import.routes.ts';
import { createImportService, storeOf } from './import.service.ts';
import { createImportFiles } from './import-files.ts';
import { createImportPlanService } from './import-plan.service.ts';
import type { Notify } from './import-ports.ts';
import { createProgressPush } from './import-ports.ts';
import { createImportReport } from './import-report.ts';
import { createImportUpkeepStore } from './import-upkeep.store.ts';
import { createTakeIn } from './take-in.ts';

export interface ImportDeps {
  desks: ClientDesks;
  clock: Clock;
  storage: Storage;
  notify: Notify;
  /** All agents' rows, for the daily job. */
  workerDb: Db;
}

const keptUnfinishedDays = 7;
const keptFinishedDays = 30;

export function createClientImport({ desks, clock, storage, notify, workerDb }: ImportDeps) {
  const files = createImportFiles(storage);
  const check = createImportCheck(desks, files);
  const takeIn = createTakeIn({ desks, files, notify });

  /** A file that cannot be read fails for good; anything else only when it failed often enough. */
  async function guard(
    { agentId, importId }: { agentId: string; importId: string },
    isLastTry: boolean,
    work: () => Promise<void>,
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      const isFile = error instanceof FileFailure;
      if (isFile || isLastTry)
        await desks.open(agentId, async (desk) => {
          const failure = isFile ? error.failure : 'interrupted';
          await storeOf(desk).update(importId, { state: 'failed', failure, updatedAt: desk.now });
          await createProgressPush()(desk.tx, agentId, { isLast: true });
        });
      if (!isFile) throw error;
    }
  }

  async function forgetOld(): Promise<number> {
    const store = createImportUpkeepStore(workerDb);
    const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);
    const old = await store.listOld(before(keptUnfinishedDays), before(keptFinishedDays));
    for (const row of old) {
      await files.remove(row);
      await store.remove(row);
    }
    for (const row of await store.listLeftParts(before(keptUnfinishedDays))) {
      await files.remove(row);
      await store.forgetParts(row);
    }
    return old.length;
  }

  const work: ImportWork = {
    check: (payload, isLastTry) => guard(payload, isLastTry, () => check(payload)),
    takeIn: (payload, isLastTry) => guard(payload, isLastTry, () => takeIn(payload)),
    forgetOld,
  };
  return {
    routes: createImportRoutes({
      imports: createImportService(desks, files),
      plans: createImportPlanService(desks, files),
      report: createImportReport(desks),
    }),
    jobHandlers: createImportJobHandlers(work),
  };
}
