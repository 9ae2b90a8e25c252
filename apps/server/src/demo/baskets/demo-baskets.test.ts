import type { Basket, BasketRow } from '@hearthline/contract/baskets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailSeal } from '../../platform/mail/mail-seal.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestApp, testPassword } from '../../testing/test-app.ts';
import { fillTestMarket } from '../../testing/test-market.ts';
import { makeDemoClients } from '../clients/demo-clients.ts';
import { makeDemoAccounts } from '../demo-accounts.ts';
import { makeDemoBaskets } from './demo-baskets.ts';

let app: TestApp;
const emails = ['ava@hearthline.test', 'noah@hearthline.test'] as const;
const tokens = new Map<string, { token: string }>();
const as = (email: string) => tokens.get(email) ?? { token: '' };
let jobsBefore: number;
const countJobs = async () => (await app.database.query('select id from graphile_worker.jobs')).length;

beforeAll(async () => {
  app = await createTestApp();
  await fillTestMarket(app.database, { listings: 400 });
  await makeDemoAccounts(app.services.operator, () => {});
  const { composer } = app.services;
  const mail = { composer, publicOrigin: 'https://h.test', isKept: false, seal: createMailSeal('test') };
  await makeDemoClients({ database: app.database.worker, clock: app.clock, seed: 1, mail });
  jobsBefore = await countJobs();
  const opened = new Map<string, string>();
  const pageLinks = {
    open: async (_tx: unknown, _agentId: string, readerId: string) => {
      expect(opened.has(readerId)).toBe(false);
      opened.set(readerId, readerId);
      return { url: '', expiresAt: new Date() };
    },
  };
  const make = () =>
    makeDemoBaskets({
      database: app.database.app,
      workerDatabase: app.database.worker,
      clock: app.clock,
      pageLinks,
    });
  await make();
  await make();
  for (const userKey of emails) {
    const turnstileToken = await app.solveChallenge();
    const body = { userKey, password: testPassword, turnstileToken, deviceName: 'Test' };
    tokens.set(userKey, { token: (await app.call('POST /auth/secure/login', { body })).body.token ?? '' });
  }
});
afterAll(() => app.close());

const list = async (email: string) =>
  (await app.call('GET /baskets', { as: as(email), query: '?pageSize=100' })).body;
const get = async (email: string, { id }: BasketRow): Promise<Basket> =>
  (await app.call('GET /baskets/{id}', { as: as(email), params: { id } })).body.result;

describe.each(emails)('the demo’s baskets of %s', (email) => {
  it('are there once, at every point of their way', async () => {
    const { counts, totalRows, unread } = await list(email);
    expect(totalRows).toBe(6);
    expect(counts).toMatchObject({ neverOpened: 1, drafts: 1, newAnswers: 2 });
    expect(unread).toBeGreaterThanOrEqual(4);
  });

  it('have people who answered, homes that wait, and a price that fell since the last visit', async () => {
    const baskets = await Promise.all((await list(email)).result.map((row) => get(email, row)));
    const byName = (name: string) => baskets.find((basket) => basket.name === name) as Basket;
    const household = byName('A garden for the children');
    expect(household.readers.length).toBeGreaterThan(1);
    // Whoever was sent something may be written to.
    for (const { readers } of baskets)
      expect(readers.map(({ leftOut }) => leftOut)).not.toContain('noConsent');
    const said = household.homes.flatMap(({ answers }) => answers);
    expect(new Set(said.map(({ answer }) => answer))).toEqual(new Set(['yes', 'maybe', 'no', null]));
    expect(said.some(({ answer, reasons }) => answer === 'no' && reasons.length > 0)).toBe(true);
    const [dearest] = household.homes.toSorted((a, b) => (b.listing?.price ?? 0) - (a.listing?.price ?? 0));
    expect(dearest?.answers[0]).toMatchObject({ answer: 'no', reasons: ['price'] });
    expect(household.homes.map(({ unreadComments }) => unreadComments)).toContain(1);
    expect(byName('Townhouses, low upkeep').homes.map(({ state }) => state)).toEqual([
      'sent',
      'sent',
      'sent',
      'pending',
      'pending',
    ]);
    const [watched] = byName('Watching the price').homes;
    const change = watched?.changes.find(({ type }) => type === 'price');
    expect(change).toMatchObject({ type: 'price', to: watched?.listing?.price });
    const single = baskets.find(({ homes }) => homes.length === 1);
    expect(single?.name).toBe(single?.homes[0]?.listing?.address);
    for (const { homes, activity, createdAt } of baskets) {
      expect(homes.every(({ listing }) => listing !== null)).toBe(true);
      expect(activity.every(({ at }) => at >= createdAt && at <= app.clock.now().toISOString())).toBe(true);
    }
  });

  it('have a showing that waits and one that was accepted, with its task and its papers', async () => {
    const { result } = await list(email);
    const row = result.find(({ name }) => name === 'A garden for the children') as BasketRow;
    const { id, homes } = await get(email, row);
    const talks = await Promise.all(
      homes.map(({ id: homeId }) =>
        app.call('GET /baskets/{id}/homes/{homeId}', { as: as(email), params: { id, homeId } }),
      ),
    );
    const showings = talks.flatMap(({ body }) => body.result.showings);
    expect(showings.map(({ state, lacking }) => [state, lacking.length]).toSorted()).toEqual([
      ['accepted', 0],
      ['asked', 2],
    ]);
    const [task] = await app.database.query<{ dueOn: string }>(
      `select due_on::text as "dueOn" from client_task t join showing_request s on s.task_id = t.id
       join agent a on a.agent_id = t.agent_id where a.email = $1`,
      [email],
    );
    expect(task?.dueOn).toBe('2025-11-14');
  });
});

it('send nothing: neither messages nor jobs come of them', async () => {
  expect(await countJobs()).toBe(jobsBefore);
  expect(
    await app.database.query(`select id from message where category = 'baskets' and status = 'waiting'`),
  ).toEqual([]);
  expect(await app.database.query('select id from basket where next_digest_at is not null')).toEqual([]);
});
