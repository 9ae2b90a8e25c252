import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleClient } from '../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp, testPassword } from '../../testing/test-app.ts';

let test: TestApp;
let ada: TestAgent;
let noah: TestAgent;
beforeAll(async () => {
  test = await createTestApp({ DEFAULT_PLAN: 'solo' });
  ada = await test.createAgent('Ada', { isAdmin: true });
  noah = await test.createAgent('Noah');
});
afterAll(() => test.close());

const plansOf = async (as: TestAgent) => (await test.call('GET /users/plans', { as })).body.result;
const currentOf = async (as: TestAgent) => (await plansOf(as)).plans.find((plan) => plan.isCurrent)?.key;
const setPlan = (as: TestAgent | undefined, agentId: string, body: unknown) =>
  test.call('PUT /admin/agents/{agentId}/plan', { ...(as && { as }), params: { agentId }, body });
const listAgents = (as: TestAgent | undefined, query = '') =>
  test.call('GET /admin/agents', { ...(as && { as }), query });

describe('GET /users/plans', () => {
  it("[USER-07] shows what every plan contains, the agent's own, its use and what is left", async () => {
    expect((await test.call('GET /users/plans')).status).toBe(401);
    const ids: string[] = [];
    for (const lastName of ['Kept', 'Deleted']) {
      const client = await test.call('POST /clients', { as: noah, body: sampleClient({ lastName }) });
      ids.push(client.body.result.id);
    }
    await test.call('POST /clients/bulk/delete', { as: noah, body: { choice: { ids: ids.slice(1) } } });
    const plans = await plansOf(noah);
    expect(plans).toMatchObject({
      plans: [
        { key: 'solo', isCurrent: true, clientLimit: 50, cmaLimitPerMonth: 5 },
        { key: 'pro', isCurrent: false, clientLimit: null, cmaLimitPerMonth: null },
        { key: 'team', isCurrent: false, seatLimit: 6, monthlyPriceCents: 18_900 },
      ],
      renewsOn: null,
      left: { clients: 49, cmaThisMonth: 5, cardsThisMonth: 0 },
      cmaCountedAnewOn: '2025-12-01',
    });
    // Only what is really counted.
    expect(plans.use).toEqual({ clients: 1, cmaThisMonth: 0, cardsThisMonth: 0 });
    await test.database.query(
      "update agent set plan = 'team', plan_renews_on = '2026-03-01' where agent_id = $1",
      [noah.agentId],
    );
    expect(await plansOf(noah)).toMatchObject({
      renewsOn: '2026-03-01',
      use: { clients: 1 },
      left: { clients: null, cmaThisMonth: null },
    });
  });
});

describe('the plan of a new account', () => {
  it('is the one that the operator set, for people who register too', async () => {
    expect(await currentOf(await test.createAgent('Nina'))).toBe('solo');
    const registered = {
      email: 'rita@hearthline.test',
      newPassword: testPassword,
      firstName: 'Rita',
      lastName: 'Roy',
      turnstileToken: await test.solveChallenge(),
    };
    expect((await test.call('POST /auth/register', { body: registered })).status).toBe(200);
    const [wish] = await test.database.query<{ id: string }>('select id from system.registration');
    const job = test.services.jobHandlers.find((handler) => handler.job.name === 'auth.completeRegistration');
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    await job?.run({ registrationId: wish?.id }, { jobId: '1', attempt: 1, log });
    const { body } = await listAgents(ada, '?search=rita');
    expect(body.result.map(({ email, plan }) => [email, plan])).toEqual([['rita@hearthline.test', 'solo']]);
  });
});

describe('administrators', () => {
  it('alone see the agents, by name or address, with what they use', async () => {
    expect((await listAgents(undefined)).status).toBe(401);
    expect((await listAgents(noah)).status).toBe(403);
    expect((await listAgents(ada, '?page=none')).status).toBe(400);
    const { status, body } = await listAgents(ada, '?search=NOAH%20T');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      totalRows: 1,
      result: [{ id: noah.agentId, email: noah.email, firstName: 'Noah', plan: 'team', clients: 1 }],
    });
    const everybody = (await listAgents(ada)).body;
    expect(everybody.totalRows).toBe(everybody.result.length);
    expect((await listAgents(ada, '?page=2')).body.result).toEqual([]);
    expect((await listAgents(ada, `?search=${encodeURIComponent('%')}`)).body.result).toEqual([]);
  });

  it('alone change a plan, which counts at once', async () => {
    const agent = await test.createAgent('Pia');
    expect((await setPlan(undefined, agent.agentId, { plan: 'pro' })).status).toBe(401);
    expect((await setPlan(agent, agent.agentId, { plan: 'pro' })).status).toBe(403);
    expect((await setPlan(ada, agent.agentId, { plan: 'gold' })).status).toBe(400);
    expect((await setPlan(ada, '01900000-0000-7000-8000-000000000009', { plan: 'pro' })).status).toBe(404);
    const { status, body } = await setPlan(ada, agent.agentId, { plan: 'pro' });
    expect(status).toBe(200);
    expect(body.result).toMatchObject({ id: agent.agentId, plan: 'pro', clients: 0, cmaThisMonth: 0 });
    expect(await currentOf(agent)).toBe('pro');
  });
});
