import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConfig } from '../../config/config.ts';
import { parseEnv } from '../../config/env.ts';
import type { FeedFacts } from '../../features/listings/import/reso/feed-runs.store.ts';
import { runCli } from '../../testing/server-process.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { CommandContext } from '../command.ts';
import {
  checkBackup,
  checkDisk,
  checkFeeds,
  checkMarket,
  checkOrigins,
  checkSchema,
  checkSecret,
  checkWaiting,
} from './checks.ts';
import { doctorCommand } from './doctor-command.ts';

let app: TestApp;
let dataDir: string;
beforeAll(async () => {
  app = await createTestApp();
  await app.createAgent('Admin', { isAdmin: true });
  dataDir = await mkdtemp(path.join(tmpdir(), 'hearthline-doctor-'));
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const now = new Date('2025-11-12T14:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const noJobs = { givenUp: 0, givenUpNames: null, lost: 0, oldestWaitingSince: null };
const configure = (env: Record<string, string>) => createConfig(parseEnv(env));

async function examine(env: Record<string, string>) {
  const config = configure({ DATABASE_URL: app.database.ownerUrl, DATA_DIR: dataDir, ...env });
  const result = await doctorCommand.run({ config } as CommandContext, {}, []);
  return { ...result, lines: result.text.split('\n') };
}

describe('the doctor', () => {
  it('lets a demo on its own machine pass, and says that it is one', async () => {
    const { hasFailed, lines } = await examine({});
    expect(lines[0]).toBe('Good to know:');
    expect(lines).toContain('  - This is a demo: everybody at this machine can sign in with its password.');
    expect(lines.join()).toContain('SMTP_URL is not set: mails are kept and never leave');
    expect(hasFailed).toBe(false);
  });

  it('wants a demo mended that others can reach', async () => {
    const { hasFailed, text } = await examine({ HOST: '0.0.0.0' });
    expect(hasFailed).toBe(true);
    expect(text).toContain('This is a demo and listens on 0.0.0.0: everybody who reaches it can sign in');
    expect(text).toContain('The mailbox shows every kept mail');
  });

  it('wants mended what production would refuse, an open folder, and jobs that were given up', async () => {
    await app.database.query(`select enqueue_job('mail.send', '{}'::json, max_attempts => 1)`);
    await app.database.query(`update graphile_worker._private_jobs set attempts = max_attempts`);
    await app.database.query('insert into job_loss values (1, 3)');
    await mkdir(path.join(dataDir, 'theirs'));
    await chmod(dataDir, 0o755);
    const { hasFailed, lines } = await examine({ DEMO: 'off', TOKEN_SECRET: 'changeme'.repeat(5) });
    expect(hasFailed).toBe(true);
    expect(lines[0]).toBe('Must be mended:');
    for (const sentence of [
      `Other users of this machine can look into ${dataDir}`,
      'TOKEN_SECRET begins like an example',
      'The password of the demo still opens admin@hearthline.test',
      '1 job(s) were given up or set aside: mail.send.',
      'Workers were lost over 1 job(s)',
      'App and public pages share one origin',
      'There are no listings.',
    ])
      expect(lines).toContainEqual(expect.stringContaining(sentence));
  });

  it('says that the database cannot be reached, without a stack, and exits with 1', async () => {
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: dataDir };
    const { code, stdout, stderr } = await runCli(['doctor'], env);
    expect(stdout).toContain('  - The database cannot be reached: ');
    expect(stdout + stderr).not.toContain('    at ');
    expect(code).toBe(1);
  });
});

describe('a check', () => {
  it('knows a disk that is nearly full', () => {
    expect(checkDisk({ free: 4 * 2 ** 30, size: 100 * 2 ** 30 })?.sentence).toContain(
      '4096 MB are left (4 %)',
    );
    expect(checkDisk({ free: 10 * 2 ** 30, size: 100 * 2 ** 30 })).toBeNull();
    expect(checkDisk({ free: 100 * 2 ** 20, size: 2 ** 30 })?.mustBeMended).toBe(true);
  });

  it('knows an older, a newer and an empty schema', () => {
    expect(checkSchema('0018_a.sql', '0018_a.sql')).toBeNull();
    expect(checkSchema('0017_a.sql', '0018_a.sql')?.sentence).toContain('bring it up to date');
    expect(checkSchema('0019_a.sql', '0018_a.sql')?.sentence).toContain('newer version');
    expect(checkSchema(null, '0018_a.sql')?.sentence).toContain('start the server once');
  });

  it('knows jobs that wait, backups and markets that are old, and says nothing of young ones', () => {
    expect(checkWaiting({ ...noJobs, oldestWaitingSince: hoursAgo(1) }, now)?.sentence).toContain(
      '60 minutes',
    );
    expect(checkWaiting({ ...noJobs, oldestWaitingSince: now }, now)).toBeNull();
    expect(checkBackup({ at: hoursAgo(24 * 9).toISOString(), file: 'f' }, now)?.sentence).toContain('9 days');
    expect(checkBackup({ at: now.toISOString(), file: 'f' }, now)).toBeNull();
    expect(checkBackup(null, now)?.mustBeMended).toBe(false);
    expect(checkMarket({ changedAt: now }, now)).toBeNull();
    const stale = checkMarket({ changedAt: hoursAgo(240) }, now);
    expect(stale).toEqual({
      mustBeMended: false,
      sentence: 'The newest change of a listing is 10 days old.',
    });
  });

  it('knows feeds that are not read, fail, refuse records or lose a field', () => {
    const fed = configure({ RESO_URL: 'https://feed.test', RESO_TOKEN: 'x' });
    const well = {
      source: 'feed.test',
      endedAt: now,
      failure: null,
      time: null,
      listings: 9,
      refused: 0,
      alarms: [],
    };
    const sentences = (facts: FeedFacts[]) =>
      checkFeeds(fed, facts, now).flatMap((finding) => finding?.sentence ?? []);
    expect(sentences([])).toEqual(['The feed feed.test was never read: see whether a worker runs.']);
    expect(sentences([well])).toEqual([]);
    expect(
      sentences([
        {
          ...well,
          endedAt: hoursAgo(30),
          failure: 'could not read media',
          refused: 4,
          alarms: [{ field: 'taxAnnual', before: 0.95, now: 0.6 }],
        },
      ]),
    ).toEqual([
      'The feed feed.test was last read 30 hours ago: see whether a worker runs.',
      'The last run of the feed feed.test failed: could not read media',
      '4 record(s) of the feed feed.test were refused: npm run cli -- import refused.',
      'Feed feed.test: taxAnnual fell from 95 % of the listings to 60 %: see whether the feed still sends it.',
    ]);
    expect(checkFeeds(configure({}), [well], now)).toEqual([]);
  });

  it('has nothing against two origins or a secret that chance made', () => {
    const apart = { APP_ORIGIN: 'https://a.test', PUBLIC_ORIGIN: 'https://p.test', DEMO: 'off' };
    expect(checkOrigins(configure(apart))).toBeNull();
    expect(checkSecret('Zq3vX0m1u8Kc7RtYb2NwLd5HsAe9JfGp')).toBeNull();
  });
});
