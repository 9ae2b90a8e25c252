import type { ClientTransaction, ClientTransactions } from '../client-transaction.ts';
import type { ImportPlan } from './columns/import-plan.ts';
import { addToTally, evaluatePortion, toIssues } from './evaluate-portion.ts';
import { createRowEvaluator } from './evaluate-rows.ts';
import { coveredFields, noTally, planOf } from './import.presenter.ts';
import { storeOf } from './import.service.ts';
import type { ImportFiles } from './import-files.ts';
import { createImportPeopleStore } from './import-people.store.ts';
import { createProgressPush } from './import-ports.ts';

const portion = 500;

interface Check {
  agentId: string;
  importId: string;
  run: number;
}

/** Nothing where nobody waits for this check any more. */
async function lockChecked(store: ReturnType<typeof storeOf>, { importId, run }: Check) {
  const row = await store.lock(importId);
  return row?.state === 'checking' && row.run === run ? row : null;
}

async function beginCheck(transaction: ClientTransaction, check: Check) {
  const store = storeOf(transaction);
  const row = await lockChecked(store, check);
  if (!row) return null;
  // A check that was interrupted begins again.
  await store.removeIssues(check.importId);
  return { row, today: transaction.today };
}

/** Goes over all rows without writing any client; gives up as soon as there is a newer plan. */
export function createImportCheck({ open }: ClientTransactions, files: ImportFiles) {
  return async (check: Check): Promise<void> => {
    const { agentId, importId } = check;
    const begun = await open(agentId, (transaction) => beginCheck(transaction, check));
    if (!begun) return;
    const plan = planOf(begun.row) as ImportPlan;
    const evaluate = createRowEvaluator(coveredFields(plan.columns));
    const pushProgress = createProgressPush();
    let counts = noTally;
    let rowsDone = 0;

    /** False where nobody waits for this check any more. */
    const save = (
      state: 'checking' | 'checked',
      write: Parameters<typeof evaluatePortion>[2],
    ): Promise<boolean> =>
      open(agentId, async (transaction) => {
        const store = storeOf(transaction);
        if (!(await lockChecked(store, check))) return false;
        const evaluated = await evaluatePortion(
          evaluate,
          createImportPeopleStore(transaction.tx, agentId, importId),
          write,
        );
        counts = addToTally(counts, evaluated);
        rowsDone += write.length;
        await store.insertIssues(importId, toIssues(evaluated));
        await store.update(importId, {
          state,
          rowsDone,
          counts: JSON.stringify(counts),
          updatedAt: transaction.now,
        });
        await pushProgress(transaction.tx, agentId, { isLast: state === 'checked' });
        return true;
      });

    const isWhole = await files.eachPortion(begun.row, { plan, today: begun.today, portion }, (rows) =>
      save('checking', rows),
    );
    if (isWhole) await save('checked', []);
  };
}
