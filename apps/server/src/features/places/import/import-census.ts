import type { Row } from '../../../platform/import/csv.ts';
import { decodeText, parseRows } from '../../../platform/import/csv.ts';
import { ImportError } from '../../../platform/import/import-error.ts';
import type { Line } from '../../../platform/import/lines.ts';
import { readLines } from '../../../platform/import/lines.ts';
import type { Rejects } from '../../../platform/import/rejects.ts';
import { createRejects } from '../../../platform/import/rejects.ts';
import { openSourceFile } from '../../../platform/import/source-file.ts';
import type { CensusFigures } from '../census-figures.ts';
import { rankLanguages } from '../census-figures.ts';
import type { CensusRow } from '../places.rows.ts';
import { createCensusRow } from '../places.rows.ts';
import type { PlacesImportStore } from '../places-import.store.ts';
import type { Single } from './census-layout.ts';
import {
  ages,
  column,
  columnCount,
  dwellings,
  languageTree,
  peekCharacteristic,
  requireCensusHeader,
  singles,
  wanted,
} from './census-layout.ts';
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

const censusYear = 2021;
const dguidPattern = /^2021[AS]\d{4}\d{1,20}$/;
/** Not available, not applicable, suppressed, unreliable. */
const missingSymbols = new Set(['..', '...', 'x', 'X', 'F']);
const geographies: [level: RegExp, schema: RegExp, geography: 'disseminationArea' | 'municipality'][] = [
  [/^dissemination area$/i, /^2021S0512/, 'disseminationArea'],
  [/^census subdivision$/i, /^2021A0005/, 'municipality'],
];

interface Characteristic {
  value: number | null;
  label: string;
  indent: number;
}

type AreaResult = { row: CensusRow } | { skipped: true } | { fault: string };

/** Gathers the rows of one area; they stand together in the file. */
function createCensusArea(dguid: string, firstCells: readonly string[]) {
  const characteristics = new Map<number, Characteristic>();
  const level = firstCells[column.level]?.trim() ?? '';
  const geography = geographies.find(([name, schema]) => name.test(level) || schema.test(dguid))?.[2];
  const name =
    decodeText(firstCells[column.name] ?? '')
      .trim()
      .slice(0, 200) || null;

  return {
    dguid,
    /** Tells what is wrong with the row; its figure is then unknown. */
    add: (cells: readonly string[]): string | null => {
      const id = Number(cells[column.characteristic]);
      const rule = wanted.get(id);
      if (!rule) return null;
      if (characteristics.has(id)) return `Characteristic ${id} of ${dguid} stands there twice`;
      const label = decodeText(cells[column.label] ?? '');
      if (rule.label && !rule.label.test(label.trim()))
        return `Characteristic ${id} is "${label.trim().slice(0, 80)}", which is not what the 2021 profile has there`;
      const value = parseFigure(cells, rule.max);
      characteristics.set(id, { value: value ?? null, label: label.trim(), indent: label.search(/\S/) });
      return value === undefined ? `"${cells[column.count]}" is not a figure` : null;
    },
    finish: (): AreaResult => {
      if (!dguidPattern.test(dguid))
        return { fault: `${dguid.slice(0, 40)} is not a number of a 2021 census area` };
      if (!geography) return { skipped: true };
      const missing = wanted.size - characteristics.size;
      if (missing > 0)
        return { fault: `${dguid} is not whole: ${missing} of its ${wanted.size} figures are missing` };
      if (!isIndented(characteristics))
        return { fault: `${dguid}: the names of the languages have lost their indentation` };
      const figures = toFigures(characteristics);
      return { row: createCensusRow({ dguid, censusYear, geography, name, polygons: [], figures }) };
    },
  };
}

function isIndented(characteristics: ReadonlyMap<number, Characteristic>): boolean {
  return (
    (characteristics.get(languageTree.first)?.indent ?? 0) >
    (characteristics.get(languageTree.total.id)?.indent ?? 0)
  );
}

/** Undefined where there is something that cannot be a figure. */
function parseFigure(cells: readonly string[], max: number): number | null | undefined {
  const text = cells[column.count]?.trim() ?? '';
  if (text === '' || missingSymbols.has(cells[column.symbol]?.trim() ?? '')) return null;
  const value = Number(text);
  return Number.isFinite(value) && value >= 0 && value <= max ? value : undefined;
}

function toFigures(characteristics: ReadonlyMap<number, Characteristic>): CensusFigures {
  const cellOf = (id: number) => characteristics.get(id)?.value ?? null;
  const own = Object.fromEntries(
    Object.entries(singles).map(([figure, { id }]) => [figure, cellOf(id)]),
  ) as Record<Single, number | null>;
  return {
    ...own,
    ageGroups: ages.map(({ group, rows }) => ({ group, count: sum(rows.map(({ id }) => cellOf(id))) })),
    dwellingTypes: dwellings.map(({ type, id }) => ({ type, count: cellOf(id) })),
    languages: toLanguages(characteristics),
  };
}

function sum(counts: (number | null)[]): number | null {
  return counts.reduce((total, count) => (total === null || count === null ? null : total + count), 0);
}

/** A language is a row below which nothing is indented further; the rows above it only add up their own. */
function toLanguages(characteristics: ReadonlyMap<number, Characteristic>): CensusFigures['languages'] {
  const total = characteristics.get(languageTree.total.id)?.value ?? null;
  if (total === null) return null;
  const leaves: { name: string; count: number }[] = [];
  for (let id = languageTree.first; id <= languageTree.last; id += 1) {
    const [own, next] = [characteristics.get(id), characteristics.get(id + 1)];
    if (own && next && next.indent <= own.indent && own.value)
      leaves.push({ name: own.label, count: own.value });
  }
  return rankLanguages(leaves, total);
}
