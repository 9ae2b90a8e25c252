import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildSiteIfStale } from '../../scripts/build-web.ts';

const run = promisify(execFile);
const serverFolder = fileURLToPath(new URL('../../apps/server/src/', import.meta.url));

export interface RunningServer {
  origin: string;
  pid: number;
  dataDir: string;
  cli(...args: string[]): Promise<void>;
  stop(): Promise<void>;
}

/** The real program as in production, in a process and on a data folder of its own. */
export async function startServer(env: Record<string, string>): Promise<RunningServer> {
  await buildSiteIfStale();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hearthline-bench-'));
  chmodSync(dataDir, 0o755);
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    TOKEN_SECRET: 'a secret that only this benchmark uses, long enough',
    APP_ORIGIN: origin,
    ALLOW_ONE_ORIGIN: 'on',
    MAILBOX: 'on',
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    ...env,
  };
  const child = spawn('node', [path.join(serverFolder, 'main.ts')], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntilReady(child, origin);
  return {
    origin,
    pid: child.pid ?? 0,
    dataDir,
    cli: async (...args) => {
      await run('node', [path.join(serverFolder, 'cli.ts'), ...args], { env: environment });
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(child: ChildProcess, origin: string): Promise<void> {
  while (child.exitCode === null) {
    const isReady = await fetch(`${origin}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error('The server ended before it was ready.');
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
