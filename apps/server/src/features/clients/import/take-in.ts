import type { ClientDesk, ClientDesks } from '../client-desk.ts';
import { isEmailTaken } from '../client-desk.ts';
import type { ImportPlan } from './columns/import-plan.ts';
import { readRows } from './file/file-rows.ts';
import { planOf, tallyOf, tellableFields } from './import.presenter.ts';
import { removeParts, storeOf } from './import.service.ts';
import type { ImportRow } from './import.store.ts';
import type { ImportFiles } from './import-files.ts';
import { createImportPeopleStore } from './import-people.store.ts';
import type { Notify } from './import-ports.ts';
import { createProgressPush } from './import-ports.ts';
import { addToTally, judgePortion, readValuesOf, toIssues } from './judge-portion.ts';
import type { Judge, ReadRow } from './judge-rows.ts';
import { createJudge } from './judge-rows.ts';
import { doneNotice, noticeFromRows } from './report-texts.ts';
import { createRowReader } from './values/row-values.ts';
import { writeRows } from './write-rows.ts';

/** A batch and how far it brings the import are committed together, so an interruption repeats nothing. */
const batchRows = 500;
const passLimit = 5;

export interface TakeInDeps {
  desks: ClientDesks;
  files: ImportFiles;
  notify: Notify;
}

export function createTakeIn({ desks, files, notify }: TakeInDeps) {
  const { open } = desks;
  const findRunning = (agentId: string, importId: string) =>
    open(agentId, async (desk) => {
      const row = await storeOf(desk).find(importId);
      return row?.state === 'importing' ? { row, today: desk.today } : null;
    });

  /** Null where somebody else is at it, or the import is no longer wanted. */
  async function writeBatch(
    desk: ClientDesk,
    row: ImportRow,
    judge: Judge,
    batch: ReadRow[],
  ): Promise<ImportRow | null> {
    const store = storeOf(desk);
    const current = await store.lock(row.id);
    if (current?.state !== 'importing' || current.rowsDone !== row.rowsDone) return null;
    const people = createImportPeopleStore(desk.tx, desk.agentId, row.id);
    const judged = await judgePortion(judge, people, batch);
    const { created, updated } = await writeRows(desk, people, judged, row);
    const counts = addToTally(tallyOf(current), judged);
    counts.created += created;
    counts.updated += updated;
    await store.insertIssues(row.id, toIssues(judged));
    const rowsDone = batch.at(-1)?.row.number ?? current.rowsDone;
    await store.update(row.id, { rowsDone, counts: JSON.stringify(counts), updatedAt: desk.now });
    return { ...current, rowsDone, counts };
  }

  /** From the first row, since earlier rows decide about later ones; what was taken in before is only remembered. */
  async function pass(begun: { row: ImportRow; today: string }): Promise<boolean> {
    let { row } = begun;
    const plan = planOf(row) as ImportPlan;
    const readValues = createRowReader(plan, begun.today);
    const judge = createJudge(tellableFields(plan.columns));
    const pushProgress = createProgressPush();
    for await (const rows of readRows(plan.format, files.open(row), batchRows)) {
      const read = await readValuesOf(rows, readValues);
      for (const each of read) if (each.row.number <= row.rowsDone) judge.skip(each);
      const batch = read.filter((each) => each.row.number > row.rowsDone);
      if (batch.length === 0) continue;
      const next = await open(row.agentId, async (desk) => {
        const written = await writeBatch(desk, row, judge, batch);
        if (written) await pushProgress(desk.tx, row.agentId);
        return written;
      });
      if (!next) return false;
      row = next;
    }
    return true;
  }

  async function finish(agentId: string, importId: string): Promise<void> {
    const done = await open(agentId, async (desk) => {
      const row = await storeOf(desk).lock(importId);
      if (row?.state !== 'importing') return null;
      await storeOf(desk).update(importId, { state: 'done', updatedAt: desk.now });
      await createProgressPush()(desk.tx, agentId, { isLast: true });
      if (row.rowsTotal > noticeFromRows) await notify(desk.tx, agentId, doneNotice(row));
      return row;
    });
    if (done) await removeParts(desks, files, done);
  }

  return async ({ agentId, importId }: { agentId: string; importId: string }): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      const begun = await findRunning(agentId, importId);
      if (!begun) return;
      try {
        if (await pass(begun)) await finish(agentId, importId);
        return;
      } catch (error) {
        // Somebody added a client with an address of this file meanwhile; the next pass knows them.
        if (!isEmailTaken(error) || tries >= passLimit) throw error;
      }
    }
  };
}
