import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from './config/config.ts';
import { isAlive } from './platform/db/embedded/postgres-process.ts';
import type { RunningProgram, RunningServer } from './testing/server-process.ts';
import {
  endLeftPostgres,
  findFreePort,
  getPostmasterPid,
  postSolved,
  readPostmasterPid,
  runCli,
  signIn,
  startProgram,
  startServer,
  waitUntil,
} from './testing/server-process.ts';

const timeout = 300_000;
const password = 'Hearthline!2025';
const [ava = ''] = demoAccounts.agents;

let dataDir: string;
/** Whatever a failing test left running. */
const programs: RunningProgram[] = [];
beforeAll(async () => {
  dataDir = await createDataDir();
});
afterEach(async () => {
  for (const program of programs.splice(0)) {
    program.kill('SIGKILL');
    await program.exited;
  }
});
afterAll(async () => {
  await endLeftPostgres(path.join(dataDir, 'cluster'));
  await rm(dataDir, { recursive: true, force: true });
});

async function createDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthline-start-'));
  await chmod(folder, 0o755);
  return folder;
}
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
const lastLineOf = (text: string) => text.trim().split('\n').at(-1) ?? '';

describe('starting and stopping', { timeout }, () => {
  it('makes everything on the first start, works with the command line beside it, and leaves nothing running', async () => {
    const server = await start();
    const pid = await getPid();
    expect(server.output.stdout).toContain('Demo sign-ins');
    expect((await signIn(server.url, ava, password)).isSuccess).toBe(true);
    expect((await stat(path.join(dataDir, 'run.json'))).mode & 0o777).toBe(0o600);

    const person = ['--email', 'zoe@hearthline.test', '--first-name', 'Zoé', '--last-name', 'Roy'];
    const made = await cli('agent', 'create', ...person, '--password', password, '--json');
    expect(made.code).toBe(0);
    expect(JSON.parse(made.stdout)).toMatchObject({ email: 'zoe@hearthline.test', isAdmin: false });
    expect((await signIn(server.url, 'zoe@hearthline.test', password)).isSuccess).toBe(true);
    expect(await isHealthy(server)).toBe(true);

    expect(await stop(server, 'SIGINT')).toBe(0);
    expect(isAlive(pid)).toBe(false);
    expect(server.output.stderr).not.toContain('Error');
  });

  it('lets the command line work alone, which then stops what it started', async () => {
    const granted = await cli('agent', 'agreement', '--email', ava, '--until', '2040-01-01', '--json');
    expect(granted.code).toBe(0);
    expect(JSON.parse(granted.stdout)).toMatchObject({ email: ava, validUntil: '2040-01-01' });
    const doubled = await cli(
      'agent',
      'create',
      '--email',
      ava,
      '--password',
      password,
      '--first-name',
      'A',
      '--last-name',
      'B',
      '--json',
    );
    expect(doubled.code).toBe(1);
    expect(JSON.parse(doubled.stdout)).toEqual({ error: `${ava} has an account already.` });
    expect(await readPid()).toBeNull();
  });

  it('tells how the command line is used, and what is wrong, without a stack', async () => {
    const help = await cli('help');
    expect(help.code).toBe(0);
    for (const name of ['agent create', 'agent agreement', 'notify', 'backup', 'restore']) {
      expect(help.stdout).toContain(`  ${name} `);
    }
    const faults = [['dance'], ['notify', '--to', ava], ['agent', 'create', '--emial', 'x'], ['backup']];
    await Promise.all(
      faults.map(async (args) => {
        const failed = await cli(...args);
        expect({ args, code: failed.code, stdout: failed.stdout }).toEqual({ args, code: 1, stdout: '' });
        expect(failed.stderr).toMatch(/\S/);
        expect(failed.stderr).not.toContain('    at ');
      }),
    );
    expect(await readPid()).toBeNull();
  });

  it('finds its data again, also after it was killed', async () => {
    const killed = await start();
    const pid = await getPid();
    expect((await signIn(killed.url, 'zoe@hearthline.test', password)).isSuccess).toBe(true);
    await stop(killed, 'SIGKILL');
    expect(isAlive(pid)).toBe(true);

    const server = await start();
    expect(await readPid()).toBe(pid);
    expect((await signIn(server.url, 'zoe@hearthline.test', password)).isSuccess).toBe(true);
    expect(await stop(server, 'SIGTERM')).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });

  it('says in one sentence that the port is taken, before it touches anything', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const folder = path.join(dataDir, 'untouched');
    const program = launch({ PORT: String(port), DATA_DIR: folder });
    expect(await program.exited).toBe(1);
    expect(program.output.stderr).toBe(
      `Port ${port} is taken by another program: stop that one, or set PORT to a free one.\n`,
    );
    await expect(stat(folder)).rejects.toThrow('ENOENT');
    other.close();
  });

  it('says every fault of the configuration at once', async () => {
    const program = launch({ PORT: 'eighty', NODE_ENV: 'production' });
    expect(await program.exited).toBe(1);
    expect(program.output.stderr).toMatch(/^The configuration has 4 fault\(s\):\n {2}PORT: /);
    expect(program.output.stderr).not.toContain('    at ');
  });

  it('refuses a second server on the same folder in one sentence, and the first goes on', async () => {
    const server = await start();
    const second = launch({ PORT: String(await findFreePort()) });
    expect(await second.exited).toBe(1);
    expect(lastLineOf(second.output.stderr)).toMatch(
      new RegExp(`^Another Hearthline already runs on this data folder \\(process ${server.pid}, `),
    );
    expect(second.output.stderr).not.toContain('    at ');
    expect(await isHealthy(server)).toBe(true);
    expect(await stop(server, 'SIGINT')).toBe(0);
    expect(await readPid()).toBeNull();
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
    expect(await stop(program, 'SIGINT')).toBe(0);
    expect(program.output.stderr).not.toContain('    at ');
    expect(await readPid(folder)).toBeNull();
    await rm(folder, { recursive: true, force: true });
  });

  it('runs as two programs that share the database, each of which may go first', async () => {
    const web = await start({ ROLE: 'web' });
    const worker = launch({ ROLE: 'worker' });
    const pid = await getPid();
    const { token } = await signIn(web.url, ava, password);
    const news = ['--to', ava, '--type', 'Info', '--title', 'T', '--body', 'B', '--count', '3'];
    expect((await cli('notify', ...news)).code).toBe(0);
    const reply = await fetch(`${web.url}/api/notifications/unread/count`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await reply.json()).toEqual({ isSuccess: true, count: 3 });

    await postSolved(web.url, '/auth/secure/forgot-password', { email: ava });
    await waitUntil(async () => {
      const mailbox = await fetch(`${web.url}/api/mailbox?to=${ava}`);
      return ((await mailbox.json()) as { totalRows: number }).totalRows === 1;
    });
    expect(await stop(web, 'SIGTERM')).toBe(0);
    expect(isAlive(pid)).toBe(true);
    expect(await stop(worker, 'SIGTERM')).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });
});
