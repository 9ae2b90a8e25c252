import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ImportError } from '../../../../platform/import/import-error.ts';
import type { Rejects } from '../../../../platform/import/rejects.ts';
import { createRejects } from '../../../../platform/import/rejects.ts';
import type { ListingEntry, ListingWriter, WriteCounts } from '../listing-writer.ts';
import { mapProperty } from '../map-property.ts';
import { createTally } from '../tally.ts';
import { writeSafely } from '../write-safely.ts';
import { isBadLine, readLines } from './read-lines.ts';

export interface FileImport {
  file: string;
  rejectsFile: string;
  /** Names the system the listings come from; else they say so themselves. */
  source?: string;
  maxLineBytes?: number;
  onProgress?: (done: number, total: number) => void;
}

export interface FileImportReport extends WriteCounts {
  lines: number;
  rejected: number;
  /** Where the rejected lines stand with their reasons. */
  rejectsFile: string | null;
  warnings: number;
  /** How often each kind of warning was given, the most frequent first. */
  warningKinds: Record<string, number>;
  /** The file was read to its end. */
  isComplete: boolean;
}

const batchSize = 500;

export async function importFile(
  writer: Pick<ListingWriter, 'writeBatch'>,
  { file, rejectsFile, source, maxLineBytes, onProgress }: FileImport,
): Promise<FileImportReport> {
  const size = await measureFile(file);
  const rejects = await createRejects(rejectsFile);
  const tally = createTally();
  let lines = 0;
  let isComplete = true;
  let batch: PendingEntry[] = [];
  const flush = async () => {
    const { counts, refused } = await writeSafely(writer, batch);
    tally.addCounts(counts);
    for (const { entry, reason } of refused)
      await rejects.add({ line: entry.line, reason, row: entry.record.key });
    batch = [];
  };
  let bytesRead = 0;
  const onBytes = (bytes: number) => {
    bytesRead = bytes;
  };
  for await (const line of readLines(file, { onBytes, ...(maxLineBytes ? { maxLineBytes } : {}) })) {
    lines += 1;
    if (isBadLine(line)) {
      if (line.fault.startsWith('the file')) isComplete = false;
      await rejects.add({ line: line.number, reason: line.fault, row: '' });
      continue;
    }
    const entry = await parseEntry(line.text, line.number, source, rejects, tally.addWarnings);
    if (entry) batch.push(entry);
    if (batch.length < batchSize) continue;
    await flush();
    onProgress?.(Math.min(bytesRead, size - 1), size);
  }
  await flush();
  onProgress?.(size, size);
  return {
    lines,
    ...tally.counts,
    rejected: rejects.count(),
    rejectsFile: await rejects.close(),
    warnings: tally.warningCount,
    warningKinds: tally.listWarningKinds(),
    isComplete,
  };
}

async function measureFile(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  if (!found) throw new ImportError(`${path.basename(file)} is not there.`);
  if (!found.isFile()) throw new ImportError(`${path.basename(file)} is not a file.`);
  return found.size;
}

export type PendingEntry = ListingEntry & { line: number };

async function parseEntry(
  text: string,
  line: number,
  source: string | undefined,
  rejects: Rejects,
  addWarnings: (warnings: readonly string[]) => void,
): Promise<PendingEntry | null> {
  if (text === '') return null;
  const value = parseJson(text);
  const mapped = mapProperty(value, source === undefined ? {} : { source });
  if (!mapped.ok) {
    await rejects.add({ line, reason: value === undefined ? 'not JSON' : mapped.reason, row: text });
    return null;
  }
  addWarnings(mapped.warnings);
  return { record: mapped.record, placeNames: mapped.placeNames, history: mapped.history, line };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
