import type {
  ClientImport,
  ImportColumn,
  ImportCounts,
  ImportIssue,
} from '@hearthline/contract/client-import';
import type { RequiredClientField } from '@hearthline/domain/client/fields';
import { requiredClientFields } from '@hearthline/domain/client/fields';
import { valueKey } from './columns/column-stats.ts';
import { evaluateDates } from './columns/guess-columns.ts';
import type { ImportPlan, PlanColumn } from './columns/import-plan.ts';
import { isMatched } from './columns/import-plan.ts';
import { matchWord } from './columns/value-words.ts';
import type { ImportRow, IssueRow } from './import.store.ts';

const noCounts: ImportCounts = {
  ready: 0,
  incomplete: 0,
  known: 0,
  likely: 0,
  refused: 0,
  created: 0,
  updated: 0,
};

/** What is kept of the rows so far. */
export type Tally = ImportCounts & { reasons: Record<string, number> };
export const noTally: Tally = { ...noCounts, reasons: {} };

export const planOf = ({ plan }: Pick<ImportRow, 'plan'>): Partial<ImportPlan> => plan as Partial<ImportPlan>;
export const tallyOf = ({ counts }: Pick<ImportRow, 'counts'>): Tally => ({
  ...noTally,
  ...(counts as Partial<Tally>),
});

/** What the form insists on and some column of the file can tell. */
export function coveredFields(columns: readonly Pick<PlanColumn, 'target'>[]): Set<RequiredClientField> {
  const targets = new Set<string>(columns.map(({ target }) => target));
  const covers = (field: RequiredClientField) =>
    targets.has(field) ||
    (targets.has('fullName') && (field === 'firstName' || field === 'lastName')) ||
    (targets.has('budgetMax') && field === 'budget') ||
    (field === 'phone' && ['homeNumber', 'officeNumber', 'otherPhone'].some((each) => targets.has(each)));
  return new Set(requiredClientFields.filter(covers));
}

export function presentImport(row: ImportRow): ClientImport {
  const { columns = [], habit = 'unknown', ...plan } = planOf(row);
  const covered = coveredFields(columns);
  const { reasons, ...counts } = tallyOf(row);
  return {
    id: row.id,
    fileName: row.fileName,
    state: row.state as ClientImport['state'],
    habit,
    columns: columns.map(presentColumn),
    isDayFirst: plan.isDayFirst ?? true,
    hasUnclearDates: evaluateDates(columns, habit).isUnclear,
    missingFields: columns.length === 0 ? [] : requiredClientFields.filter((field) => !covered.has(field)),
    known: plan.known ?? 'update',
    likely: plan.likely ?? 'add',
    tag: plan.tag ?? '',
    rowsTotal: row.rowsTotal,
    rowsDone: row.rowsDone,
    counts,
    reasons,
    failure: row.failure as ClientImport['failure'],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function presentColumn(column: PlanColumn): ImportColumn {
  const { name, samples, target, guess } = column;
  const match = target === guess.target ? guess.match : target === 'ignore' ? 'none' : 'sure';
  return { name, samples, target, match, values: isMatched(target) ? presentValues(column) : [] };
}

function presentValues({ target, values, chosen }: PlanColumn): ImportColumn['values'] {
  if (!isMatched(target)) return [];
  return values.map(({ value, rows }) => {
    const key = valueKey(value);
    if (key in chosen) return { value, rows, becomes: chosen[key] ?? null, match: 'sure' };
    const found = matchWord(target, value);
    const match = found === null ? 'none' : found.isSure ? 'sure' : 'guess';
    return { value, rows, becomes: found?.code ?? null, match };
  });
}

const shownLength = 200;

export function presentIssue({ rowNumber, kind, reasons, cells }: IssueRow): ImportIssue {
  const text = cells.filter((cell) => cell !== '').join(' · ');
  return {
    rowNumber,
    kind: kind as ImportIssue['kind'],
    reasons,
    text: text.length > shownLength ? `${text.slice(0, shownLength - 1)}…` : text,
  };
}
