import type { Row } from '../../../platform/import/csv.ts';
import { createRecordJoiner, detectDelimiter, parseRows } from '../../../platform/import/csv.ts';
import { ImportError } from '../../../platform/import/import-error.ts';
import type { Line } from '../../../platform/import/lines.ts';
import { readLines } from '../../../platform/import/lines.ts';
import { createRejects } from '../../../platform/import/rejects.ts';
import { openSourceFile } from '../../../platform/import/source-file.ts';
import type { SchoolRow } from '../places.rows.ts';
import type { PlacesImportStore } from '../places-import.store.ts';
import type { SchoolLayout } from './school-columns.ts';
import { readSchoolLayout } from './school-columns.ts';
import { toSchool } from './school-row.ts';

export type OnProgress = (label: string, done: number, total: number) => void;

export interface SchoolsReport {
  rows: number;
  schools: number;
  /** Schools without a place on the map, by what they are. */
  skipped: Record<string, number>;
  rejected: number;
  rejectsFile: string | null;
  /** Listings whose distance to the nearest school changed. */
  listings: number;
}

const batchSize = 500;

export async function importSchools(
  file: string,
  { store, onProgress }: { store: PlacesImportStore; onProgress: OnProgress },
): Promise<SchoolsReport> {
  const source = await openSourceFile(file);
  const rejects = await createRejects(`${file}.rejects.ndjson`);
  const report = { rows: 0, schools: 0, skipped: {} as Record<string, number> };
  const joiner = createRecordJoiner();
  const seen = new Map<string, number>();
  let found: SchoolLayout | undefined;
  let delimiter = ',';
  let batch: SchoolRow[] = [];

  const write = async () => {
    await store.upsertSchools(batch);
    report.schools += batch.length;
    batch = [];
  };

  async function takeRow({ line, text, cells, fault }: Row, layout: SchoolLayout): Promise<void> {
    report.rows += 1;
    const reject = (reason: string) => rejects.add({ line, reason, row: text });
    if (fault) return reject(fault);
    if (cells.length < layout.width) return reject(`The row has ${cells.length} of ${layout.width} columns`);
    const school = toSchool(layout.read(cells), layout.isPrivateList);
    if ('fault' in school) return reject(school.fault);
    if ('skipped' in school) {
      report.skipped[school.skipped] = (report.skipped[school.skipped] ?? 0) + 1;
      return;
    }
    const first = seen.get(school.row.number);
    if (first !== undefined) return reject(`School ${school.row.number} stands in line ${first} already`);
    seen.set(school.row.number, line);
    batch.push(school.row);
    if (batch.length >= batchSize) await write();
  }

  async function takeLines(lines: Line[]): Promise<void> {
    let rest = lines;
    if (!found && lines[0]) {
      delimiter = detectDelimiter(lines[0].text);
      found = readSchoolLayout(parseRows(lines.slice(0, 1), delimiter)[0]?.cells ?? [], source.name);
      rest = lines.slice(1);
    }
    if (found) for (const row of parseRows(rest, delimiter)) await takeRow(row, found);
    onProgress('Reading the schools', source.bytesRead(), source.bytes);
  }

  try {
    for await (const lines of readLines(source.chunks)) await takeLines(joiner.join(lines));
    await takeLines(joiner.flush());
  } catch (error) {
    if (error instanceof ImportError) await write();
    throw error;
  } finally {
    await rejects.close();
  }
  await write();
  onProgress('Reading the schools', source.bytes, source.bytes);
  if (!found) throw new ImportError(`${source.name} has no header.`);
  const listings = report.schools > 0 ? await store.measureSchools(onProgress) : 0;
  return { ...report, rejected: rejects.count(), rejectsFile: await rejects.close(), listings };
}
