import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { beginDemoMarket } from './compose-market-maker.ts';
import type { Composition } from './composition.ts';
import type { Config } from './config/config.ts';
import { createConfig, demoAccounts } from './config/config.ts';
import { ConfigError, parseEnv } from './config/env.ts';
import { requireClosedDemo, UnsafeStartError } from './features/auth/demo-accounts.ts';
import { openDatabase } from './open-database.ts';
import { systemClock } from './platform/clock/clock.ts';
import { describeOpenDataDir } from './platform/data-dir.ts';
import { DataFolderInUseError } from './platform/db/embedded/cluster.ts';
import { checkConnection } from './platform/db/health.store.ts';
import { findWebApp } from './platform/http/web-app.ts';
import { createLifetime } from './platform/lifetime.ts';
import type { Log } from './platform/log/log.ts';
import { createLog } from './platform/log/log.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { loadSecret } from './platform/secret.ts';
import { createProgress } from './platform/terminal/progress.ts';

class PortTakenError extends Error {}

const webFolder = fileURLToPath(new URL('../../web/dist/', import.meta.url));
/** What the person who started the program can mend; everything else shows its stack. */
const plainErrors = [ConfigError, DataFolderInUseError, PortTakenError, UnsafeStartError];
const lifetime = createLifetime();

/** What the program serves and does not make itself, where that is still being made. */
export interface Unfinished {
  webApp?: Promise<void> | undefined;
}

export async function runProgram(unfinished: Unfinished = {}): Promise<void> {
  // What we write is nobody else's to read.
  process.umask(0o077);
  // The whole memory is cleaned up when it has doubled. Left to itself, V8 does so for every 8 MB of uploads, up to five
  // times a second, and everybody waits 10 to 20 ms each time.
  setFlagsFromString('--heap-growing-percent=100');
  // Met where it is waited for.
  unfinished.webApp?.catch(() => {});
  try {
    await start(createConfig(parseEnv()), unfinished);
  } catch (error) {
    await lifetime.close();
    // Ctrl-C reaches the programs that we started too, so what fails after it failed because of it.
    if (lifetime.isStopping()) process.exit(0);
    const isPlain = plainErrors.some((kind) => error instanceof kind);
    process.stderr.write(`${isPlain ? (error as Error).message : ((error as Error).stack ?? error)}\n`);
    process.exit(1);
  }
}

/** Opens one thing after the other; what is open closes in reverse order when the program stops. */
async function start(config: Config, { webApp }: Unfinished): Promise<void> {
  const startedAt = Date.now();
  const servesHttp = config.role !== 'worker';
  const runsJobs = config.role !== 'web';
  if (servesHttp) await requireFreePort(config);

  const log = createLog(config.logLevel);
  const progress = createProgress();
  // Read while the database starts; faults of the configuration are told without them.
  const features = Promise.all([import('./composition.ts'), import('./app.ts')]);
  // What fails is met below, after the database is there to be closed.
  features.catch(() => {});
  const maker = await beginDemoMarket(config);
  if (maker) lifetime.closeAtEnd(async () => maker.stop());
  const opened = await openDatabase(config, progress, async (cluster) => {
    if (config.role === 'all') await cluster?.claimForServer(config.origins.app);
  });
  lifetime.closeAtEnd(opened.close);
  opened.cluster?.supervise(log);
  const openFolder = await describeOpenDataDir(config.dataDir);
  if (openFolder) log.warn(openFolder);
  await requireClosedDemo(config, opened.ownerUrl);

  const secret = await loadSecret(config.dataDir, config.tokenSecret);
  const [{ compose }] = await features;
  const services = await compose({ config, ownerUrl: opened.ownerUrl, secret, clock: systemClock, log });
  lifetime.closeAtEnd(services.stop);
  await services.demo?.fill({ onProgress: progress.show, shouldStop: lifetime.isStopping, maker });
  await services.start();
  if (runsJobs) {
    await services.worker.start();
    lifetime.closeAtEnd(services.worker.stop);
  }
  await webApp;
  if (servesHttp) await listen(services, config, log);
  progress.end();
  lifetime.finishStart();
  log.info({ role: config.role, ms: Date.now() - startedAt }, 'started');
  if (servesHttp) {
    announce(config);
    // Only a courtesy: a database that goes away at this very moment must not end the program.
    await services.warmUp().catch((error: unknown) => log.warn({ err: error }, 'nothing was made ahead'));
  }
}

/** From here on the program answers. */
async function listen(services: Composition, config: Config, log: Log): Promise<void> {
  const { buildApp } = await import('./app.ts');
  const app = await buildApp({
    config,
    log,
    metrics: createMetrics(services.metrics),
    authenticate: services.authenticate,
    handlers: services.handlers,
    hub: services.hub,
    clientPages: services.clientPages,
    publicSites: services.publicSites,
    inbound: services.inbound,
    clock: systemClock,
    webApp: findWebApp(webFolder),
    checkReady: () => checkConnection(services.database.db),
  });
  // Polls that are held would keep it open.
  lifetime.closeAtEnd(async () => {
    await services.hub.stop();
    await app.close();
  });
  await app.listen({
    host: config.http.host,
    port: config.http.port,
    listenTextResolver: () => 'listening',
  });
}

/** Looked at before anything else, so that nobody waits for a database to learn it. */
async function requireFreePort({ http }: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = `Port ${http.port} is taken by another program: stop that one, or set PORT to a free one.`;
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(sentence) : error);
    });
    probe.listen(http.port, http.host, () => probe.close(() => resolve()));
  });
}

function announce({ origins, demo, browser }: Config): void {
  const lines = [`\n  ${browser.brand} is ready at ${origins.app}\n`];
  if (demo.isOn) {
    lines.push(`  Demo sign-ins (password ${demoAccounts.password}):`);
    for (const email of [...demoAccounts.agents, demoAccounts.admin]) lines.push(`    ${email}`);
    if (browser.demo?.hasMailbox) lines.push(`  Mails are kept at ${origins.app}/mailbox`);
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
