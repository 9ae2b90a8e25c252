import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailSeal } from '../../platform/mail/mail-seal.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { fillTestMarket } from '../../testing/test-market.ts';
import { makeDemoBaskets } from '../baskets/demo-baskets.ts';
import { makeDemoClients } from '../clients/demo-clients.ts';
import { makeDemoAccounts } from '../demo-accounts.ts';
import { demoAlertPlans } from './demo-alert-plans.ts';
import { makeDemoAlerts } from './demo-alerts.ts';

let app: TestApp;
const emails = ['ava@hearthline.test', 'noah@hearthline.test'] as const;
let jobsBefore: number;
let opened: string[] = [];
const countJobs = async () => (await app.database.query('select id from graphile_worker.jobs')).length;

beforeAll(async () => {
  app = await createTestApp();
  await fillTestMarket(app.database, { listings: 2_000 });
  await makeDemoAccounts(app.services.operator, () => {});
  const { composer } = app.services;
  const mail = { composer, publicOrigin: 'https://h.test', isKept: false, seal: createMailSeal('test') };
  await makeDemoClients({ database: app.database.worker, clock: app.clock, seed: 1, mail });
  jobsBefore = await countJobs();
  opened = [];
  const deps = {
    database: app.database.app,
    workerDatabase: app.database.worker,
    clock: app.clock,
    confirmsAll: false,
    pageLinks: {
      open: async (_tx: unknown, _agentId: string, readerId: string) => {
        opened.push(readerId);
        return { url: '', expiresAt: new Date() };
      },
    },
  };
  await makeDemoBaskets(deps);
  opened = [];
  await makeDemoAlerts(deps);
  await makeDemoAlerts(deps);
});
afterAll(() => app.close());

interface MadeAlert {
  basketId: string;
  name: string;
  timeUnit: string;
  state: string;
  pauseReason: string | null;
  isWarned: boolean;
  isForHousehold: boolean;
  readers: number;
  outcomes: Record<string, number> | null;
}
const list = (email: string) =>
  app.database.query<MadeAlert>(
    `select b.id as "basketId", b.name, b.time_unit as "timeUnit", a.state, a.pause_reason as "pauseReason",
       a.warned_at is not null as "isWarned", b.is_for_household as "isForHousehold",
       (select count(*)::int from basket_reader r where r.basket_id = b.id) as readers,
       (select jsonb_object_agg(outcome, n) from (select outcome, count(*) as n from alert_match m
         where m.basket_id = b.id group by 1) o) as outcomes
     from alert a join basket b on b.id = a.basket_id join agent g on g.agent_id = a.agent_id
     where g.email = $1 order by b.id`,
    [email],
  );
const count = async (from: string): Promise<number> => {
  const [row] = await app.database.query<{ n: number }>(`select count(*)::int as n from ${from}`);
  return row?.n ?? 0;
};

describe.each(emails)('the demo’s alerts of %s', (email) => {
  it('are there once, in every rhythm and state', async () => {
    const alerts = await list(email);
    expect(alerts).toHaveLength(demoAlertPlans.length);
    const having = (test: (alert: MadeAlert) => boolean) => alerts.filter(test).length;
    for (const unit of ['atOnce', 'daily', 'weekly'])
      expect(having(({ timeUnit }) => timeUnit === unit)).toBeGreaterThan(0);
    expect(having(({ state, pauseReason }) => state === 'paused' && pauseReason === 'byClient')).toBe(1);
    expect(having(({ isWarned }) => isWarned)).toBe(1);
    expect(having(({ isForHousehold, readers }) => isForHousehold && readers > 1)).toBe(1);
    const held = alerts.map(({ outcomes }) => outcomes?.held ?? 0).filter((each) => each > 0);
    expect(held).toHaveLength(1);
    expect(held[0]).toBeGreaterThanOrEqual(3);
    for (const { outcomes } of alerts)
      expect((outcomes?.sent ?? 0) + (outcomes?.merged ?? 0)).toBeGreaterThan(0);
  });
});

it('have a whole ledger: what was found was counted, and what was told has its message and its home', async () => {
  const counted = await app.database.query<{ n: number }>('select sum(matches)::int as n from alert_tally');
  expect(counted[0]?.n).toBe(await count('alert_match'));
  expect(await count('alert_match')).toBeGreaterThan(100);
  expect(await count(`alert_match where outcome = 'sent' and message_id is null`)).toBe(0);
  expect(await count(`alert_match where outcome = 'blocked' and block is null`)).toBe(0);
  expect(
    await count(
      `alert_match where outcome = 'merged' and (wait is null or settled_at is null and due_at is null)`,
    ),
  ).toBe(0);
  expect(
    await count(`alert_match m where message_id is not null and not exists (select from basket_message s
      where s.agent_id = m.agent_id and s.message_id = m.message_id)`),
  ).toBe(0);
  expect(
    await count(`alert_match m where message_id is not null and not exists (select from basket_home h
      where h.agent_id = m.agent_id and h.basket_id = m.basket_id and h.home_key = m.home_key and h.state = 'sent')`),
  ).toBe(0);
  const now = app.clock.now().toISOString();
  expect(await count(`alert_match where matched_at > '${now}' or settled_at > '${now}'`)).toBe(0);
  for (const outcome of ['sent', 'merged', 'blocked', 'held'])
    expect(await count(`alert_match where outcome = '${outcome}'`)).toBeGreaterThan(0);
});

it('keep to their rules: no message in quiet hours, none beyond the ceiling, none of a home that was refused', async () => {
  const quiet = `alert_match m join alert a on a.agent_id = m.agent_id and a.basket_id = m.basket_id
    where m.message_id is not null and a.quiet_from is not null
      and (m.settled_at at time zone 'America/Toronto')::time not between time '08:00' and time '21:00'`;
  expect(await count(quiet)).toBe(0);
  const days = await app.database.query<{ messages: number; ceiling: number }>(
    `select count(distinct message_id)::int as messages, max(a.ceiling)::int as ceiling
     from alert_match m join alert a on a.agent_id = m.agent_id and a.basket_id = m.basket_id
     where message_id is not null group by m.person, (settled_at at time zone 'America/Toronto')::date`,
  );
  expect(days.filter(({ messages, ceiling }) => messages > ceiling)).toEqual([]);
  const refused = `alert_match m join basket_home h on h.basket_id = m.basket_id and h.home_key = m.home_key
    join basket_answer s on s.home_id = h.id and s.reader_id = m.reader_id
    where s.answer = 'no' and m.matched_at > s.answered_at and m.outcome <> 'blocked'`;
  expect(await count(refused)).toBe(0);
  expect(await count('basket_answer s join alert a on a.agent_id = s.agent_id')).toBeGreaterThan(0);
});

it('are open to those who were told, and send nothing: no messages and no jobs come of them', async () => {
  const readers = await count('basket_reader r join alert a on a.basket_id = r.basket_id');
  expect(new Set(opened).size).toBe(opened.length);
  expect(opened.length).toBe(readers);
  expect(await countJobs()).toBe(jobsBefore);
  expect(await count(`message where category = 'alerts' and status = 'waiting'`)).toBe(0);
});
