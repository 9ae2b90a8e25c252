import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
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
  runCli,
  signIn,
  startProgram,
  startServer,
  waitUntil,
} from '../server-process.ts';

const timeout = 300_000;
const password = 'Hearthline!2025';
const [ava = ''] = demoAccounts.agents;

let dataDir: string;
const programs: RunningProgram[] = [];
beforeAll(async () => {
  dataDir = await createDataDir();
});
afterEach(() => killPrograms(programs.splice(0)));
afterAll(() => removeDataDir(dataDir));

async function start(env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({ DATA_DIR: dataDir, ...env });
  programs.push(server);
  return server;
}
function launch(env: Record<string, string>, ownGroup = false): RunningProgram {
  const program = startProgram('main.ts', { env: { DATA_DIR: dataDir, ...env }, ownGroup });
  programs.push(program);
  return program;
}
async function stop(program: RunningProgram, signal: NodeJS.Signals): Promise<number | null> {
  program.kill(signal);
  return program.exited;
}
const cli = (...args: string[]) => runCli(args, { DATA_DIR: dataDir });
const readPid = (folder = dataDir) => readPostmasterPid(path.join(folder, 'cluster'));
const getPid = () => getPostmasterPid(path.join(dataDir, 'cluster'));
const isHealthy = async ({ url }: RunningServer) => (await fetch(`${url}/readyz`)).status === 200;
async function getOver(agent: Agent, url: string): Promise<void> {
  const [reply] = await once(get(url, { agent }), 'response');
  reply.resume();
  await once(reply, 'end');
}
const lastLineOf = (text: string) => text.trim().split('\n').at(-1) ?? '';

// A program takes seconds to start, so each test does as much as it can with those it has.
describe('starting and stopping', { timeout }, () => {
  it('makes everything on the first start, works with the command line beside it, suffers no second server, and leaves nothing running', async () => {
    const server = await start();
    const pid = await getPid();
    expect(server.output.stdout).toContain('Demo sign-ins');
    expect((await signIn(server.url, ava, password)).isSuccess).toBe(true);
    expect((await stat(path.join(dataDir, 'run.json'))).mode & 0o777).toBe(0o600);

    const second = launch({ PORT: String(await findFreePort()) });
    const person = ['--first-name', 'Zoé', '--last-name', 'Roy', '--password', password, '--json'];
    const made = await cli('agent', 'create', '--email', 'zoe@hearthline.test', ...person);
    expect(made.code).toBe(0);
    expect(JSON.parse(made.stdout)).toMatchObject({ email: 'zoe@hearthline.test', isAdmin: false });
    expect((await signIn(server.url, 'zoe@hearthline.test', password)).isSuccess).toBe(true);

    expect(await second.exited).toBe(1);
    expect(lastLineOf(second.output.stderr)).toMatch(
      new RegExp(`^Another Hearthline already runs on this data folder \\(process ${server.pid}, `),
    );
    expect(second.output.stderr).not.toContain('    at ');
    expect(await isHealthy(server)).toBe(true);

    expect(await stop(server, 'SIGINT')).toBe(0);
    expect(isAlive(pid)).toBe(false);
    expect(server.output.stderr).not.toContain('Error');
  });

  it('brings its database back when that was killed, and stops within ten seconds with connections open', async () => {
    const server = await start();
    const pid = await getPid();
    process.kill(pid, 'SIGKILL');
    await waitUntil(() => isHealthy(server));
    expect(await getPid()).not.toBe(pid);
    expect((await signIn(server.url, ava, password)).isSuccess).toBe(true);
    // A browser that keeps asking over the connection that it keeps.
    const agent = new Agent({ keepAlive: true });
    let isOver = false;
    const asking = (async () => {
      while (!isOver) await getOver(agent, `${server.url}/healthz`).catch(() => {});
    })();
    const startedAt = Date.now();
    expect(await stop(server, 'SIGTERM')).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    isOver = true;
    await asking;
    agent.destroy();
    expect(await readPid()).toBeNull();
  });

  it('lets the command line work alone, which then stops what it started', async () => {
    const granted = await cli('agent', 'agreement', '--email', ava, '--until', '2040-01-01', '--json');
    expect(granted.code).toBe(0);
    expect(JSON.parse(granted.stdout)).toMatchObject({ email: ava, validUntil: '2040-01-01' });
    expect(await readPid()).toBeNull();
  });

  it('tells how it is used and what is wrong in a sentence, without a stack, before it touches anything', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const folder = path.join(dataDir, 'untouched');
    const onTakenPort = launch({ PORT: String(port), DATA_DIR: folder });
    const misconfigured = launch({ PORT: 'eighty', NODE_ENV: 'production' });
    const faults = [['dance'], ['agent', 'create', '--emial', 'x']];
    const [help, asJson, ...failed] = await Promise.all([
      cli('help'),
      cli('notify', '--to', ava, '--json'),
      ...faults.map((args) => cli(...args)),
    ]);

    expect(help.code).toBe(0);
    for (const name of ['agent create', 'agent agreement', 'notify', 'backup', 'restore'])
      expect(help.stdout).toContain(`  ${name} `);
    for (const [index, { code, stdout, stderr }] of failed.entries()) {
      expect({ args: faults[index], code, stdout }).toEqual({ args: faults[index], code: 1, stdout: '' });
      expect(stderr).toMatch(/\S/);
      expect(stderr).not.toContain('    at ');
    }
    expect([asJson.code, JSON.parse(asJson.stdout)]).toEqual([1, { error: '--type is missing.' }]);
    expect(await onTakenPort.exited).toBe(1);
    expect(onTakenPort.output.stderr).toBe(
      `Port ${port} is taken by another program: stop that one, or set PORT to a free one.\n`,
    );
    await expect(stat(folder)).rejects.toThrow('ENOENT');
    other.close();
    expect(await misconfigured.exited).toBe(1);
    expect(misconfigured.output.stderr).toMatch(/^The configuration has 5 fault\(s\):\n {2}PORT: /);
    expect(misconfigured.output.stderr).not.toContain('    at ');
    expect(await readPid()).toBeNull();
  });

  it('works as two programs that share the database, and stops it with the last when the first was killed', async () => {
    const web = await start({ ROLE: 'web' });
    const worker = launch({ ROLE: 'worker' });
    const pid = await getPid();
    expect((await signIn(web.url, 'zoe@hearthline.test', password)).isSuccess).toBe(true);
    await postSolved(web.url, '/auth/secure/forgot-password', { email: ava });
    await waitUntil(async () => {
      const mailbox = await fetch(`${web.url}/api/mailbox?to=${ava}`);
      return ((await mailbox.json()) as { totalRows: number }).totalRows === 1;
    });
    await stop(web, 'SIGKILL');
    expect(isAlive(pid)).toBe(true);
    expect(await stop(worker, 'SIGTERM')).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });

  it('stops cleanly when it is asked to while it starts', async () => {
    const program = launch({ PORT: String(await findFreePort()) });
    await waitUntil(async () => (await readPid()) !== null);
    expect(await stop(program, 'SIGTERM')).toBe(0);
    expect(program.output.stdout).not.toContain('is ready');
    expect(await readPid()).toBeNull();
  });

  it('stops cleanly on Ctrl-C while the database is made, which reaches all programs of the terminal', async () => {
    const folder = await createDataDir();
    const program = launch({ PORT: String(await findFreePort()), DATA_DIR: folder }, true);
    const listCluster = () => readdir(path.join(folder, 'cluster')).catch((): string[] => []);
    await waitUntil(async () => (await listCluster()).some((name) => name.startsWith('postgres.')));
    const code = await stop(program, 'SIGINT');
    expect(program.output.stderr).not.toContain('    at ');
    expect(code, program.output.stderr).toBe(0);
    expect(await readPid(folder)).toBeNull();
    await removeDataDir(folder);
  });
});
