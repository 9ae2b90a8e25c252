import type { ImportFailure } from '@hearthline/contract/client-import';
import { dayMs } from '@hearthline/domain/calendar';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { ClientTransactions } from '../client-transaction.ts';
import { createImportCheck } from './check-import.ts';
import { FileFailure } from './file/import-failure.ts';
import type { CheckPayload, ImportWork, RunPayload } from './import.jobs.ts';
import { createImportJobHandlers } from './import.jobs.ts';
import { createImportRoutes } from './import.routes.ts';
import { createImportService, storeOf } from './import.service.ts';
import { createImportFiles } from './import-files.ts';
import { createImportPlanService } from './import-plan.service.ts';
import type { Notify } from './import-ports.ts';
import { createProgressPush } from './import-ports.ts';
import { createImportReport } from './import-report.ts';
import { createImportUpkeepStore } from './import-upkeep.store.ts';
import { createImportRun } from './run-import.ts';

export interface ImportDeps {
  transactions: ClientTransactions;
  clock: Clock;
  storage: Storage;
  notify: Notify;
  /** All agents' rows, for the daily job. */
  workerDb: Db;
}

/** What a job set out to do, and the state in which it found the import. */
interface BegunWork {
  agentId: string;
  importId: string;
  state: 'checking' | 'importing';
  run?: number;
}

const keptUnfinishedDays = 7;
const keptFinishedDays = 30;

export function createClientImport({ transactions, clock, storage, notify, workerDb }: ImportDeps) {
  const files = createImportFiles(storage);
  const check = createImportCheck(transactions, files);
  const runImport = createImportRun({ transactions, files, notify });

  /** A file that cannot be read fails for good; anything else only when it failed often enough. */
  async function guard(begun: BegunWork, isLastTry: boolean, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const isFile = error instanceof FileFailure;
      if (isFile || isLastTry) await fail(begun, isFile ? error.failure : 'interrupted');
      if (!isFile) throw error;
    }
  }

  /** Says nothing of an import that moved on: a worker that was only slow misses the file that another one used up. */
  const fail = ({ agentId, importId, state, run }: BegunWork, failure: ImportFailure): Promise<void> =>
    transactions.open(agentId, async (transaction) => {
      const row = await storeOf(transaction).lock(importId);
      if (row?.state !== state || (run !== undefined && row.run !== run)) return;
      await storeOf(transaction).update(importId, { state: 'failed', failure, updatedAt: transaction.now });
      await createProgressPush()(transaction.tx, agentId, { isLast: true });
    });

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

  const checking = (payload: CheckPayload): BegunWork => ({ ...payload, state: 'checking' });
  const importing = (payload: RunPayload): BegunWork => ({ ...payload, state: 'importing' });
  const work: ImportWork = {
    check: (payload, isLastTry) => guard(checking(payload), isLastTry, () => check(payload)),
    giveUpCheck: (payload) => fail(checking(payload), 'interrupted'),
    runImport: (payload, isLastTry) => guard(importing(payload), isLastTry, () => runImport(payload)),
    giveUpImport: (payload) => fail(importing(payload), 'interrupted'),
    forgetOld,
  };
  return {
    routes: createImportRoutes({
      imports: createImportService(transactions, files),
      plans: createImportPlanService(transactions, files),
      report: createImportReport(transactions),
    }),
    jobHandlers: createImportJobHandlers(work),
    close: files.close,
  };
}
