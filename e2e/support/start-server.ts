/** The real program on an empty data folder, with the web app built as for production. */
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { buildWebIfStale } from '../../scripts/build-web.ts';
import { dataDir, port } from './server-address.ts';

rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
chmodSync(dataDir, 0o755);
await buildWebIfStale();
Object.assign(process.env, {
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DEMO: 'on',
  DEMO_LISTINGS: '6000',
  // Journeys count what they see, so nothing may happen by itself.
  DEMO_PULSE: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
});
await import('../../apps/server/src/main.ts');
const { serveOperator } = await import('./operator.ts');
await serveOperator();
// To `npm test`, which starts it before the journeys ask for it, and must not leave it behind when it is killed.
process.send?.('ready');
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
