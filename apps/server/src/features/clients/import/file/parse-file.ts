import type { ImportHabit } from '@hearthline/contract/client-import';
import type { Language } from '@hearthline/contract/common';
import { createStatsTaker } from '../columns/column-stats.ts';
import { detectHabit, evaluateDates, guessColumns } from '../columns/guess-columns.ts';
import type { ImportPlan } from '../columns/import-plan.ts';
import type { FileFormat, OpenParts } from './file-rows.ts';
import { detectFormat, parseRows } from './file-rows.ts';
import { FileFailure } from './import-failure.ts';

const portion = 250;

export interface ParsedFile {
  plan: ImportPlan;
  rowsTotal: number;
}

/** One look at all of a file: what it is, how many people are in it, and what its columns likely mean. */
export async function parseFile(openParts: OpenParts, language: Language): Promise<ParsedFile> {
  const whole = await detectFormat(openParts);
  const stats = createStatsTaker(whole.headings.length);
  let rowsTotal = 0;
  for await (const rows of parseRows(whole, openParts, portion)) {
    rowsTotal += rows.length;
    for (const { cells, isBroken } of rows) if (!isBroken) stats.take(cells);
  }
  const all = stats.finish();
  // Programs export dozens of columns that nobody ever fills.
  const picked = [...all.keys()].filter((index) => all[index]?.samples.length);
  if (picked.length === 0) throw new FileFailure('empty');
  const format: FileFormat = { ...whole, picked };
  const headings = picked.map((index) => whole.headings[index] ?? '');
  const habit: ImportHabit = whole.kind === 'vcard' ? 'vcard' : detectHabit(whole.headings);
  const columns = guessColumns(
    headings,
    picked.flatMap((index) => all[index] ?? []),
    habit,
  );
  const { isDayFirst } = evaluateDates(columns, habit);
  const plan: ImportPlan = {
    format,
    habit,
    columns,
    isDayFirst,
    known: 'update',
    likely: 'add',
    tag: '',
    language,
  };
  return { plan, rowsTotal };
}
