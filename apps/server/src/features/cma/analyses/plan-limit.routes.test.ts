import type { CmaSubject } from '@hearthline/contract/cma';
import { homeFacts } from '@hearthline/contract/cma-facts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { grantBoard, makeListings } from '../testing/made-board.ts';

let app: TestApp;
let subject: CmaSubject;
/** Ten minutes before December where the agents live; a token lasts a quarter of an hour. */
const lastOfNovember = new Date('2025-12-01T04:50:00Z');
const limit = 5;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(lastOfNovember);
  const facts = homeFacts.strip().parse(makeListings(20_000, 1)[0]);
  subject = { listingId: null, address: '5 Oakwood Ave', municipality: 'Mississauga', facts };
});
afterAll(() => app.close());

async function createSolo(name: string): Promise<TestAgent> {
  const agent = await app.createAgent(name);
  await grantBoard(app, agent);
  await app.services.operator.plans.setPlan(agent.agentId, 'solo');
  return agent;
}
const start = (as: TestAgent, language = 'en') =>
  app.call('POST /cma', { as, language, body: { method: 'advance', subject } });
const plansOf = async (as: TestAgent) => (await app.call('GET /users/plans', { as })).body.result;

it('counts the analyses that were made this month, also the deleted ones, and refuses the next', async () => {
  app.clock.set(lastOfNovember);
  const agent = await createSolo('Carla');
  expect(await plansOf(agent)).toMatchObject({
    use: { cmaThisMonth: 0 },
    left: { cmaThisMonth: limit },
    cmaCountedAnewOn: '2025-12-01',
  });
  const ids: string[] = [];
  for (let made = 0; made < limit; made += 1) ids.push((await start(agent)).body.result.id);
  const [id = ''] = ids;
  const one = { as: agent, params: { id } };
  await app.call('DELETE /cma/{id}', one);
  expect(await plansOf(agent)).toMatchObject({ use: { cmaThisMonth: limit }, left: { cmaThisMonth: 0 } });
  for (const [language, sentence] of [
    ['en', /^Your Solo plan includes 5 market analyses a month, and all are used\. .*administrator/],
    [
      'fr',
      /^Votre forfait Solo comprend 5 analyses de marché par mois, et toutes ont servi\. .*administrateur/,
    ],
  ] as const) {
    const { status, body } = await start(agent, language);
    expect([status, body.error?.code]).toEqual([422, 'plan_limit']);
    expect(body.error?.friendlyMessage).toMatch(sentence);
  }
  // It was counted when it was made: bringing it back makes none, copying it would.
  expect((await app.call('POST /cma/{id}/restore', one)).status).toBe(200);
  expect((await app.call('POST /cma/{id}/duplicate', one)).body.error?.code).toBe('plan_limit');
  expect((await app.call('GET /cma/{id}', one)).status).toBe(200);
  expect((await plansOf(agent)).use.cmaThisMonth).toBe(limit);
});

it('begins anew with the month of the agent’s own calendar', async () => {
  app.clock.set(lastOfNovember);
  const [toronto, vancouver] = [await createSolo('Tove'), await createSolo('Vera')];
  await app.call('PUT /users/preferences', { as: vancouver, body: { timeZone: 'America/Vancouver' } });
  for (const agent of [toronto, vancouver]) for (let made = 0; made < limit; made += 1) await start(agent);
  expect((await start(toronto)).status).toBe(422);
  app.clock.advance(11 * 60_000);
  expect((await start(toronto)).status).toBe(200);
  expect((await start(vancouver)).status).toBe(422);
  expect((await plansOf(toronto)).use.cmaThisMonth).toBe(1);
});

it('is kept by many who begin at once', async () => {
  app.clock.set(lastOfNovember);
  const agent = await createSolo('Rosa');
  const replies = await Promise.all(Array.from({ length: limit + 3 }, () => start(agent)));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(limit);
  expect(statuses.filter((status) => status === 422)).toHaveLength(3);
});
