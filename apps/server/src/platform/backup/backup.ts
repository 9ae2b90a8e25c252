import { rename, rm } from 'node:fs/promises';
import type pg from 'pg';
import { openSession } from '../db/session.ts';
import type { StoredFiles } from '../storage/stored-files.ts';
import type { Frame } from './archive.ts';
import { writeArchive } from './archive.ts';
import type { BackedUpSecret } from './backup-secret.ts';
import { beginSnapshot, copyOut, listTables } from './tables.store.ts';

export interface BackupReport {
  file: string;
  schema: string;
  tables: number;
  rows: number;
  files: number;
}

export interface BackupOptions {
  url: string;
  file: string;
  schema: string;
  files: Pick<StoredFiles, 'list' | 'read'>;
  secret: BackedUpSecret;
  now: Date;
  onProgress?: (done: number, total: number) => void;
}

/** One consistent moment of the database and the stored files, written beside the target and moved into place when whole. */
export async function backUp(options: BackupOptions): Promise<BackupReport> {
  const report: BackupReport = { file: options.file, schema: options.schema, tables: 0, rows: 0, files: 0 };
  const client = await openSession(options.url);
  const unfinished = `${options.file}.unfinished`;
  try {
    await beginSnapshot(client);
    await writeArchive(unfinished, streamFrames(client, options, report));
    await rename(unfinished, options.file);
    return report;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function* streamFrames(
  client: pg.Client,
  options: BackupOptions,
  report: BackupReport,
): AsyncGenerator<Frame> {
  yield {
    kind: 'entry',
    entry: {
      type: 'backup',
      format: 1,
      schema: options.schema,
      createdAt: options.now.toISOString(),
      secret: options.secret,
    },
  };
  const tables = await listTables(client);
  const keys = await options.files.list();
  const total = tables.length + keys.length;
  for (const table of tables) {
    yield { kind: 'entry', entry: { type: 'table', ...table } };
    const copy = copyOut(client, table);
    for await (const bytes of copy as AsyncIterable<Buffer>) yield { kind: 'bytes', bytes };
    report.rows += copy.rowCount;
    report.tables += 1;
    options.onProgress?.(report.tables, total);
  }
  for (const key of keys) {
    yield { kind: 'entry', entry: { type: 'file', key } };
    yield { kind: 'bytes', bytes: await options.files.read(key) };
    report.files += 1;
    options.onProgress?.(report.tables + report.files, total);
  }
  yield {
    kind: 'entry',
    entry: { type: 'end', tables: report.tables, rows: report.rows, files: report.files },
  };
}
