import type { ClientDesks } from '../client-desk.ts';
import type { ImportPlan } from './columns/import-plan.ts';
import { readRows } from './file/file-rows.ts';
import { noTally, planOf, tellableFields } from './import.presenter.ts';
import { storeOf } from './import.service.ts';
import type { ImportFiles } from './import-files.ts';
import { createImportPeopleStore } from './import-people.store.ts';
import { createProgressPush } from './import-ports.ts';
import { addToTally, judgePortion, readValuesOf, toIssues } from './judge-portion.ts';
import { createJudge } from './judge-rows.ts';
import { createRowReader } from './values/row-values.ts';

const portion = 500;

/** Goes over all rows without writing any client; gives up as soon as there is a newer plan. */
export function createImportCheck({ open }: ClientDesks, files: ImportFiles) {
  return async ({
    agentId,
    importId,
    run,
  }: {
    agentId: string;
    importId: string;
    run: number;
  }): Promise<void> => {
    const begun = await open(agentId, async (desk) => {
      const row = await storeOf(desk).lock(importId);
      if (row?.state !== 'checking' || row.run !== run) return null;
      // A check that was interrupted begins again.
      await storeOf(desk).removeIssues(importId);
      return { row, today: desk.today };
    });
    if (!begun) return;
    const plan = planOf(begun.row) as ImportPlan;
    const readValues = createRowReader(plan, begun.today);
    const judge = createJudge(tellableFields(plan.columns));
    const pushProgress = createProgressPush();
    let counts = noTally;
    let rowsDone = 0;

    /** False where nobody waits for this check any more. */
    const save = (
      state: 'checking' | 'checked',
      write: Parameters<typeof judgePortion>[2],
    ): Promise<boolean> =>
      open(agentId, async (desk) => {
        const store = storeOf(desk);
        const row = await store.lock(importId);
        if (row?.state !== 'checking' || row.run !== run) return false;
        const judged = await judgePortion(judge, createImportPeopleStore(desk.tx, agentId, importId), write);
        counts = addToTally(counts, judged);
        rowsDone += write.length;
        await store.insertIssues(importId, toIssues(judged));
        await store.update(importId, {
          state,
          rowsDone,
          counts: JSON.stringify(counts),
          updatedAt: desk.now,
        });
        await pushProgress(desk.tx, agentId, { isLast: state === 'checked' });
        return true;
      });

    for await (const rows of readRows(plan.format, files.open(begun.row), portion))
      if (!(await save('checking', await readValuesOf(rows, readValues)))) return;
    await save('checked', []);
  };
}
