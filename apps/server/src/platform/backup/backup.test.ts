import { appendFile, copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { schemaVersion } from '../db/migrate.ts';
import { createId } from '../ids.ts';
import { createStoredFiles } from '../storage/stored-files.ts';
import { readArchive } from './archive.ts';
import type { BackupReport } from './backup.ts';
import { backUp } from './backup.ts';
import { backUpSecret } from './backup-secret.ts';
import { restore } from './restore.ts';
import { listTables } from './tables.store.ts';

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
let made: BackupReport;
let sourceRows: Record<string, string>;

beforeAll(async () => {
  source = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hearthline-backup-'));
  const agentId = createId();
  await source.query(
    `insert into agent (agent_id, email, first_name, last_name) values ($1, 'étienne@hearthline.test', 'Étienne\t"x"', 'O''Neil\\N')`,
    [agentId],
  );
  await source.query('insert into realtor_profile (agent_id) values ($1)', [agentId]);
  await source.query(
    `insert into notification (agent_id, id, message_type, title, body)
       select $1, gen_random_uuid(), 'Info', 'Line ' || n, E'two\nlines' from generate_series(1, 500) n`,
    [agentId],
  );
  await source.query(`select enqueue_job('mail.send', '{"to":"x"}'::json)`);
  // Its projections are kept by triggers, which must not write them a second time.
  await source.query(
    `insert into listing (id, source, key, mls_number, offer, state, code, kind, entered_at, modified_at, status_changed_at)
       select gen_random_uuid(), 'sample', n::text, 'W' || n, 'sale', 'active', 'new', 'detached', now(), now(), now()
       from generate_series(1, 20) n`,
  );
  await sourceFiles().write('avatars/a/b.webp', Buffer.from([0, 1, 2, 255]));
  made = await makeBackup(file());
  sourceRows = await readAll(source);
});
beforeEach(async () => {
  target = await createTestDatabase();
  return () => target.drop();
});
afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true, force: true });
});

const file = () => path.join(folder, 'hearthline.backup');
const sourceFiles = () => createStoredFiles(path.join(folder, 'files'));
const makeBackup = async (to: string, schema?: string) =>
  backUp({
    url: source.ownerUrl,
    file: to,
    schema: schema ?? (await schemaVersion()),
    files: sourceFiles(),
    secret: await backUpSecret('the secret of the source', undefined),
    now: new Date('2025-11-12T09:00:00Z'),
  });

function restoreInto(database: TestDatabase, { from = file(), replaces = false } = {}) {
  const urlOf = (name: string) => new URL(`/${name}`, database.ownerUrl).href;
  return restore({
    file: from,
    urlOf,
    database: new URL(database.ownerUrl).pathname.slice(1),
    files: createStoredFiles(path.join(folder, 'restored')),
    replaces,
  });
}

async function readAll(database: TestDatabase): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const contents: Record<string, string> = {};
  for (const { name, columns } of await listTables(client)) {
    const { rows } = await client.query<{ all: string }>(
      `select coalesce(string_agg(line, E'\n' order by line), '') as all from (select row(${columns})::text as line from ${name}) t`,
    );
    contents[name] = rows[0]?.all ?? '';
  }
  await client.end();
  return contents;
}

describe('backup and restore', () => {
  const damaged = () => path.join(folder, 'damaged.backup');

  it.each([
    ['cut off', async () => truncate(damaged(), (await stat(damaged())).size - 200)],
    // Compressed, so that the reader meets it only after the last entry.
    ['followed by rubbish', async () => appendFile(damaged(), gzipSync('rubbish'))],
    ['something else', async () => writeFile(damaged(), 'not a backup')],
  ])('changes nothing when the file is %s', async (_name, damage) => {
    await copyFile(file(), damaged());
    await damage();
    const before = await readAll(target);
    await expect(restoreInto(target, { from: damaged() })).rejects.toThrow();
    expect(await readAll(target)).toEqual(before);
  });

  it('takes no file that is followed by something uncompressed', async () => {
    await copyFile(file(), damaged());
    await appendFile(damaged(), 'rubbish');
    const readToTheEnd = async () => {
      for await (const _ of readArchive(damaged()));
    };
    await expect(readToTheEnd()).rejects.toThrow();
  });

  it('refuses a backup of a newer version', async () => {
    const newer = path.join(folder, 'newer.backup');
    await makeBackup(newer, '9999_future.sql');
    await expect(restoreInto(target, { from: newer })).rejects.toThrow('newer version');
  });

  it('brings every row, waiting job and stored file into an empty database', async () => {
    const report = await restoreInto(target);
    expect(report).toMatchObject({ rows: made.rows, tables: made.tables, files: 1 });
    expect(await readAll(target)).toEqual(sourceRows);
    expect(await readFile(path.join(folder, 'restored/avatars/a/b.webp'))).toEqual(
      Buffer.from([0, 1, 2, 255]),
    );
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    const [job] = await target.query<{ id: string }>(`select id from graphile_worker.add_job('next')`);
    expect(Number(job?.id)).toBeGreaterThan(1);
  });

  it('refuses a database that holds accounts unless told to replace it', async () => {
    await target.query(
      `insert into agent (agent_id, email, first_name, last_name) values ($1, 'kept@hearthline.test', 'Kept', 'One')`,
      [createId()],
    );
    await expect(restoreInto(target)).rejects.toThrow('--replace');
    expect(await target.query('select email from agent')).toEqual([{ email: 'kept@hearthline.test' }]);
    await restoreInto(target, { replaces: true });
    expect(await readAll(target)).toEqual(sourceRows);
  });
});
