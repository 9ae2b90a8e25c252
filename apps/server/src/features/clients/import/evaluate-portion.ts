import type { EvaluatedRow, KnownPeople, ParsedRow, RowEvaluator } from './evaluate-rows.ts';
import { personKey } from './evaluate-rows.ts';
import type { Tally } from './import.presenter.ts';
import type { IssueRow } from './import.store.ts';
import type { ImportPeopleStore } from './import-people.store.ts';
import { cutText } from './values/row-draft.ts';

const cellLength = 300;
const cellLimit = 200;

/** Who of the clients these rows may be. */
async function findPeople(people: ImportPeopleStore, rows: readonly ParsedRow[]): Promise<KnownPeople> {
  const identities = rows.map(({ identity }) => identity);
  const names = identities.filter(({ key }) => key !== '').map(({ sortName }) => sortName);
  const namesakes = await people.listNamesakes([...new Set(names)]);
  return {
    byEmail: await people.findEmailOwners(identities.flatMap(({ emails }) => emails)),
    byPhone: await people.findPhoneOwners(identities.flatMap(({ phones }) => phones)),
    byNameAndAddress: new Map(namesakes.map((person) => [personKey(person.sortName, person), person.id])),
  };
}

export async function evaluatePortion(
  evaluate: RowEvaluator,
  people: ImportPeopleStore,
  rows: readonly ParsedRow[],
): Promise<EvaluatedRow[]> {
  const known = await findPeople(people, rows);
  return rows.map((row) => evaluate.evaluate(row, known));
}

export function addToTally(tally: Tally, rows: readonly EvaluatedRow[]): Tally {
  const sum = { ...tally, reasons: { ...tally.reasons } };
  for (const { kind, reasons } of rows) {
    sum[kind] += 1;
    for (const reason of reasons) {
      const known = reason.replace(/:\d+$/, '');
      sum.reasons[known] = (sum.reasons[known] ?? 0) + 1;
    }
  }
  return sum;
}

/** Rows that need a word, as the screens and the report show them. */
export function toIssues(rows: readonly EvaluatedRow[]): IssueRow[] {
  return rows
    .filter(({ kind }) => kind !== 'ready')
    .map(({ row, kind, reasons }) => ({
      rowNumber: row.number,
      kind,
      reasons,
      cells: row.cells.slice(0, cellLimit).map((cell) => cutText(cell.trim(), cellLength)),
    }));
}
