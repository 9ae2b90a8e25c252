import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConfig } from '../config/config.ts';
import { parseEnv } from '../config/env.ts';
import type { TestAgent, TestApp } from '../testing/test-app.ts';
import { createTestApp, testPassword } from '../testing/test-app.ts';
import { approveCommand, changeEmailCommand, createAgentCommand, planCommand } from './agent-commands.ts';
import { backupCommand } from './backup-commands.ts';
import { boardRulesCommand } from './board-commands.ts';
import type { CommandContext } from './command.ts';
import { UsageError } from './command.ts';
import { notifyCommand } from './notify-command.ts';

let app: TestApp;
let ava: TestAgent;
let context: CommandContext;
beforeAll(async () => {
  app = await createTestApp();
  ava = await app.createAgent('Ava');
  context = { openServices: async () => app.services } as CommandContext;
});
afterAll(() => app.close());

describe('commands of the operator', () => {
  it('make an account, once for each address', async () => {
    const zoe = {
      email: 'zoe@hearthline.test',
      password: testPassword,
      'first-name': 'Zoé',
      'last-name': 'Roy',
    };
    const { data } = await createAgentCommand.run(context, zoe, []);
    expect(data).toEqual({ agentId: expect.any(String), email: zoe.email, isAdmin: false });
    const twice = createAgentCommand.run(context, { ...zoe, email: ava.email }, []);
    await expect(twice).rejects.toThrow(new UsageError(`${ava.email} has an account already.`));
  });

  it('approve an agent for sending in the name of an administrator, and take it back', async () => {
    const ada = await app.createAgent('Ada', { isAdmin: true });
    const listed = () =>
      app.database.query<{ approved_by: string; approved_at: Date }>(
        'select approved_by, approved_at from sending_approval where agent_id = $1',
        [ava.agentId],
      );
    const approve = (options: object) => approveCommand.run(context, { email: ava.email, ...options }, []);
    await expect(approve({ by: ava.email })).rejects.toThrow(
      new UsageError(`${ava.email} is no administrator.`),
    );
    await expect(approve({})).rejects.toThrow(new UsageError('--by is missing.'));
    await expect(approve({ email: 'x@y.test', by: ada.email })).rejects.toThrow('There is no agent');
    expect(await listed()).toEqual([]);
    const given = app.clock.now();
    expect((await approve({ by: ada.email })).data).toEqual({ email: ava.email, approvedBy: ada.email });
    expect(await listed()).toEqual([{ approved_by: ada.agentId, approved_at: given }]);
    expect((await approve({ revoke: true })).data).toEqual({ email: ava.email, revoked: true });
    expect((await approve({ revoke: true })).data).toEqual({ email: ava.email, revoked: false });
    expect(await listed()).toEqual([]);
  });

  it('keep an approval away from the agent’s own hands', async () => {
    const write = app.services.database.asAgent(ava.agentId, (tx) =>
      tx
        .insertInto('sendingApproval')
        .values({ agentId: ava.agentId, approvedBy: ava.agentId, approvedAt: app.clock.now() })
        .execute(),
    );
    await expect(write).rejects.toThrow('permission denied');
  });

  it('put an agent on another plan, at once or from the beginning', async () => {
    const planOf = async (email: string) =>
      (await app.database.query<{ plan: string }>('select plan from agent where email = $1', [email]))[0]
        ?.plan;
    const yan = { email: 'yan@hearthline.test', password: testPassword, 'first-name': 'Y', 'last-name': 'R' };
    await createAgentCommand.run(context, { ...yan, plan: 'solo' }, []);
    expect(await planOf(yan.email)).toBe('solo');
    const set = (options: object) => planCommand.run(context, { email: yan.email, ...options }, []);
    await expect(set({ plan: 'gold' })).rejects.toThrow('--plan must be one of solo, pro, team.');
    await expect(set({ email: 'x@y.test', plan: 'team' })).rejects.toThrow('There is no agent');
    const { data } = await set({ plan: 'team' });
    expect(data).toEqual({ email: yan.email, plan: 'team', clients: 0, cmaThisMonth: 0 });
    expect(await planOf(yan.email)).toBe('team');
  });

  it('change the address of an agent whose mailbox is lost, and sign all devices out', async () => {
    const lost = await app.createAgent('Lost');
    const change = (options: object) =>
      changeEmailCommand.run(context, { email: lost.email, ...options }, []);
    await expect(change({ to: ava.email })).rejects.toThrow(
      new UsageError(`${ava.email} has an account already.`),
    );
    await expect(change({ email: 'x@y.test', to: 'a@b.test' })).rejects.toThrow('There is no agent');
    expect((await app.call('GET /users/me', { as: lost })).status).toBe(200);
    const { data } = await change({ to: 'found@hearthline.test' });
    expect(data).toEqual({ agentId: lost.agentId, email: 'found@hearthline.test' });
    // Other servers hear of the ended sessions by a notice; what they cannot do is go on.
    const { refreshToken } = lost;
    const refreshed = await app.call('POST /auth/refresh', { body: { refreshToken, deviceName: 'x' } });
    expect(refreshed.body.isSuccess).toBe(false);
    const signIn = async (userKey: string) =>
      (
        await app.call('POST /auth/secure/login', {
          body: {
            userKey,
            password: testPassword,
            turnstileToken: await app.solveChallenge(),
            deviceName: 'x',
          },
        })
      ).body.isSuccess;
    expect([await signIn(lost.email), await signIn('found@hearthline.test')]).toEqual([false, true]);
  });

  it('notify an agent as often as asked', async () => {
    const news = { to: ava.email, type: 'Info', title: 'T', body: 'B', count: '3' };
    expect((await notifyCommand.run(context, news, [])).data).toEqual({ to: ava.email, count: 3 });
    const { body } = await app.call('GET /notifications/unread/count', { as: ava });
    expect(body).toEqual({ isSuccess: true, count: 3 });
  });

  it('tell what each board allows of its figures, and change it by the name of its source', async () => {
    const withFeed = {
      config: createConfig(parseEnv({ RESO_URL: 'https://feed.test', RESO_TOKEN: 'x', RESO_SOURCE: 'west' })),
      openDatabase: async () => ({
        ownerUrl: app.database.ownerUrl,
        cluster: null,
        close: async () => {},
      }),
    } as CommandContext;
    const ask = (options: Record<string, string>) => boardRulesCommand.run(withFeed, options, []);
    expect((await ask({})).text).toBe('There are no listings yet.');
    for (const [answer, mayPublishFigures] of [
      ['no', false],
      ['yes', true],
    ] as const)
      expect((await ask({ source: 'west', 'publish-figures': answer })).data).toEqual({
        rules: [{ source: 'west', mayPublishFigures }],
      });
    expect((await ask({})).text).toBe('west: figures of its sales may be shown to the public.');
    for (const [options, sentence] of [
      [{ source: 'west' }, '--publish-figures must be yes or no.'],
      [{ 'publish-figures': 'no' }, '--source is missing.'],
      [
        { source: 'wets', 'publish-figures': 'no' },
        'No feed and no listing has the source wets. There are: west',
      ],
    ] as const)
      await expect(ask(options)).rejects.toThrow(sentence);
  });

  it('say what is missing before they open anything', async () => {
    const closed = {} as CommandContext;
    await expect(notifyCommand.run(closed, { to: ava.email }, [])).rejects.toThrow(UsageError);
    await expect(backupCommand.run(closed, {}, [])).rejects.toThrow(UsageError);
  });
});
