import type {
  ClientImport,
  ImportPreview,
  ImportTarget,
  KnownRule,
  LikelyRule,
} from '@hearthline/contract/client-import';
import type { Language } from '@hearthline/contract/common';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { ClientTransactions } from '../client-transaction.ts';
import { valueKey } from './columns/column-stats.ts';
import { evaluateDates } from './columns/guess-columns.ts';
import type { ImportPlan, PlanColumn } from './columns/import-plan.ts';
import { isMatched } from './columns/import-plan.ts';
import { isCodeOf, matchWord } from './columns/value-words.ts';
import { checkImportJob, runImportJob } from './import.jobs.ts';
import { noTally, planOf, presentImport, tallyOf } from './import.presenter.ts';
import { getImport, lockImport, storeOf } from './import.service.ts';
import type { ImportRow } from './import.store.ts';
import { isAlreadyRunning } from './import.store.ts';
import type { ImportFiles } from './import-files.ts';
import { createImportPeopleStore } from './import-people.store.ts';

export interface PlanInput {
  columns: { target: ImportTarget; values: { value: string; becomes: string | null }[] }[];
  isDayFirst: boolean;
  known: KnownRule;
  likely: LikelyRule;
  tag: string;
}

const readable = ['mapping', 'checking', 'checked', 'importing', 'failed'];

/** What becomes of a file that was read: planned, checked, imported, and taken back. */
export function createImportPlanService({ open }: ClientTransactions, files: ImportFiles) {
  return {
    setPlan: (agentId: string, id: string, input: PlanInput, language: Language): Promise<ClientImport> =>
      open(agentId, async (transaction) => {
        const row = await lockImport(transaction, id);
        const before = requirePlan(row);
        const plan = changePlan(before, input, language);
        if (!mayCheck(row)) throw new AppError('conflict');
        const store = storeOf(transaction);
        if (isParsedAlike(before, plan) && (row.state === 'checking' || row.state === 'checked')) {
          await store.update(id, { plan: JSON.stringify(plan), updatedAt: transaction.now });
          return presentImport(await getImport(transaction, id));
        }
        const run = row.run + 1;
        await store.stopOtherChecks(id, transaction.now);
        await store.removeIssues(id);
        await store.update(id, {
          state: 'checking',
          failure: null,
          plan: JSON.stringify(plan),
          run,
          rowsDone: 0,
          counts: JSON.stringify(noTally),
          updatedAt: transaction.now,
        });
        await enqueue(transaction.tx, checkImportJob, { agentId, importId: id, run }, { key: id, agentId });
        return presentImport(await getImport(transaction, id));
      }),

    preview: async (agentId: string, id: string, from: number, limit: number): Promise<ImportPreview[]> => {
      const [row, today] = await open(
        agentId,
        async (transaction) => [await getImport(transaction, id), transaction.today] as const,
      );
      const plan = requirePlan(row);
      if (row.partSizes.length === 0) throw new AppError('conflict');
      return files.preview(row, { plan, today, from, limit });
    },

    start: async (agentId: string, id: string): Promise<ClientImport> => {
      try {
        return await open(agentId, async (transaction) => {
          const row = await lockImport(transaction, id);
          const isResumed = row.state === 'failed' && row.failure === 'interrupted' && row.rowsDone > 0;
          if (row.state !== 'checked' && !isResumed) throw new AppError('conflict');
          // Where nobody would be added or changed, it says so instead of running for nothing.
          if (!isResumed && onlyAdds(row)) await transaction.requireRoom(1);
          const store = storeOf(transaction);
          const fresh = isResumed ? {} : { rowsDone: 0, counts: JSON.stringify(noTally) };
          if (!isResumed) await store.removeIssues(id);
          await store.update(id, { state: 'importing', failure: null, updatedAt: transaction.now, ...fresh });
          await enqueue(transaction.tx, runImportJob, { agentId, importId: id }, { key: id, agentId });
          return presentImport(await getImport(transaction, id));
        });
      } catch (error) {
        throw isAlreadyRunning(error) ? new AppError('conflict', { cause: error }) : error;
      }
    },

    undo: (agentId: string, id: string): Promise<ClientImport> =>
      open(agentId, async (transaction) => {
        const row = await lockImport(transaction, id);
        if (row.state !== 'done') throw new AppError('conflict');
        await createImportPeopleStore(transaction.tx, agentId, id).removeCreated(createId(), transaction.now);
        await storeOf(transaction).update(id, { state: 'undone', updatedAt: transaction.now });
        return presentImport(await getImport(transaction, id));
      }),
  };
}

export type ImportPlanService = ReturnType<typeof createImportPlanService>;

function requirePlan(row: ImportRow): ImportPlan {
  const plan = planOf(row);
  if (!plan.format || !readable.includes(row.state)) throw new AppError('conflict');
  return plan as ImportPlan;
}

function onlyAdds(row: ImportRow): boolean {
  const { known, likely } = planOf(row);
  const counts = tallyOf(row);
  const added = counts.ready + counts.incomplete + (likely === 'skip' ? 0 : counts.likely);
  return added > 0 && (known === 'skip' || counts.known === 0);
}

/** What was begun to be imported is only taken up again. */
function mayCheck({ state, failure, rowsDone }: ImportRow): boolean {
  if (state === 'failed') return failure === 'interrupted' && rowsDone === 0;
  return state === 'mapping' || state === 'checking' || state === 'checked';
}

/** Rules and tags change what is written, not what the rows are. */
function isParsedAlike(one: ImportPlan, other: ImportPlan): boolean {
  const keyOf = ({ columns, isDayFirst }: ImportPlan) =>
    JSON.stringify([isDayFirst, columns.map(({ target, chosen }) => [target, chosen])]);
  return keyOf(one) === keyOf(other);
}

function changePlan(plan: ImportPlan, input: PlanInput, language: Language): ImportPlan {
  if (input.columns.length !== plan.columns.length)
    throw new AppError('invalid_input', {
      fields: [{ path: 'columns', code: 'column_count', message: 'Not the columns of this file' }],
    });
  const columns = plan.columns.map((column, index): PlanColumn => {
    const { target, values } = input.columns[index] ?? { target: column.target, values: [] };
    const isChoice = ({ value, becomes }: (typeof values)[number]) => {
      if (becomes === null) return true;
      const found = isMatched(target) && isCodeOf(target, becomes) ? matchWord(target, value) : undefined;
      // What is so by itself was not chosen.
      return found !== undefined && !(found?.isSure && found.code === becomes);
    };
    const chosen = values.filter(isChoice).map(({ value, becomes }) => [valueKey(value), becomes]);
    return { ...column, target, chosen: Object.fromEntries(chosen) };
  });
  const dates = evaluateDates(columns, plan.habit);
  return {
    ...plan,
    columns,
    // Where the dates themselves say how they are meant, nobody has to.
    isDayFirst: dates.isUnclear ? input.isDayFirst : dates.isDayFirst,
    known: input.known,
    likely: input.likely,
    tag: input.tag,
    language,
  };
}
