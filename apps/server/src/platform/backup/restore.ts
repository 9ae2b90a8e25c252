import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import type { CopyStreamQuery } from 'pg-copy-streams';
import { migrate, schemaVersion } from '../db/migrate.ts';
import { openSession } from '../db/session.ts';
import type { StoredFiles } from '../storage/stored-files.ts';
import type { Entry, Frame } from './archive.ts';
import { readArchive } from './archive.ts';
import type { BackedUpSecret } from './backup-secret.ts';
import { createEmptyDatabase, dropDatabase, hasAccounts, swapDatabases } from './databases.store.ts';
import { copyInto, refillTables } from './tables.store.ts';

export interface RestoreReport {
  schema: string;
  createdAt: string;
  tables: number;
  rows: number;
  files: number;
}

export interface RestoreOptions {
  file: string;
  /** Address of any database on the cluster, with the owner's rights. */
  urlOf: (database: string) => string;
  database: string;
  files: Pick<StoredFiles, 'write'>;
  /** Replace a database that already holds agents. */
  replaces: boolean;
  onProgress?: (done: number, total: number) => void;
}

/** Fills a database of its own first and swaps it in at the end: a broken backup changes nothing. */
export async function restore(options: RestoreOptions): Promise<RestoreReport> {
  const maintenance = await openSession(options.urlOf('postgres'));
  const candidate = `${options.database}_restored`;
  try {
    if (!options.replaces) await requireEmpty(options.urlOf(options.database));
    await createEmptyDatabase(maintenance, candidate);
    const report = await fill(options.urlOf(candidate), options);
    await migrate(options.urlOf(candidate));
    await swapDatabases(maintenance, options.database, candidate);
    return report;
  } finally {
    await dropDatabase(maintenance, candidate);
    await maintenance.end();
  }
}

async function requireEmpty(url: string): Promise<void> {
  const client = await openSession(url);
  try {
    if (await hasAccounts(client))
      throw new Error(
        'The database already holds accounts. Add --replace to replace all of it by the backup.',
      );
  } finally {
    await client.end();
  }
}

/** What the backup says about its secret; undefined for one of an older version. */
export async function findBackedUpSecret(file: string): Promise<BackedUpSecret | undefined> {
  const frames = readArchive(file);
  const { secret } = await nextHeader(frames);
  await frames.return(undefined);
  return secret;
}

async function nextHeader(frames: AsyncGenerator<Frame>): Promise<Extract<Entry, { type: 'backup' }>> {
  const first = (await frames.next()).value;
  if (first?.kind === 'entry' && first.entry.type === 'backup') return first.entry;
  throw new Error('This file is not a backup of Hearthline.');
}

async function fill(url: string, options: RestoreOptions): Promise<RestoreReport> {
  const frames = readArchive(options.file);
  const { schema, createdAt } = await nextHeader(frames);
  if (schema > (await schemaVersion()))
    throw new Error(`The backup was made by a newer version (${schema}). Update Hearthline first.`);
  await migrate(url, { upTo: schema });

  const report: RestoreReport = { schema, createdAt, tables: 0, rows: 0, files: 0 };
  // A broken file leaves a COPY half way; the connection then ends with its database, which is as intended.
  const client = await openSession(url);
  try {
    await refillTables(client, (known) => restoreFrames(client, frames, known, report, options));
    return report;
  } finally {
    await client.end();
  }
}

async function restoreFrames(
  client: pg.Client,
  frames: AsyncGenerator<Frame>,
  knownTables: Set<string>,
  report: RestoreReport,
  options: RestoreOptions,
): Promise<void> {
  let copy: CopyStreamQuery | null = null;
  let file: Extract<Entry, { type: 'file' }> | null = null;
  let end: Extract<Entry, { type: 'end' }> | null = null;
  const finishCopy = async () => {
    if (!copy) return;
    copy.end();
    await finished(copy);
    report.rows += copy.rowCount;
    report.tables += 1;
    options.onProgress?.(report.tables, knownTables.size);
    copy = null;
  };
  for await (const frame of frames) {
    if (frame.kind === 'bytes') {
      if (copy && !(copy as CopyStreamQuery).write(frame.bytes)) await once(copy, 'drain');
      else if (file) {
        await options.files.write(file.key, frame.bytes);
        report.files += 1;
      }
      continue;
    }
    await finishCopy();
    file = frame.entry.type === 'file' ? frame.entry : null;
    if (frame.entry.type === 'end') end = frame.entry;
    if (frame.entry.type === 'table') copy = startCopy(client, frame.entry, knownTables);
  }
  if (!end || end.rows !== report.rows || end.tables !== report.tables || end.files !== report.files) {
    throw new Error('The backup is not whole: it was cut off or changed.');
  }
}

function startCopy(
  client: pg.Client,
  entry: Extract<Entry, { type: 'table' }>,
  knownTables: Set<string>,
): CopyStreamQuery {
  // Names come from a file: only tables that exist, and columns in the quoted form that a backup writes.
  if (
    !knownTables.has(entry.name) ||
    !entry.columns.every((column) => /^("[^"]+"|[a-z_][a-z0-9_]*)$/.test(column))
  ) {
    throw new Error(`The backup names a table that does not exist: ${entry.name.slice(0, 100)}`);
  }
  const copy = copyInto(client, entry);
  copy.on('error', () => {}); // Told by the write or the finish that waits for it.
  return copy;
}
