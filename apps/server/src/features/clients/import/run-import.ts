import type { ClientTransaction, ClientTransactions } from '../client-transaction.ts';
import { isEmailTaken } from '../client-transaction.ts';
import type { ImportPlan } from './columns/import-plan.ts';
import { addToTally, evaluatePortion, toIssues } from './evaluate-portion.ts';
import type { ParsedRow, RowEvaluator } from './evaluate-rows.ts';
import { createRowEvaluator } from './evaluate-rows.ts';
import { coveredFields, planOf, tallyOf } from './import.presenter.ts';
import { removeParts, storeOf } from './import.service.ts';
import type { ImportRow } from './import.store.ts';
import type { ImportFiles } from './import-files.ts';
import { createImportPeopleStore } from './import-people.store.ts';
import type { Notify } from './import-ports.ts';
import { createProgressPush } from './import-ports.ts';
import { doneNotification, notifyFromRows } from './report-texts.ts';
import { refuseBeyond, writeRows } from './write-rows.ts';

/** A batch and how far it brings the import are committed together, so an interruption repeats nothing. */
const batchRows = 500;
const passLimit = 5;

export interface ImportRunDeps {
  transactions: ClientTransactions;
  files: ImportFiles;
  notify: Notify;
}

export function createImportRun({ transactions, files, notify }: ImportRunDeps) {
  const { open } = transactions;
  const findRunning = (agentId: string, importId: string) =>
    open(agentId, async (transaction) => {
      const row = await storeOf(transaction).find(importId);
      return row?.state === 'importing' ? { row, today: transaction.today } : null;
    });

  /** Null where somebody else is at it, or the import is no longer wanted. */
  async function writeBatch(
    transaction: ClientTransaction,
    row: ImportRow,
    evaluate: RowEvaluator,
    batch: ParsedRow[],
  ): Promise<ImportRow | null> {
    const store = storeOf(transaction);
    const current = await store.lock(row.id);
    if (current?.state !== 'importing' || current.rowsDone !== row.rowsDone) return null;
    const people = createImportPeopleStore(transaction.tx, transaction.agentId, row.id);
    const room = await transaction.countRoom();
    const evaluated = refuseBeyond(await evaluatePortion(evaluate, people, batch), room, row);
    const { created, updated } = await writeRows(transaction, people, evaluated, row);
    const counts = addToTally(tallyOf(current), evaluated);
    counts.created += created;
    counts.updated += updated;
    await store.insertIssues(row.id, toIssues(evaluated));
    const rowsDone = batch.at(-1)?.row.number ?? current.rowsDone;
    await store.update(row.id, { rowsDone, counts: JSON.stringify(counts), updatedAt: transaction.now });
    return { ...current, rowsDone, counts };
  }

  /** From the first row, since earlier rows decide about later ones; what was imported before is only remembered. */
  async function pass(begun: { row: ImportRow; today: string }): Promise<boolean> {
    let { row } = begun;
    const plan = planOf(row) as ImportPlan;
    const evaluate = createRowEvaluator(coveredFields(plan.columns));
    const pushProgress = createProgressPush();
    return files.eachPortion(row, { plan, today: begun.today, portion: batchRows }, async (parsedRows) => {
      for (const each of parsedRows) if (each.row.number <= row.rowsDone) evaluate.skip(each);
      const batch = parsedRows.filter((each) => each.row.number > row.rowsDone);
      if (batch.length === 0) return true;
      const next = await open(row.agentId, async (transaction) => {
        const written = await writeBatch(transaction, row, evaluate, batch);
        if (written) await pushProgress(transaction.tx, row.agentId);
        return written;
      });
      if (next) row = next;
      return next !== null;
    });
  }

  async function finish(agentId: string, importId: string): Promise<void> {
    const done = await open(agentId, async (transaction) => {
      const row = await storeOf(transaction).lock(importId);
      if (row?.state !== 'importing') return null;
      await storeOf(transaction).update(importId, { state: 'done', updatedAt: transaction.now });
      await createProgressPush()(transaction.tx, agentId, { isLast: true });
      if (row.rowsTotal > notifyFromRows) await notify(transaction.tx, agentId, doneNotification(row));
      return row;
    });
    if (done) await removeParts(transactions, files, done);
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
