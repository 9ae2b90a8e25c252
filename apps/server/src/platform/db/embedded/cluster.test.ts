import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getPostmasterPid } from '../../../testing/server-process.ts';
import type { Cluster } from './cluster.ts';
import { DataFolderInUseError, joinCluster } from './cluster.ts';
import { preparePlaces } from './places.ts';
import { isAlive } from './postgres-process.ts';
import { loadRunFile } from './run-file.ts';
import { holdingStartLock } from './start-lock.ts';
import { createStuckWatch } from './stuck-postgres.ts';
import { findDatabaseUser } from './system-user.ts';

const timeout = 180_000;
const isRoot = process.getuid?.() === 0;
const settings = { fsync: 'off', shared_buffers: '32MB' };

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'hearthline-cluster-'));
  await chmod(dataDir, 0o755);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const join = () => joinCluster({ dataDir, settings });
const runFile = () => path.join(dataDir, 'run.json');
const readPid = () => getPostmasterPid(path.join(dataDir, 'cluster'));

async function ask<Row extends pg.QueryResultRow>(cluster: Cluster, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

describe('the embedded cluster', { timeout }, () => {
  it('starts for the first, lets others join, and stops with the last', async () => {
    const first = await join();
    const pid = await readPid();
    const second = await join();
    expect(await readPid()).toBe(pid);
    await ask(first, 'create table kept (n int); insert into kept values (7)');
    await first.leave();
    expect(await ask(second, 'select n from kept')).toEqual([{ n: 7 }]);
    await second.leave();
    expect(isAlive(pid)).toBe(false);
  });

  it('keeps what it knows about itself from everybody else, and listens on this machine only', async () => {
    const cluster = await join();
    expect((await stat(runFile())).mode & 0o777).toBe(0o600);
    const known = await loadRunFile(dataDir);
    expect(known).toMatchObject({ port: expect.any(Number), startedBy: { pid: process.pid } });
    expect(await ask(cluster, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(await ask(cluster, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
    const guess = new pg.Client({ host: '127.0.0.1', port: known?.port, user: 'hearthline', password: 'x' });
    await expect(guess.connect()).rejects.toThrow(/password authentication failed/);
    await cluster.leave();
  });

  it('is adopted when its starter was killed before it could note anything', async () => {
    const first = await join();
    const pid = await readPid();
    for (const content of [null, '{"port": 5', JSON.stringify({ port: 1, password: 'old' })]) {
      if (content === null) await rm(runFile());
      else await writeFile(runFile(), content);
      const other = await join();
      expect(await readPid()).toBe(pid);
      expect((await ask(other, 'select n from kept'))[0]).toEqual({ n: 7 });
      expect((await stat(runFile())).mode & 0o777).toBe(0o600);
      await other.leave();
    }
    await first.leave();
    expect(isAlive(pid)).toBe(false);
  });

  it('is started once by several who find what a killed one left behind', async () => {
    const first = await join();
    const killed = await readPid();
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(() => expect(isAlive(killed)).toBe(false));
    const all = await Promise.all([join(), join(), join(), join()]);
    const pid = await readPid();
    expect(pid).not.toBe(killed);
    expect(isAlive(pid)).toBe(true);
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
    for (const cluster of all) await cluster.leave();
    await first.leave();
    expect(isAlive(pid)).toBe(false);
  });

  it('is left by whoever could not note it, so that it still stops with the last', async () => {
    await rm(runFile(), { force: true });
    await mkdir(path.join(runFile(), 'in the way'), { recursive: true });
    await expect(join()).rejects.toThrow('EISDIR');
    await rm(runFile(), { recursive: true });
    expect((await readdir(path.dirname(runFile()))).filter((name) => name.startsWith('run.json'))).toEqual(
      [],
    );
    const cluster = await join();
    const pid = await readPid();
    await cluster.leave();
    expect(isAlive(pid)).toBe(false);
  });

  it('belongs to one server, and says to the second who it is', async () => {
    const [first, second] = [await join(), await join()];
    await first.claimForServer('http://localhost:4000');
    const refusal = await second.claimForServer('http://localhost:5000').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataFolderInUseError);
    expect((refusal as Error).message).toMatch(
      new RegExp(
        `^Another Hearthline already runs .*process ${process.pid}, http://localhost:4000, .*DATA_DIR`,
      ),
    );
    await second.leave();
    await first.leave();
    const third = await join();
    await third.claimForServer('http://localhost:5000');
    await third.leave();
  });

  it('comes back at the same address when it was killed, and belongs to the same server again', async () => {
    const [first, second] = [await join(), await join()];
    await first.claimForServer('http://localhost:4000');
    const words: string[] = [];
    const log = { warn: (...said: unknown[]) => words.push(String(said.at(-1))), info: () => {} };
    first.supervise({ ...log, info: (...said: unknown[]) => words.push(String(said.at(-1))) });
    second.supervise(log);
    const pid = await readPid();
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(async () => expect(await ask(first, 'select n from kept')).toEqual([{ n: 7 }]), {
      timeout: 60_000,
      interval: 50,
    });
    expect(await readPid()).not.toBe(pid);
    expect(words).toContain('the database has ended by itself and is started again');
    await vi.waitFor(() => expect(words).toContain('the database is back'), { timeout: 20_000 });
    const third = await join();
    await expect(third.claimForServer('http://localhost:5000')).rejects.toBeInstanceOf(DataFolderInUseError);
    const started = await readPid();
    await third.leave();
    await second.leave();
    await first.leave();
    expect(isAlive(started)).toBe(false);
  });

  it('is ended and started anew when it lets nobody in and does nothing', async () => {
    const cluster = await join();
    const log = { info: vi.fn(), warn: vi.fn() };
    cluster.supervise(log);
    const pid = await readPid();
    const places = await preparePlaces(dataDir, findDatabaseUser());
    const endIfStuck = createStuckWatch(places, 0);
    expect(await endIfStuck()).toBe(false); // It was not seen before.
    await ask(cluster, 'checkpoint');
    expect(await endIfStuck()).toBe(false); // It has worked since.
    expect(await createStuckWatch(places, 60_000)()).toBe(false);
    expect(isAlive(pid)).toBe(true);
    await vi.waitFor(async () => expect(await endIfStuck()).toBe(true));
    await vi.waitFor(() => expect(log.info).toHaveBeenCalledWith(expect.anything(), 'the database is back'), {
      timeout: 60_000,
    });
    expect(isAlive(pid)).toBe(false);
    expect(await ask(cluster, 'select n from kept')).toEqual([{ n: 7 }]);
    await cluster.leave();
  });

  it('comes up once when many start it at the same moment', async () => {
    const members = await Promise.all([join(), join(), join()]);
    const pid = await readPid();
    for (const member of members) expect(await ask(member, 'select n from kept')).toEqual([{ n: 7 }]);
    await Promise.all(members.map((member) => member.leave()));
    expect(isAlive(pid)).toBe(false);
  });
});

describe('the lock of whoever starts', () => {
  it('is held by one at a time, and free again when starting failed', async () => {
    let finish = () => {};
    const first = holdingStartLock(
      dataDir,
      () =>
        new Promise<string>((resolve) => {
          finish = () => resolve('first');
        }),
    );
    await vi.waitFor(async () => expect(await holdingStartLock(dataDir, async () => 'second')).toBeNull());
    expect(await holdingStartLock(`${dataDir}/other`, async () => 'another folder')).toBe('another folder');
    finish();
    expect(await first).toBe('first');
    const failed = holdingStartLock(dataDir, () => Promise.reject(new Error('no disk')));
    await expect(failed).rejects.toThrow('no disk');
    expect(await holdingStartLock(dataDir, async () => 'third')).toBe('third');
  });
});

describe.runIf(isRoot)('the embedded cluster of root', { timeout }, () => {
  it('starts although the number of its last process went to another program', async () => {
    const places = await preparePlaces(dataDir, findDatabaseUser());
    await writeFile(path.join(places.pgData, 'postmaster.pid'), `${process.pid}\n${places.pgData}\n0\n1\n`);
    const cluster = await join();
    expect(await ask(cluster, 'select n from kept')).toEqual([{ n: 7 }]);
    await cluster.leave();
  });

  it('keeps its data under /var/lib/hearthline when the database user cannot enter the folder', async () => {
    const privateFolder = await mkdtemp(path.join(tmpdir(), 'hearthline-private-'));
    await chmod(privateFolder, 0o700);
    const hiddenDir = path.join(privateFolder, 'data');
    const places = await preparePlaces(hiddenDir, findDatabaseUser());
    expect(places.pgData).toMatch(/^\/var\/lib\/hearthline\/data-[0-9a-f]{12}\/postgres$/);
    try {
      const cluster = await joinCluster({ dataDir: hiddenDir, settings });
      expect(await ask(cluster, 'select 1 as one')).toEqual([{ one: 1 }]);
      const pid = await getPostmasterPid(path.dirname(places.pgData));
      await cluster.leave();
      expect(isAlive(pid)).toBe(false);
    } finally {
      await rm(path.dirname(places.pgData), { recursive: true, force: true });
      await rm(privateFolder, { recursive: true, force: true });
    }
  });
});
