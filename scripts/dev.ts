/** `npm run dev`: the server restarts and the web app reloads as you type. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { createConfig } from '../apps/server/src/config/config.ts';
import { parseEnv } from '../apps/server/src/config/env.ts';
import { joinCluster } from '../apps/server/src/platform/db/embedded/cluster.ts';
import { buildSiteIfStale } from './build-web.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const webPort = Number(process.env.WEB_PORT ?? 5173);
const config = createConfig(parseEnv());

await buildSiteIfStale();
// Taking part keeps the database running while the server restarts.
const cluster = config.db.url ? null : await joinCluster({ dataDir: config.dataDir });
const server = spawn('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { APP_ORIGIN: `http://localhost:${webPort}`, ...process.env },
});
const vite = await createServer({
  root: path.join(root, 'apps/web'),
  configFile: path.join(root, 'apps/web/vite.config.ts'),
});
await vite.listen(webPort);
vite.printUrls();

const stop = async () => {
  await vite.close();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  await cluster?.leave();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
