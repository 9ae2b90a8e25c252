import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMigrations as runJobMigrations } from 'graphile-worker';
import type pg from 'pg';
import { openSession } from './session.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url));
/** Two programs that start together must not migrate at the same time. */
const migrationLock = 7_210_001;

export interface MigrateOptions {
  onProgress?: (done: number, total: number) => void;
  /** Stop after this migration; a restore brings a schema to the version of its backup first. */
  upTo?: string;
}

/** Brings a database to the newest schema as its owner. Forward only; an edited old file is an error. */
export async function migrate(url: string, { onProgress, upTo }: MigrateOptions = {}): Promise<string[]> {
  await runJobMigrations({ connectionString: url });
  const client = await openSession(url);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const files = await loadMigrations();
    const applied = await listApplied(client);
    const pending = files.filter(
      (file) => !isApplied(file, applied) && (upTo === undefined || file.name <= upTo),
    );
    for (const [index, file] of pending.entries()) {
      await apply(client, file);
      onProgress?.(index + 1, pending.length);
    }
    return pending.map((file) => file.name);
  } finally {
    await client.end();
  }
}

interface MigrationFile {
  name: string;
  sql: string;
  checksum: string;
}

async function loadMigrations(): Promise<MigrationFile[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(migrationsFolder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function listApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function isApplied(file: MigrationFile, applied: Map<string, string>): boolean {
  const checksum = applied.get(file.name);
  if (checksum !== undefined && checksum !== file.checksum) {
    throw new Error(`Migration ${file.name} was edited after it had been applied. Write a new one instead.`);
  }
  return checksum !== undefined;
}

async function apply(client: pg.Client, file: MigrationFile): Promise<void> {
  try {
    await client.query('begin');
    await client.query(file.sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      file.name,
      file.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${file.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** The newest migration, which a backup names so that it is never restored into another schema. */
export async function schemaVersion(): Promise<string> {
  return (await loadMigrations()).at(-1)?.name ?? '';
}
