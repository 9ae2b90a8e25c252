import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Puzzle } from '@hearthline/contract/auth';
import { solvePuzzle } from '../platform/challenge/solve.ts';
import { findFreePort } from '../platform/free-port.ts';

const serverFolder = fileURLToPath(new URL('..', import.meta.url));
/** The same few hundred files are read by every program a test starts. */
const compileCache = path.join(tmpdir(), 'hearthline-compile-cache');

export interface RunningProgram {
  pid: number;
  /** What it said so far. */
  output: { stdout: string; stderr: string };
  /** Null when a signal ended it. */
  exited: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

export interface RunningServer extends RunningProgram {
  url: string;
}

type Variables = Record<string, string>;

/** The program as an operator starts it, with no variables but these. */
export function startProgram(
  file: 'main.ts' | 'cli.ts',
  { args = [], env = {}, ownGroup = false }: { args?: string[]; env?: Variables; ownGroup?: boolean },
): RunningProgram {
  const child = spawn(process.execPath, [path.join(serverFolder, file), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      DEMO_LISTINGS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
  });
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.stderr += chunk;
  });
  return {
    pid: child.pid ?? 0,
    output,
    exited: once(child, 'close').then(([code]) => code as number | null),
    kill: (signal) => killChild(child, signal, ownGroup),
  };
}

function killChild(child: ChildProcess, signal: NodeJS.Signals, ownGroup: boolean): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(ownGroup ? -child.pid : child.pid, signal);
}

/** Starts a server and waits until it says that it is ready; throws what it said when it ends before. */
export async function startServer(env: Variables): Promise<RunningServer> {
  const port = env.PORT ?? String(await findFreePort());
  const program = startProgram('main.ts', { env: { ...env, PORT: port } });
  let hasEnded = false;
  program.exited.then(() => {
    hasEnded = true;
  });
  await waitUntil(() => hasEnded || program.output.stdout.includes('is ready at'));
  if (hasEnded) throw new Error(`The server ended: ${program.output.stderr}`);
  return { ...program, url: `http://127.0.0.1:${port}` };
}

export async function runCli(args: string[], env: Variables) {
  const { exited, output } = startProgram('cli.ts', { args, env });
  return { code: await exited, ...output };
}

/** Posts with a challenge solved as a browser would. */
export async function postSolved<T>(url: string, path: string, body: object): Promise<T> {
  const { result } = (await (await fetch(`${url}/api/auth/challenge`)).json()) as { result: Puzzle };
  const reply = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, turnstileToken: solvePuzzle(result) }),
  });
  return (await reply.json()) as T;
}

export function signIn(url: string, userKey: string, password: string) {
  return postSolved<{ isSuccess: boolean; token?: string }>(url, '/auth/secure/login', {
    userKey,
    password,
    deviceName: 'Test',
  });
}

/** Null when no PostgreSQL serves the folder, so that nobody takes a made-up number for a process. */
export async function readPostmasterPid(clusterFolder: string): Promise<number | null> {
  const note = await readFile(path.join(clusterFolder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(note.split('\n')[0]);
  return pid > 1 ? pid : null;
}

export async function getPostmasterPid(clusterFolder: string): Promise<number> {
  const pid = await readPostmasterPid(clusterFolder);
  if (pid === null) throw new Error(`No PostgreSQL serves ${clusterFolder}`);
  return pid;
}

/** Ends a PostgreSQL that a failed test left behind; its own note says which process it is. */
async function endLeftPostgres(clusterFolder: string): Promise<void> {
  const pid = await readPostmasterPid(clusterFolder);
  if (pid === null) return;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (command.includes(clusterFolder)) process.kill(pid, 'SIGQUIT');
}

/** For a cluster of its own; PostgreSQL, which may run as another person, must be able to enter it. */
export async function createDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthline-data-'));
  await chmod(folder, 0o755);
  return folder;
}

export async function removeDataDir(folder: string): Promise<void> {
  await endLeftPostgres(path.join(folder, 'cluster'));
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** Ends what a failed test left running. */
export async function killPrograms(programs: RunningProgram[]): Promise<void> {
  for (const program of programs) program.kill('SIGKILL');
  await Promise.all(programs.map((program) => program.exited));
}

/** Looks again and again: what happens in another process has no event to wait for. */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  timeoutMs = 120_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Still waiting after ${timeoutMs} ms`);
    await wait(10);
  }
}
