import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findFreePort } from '../../platform/free-port.ts';
import { waitUntil } from '../server-process.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const serverEntry = path.join(root, 'apps/server/src/main.ts');

it('development serves the web app with hot reload, restarts the server on a change and stops cleanly', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearthline-dev-'));
  await chmod(dataDir, 0o755);
  const [port, webPort] = [await findFreePort(), await findFreePort()];
  const environment = {
    PORT: String(port),
    WEB_PORT: String(webPort),
    SERVER_ORIGIN: `http://localhost:${port}`,
  };
  const child = spawn('node', ['scripts/dev.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, ...environment },
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  try {
    const web = `http://localhost:${webPort}`;
    const countReady = () => output.split('is ready at').length - 1;
    await waitUntil(async () => countReady() === 1);
    expect((await fetch(`${web}/config.json`)).status).toBe(200);
    expect(await (await fetch(web)).text()).toContain('/@vite/client');
    await utimes(serverEntry, new Date(), new Date());
    await waitUntil(async () => countReady() === 2);
    expect((await fetch(`${web}/config.json`)).status).toBe(200);
  } finally {
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await rm(dataDir, { recursive: true, force: true });
  }
});
