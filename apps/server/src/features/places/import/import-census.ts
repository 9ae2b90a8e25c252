import type { Row } from '../../../platform/import/csv.ts';
import { parseRows } from '../../../platform/import/csv.ts';
import { ImportError } from '../../../platform/import/import-error.ts';
import type { Line } from '../../../platform/import/lines.ts';
import { readLines } from '../../../platform/import/lines.ts';
import type { Rejects } from '../../../platform/import/rejects.ts';
import { createRejects } from '../../../platform/import/rejects.ts';
import { openSourceFile } from '../../../platform/import/source-file.ts';
import type { CensusRow } from '../places.rows.ts';
import type { PlacesImportStore } from '../places-import.store.ts';
import { createCensusArea } from './census-area.ts';
import { column, columnCount, peekCharacteristic, requireCensusHeader, wanted } from './census-layout.ts';
import type { OnProgress } from './import-schools.ts';

export interface CensusReport {
  areas: number;
  /** Areas of other kinds, such as provinces. */
  skipped: number;
  rejected: number;
  rejectsFile: string | null;
}

const batchSize = 200;

export async function importCensus(
  file: string,
  { store, onProgress }: { store: PlacesImportStore; onProgress: OnProgress },
): Promise<CensusReport> {
  const source = await openSourceFile(file);
  const rejects = await createRejects(`${file}.rejects.ndjson`);
  const areas = createAreaWriter(store, rejects);
  let hasHeader = false;

  async function takeLines(lines: Line[]): Promise<void> {
    let rest = lines;
    if (!hasHeader) {
      requireCensusHeader(parseRows(lines.slice(0, 1), ',')[0]?.cells ?? [], source.name);
      hasHeader = true;
      rest = lines.slice(1);
    }
    const worthwhile = rest.filter(({ text }) => {
      const id = peekCharacteristic(text);
      return Number.isNaN(id) || wanted.has(id);
    });
    for (const row of parseRows(worthwhile, ',')) await areas.take(row);
    onProgress('Reading the census', source.bytesRead(), source.bytes);
  }

  try {
    for await (const lines of readLines(source.chunks)) await takeLines(lines);
    await areas.finish();
    onProgress('Reading the census', source.bytes, source.bytes);
  } catch (error) {
    if (error instanceof ImportError) await areas.finish();
    throw error;
  } finally {
    await rejects.close();
  }
  return { ...areas.counts, rejected: rejects.count(), rejectsFile: await rejects.close() };
}

function createAreaWriter(store: PlacesImportStore, rejects: Rejects) {
  const counts = { areas: 0, skipped: 0 };
  const firstLines = new Map<string, number>();
  let batch: CensusRow[] = [];
  let current: { area: ReturnType<typeof createCensusArea>; line: number } | undefined;

  async function write(): Promise<void> {
    await store.upsertCensusAreas(batch);
    counts.areas += batch.length;
    batch = [];
  }

  async function close(): Promise<void> {
    if (!current) return;
    const { area, line } = current;
    current = undefined;
    const first = firstLines.get(area.dguid);
    const result = area.finish();
    const fault =
      first !== undefined
        ? `${area.dguid} stands in line ${first} already`
        : 'fault' in result && result.fault;
    if (fault) return rejects.add({ line, reason: fault, row: area.dguid });
    firstLines.set(area.dguid, line);
    if ('row' in result) batch.push(result.row);
    else counts.skipped += 1;
    if (batch.length >= batchSize) await write();
  }

  return {
    counts,
    take: async ({ line, text, cells, fault: damage }: Row): Promise<void> => {
      const dguid = cells[column.dguid]?.trim();
      if (damage || !dguid || cells.length < columnCount)
        return rejects.add({ line, reason: damage ?? 'The row is cut off', row: text });
      if (current?.area.dguid !== dguid) {
        await close();
        current = { area: createCensusArea(dguid, cells), line };
      }
      const fault = current?.area.add(cells);
      if (fault) await rejects.add({ line, reason: fault, row: text });
    },
    finish: async (): Promise<void> => {
      await close();
      await write();
    },
  };
}
