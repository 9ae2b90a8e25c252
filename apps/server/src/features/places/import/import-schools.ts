import { schoolSystems } from '@hearthline/contract/places';
import { foldAccents } from '@hearthline/domain/fold-accents';
import { toWorld } from '@hearthline/domain/geo';
import { z } from 'zod';
import type { Row } from '../../../platform/import/csv.ts';
import { createRecordJoiner, detectDelimiter, parseRows } from '../../../platform/import/csv.ts';
import { ImportError } from '../../../platform/import/import-error.ts';
import type { Line } from '../../../platform/import/lines.ts';
import { readLines } from '../../../platform/import/lines.ts';
import { createRejects } from '../../../platform/import/rejects.ts';
import { openSourceFile } from '../../../platform/import/source-file.ts';
import type { SchoolRow } from '../places.rows.ts';
import type { PlacesImportStore } from '../places-import.store.ts';
import type { SchoolCells, SchoolLayout } from './school-columns.ts';
import { parseSchoolLayout } from './school-columns.ts';

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
    const school = toSchool(layout.parseCells(cells), layout.isPrivateList);
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
      found = parseSchoolLayout(parseRows(lines.slice(0, 1), delimiter)[0]?.cells ?? [], source.name);
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

/** Such a school has no building that a family could live near to. */
const conditionsWithoutPlace = /online|en ligne|virtual|continuing education|education permanente/;

type ParsedSchool = { row: SchoolRow } | { skipped: string } | { fault: string };

const text = (maxLength: number) => z.string().max(maxLength).nullable();
const limits = z.object({
  number: z
    .string('School number is missing')
    .regex(/^\d{6}$/, 'School number is not a number of up to 6 digits'),
  name: z.string('School name is missing').max(200),
  system: z.enum(schoolSystems, 'School type and language are none of the four systems'),
  level: z.enum(['elementary', 'secondary'], 'School level is neither elementary nor secondary'),
  grades: text(60),
  boardName: text(200),
  website: text(500),
  boardWebsite: text(500),
  enrolment: z
    .number('Enrolment is not a count')
    .int('Enrolment is not a count')
    .min(0)
    .max(20_000)
    .nullable(),
  street: text(200),
  municipality: text(120),
  postalCode: text(12),
  phone: text(40),
  longitude: z.number('Longitude is missing').min(-142, outside('Longitude')).max(-52, outside('Longitude')),
  latitude: z.number('Latitude is missing').min(41, outside('Latitude')).max(84, outside('Latitude')),
});

function toSchool(cells: SchoolCells, isPrivateList: boolean): ParsedSchool {
  if (conditionsWithoutPlace.test(simplify(cells.condition))) return { skipped: cells.condition ?? '' };
  const checked = limits.safeParse({
    number: /^\d{1,6}$/.test(cells.number ?? '') ? cells.number?.padStart(6, '0') : cells.number,
    name: cells.name,
    system: isPrivateList ? 'private' : findSystem(cells),
    level: findLevel(cells.level),
    grades: cells.grades,
    boardName: cells.boardName,
    website: toWebAddress(cells.website),
    boardWebsite: toWebAddress(cells.boardWebsite),
    enrolment: toNumber(cells.enrolment),
    street: [cells.streetNumber, cells.street, cells.streetType].filter(Boolean).join(' ') || null,
    municipality: cells.municipality ?? cells.city,
    postalCode: toPostalCode(cells.postalCode),
    phone: cells.phone,
    longitude: toPlaceNumber(cells.longitude),
    latitude: toPlaceNumber(cells.latitude),
  });
  if (!checked.success) return { fault: describe(checked.error.issues) };
  const { x, y } = toWorld(checked.data.longitude, checked.data.latitude);
  return { row: { ...checked.data, worldX: x, worldY: y } };
}

function findSystem({ type, language }: SchoolCells): SchoolRow['system'] | undefined {
  const [kind, tongue] = [simplify(type), simplify(language)];
  if (/private|privee/.test(kind)) return 'private';
  const isFrench = /^(french|francais)/.test(tongue);
  if (!isFrench && !/^(english|anglais)/.test(tongue)) return undefined;
  if (/catholi/.test(kind)) return isFrench ? 'frenchCatholic' : 'englishCatholic';
  if (/public|protestant/.test(kind)) return isFrench ? 'frenchPublic' : 'englishPublic';
  return undefined;
}

/** A school of both levels takes children from the start. */
function findLevel(level: string | null): SchoolRow['level'] | undefined {
  const simple = simplify(level);
  if (/elementa/.test(simple)) return 'elementary';
  return /secondar|secondai/.test(simple) ? 'secondary' : undefined;
}

/** Only an address of the web may become a link. */
function toWebAddress(address: string | null): string | null {
  if (!address || /\s/.test(address)) return null;
  const full = /^[a-z]+:/i.test(address) ? address : `https://${address}`;
  return URL.canParse(full) && /^https?:$/.test(new URL(full).protocol) ? full : null;
}

function toNumber(cell: string | null): number | null {
  return cell === null ? null : Number(cell.replace(/[\s\u00a0,](?=\d{3}\b)/g, ''));
}

/** French files write the comma; 0 stands where nobody looked the place up. */
function toPlaceNumber(cell: string | null): number | undefined {
  return Number(cell?.replace(',', '.') ?? 0) || undefined;
}

function toPostalCode(cell: string | null): string | null {
  const letters = cell?.replace(/[^a-z0-9]/gi, '').toUpperCase() ?? '';
  return letters.length === 6 ? `${letters.slice(0, 3)} ${letters.slice(3)}` : cell;
}

function simplify(cell: string | null): string {
  return foldAccents(cell ?? '').toLowerCase();
}

function outside(name: string): string {
  return `${name} lies outside of Canada`;
}

function describe(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .map(({ path, message }) => (message.startsWith('Too big') ? `${path.join('.')} is too long` : message))
    .join('; ');
}
