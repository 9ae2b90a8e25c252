import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import pg from 'pg';
import type { Config } from '../../config/config.ts';
import { findOpenDemoAccounts } from '../../features/auth/demo-accounts.ts';
import type { FeedFacts } from '../../features/listings/import/reso/feed-runs.store.ts';
import { createFeedRunsStore } from '../../features/listings/import/reso/feed-runs.store.ts';
import { findLastBackup } from '../../platform/backup/last-backup.ts';
import { describeOpenDataDir } from '../../platform/data-dir.ts';
import { createDatabase } from '../../platform/db/database.ts';
import { joinCluster } from '../../platform/db/embedded/cluster.ts';
import { schemaVersion } from '../../platform/db/migrate.ts';
import { findKeptSecret } from '../../platform/secret.ts';
import type { Command } from '../command.ts';
import type { Finding } from './checks.ts';
import {
  checkBackup,
  checkDemoPasswords,
  checkDisk,
  checkFeeds,
  checkJobs,
  checkMail,
  checkMailbox,
  checkMarket,
  checkOrigins,
  checkSchema,
  checkSecret,
  checkWaiting,
} from './checks.ts';
import { findSchema, loadJobFacts, loadMarketFacts } from './doctor.store.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  usage: '',
  summary: 'tell what is unsafe or unwell; fails where something must be mended',
  options: {},
  run: async ({ config }) => {
    const now = new Date();
    // The folder first: to join the database closes it.
    const findings = [
      ...(await examineFolder(config, now)),
      ...examineSettings(config),
      ...(await examineDatabase(config, now)),
    ].filter((finding) => finding !== null);
    return {
      text: describe(findings),
      data: { findings },
      hasFailed: findings.some(({ mustBeMended }) => mustBeMended),
    };
  },
};

function describe(findings: Finding[]): string {
  const part = (title: string, mustBeMended: boolean) => {
    const sentences = findings.filter((finding) => finding.mustBeMended === mustBeMended);
    return sentences.length > 0 ? [title, ...sentences.map(({ sentence }) => `  - ${sentence}`)] : [];
  };
  const lines = [...part('Must be mended:', true), ...part('Good to know:', false)];
  return lines.length > 0 ? lines.join('\n') : 'Nothing is unsafe or unwell, as far as can be seen.';
}

function examineSettings(config: Config): (Finding | null)[] {
  return [checkMail(config), checkMailbox(config), checkOrigins(config)];
}

async function examineFolder(
  { dataDir, tokenSecret, db, demo }: Config,
  now: Date,
): Promise<(Finding | null)[]> {
  if (!existsSync(dataDir)) return [checkSecret(tokenSecret ?? null)];
  const openFolder = await describeOpenDataDir(dataDir);
  const { bavail, blocks, bsize } = await statfs(dataDir);
  // Somebody else's database is backed up by others, and a demo by nobody.
  const knowsBackups = !db.url && !demo.isOn;
  return [
    openFolder === null ? null : { mustBeMended: true, sentence: openFolder },
    checkSecret(tokenSecret ?? (await findKeptSecret(dataDir))),
    checkDisk({ free: bavail * bsize, size: blocks * bsize }),
    knowsBackups ? checkBackup(await findLastBackup(dataDir), now) : null,
  ];
}

async function loadFeedFacts(url: string, now: Date): Promise<FeedFacts[]> {
  const database = createDatabase({ url, role: 'hearthline_worker', maxConnections: 1 });
  try {
    return await createFeedRunsStore(database).listFacts(now);
  } finally {
    await database.close();
  }
}

async function examineDatabase(config: Config, now: Date): Promise<(Finding | null)[]> {
  if (!config.db.url && !existsSync(config.dataDir))
    return [{ mustBeMended: false, sentence: `Nothing was started in ${config.dataDir} yet.` }];
  const cluster = config.db.url ? null : await joinCluster({ dataDir: config.dataDir });
  const url = config.db.url ?? cluster?.url ?? '';
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {}); // The next query says so.
  try {
    await client.connect();
    const schema = checkSchema(await findSchema(client), await schemaVersion());
    if (schema) return [schema];
    const jobs = await loadJobFacts(client);
    return [
      checkDemoPasswords(config, await findOpenDemoAccounts(url)),
      ...checkJobs(jobs),
      checkWaiting(jobs, now),
      ...checkFeeds(config, await loadFeedFacts(url, now), now),
      checkMarket(await loadMarketFacts(client), now),
    ];
  } catch (error) {
    const reason = error instanceof AggregateError ? error.errors[0] : error;
    const sentence = `The database cannot be reached: ${(reason as Error).message}.`;
    return [{ mustBeMended: true, sentence }];
  } finally {
    await client.end().catch(() => {});
    await cluster?.leave();
  }
}
