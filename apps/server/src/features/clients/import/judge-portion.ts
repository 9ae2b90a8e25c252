import { setImmediate as pause } from 'node:timers/promises';
import type { ImportCounts } from '@hearthline/contract/client-import';
import { foldText } from '@hearthline/domain/client/same-person';
import type { SourceRow } from './file-rows.ts';
import type { IssueRow } from './import.store.ts';
import type { ImportPeopleStore } from './import-people.store.ts';
import type { Judge, JudgedRow, KnownPeople } from './judge-rows.ts';
import { emailsOf, personKey, phonesOf } from './judge-rows.ts';
import { cutText } from './row-draft.ts';
import type { RowValues } from './row-values.ts';

export interface ReadRow {
  row: SourceRow;
  values: RowValues;
}

/** Others get their turn after so many rows. */
const breath = 50;
const cellLength = 300;
const cellLimit = 200;

export async function readValuesOf(
  rows: readonly SourceRow[],
  readValues: (cells: readonly string[]) => RowValues,
): Promise<ReadRow[]> {
  const read: ReadRow[] = [];
  for (const row of rows) {
    if (read.length % breath === breath - 1) await pause();
    read.push({ row, values: row.isBroken ? { told: {}, reasons: [] } : readValues(row.cells) });
  }
  return read;
}

/** Who of the clients these rows may be. */
async function findPeople(people: ImportPeopleStore, rows: readonly ReadRow[]): Promise<KnownPeople> {
  const all = rows.map(({ values }) => values.told);
  const names = all
    .filter(({ address1 }) => address1)
    .map(({ firstName = '', lastName = '' }) => foldText(`${lastName} ${firstName}`));
  const namesakes = await people.listNamesakes([...new Set(names)]);
  return {
    byEmail: await people.findEmailOwners(all.flatMap(emailsOf)),
    byPhone: await people.findPhoneOwners(all.flatMap(phonesOf)),
    byNameAndAddress: new Map(namesakes.map((person) => [personKey(person), person.id])),
  };
}

export async function judgePortion(
  judge: Judge,
  people: ImportPeopleStore,
  rows: readonly ReadRow[],
): Promise<JudgedRow[]> {
  const known = await findPeople(people, rows);
  return rows.map(({ row, values }) => judge.judge(row, values, known));
}

export function addCounts(counts: ImportCounts, rows: readonly JudgedRow[]): ImportCounts {
  const sum = { ...counts };
  for (const { kind } of rows) sum[kind] += 1;
  return sum;
}

/** Rows that need a word, as the screens and the report show them. */
export function toIssues(rows: readonly JudgedRow[]): IssueRow[] {
  return rows
    .filter(({ kind }) => kind !== 'ready')
    .map(({ row, kind, reasons }) => ({
      rowNumber: row.number,
      kind,
      reasons,
      cells: row.cells.slice(0, cellLimit).map((cell) => cutText(cell.trim(), cellLength)),
    }));
}
