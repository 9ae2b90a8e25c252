import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeDemoCommand } from '../../cli/demo-command.ts';
import { createConfig } from '../../config/config.ts';
import { parseEnv } from '../../config/env.ts';
import { killPrograms, startProgram, waitUntil } from '../../testing/server-process.ts';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { findOpenDemoAccounts, requireClosedDemo } from './demo-accounts.ts';

const production = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'a secret that has thirty-two characters',
  APP_ORIGIN: 'https://app.hearthline.test',
  ALLOW_ONE_ORIGIN: 'on',
  MAILBOX: 'on',
};
const reason =
  'The password of the demo still opens admin@hearthline.test, ava@hearthline.test: close them with "npm run cli -- demo close", or say DEMO=on if this is a demo.';

let app: TestApp;
let admin: TestAgent;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.createAgent('Admin', { isAdmin: true });
  await app.createAgent('Ava');
  // Somebody else may have whatever password they like.
  await app.createAgent('Zoe');
});
afterAll(() => app.close());

const start = (env: Record<string, string>) =>
  requireClosedDemo(createConfig(parseEnv({ ...production, ...env })), app.database.ownerUrl);

/** Who signed in on some device before. */
const listKnown = async () =>
  (
    await app.database.query<{ email: string }>(
      'select distinct email from system.known_device join agent using (agent_id) order by email',
    )
  ).map(({ email }) => email);

describe('production on data that once was a demo', () => {
  it('does not start while the password of the demo opens an account, and says why in a sentence', async () => {
    const env = { ...production, DATABASE_URL: app.database.ownerUrl, DATA_DIR: app.dataDir, PORT: '0' };
    const program = startProgram('main.ts', { env });
    const { exited, output } = program;
    try {
      await waitUntil(() => output.stderr !== '' || output.stdout.includes('is ready'), 50_000);
      expect(output.stdout).not.toContain('is ready');
      expect(output.stderr).toBe(`${reason}\n`);
      expect(await exited).toBe(1);
    } finally {
      await killPrograms([program]);
    }
  });

  it('starts where it is a demo explicitly, and development always', async () => {
    await start({ DEMO: 'on' });
    await start({ NODE_ENV: 'development' });
    await expect(start({ DEMO: 'off' })).rejects.toThrow(reason);
  });

  it('keeps no mail that an older demo left in plain text, once the accounts are closed', async () => {
    await app.database.query(
      `insert into system.mailbox_message values
         (gen_random_uuid(), 'a', 'old', '<a href="?token=x">', 'token x', 'old', now()),
         (gen_random_uuid(), 'a', 'new', '', 'sealed:abc', 'new', now())`,
    );
    expect(await listKnown()).toEqual([
      'admin@hearthline.test',
      'ava@hearthline.test',
      'zoe@hearthline.test',
    ]);
    const context = {
      openDatabase: async () => ({ ownerUrl: app.database.ownerUrl, cluster: null, close: async () => {} }),
    } as unknown as Parameters<typeof closeDemoCommand.run>[0];
    const { data } = await closeDemoCommand.run(context, {}, []);
    expect(data).toEqual({ closed: ['admin@hearthline.test', 'ava@hearthline.test'] });
    expect(await findOpenDemoAccounts(app.database.ownerUrl)).toEqual([]);
    expect(await listKnown()).toEqual(['zoe@hearthline.test']);
    const { body } = await app.call('POST /auth/refresh', {
      body: { refreshToken: admin.refreshToken, deviceName: 'Test' },
    });
    expect(body).toMatchObject({ isSuccess: false });
    // A server that runs hears of it.
    await vi.waitFor(async () => expect((await app.call('GET /users/me', { as: admin })).status).toBe(401));
    await start({});
    expect(await app.database.query('select subject from system.mailbox_message')).toEqual([
      { subject: 'new' },
    ]);
  });
});
