import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../config/config.ts';
import { isAlive } from '../../platform/db/embedded/postgres-process.ts';
import { findFreePort } from '../../platform/free-port.ts';
import type { RunningProgram, RunningServer } from '../server-process.ts';
import {
  createDataDir,
  getPostmasterPid,
  killPrograms,
  postSolved,
  readPostmasterPid,
  removeDataDir,
  signIn,
  startProgram,
  startServer,
  waitUntil,
} from '../server-process.ts';
import { sized } from './size.ts';

const kills = sized(10, 1);
const [ava = ''] = demoAccounts.agents;

let dataDir: string;
const programs: RunningProgram[] = [];
beforeAll(async () => {
  dataDir = await createDataDir();
});
afterEach(() => killPrograms(programs.splice(0)));
afterAll(() => removeDataDir(dataDir));

const readPid = (folder: string) => readPostmasterPid(path.join(folder, 'cluster'));

async function start(folder: string): Promise<RunningServer> {
  const server = await startServer({ DATA_DIR: folder });
  programs.push(server);
  return server;
}
async function expectWhole(folder: string): Promise<void> {
  const server = await start(folder);
  for (const email of [...demoAccounts.agents, demoAccounts.admin]) {
    expect((await signIn(server.url, email, demoAccounts.password)).isSuccess).toBe(true);
  }
  server.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(await readPid(folder)).toBeNull();
}
async function killDuringStart(folder: string, afterMs: number): Promise<void> {
  const env = { DATA_DIR: folder, PORT: String(await findFreePort()) };
  const program = startProgram('main.ts', { env });
  programs.push(program);
  await Promise.race([wait(afterMs), program.exited]);
  program.kill('SIGKILL');
  await program.exited;
}

describe('after kill -9', () => {
  it('at any moment of the very first start, the next one makes what is missing', async () => {
    const startedAt = Date.now();
    const whole = await createDataDir();
    await expectWhole(whole);
    await removeDataDir(whole);
    const spanMs = Date.now() - startedAt;
    for (let kill = 0; kill < kills; kill += 1) {
      const folder = await createDataDir();
      await killDuringStart(folder, Math.round(Math.random() * spanMs));
      await expectWhole(folder);
      expect(await readdir(path.join(folder, 'cluster'))).toEqual(['postgres', 'postgres.log']);
      await removeDataDir(folder);
    }
  });

  it('at any moment of later starts, one after the other, the next one recovers', async () => {
    const startedAt = Date.now();
    await expectWhole(dataDir);
    const spanMs = Date.now() - startedAt;
    for (let kill = 0; kill < kills; kill += 1) await killDuringStart(dataDir, Math.random() * spanMs);
    await expectWhole(dataDir);
  });

  it('under load, whatever was acknowledged is there', async () => {
    let lastAcknowledged = 0;
    for (let round = 1; round <= kills; round += 1) {
      const server = await start(dataDir);
      const token = (await signIn(server.url, ava, demoAccounts.password)).token ?? '';
      const found = await fetchJobTitle(server, token);
      expect(found).toBeGreaterThanOrEqual(lastAcknowledged);

      const deadline = Date.now() + 500 + Math.random() * 2_500;
      const killing = wait(deadline - Date.now()).then(() => server.kill('SIGKILL'));
      let written = found;
      while (await writeJobTitle(server, token, written + 1)) {
        written += 1;
        lastAcknowledged = written;
      }
      await killing;
      await server.exited;
      expect(written, 'writes happened before the kill').toBeGreaterThan(found);
    }
    const server = await start(dataDir);
    const token = (await signIn(server.url, ava, demoAccounts.password)).token ?? '';
    const found = await fetchJobTitle(server, token);
    // One write may have been stored and never acknowledged.
    expect([lastAcknowledged, lastAcknowledged + 1]).toContain(found);
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(await readPid(dataDir)).toBeNull();
  });

  it('of PostgreSQL itself, the next start brings it back with everything', async () => {
    const server = await start(dataDir);
    const token = (await signIn(server.url, ava, demoAccounts.password)).token ?? '';
    const before = await fetchJobTitle(server, token);
    expect(await writeJobTitle(server, token, before + 1)).toBe(true);
    process.kill(await getPostmasterPid(path.join(dataDir, 'cluster')), 'SIGKILL');
    await waitUntil(async () => (await fetch(`${server.url}/readyz`)).status === 503);
    server.kill('SIGKILL');
    await server.exited;

    const next = await start(dataDir);
    const nextToken = (await signIn(next.url, ava, demoAccounts.password)).token ?? '';
    expect(await fetchJobTitle(next, nextToken)).toBe(before + 1);
    next.kill('SIGTERM');
    expect(await next.exited).toBe(0);
  });

  it('of the whole program, two that share its database find everything, and each of them may go first', async () => {
    for (const first of ['web', 'worker'] as const) {
      const killed = await start(dataDir);
      const pid = await getPostmasterPid(path.join(dataDir, 'cluster'));
      expect((await signIn(killed.url, ava, demoAccounts.password)).isSuccess).toBe(true);
      killed.kill('SIGKILL');
      await killed.exited;
      expect(isAlive(pid)).toBe(true);

      const web = await startServer({ DATA_DIR: dataDir, ROLE: 'web' });
      const worker = startProgram('main.ts', { env: { DATA_DIR: dataDir, ROLE: 'worker' } });
      programs.push(web, worker);
      expect(await readPid(dataDir)).toBe(pid);
      expect((await signIn(web.url, ava, demoAccounts.password)).isSuccess).toBe(true);
      await expectMail(web);
      const [one, other] = first === 'web' ? [web, worker] : [worker, web];
      one.kill('SIGTERM');
      expect(await one.exited).toBe(0);
      expect(isAlive(pid)).toBe(true);
      other.kill('SIGTERM');
      expect(await other.exited).toBe(0);
      expect(isAlive(pid)).toBe(false);
    }
  });
});

describe('a PostgreSQL that is there but does nothing', () => {
  it('is ended and started anew, and the program goes on', async () => {
    const server = await start(dataDir);
    const pid = await getPostmasterPid(path.join(dataDir, 'cluster'));
    process.kill(pid, 'SIGSTOP');
    const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
    for (const child of children) process.kill(Number(child), 'SIGKILL');
    await waitUntil(async () => (await fetch(`${server.url}/readyz`)).status === 503);
    await waitUntil(async () => (await fetch(`${server.url}/readyz`)).status === 200);
    expect(isAlive(pid)).toBe(false);
    expect((await signIn(server.url, ava, demoAccounts.password)).isSuccess).toBe(true);
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(await readPid(dataDir)).toBeNull();
  });
});

/** Sent by the other program, so it runs. */
async function expectMail({ url }: RunningServer): Promise<void> {
  const countMails = async () => {
    const mailbox = await fetch(`${url}/api/mailbox?to=${ava}`);
    return ((await mailbox.json()) as { totalRows: number }).totalRows;
  };
  const before = await countMails();
  await postSolved(url, '/auth/secure/forgot-password', { email: ava });
  await waitUntil(async () => (await countMails()) > before);
}

async function fetchJobTitle({ url }: RunningServer, token: string): Promise<number> {
  const reply = await fetch(`${url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });
  const { result } = (await reply.json()) as { result: { jobTitle: string } };
  return Number(result.jobTitle) || 0;
}

/** False when the server is gone. */
async function writeJobTitle({ url }: RunningServer, token: string, value: number): Promise<boolean> {
  try {
    const reply = await fetch(`${url}/api/users`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: '', jobTitle: String(value) }),
    });
    await reply.json();
    return reply.status === 200;
  } catch {
    return false;
  }
}
