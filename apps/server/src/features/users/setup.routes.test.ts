import type { AccessRequest, Setup } from '@hearthline/contract/setup';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreementCommand } from '../../cli/agent-commands.ts';
import type { CommandContext } from '../../cli/command.ts';
import { sampleClient } from '../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';

let app: TestApp;
let ava: TestAgent;
let noah: TestAgent;
let ada: TestAgent;
let otto: TestAgent;
beforeAll(async () => {
  app = await createTestApp();
  ava = await app.createAgent('Ava');
  noah = await app.createAgent('Noah');
  ada = await app.createAgent('Ada', { isAdmin: true });
  otto = await app.createAgent('Otto', { isAdmin: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['access_request', 'board_agreement', 'notification', 'graphile_worker._private_jobs'])
    await app.database.query(`delete from ${table}`);
  await app.database.query("update agent set language = 'en', setup_dismissed_at = null");
});

const asked = { boardName: 'Lakeshore Board', licenceNumber: '9532207' };
const ask = (body: object = asked, as = ava) => app.call('POST /users/access-request', { as, body });
const load = async (as = ava): Promise<Setup> =>
  (await app.call('GET /users/setup', { as })).body.result as Setup;
const listWaiting = async (): Promise<AccessRequest[]> =>
  (await app.call('GET /admin/access-requests', { as: ada })).body.result as AccessRequest[];
const approve = (requestId: string, body: object = {}, as = ada) =>
  app.call('POST /admin/access-requests/{requestId}/approve', { as, params: { requestId }, body });
const refuse = (requestId: string, reason = 'Not on our roll.', as = ada) =>
  app.call('POST /admin/access-requests/{requestId}/refuse', { as, params: { requestId }, body: { reason } });
const idOfWaiting = async () => (await listWaiting())[0]?.requestId ?? '';

/** Does what the agent's request left for the worker. */
async function runJobs(): Promise<void> {
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const handler = app.services.jobHandlers.find(({ job }) => job.name === 'users.accessRequest');
  const jobs = await app.database.query<{ payload: unknown }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'users.accessRequest' returning j.payload`,
  );
  for (const { payload } of jobs) await handler?.run(payload, { jobId: '1', attempt: 1, log });
}
const newsOf = async (as: TestAgent) =>
  (await app.call('GET /notifications/all', { as })).body.result.map(({ title, body, link }) => ({
    title,
    body,
    link,
  }));

describe('the checklist', () => {
  it('is the agent’s own, wants a token and knows its body', async () => {
    expect((await app.call('GET /users/setup')).status).toBe(401);
    expect((await app.call('PUT /users/setup', { as: ava, body: {} })).status).toBe(400);
    expect((await app.call('PUT /users/setup', { as: ava, body: { isDismissed: 1 } })).status).toBe(400);
  });

  it('begins with nothing done and locks what needs the board', async () => {
    expect(await load()).toEqual({
      done: [],
      locked: ['search', 'cma'],
      access: { status: 'none', boardName: '', licenceNumber: '', askedAt: null, reason: '' },
      isDismissed: false,
    });
  });

  it('ticks each step when its data are there, for this agent alone', async () => {
    const zoe = await app.createAgent('Zoe');
    const done = async () => (await load(zoe)).done;
    await app.call('PUT /users', { as: zoe, body: { title: '', phone: '416 555 0119' } });
    expect(await done()).toEqual([]);
    await app.call('PUT /users', { as: zoe, body: { title: '', realtor: { brokerageName: 'Northlight' } } });
    expect(await done()).toEqual(['details']);
    await app.call('POST /clients', { as: zoe, body: sampleClient({}) });
    expect(await done()).toEqual(['details', 'clients']);
    await app.call('PUT /users/preferences', { as: zoe, body: { signature: { en: '', fr: '<p>Zoé</p>' } } });
    expect(await done()).toEqual(['details', 'clients', 'signature']);
    await app.services.operator.agreements.grant(zoe.agentId, {
      boardName: 'Lakeshore',
      validFrom: '2025-01-01',
      validUntil: '2026-12-31',
    });
    expect(await load(zoe)).toMatchObject({
      done: ['details', 'access', 'clients', 'signature'],
      locked: [],
      access: { status: 'granted', boardName: 'Lakeshore' },
    });
    await app.call('POST /searches/recent', { as: zoe, body: { criteria: defaultCriteria, total: 3 } });
    expect(await done()).toContain('search');
    await app.database.query(
      `insert into cma (agent_id, id, method, address, municipality, draft, watched_at, created_at, updated_at)
        values ($1, gen_random_uuid(), 'fast', '12 Lake St', 'Alder Bay', '{}', now(), now(), now())`,
      [zoe.agentId],
    );
    expect(await done()).toEqual(['details', 'access', 'clients', 'search', 'cma', 'signature']);
    expect((await load()).done).toEqual([]);
  });

  it('is put away and called back on every device', async () => {
    const put = async (isDismissed: boolean) =>
      (await app.call('PUT /users/setup', { as: ava, body: { isDismissed } })).body.result.isDismissed;
    const me = async () => (await app.call('GET /users/me', { as: ava })).body.result.isSetupDismissed;
    expect([await put(true), await me(), (await load()).isDismissed]).toEqual([true, true, true]);
    expect((await load(noah)).isDismissed).toBe(false);
    expect([await put(false), await me()]).toEqual([false, false]);
  });
});

describe('asking for board access', () => {
  it.each([
    [{}],
    [{ ...asked, boardName: '' }],
    [{ ...asked, boardName: 'x'.repeat(121) }],
    [{ ...asked, licenceNumber: ' ' }],
    [{ ...asked, licenceNumber: 'x'.repeat(41) }],
    [{ ...asked, status: 'approved' }],
  ])('refuses %j', async (body) => {
    expect((await ask(body)).status).toBe(400);
  });

  it('reaches every administrator with a link to the screen, and nobody else', async () => {
    expect((await ask()).body.result).toEqual({
      isNew: true,
      access: { status: 'asked', ...asked, askedAt: app.clock.now().toISOString(), reason: '' },
    });
    await app.call('PUT /users/preferences', { as: otto, body: { language: 'fr' } });
    await runJobs();
    const english = {
      title: 'Board access requested',
      body: '<b>Ava Tester</b> asks for access to Lakeshore Board, licence number 9532207.',
      link: '/admin/access-requests',
    };
    expect(await newsOf(ada)).toEqual([english]);
    expect(await newsOf(otto)).toMatchObject([{ title: 'Demande d’accès à la chambre' }]);
    expect([await newsOf(noah), await newsOf(ava)]).toEqual([[], []]);
  });

  it('shows what somebody typed as text', async () => {
    await ask({ ...asked, boardName: '<b onclick=x>Board</b>' });
    await runJobs();
    expect((await newsOf(ada))[0]?.body).toContain('&lt;b onclick=x&gt;Board&lt;/b&gt;');
  });

  it('twice says that one is open already, also at the same moment', async () => {
    const replies = await Promise.all([ask(), ask({ ...asked, boardName: 'Other' }), ask()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.filter(({ body }) => body.result.isNew)).toHaveLength(1);
    expect((await ask()).body.result).toMatchObject({ isNew: false, access: { status: 'asked' } });
    await runJobs();
    expect(await newsOf(ada)).toHaveLength(1);
  });

  it('is not needed with access', async () => {
    await app.services.operator.agreements.grant(noah.agentId, {
      boardName: 'Lakeshore',
      validFrom: '2025-01-01',
      validUntil: '2026-12-31',
    });
    expect((await ask(asked, noah)).body.result).toMatchObject({
      isNew: false,
      access: { status: 'granted' },
    });
    expect(await listWaiting()).toEqual([]);
  });

  it('lets no agent write the answer', async () => {
    await ask();
    for (const statement of [
      "update access_request set status = 'approved'",
      'delete from access_request',
      `insert into access_request (agent_id, id, board_name, licence_number, asked_at, status)
        values (current_agent_id(), gen_random_uuid(), 'x', 'x', now(), 'approved')`,
    ]) {
      const attempt = app.database.app.asAgent(ava.agentId, (tx) =>
        tx.executeQuery({ sql: statement, parameters: [], query: {} } as never),
      );
      await expect(attempt).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('administrators', () => {
  it('are the only ones who see and decide', async () => {
    await ask();
    const requestId = await idOfWaiting();
    expect((await app.call('GET /admin/access-requests')).status).toBe(401);
    expect((await app.call('GET /admin/access-requests', { as: ava })).status).toBe(403);
    expect((await approve(requestId, {}, ava)).status).toBe(403);
    expect((await refuse(requestId, 'No', ava)).status).toBe(403);
    expect((await load()).access.status).toBe('asked');
  });

  it('see who waits, the first first', async () => {
    await ask();
    app.clock.advance(60_000);
    await ask({ boardName: 'Harbour', licenceNumber: '1' }, noah);
    expect(await listWaiting()).toEqual([
      {
        requestId: expect.any(String),
        agentName: 'Ava Tester',
        email: 'ava@hearthline.test',
        phone: '',
        brokerageName: '',
        ...asked,
        askedAt: expect.any(String),
      },
      expect.objectContaining({ agentName: 'Noah Tester', boardName: 'Harbour' }),
    ]);
  });

  it('approve for a year from today, and access opens at once, with a word in the agent’s language', async () => {
    await app.call('PUT /users/preferences', { as: ava, body: { language: 'fr' } });
    const favorites = async () => (await app.call('GET /favorites', { as: ava })).status;
    expect(await favorites()).toBe(403);
    await ask();
    expect((await approve(await idOfWaiting())).body).toEqual({ isSuccess: true });
    // Whoever is told so finds it so, without waiting for word from the database.
    expect(await favorites()).toBe(200);
    expect((await app.call('GET /users/me', { as: ava })).body.result.boardAgreement).toEqual({
      status: 'active',
      boardName: 'Lakeshore Board',
      validUntil: '2026-11-12',
    });
    expect(await load()).toMatchObject({ done: ['access'], locked: [], access: { status: 'granted' } });
    expect(await newsOf(ava)).toEqual([
      {
        title: 'Votre accès à la chambre est ouvert',
        body: 'Les données de Lakeshore Board vous sont ouvertes jusqu’au 12 nov. 2026.',
        link: '/',
      },
    ]);
    expect(await listWaiting()).toEqual([]);
  });

  it('approve on other terms, but never for days that are over', async () => {
    await ask();
    const requestId = await idOfWaiting();
    for (const body of [
      { validUntil: '2025-11-11' },
      { validFrom: '2025-11-01', validUntil: '2025-10-01' },
      { validFrom: 'soon' },
      { boardName: '' },
    ])
      expect((await approve(requestId, body)).status).toBe(400);
    const terms = { boardName: 'Harbour Board', validFrom: '2025-11-01', validUntil: '2025-12-31' };
    expect((await approve(requestId, terms)).status).toBe(200);
    expect((await app.call('GET /users/me', { as: ava })).body.result.boardAgreement).toMatchObject({
      boardName: 'Harbour Board',
      validUntil: '2025-12-31',
    });
  });

  it('never approve from a day to come: the agent is told that access is open', async () => {
    await ask();
    const { status, body } = await approve(await idOfWaiting(), { validFrom: '2025-11-13' });
    expect([status, body.error?.fields]).toMatchObject([400, [{ path: 'validFrom', code: 'too_big' }]]);
    expect(await newsOf(ava)).toEqual([]);
    expect((await load()).access.status).toBe('asked');
  });

  it('who refused once do not stand in the way of an agreement that has ended since', async () => {
    await ask();
    await refuse(await idOfWaiting());
    const terms = { boardName: 'Lakeshore', validFrom: '2025-01-01', validUntil: '2025-11-01' };
    await app.services.operator.agreements.grant(ava.agentId, terms);
    const before = '2024-12-01T12:00:00Z';
    await app.database.query('update access_request set asked_at = $1, decided_at = $1', [before]);
    expect((await load()).access).toMatchObject({ status: 'expired', reason: '' });
    await ask();
    await refuse(await idOfWaiting(), 'Not renewed.');
    expect((await load()).access).toMatchObject({ status: 'refused', reason: 'Not renewed.' });
  });

  it('refuse with a reason, after which the agent may ask again', async () => {
    await ask();
    expect((await refuse(await idOfWaiting(), '')).status).toBe(400);
    expect((await refuse(await idOfWaiting())).body).toEqual({ isSuccess: true });
    expect((await load()).access).toMatchObject({ status: 'refused', reason: 'Not on our roll.' });
    expect(await newsOf(ava)).toMatchObject([
      { title: 'Your board access was refused', body: expect.stringContaining('Not on our roll.') },
    ]);
    app.clock.advance(60_000);
    expect((await ask()).body.result).toMatchObject({
      isNew: true,
      access: { status: 'asked', reason: '' },
    });
    expect(await listWaiting()).toHaveLength(1);
  });

  it('who decide second, or on nothing, hear so, and nothing happens twice', async () => {
    await ask();
    const requestId = await idOfWaiting();
    const replies = await Promise.all([approve(requestId), refuse(requestId, 'No', otto)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = replies.find(({ status }) => status === 409)?.body.error;
    expect(late).toMatchObject({
      code: 'already_decided',
      friendlyMessage: 'Somebody has answered this request already.',
    });
    expect((await approve(requestId)).status).toBe(409);
    expect(await newsOf(ava)).toHaveLength(1);
    expect((await approve('00000000-0000-7000-8000-000000000000')).status).toBe(404);
  });

  it('need not answer what the operator’s command answers', async () => {
    await ask();
    const always = { from: '2020-01-01', until: '2099-12-31' };
    const context = { openServices: async () => app.services } as CommandContext;
    const later = { from: '2098-01-01', until: '2099-12-31' };
    await expect(agreementCommand.run(context, { email: ava.email, ...later }, [])).rejects.toThrow(
      '--from lies in the future.',
    );
    expect(await listWaiting()).toHaveLength(1);
    await agreementCommand.run(context, { email: ava.email, ...always }, []);
    expect(await listWaiting()).toEqual([]);
    expect((await load()).access.status).toBe('granted');
    await runJobs();
    expect(await newsOf(ada)).toEqual([]);
  });

  it('and the agent have their open screens read again', async () => {
    const framesOf = async (agent: TestAgent) => {
      const rows = await app.database.query<{ frame: string }>(
        'delete from system.hub_message where agent_id = $1 returning frame',
        [agent.agentId],
      );
      return rows.filter(({ frame }) => frame.includes('"access"')).length;
    };
    for (const agent of [ava, ada])
      await app.database.query(
        `insert into system.hub_connection (key_hash, agent_id, session_id, expires_at, until)
          values ($1, $2, gen_random_uuid(), now() + interval '1 hour', now() + interval '1 hour')`,
        [Buffer.from(agent.agentId), agent.agentId],
      );
    await ask();
    await runJobs();
    expect([await framesOf(ada), await framesOf(ava)]).toEqual([1, 0]);
    await approve(await idOfWaiting());
    expect([await framesOf(ada), await framesOf(ava)]).toEqual([1, 1]);
    await app.database.query('delete from system.hub_connection');
  });
});
