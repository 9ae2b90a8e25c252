import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createConfig } from '../config/config.ts';
import { parseEnv } from '../config/env.ts';
import { createClientLinks } from '../features/client-pages/page-links.ts';
import type { Cluster } from '../platform/db/embedded/cluster.ts';
import { createId } from '../platform/ids.ts';
import { findKeptSecret, keepSecret, loadSecret } from '../platform/secret.ts';
import type { TestApp } from '../testing/test-app.ts';
import { createTestApp, testSecret } from '../testing/test-app.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { backupCommand, restoreCommand } from './backup-commands.ts';
import type { CommandContext } from './command.ts';
import { UsageError } from './command.ts';

const passphrase = 'correct horse battery staple';
const other = 'another secret that is long enough for all';

let source: TestApp;
let target: TestDatabase;
let folder: string;
let newDir: string;
let oldLink: string;
beforeAll(async () => {
  source = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'hearthline-secret-'));
  const { agentId } = await source.createAgent('Maya');
  const messageId = createId();
  await source.database.query(
    `insert into message (agent_id, id, channel, category, language, to_address, text, links, status, not_before, delivered_at, created_at)
     values ($1, $2, 'email', 'news', 'en', 'reader@example.com', '', '{}', 'delivered', '2025-11-12', '2025-11-12', '2025-11-12')`,
    [agentId, messageId],
  );
  const links = createClientLinks({
    database: source.database.app,
    clock: source.clock,
    secret: testSecret,
    publicOrigin: 'https://p.example',
  });
  oldLink = new URL(links.createMessageUrl('preferences', { agentId, messageId })).pathname;
  await keepSecret(source.dataDir, testSecret);
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  target = await createTestDatabase();
  newDir = await mkdtemp(path.join(folder, 'new-'));
});
afterEach(() => target.drop());

const file = () => path.join(folder, 'hearthline.backup');

function contextOf(database: TestDatabase, env: Record<string, string>): CommandContext {
  const cluster = {
    url: database.ownerUrl,
    urlOf: (name: string) => new URL(`/${name}`, database.ownerUrl).href,
  } as Cluster;
  return {
    config: createConfig(parseEnv(env)),
    progress: { show: () => {}, end: () => {} },
    openDatabase: async () => ({ ownerUrl: database.ownerUrl, cluster, close: async () => {} }),
    openServices: () => Promise.reject(new Error('not needed')),
  };
}
const backUp = (env: Record<string, string> = {}) =>
  backupCommand.run(contextOf(source.database, { DATA_DIR: source.dataDir, ...env }), {}, [file()]);
const restoreNew = (env: Record<string, string> = {}) =>
  restoreCommand.run(contextOf(target, { DATA_DIR: newDir, ...env }), {}, [file()]);

/** With the secret that the next start will find. */
async function followOldLink(): Promise<number> {
  const secret = await loadSecret(newDir, undefined);
  const restored = await createTestApp({}, { database: target, secret });
  try {
    return (await restored.send('GET', oldLink)).statusCode;
  } finally {
    await restored.services.hub.stop();
    await restored.app.close();
    await restored.services.stop();
  }
}

describe('a backup with a passphrase', () => {
  it('carries the secret, so that an old link opens after a restore into a new folder', async () => {
    const { data } = await backUp({ BACKUP_PASSPHRASE: passphrase });
    expect(data).toMatchObject({ hasSecret: true, warning: null });
    expect((await restoreNew({ BACKUP_PASSPHRASE: passphrase })).data).toMatchObject({ warning: null });
    expect(await followOldLink()).toBe(200);
  });

  it.each([
    [{ BACKUP_PASSPHRASE: 'wrong horse battery staple' }, /BACKUP_PASSPHRASE is not the one/],
    [{}, /set BACKUP_PASSPHRASE, or TOKEN_SECRET/],
  ])('changes nothing when the passphrase is wrong or missing', async (env, sentence) => {
    await backUp({ BACKUP_PASSPHRASE: passphrase });
    const refusal = await restoreNew(env).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UsageError);
    expect((refusal as Error).message).toMatch(sentence);
    expect(await target.query('select email from agent')).toEqual([]);
    expect(await findKeptSecret(newDir)).toBeNull();
  });
});

describe('a backup without a passphrase', () => {
  it('warns, leaves the secret out, and its restore demands TOKEN_SECRET', async () => {
    const { text, data } = await backUp();
    expect(data).toMatchObject({ hasSecret: false });
    expect(text).toContain('a restore elsewhere will ask for TOKEN_SECRET');
    await expect(restoreNew()).rejects.toThrow(/does not carry the secret .* set TOKEN_SECRET/);
    expect(await target.query('select email from agent')).toEqual([]);
    await restoreNew({ TOKEN_SECRET: testSecret });
    expect(await followOldLink()).toBe(200);
  });

  it('is not restored over another secret without being told so', async () => {
    await backUp();
    await keepSecret(newDir, other);
    await expect(restoreNew()).rejects.toThrow(/set TOKEN_SECRET/);
    const { text } = await restoreNew({ TOKEN_SECRET: other });
    expect(text).toContain('TOKEN_SECRET is another one than that of the backup');
    expect(await followOldLink()).toBe(404);
  });

  it('needs nothing where it came from', async () => {
    await backUp();
    await keepSecret(newDir, testSecret);
    expect((await restoreNew()).data).toMatchObject({ warning: null });
  });
});
