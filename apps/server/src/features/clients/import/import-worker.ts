import { readFile } from 'node:fs/promises';
import type { ImportPreview } from '@hearthline/contract/client-import';
import type { Language } from '@hearthline/contract/common';
import type { Emit } from '../../../platform/isolate/serve-isolate.ts';
import { IsolateFailure, serveIsolate } from '../../../platform/isolate/serve-isolate.ts';
import type { ImportPlan } from './columns/import-plan.ts';
import type { ParsedRow } from './evaluate-rows.ts';
import { identifyRow } from './evaluate-rows.ts';
import type { OpenParts } from './file/file-rows.ts';
import { parseRows } from './file/file-rows.ts';
import { FileFailure } from './file/import-failure.ts';
import type { ParsedFile } from './file/parse-file.ts';
import { parseFile } from './file/parse-file.ts';
import { coveredFields } from './import.presenter.ts';
import { createRowParser } from './values/row-values.ts';

export type ImportTask = { partCount: number } & (
  | { kind: 'file'; language: Language }
  | { kind: 'preview'; plan: ImportPlan; today: string; from: number; limit: number }
  | { kind: 'rows'; plan: ImportPlan; today: string; portion: number }
);

/** Either asks for a part of the file, or hands over rows and hears whether to go on. */
export type ImportPart = { kind: 'bytes'; part: number } | { kind: 'rows'; rows: ParsedRow[] };
/** The answer to the former. */
export type OpenedPart = { file: string } | { bytes: Uint8Array };
export type ImportOutput = ParsedFile | ImportPreview[] | boolean;

/** Whatever people's files hold is met here, in a process that has nothing else to lose. */
serveIsolate<ImportTask, ImportOutput, ImportPart>(async (task, emit) => {
  const openParts = openWith(task.partCount, emit);
  try {
    if (task.kind === 'file') return await parseFile(openParts, task.language);
    return task.kind === 'preview' ? await preview(task, openParts) : await handOver(task, openParts, emit);
  } catch (error) {
    throw error instanceof FileFailure ? new IsolateFailure(error.failure) : error;
  }
});

function openWith(partCount: number, emit: Emit<ImportPart>): OpenParts {
  return async function* () {
    for (let part = 0; part < partCount; part += 1)
      yield await readPart((await emit({ kind: 'bytes', part })) as OpenedPart);
  };
}

async function readPart(opened: OpenedPart): Promise<Buffer> {
  if ('bytes' in opened) return Buffer.from(opened.bytes);
  try {
    return await readFile(opened.file);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new FileFailure('notReadable') : error;
  }
}

async function handOver(
  { plan, today, portion }: Extract<ImportTask, { kind: 'rows' }>,
  openParts: OpenParts,
  emit: Emit<ImportPart>,
): Promise<boolean> {
  const parseValues = createRowParser(plan, today);
  for await (const rows of parseRows(plan.format, openParts, portion)) {
    const parsed = rows.map((row): ParsedRow => {
      const values = row.isBroken ? { parsed: {}, reasons: [] } : parseValues(row.cells);
      return { row, ...values, identity: identifyRow(values.parsed) };
    });
    if (!(await emit({ kind: 'rows', rows: parsed }))) return false;
  }
  return true;
}

async function preview(
  { plan, today, from, limit }: Extract<ImportTask, { kind: 'preview' }>,
  openParts: OpenParts,
): Promise<ImportPreview[]> {
  const parseValues = createRowParser(plan, today);
  const covered = [...coveredFields(plan.columns)];
  const found: ImportPreview[] = [];
  for await (const rows of parseRows(plan.format, openParts, 100)) {
    for (const { number, cells } of rows.filter(({ number }) => number >= from && number < from + limit)) {
      const { parsed, reasons } = parseValues(cells);
      const missing = covered.filter((field) => !parsed[field]).map((field) => `missing:${field}`);
      found.push({ rowNumber: number, values: toTexts(parsed), reasons: [...missing, ...reasons] });
    }
    if (found.length >= limit) break;
  }
  return found;
}

function toTexts(parsed: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parsed).map(([field, value]) => [
      field,
      Array.isArray(value)
        ? value.map((item) => (typeof item === 'object' ? item.number : item)).join('; ')
        : String(value),
    ]),
  );
}
