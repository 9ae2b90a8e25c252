import { criteriaOfAlert, triggersOf } from '@hearthline/domain/alert/alert-event';
import type { AlertTrigger } from '@hearthline/domain/alert/vocabulary';
import { dayMs, hourMs, minuteMs } from '@hearthline/domain/calendar';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { compileCriteria } from '@hearthline/domain/criteria/match';
import { afterQuietHours } from '@hearthline/domain/message/quiet-hours';
import { boardDay, localDay } from '@hearthline/domain/time-zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoTicker } from '../../demo/ticker/demo-ticker.ts';
import { createAlertMatchesStore } from '../../features/baskets/alerts/alert-matches.store.ts';
import type { AlertsApp } from '../../features/baskets/alerts/testing/alerts-app.ts';
import { createAlertsApp } from '../../features/baskets/alerts/testing/alerts-app.ts';
import type { Faults } from '../../features/baskets/alerts/testing/faulty-database.ts';
import { plantFaults } from '../../features/baskets/alerts/testing/faulty-database.ts';
import { createAlertEventsStore } from '../../features/listings/changes/alert-events.store.ts';
import { createId } from '../../platform/ids.ts';
import type { TestApp } from '../test-app.ts';
import { createTestApp } from '../test-app.ts';
import { fillTestMarket } from '../test-market.ts';
import type { SimulatedPerson } from './simulated-people.ts';
import { createDice, makeAlerts, makePeople } from './simulated-people.ts';
import { sized } from './size.ts';

const days = Number(process.env.ALERT_DAYS ?? sized(90, 5));
const listings = sized(3_000, 400);
const looksADay = sized(5, 4);
/** As many events for each home on the market as the demo has, and more. */
const ticksALook = sized(2, 10);
/** Now and then more is written than may leave on a day. */
const dailyLimit = sized(150, 2);
const daysBetweenChecks = 5;
const seed = 20_251_020;
/** The clocks go back on the second of November. */
const start = '2025-10-20T12:00:00Z';

let app: AlertsApp;
let workers: TestApp[];
let faults: Faults[];
let people: SimulatedPerson[];
const { below, oneOf, chance } = createDice(seed);
/** Person and event, with the alerts that wait for it: worked out by asking every alert. */
const expected = new Map<string, Set<string>>();

beforeAll(async () => {
  // Drawing tens of thousands of mails takes several times as long while React checks how it is used.
  process.env.NODE_ENV = 'production';
  app = await createAlertsApp();
  await app.database.query('delete from listing');
  app.clock.set(start);
  await fillTestMarket(app.database, { listings, today: start.slice(0, 10) });
  workers = [app, await createTestApp({ PUBLIC_ORIGIN: 'https://p.example' }, { beside: app })];
  faults = workers.map(plantFaults);
  const dice = { below, oneOf, chance };
  people = await makePeople(app, dice);
  await makeAlerts(app, dice, people);
  // An account that is new may send less than that: ever more would wait, and be tried anew each midnight.
  await app.services.operator.approvals.approve(app.maya.agentId, createId());
  await app.database.query(
    'insert into mail_setting (agent_id, watches_reading, daily_limit, updated_at) values ($1, true, $2, now())',
    [app.maya.agentId, dailyLimit],
  );
}, 10 * minuteMs);
afterAll(async () => {
  await workers[1]?.close();
  await app.close();
});

interface ActiveAlert {
  [column: string]: unknown;
  basketId: string;
  clientId: string;
  criteria: Criteria;
  triggers: AlertTrigger[];
}

/** Asks every alert about everything that waits to be matched. */
async function expectMatches(): Promise<void> {
  const alerts = await app.database.query<ActiveAlert>(
    `select b.id as "basketId", b.client_id as "clientId", b.criteria, a.triggers
     from alert a join basket b on b.agent_id = a.agent_id and b.id = a.basket_id where a.state = 'active'`,
  );
  const events = await app.database.worker.transaction((tx) =>
    createAlertEventsStore(tx).take(10_000, app.clock.now()),
  );
  const today = boardDay(app.clock.now());
  for (const { eventId, known } of events) {
    if (!known) continue;
    for (const { basketId, clientId, criteria, triggers } of alerts) {
      const isWanted = triggersOf(known.event, criteria.price ?? {}).some((each) => triggers.includes(each));
      if (!isWanted) continue;
      const tests = compileCriteria(criteriaOfAlert(criteria), { today });
      if (!tests.every((test) => test.passes(known.facts))) continue;
      const key = `${clientId} ${eventId}`;
      expected.set(key, (expected.get(key) ?? new Set()).add(basketId));
    }
  }
}

/** Both at once; now and then one of them dies in the middle of it. */
async function look(): Promise<void> {
  await expectMatches();
  await Promise.all(
    workers.map(async (worker, index) => {
      if (chance(0.25)) faults[index]?.dieAt(1 + below(150));
      await worker.services.alerts.catchUp().catch(() => {});
    }),
  );
  for (const each of faults) each.heal();
}

const quietLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
async function runJob(name: string): Promise<void> {
  const handler = app.services.jobHandlers.find(({ job }) => job.name === name);
  await handler?.run({}, { jobId: '1', attempt: 1, log: quietLog });
}

/** All of the outbox whose time has come by the clock of the simulation. */
async function sendOut(): Promise<void> {
  const waiting = await app.database.query(
    `select agent_id as "agentId", id as "messageId" from message where status = 'waiting' and not_before <= $1
     order by created_at, id`,
    [app.clock.now()],
  );
  const handler = app.services.jobHandlers.find(({ job }) => job.name === 'messages.send');
  for (const message of waiting) await handler?.run(message, { jobId: '1', attempt: 1, log: quietLog });
}

async function refuse(): Promise<void> {
  const person = oneOf(people);
  person.refusedAt ??= app.clock.now();
  await app.database.query('update client set is_opted_out = true where id = $1', [person.id]);
}

async function decide(): Promise<void> {
  const rows = await app.database.query<{ id: string }>(
    `select id from alert_match where outcome = 'held' order by id`,
  );
  const held = rows.map(({ id }) => id);
  const [approved, rejected] = [held.filter(() => chance(0.5)), held.filter(() => chance(0.2))];
  await app.database.app.asAgent(app.maya.agentId, async (tx) => {
    const store = createAlertMatchesStore(tx, app.maya.agentId);
    await store.approve(approved, app.clock.now());
    await store.reject(rejected, app.clock.now());
  });
}

async function liveADay(day: number): Promise<void> {
  const ticker = createDemoTicker({ database: app.database.worker, clock: app.clock });
  const begin = new Date(start).getTime() + day * dayMs;
  const isOutage = chance(0.08);
  for (let part = 0; part < looksADay; part += 1) {
    app.clock.set(new Date(begin + (part * dayMs) / looksADay));
    for (let tick = 0; tick < ticksALook; tick += 1) {
      await ticker.tick();
      app.clock.advance(minuteMs);
    }
    // A machine whose clock is put back.
    if (chance(0.05)) app.clock.advance(-hourMs);
    if (!isOutage) await look();
    await sendOut();
  }
  if (chance(0.3)) await refuse();
  await decide();
  await runJob('alerts.days');
  await runJob('alerts.upkeep');
}

async function expectWhole(): Promise<void> {
  expect(await app.database.query('select from listing_change where matched_at is null')).toHaveLength(0);
  const odd = await app.database.query(`
    with counted as (select basket_id, sum(matches) as matches from alert_tally group by 1),
      kept as (select named.basket_id, count(*) as rows from alert_match m
        cross join lateral unnest(m.basket_id || m.also_ids) as named (basket_id) group by 1)
    select * from counted full join kept using (basket_id) where matches is distinct from rows`);
  expect(odd).toEqual([]);
  const late = await app.database.query(
    `select from alert_match where settled_at is null and outcome <> 'held' and due_at <= $1`,
    [app.clock.now()],
  );
  expect(late).toHaveLength(0);
  // Nobody would look so far back for them.
  const forgotten = await app.database.query(`
    select m.id from alert_match m join alert_person p on p.agent_id = m.agent_id and p.person = m.person
    where m.settled_at is null
      and case when m.outcome = 'held' then p.held_from is null or m.id < p.held_from else m.id < p.open_from end`);
  expect(forgotten).toEqual([]);
  await expectFound();
}

async function expectFound(): Promise<number> {
  const rows = await app.database.query<{ name: string; alerts: string[] }>(
    `select person || ' ' || event_id as name, basket_id || also_ids as alerts from alert_match`,
  );
  const found = new Map(rows.map(({ name, alerts }) => [name, new Set(alerts)]));
  expect(found.size).toBe(rows.length);
  // Far sooner than comparing them as a whole.
  const odd = [...expected].filter(
    ([name, alerts]) =>
      found.get(name)?.size !== alerts.size || ![...alerts].every((alert) => found.get(name)?.has(alert)),
  );
  expect(odd).toEqual([]);
  expect(found.size).toBe(expected.size);
  return rows.length;
}

async function report(day: number): Promise<void> {
  const [figures] = await app.database.query(`
    select (select count(*)::int from listing_change) as events, sum(count)::int as rows,
      (select count(*)::int from message where category = 'alerts') as messages,
      jsonb_object_agg(outcome, count) as outcomes from (
        select outcome, count(*)::int from alert_match group by 1) m`);
  console.info(
    `day ${day} of ${days}, seed ${seed}, ${Math.round(performance.now() / 1000)} s:`,
    JSON.stringify(figures),
  );
}

interface WrittenMessage {
  [column: string]: unknown;
  id: string;
  clientId: string;
  at: Date;
  leftAt: Date | null;
  hasWaited: boolean;
}

describe('a season of alerts, with kills, outages and clocks that change', () => {
  it(
    'ends with a whole ledger',
    async () => {
      for (let day = 1; day <= days; day += 1) {
        await liveADay(day - 1);
        if (day % daysBetweenChecks !== 0 && day !== days) continue;
        await look();
        await Promise.all(workers.map((worker) => worker.services.alerts.catchUp()));
        await expectWhole();
        await report(day);
      }
    },
    3 * hourMs,
  );

  it('has found what every alert would have found by itself', async () => {
    const rows = await expectFound();
    expect(rows).toBeGreaterThan(sized(200 * days, 20));
  });

  it('told nothing twice, and nothing without a match', async () => {
    const lost = await app.database.query(
      `select from alert_match m where outcome in ('sent', 'merged') and settled_at is not null
         and not exists (select from message where agent_id = m.agent_id and id = m.message_id and client_id::text = m.person)`,
    );
    expect(lost).toHaveLength(0);
    const empty = await app.database.query(
      `select from basket_message b where not exists (select from alert_match m where m.message_id = b.message_id)`,
    );
    expect(empty).toHaveLength(0);
    const twice = await app.database.query(
      'select from basket_home where removed_at is null group by basket_id, home_key having count(*) > 1',
    );
    expect(twice).toHaveLength(0);
  });

  it('kept ceilings, quiet hours and refusals', async () => {
    const messages = await app.database.query<WrittenMessage>(
      `select m.id, m.client_id as "clientId", m.created_at as at, m.tried_at as "leftAt",
         m.not_before > m.created_at as "hasWaited"
       from message m
       where exists (select from basket_message b where b.agent_id = m.agent_id and b.message_id = m.id)`,
    );
    const byPerson = Map.groupBy(messages, ({ clientId }) => clientId);
    for (const { id, timeZone, ceiling, quiet, refusedAt } of people) {
      const own = byPerson.get(id) ?? [];
      for (const { at, leftAt } of own) {
        if (quiet)
          for (const moment of [at, leftAt ?? at])
            expect(afterQuietHours(moment, quiet, timeZone)).toEqual(moment);
        if (refusedAt) expect(at.getTime()).toBeLessThanOrEqual(refusedAt.getTime());
      }
      const perDay = Map.groupBy(own, ({ at }) => localDay(at, timeZone));
      for (const sent of perDay.values()) expect(sent.length).toBeLessThanOrEqual(ceiling ?? sent.length);
    }
    expect(messages.length).toBeGreaterThan(sized(500, 5));
    expect(messages.filter(({ hasWaited, leftAt }) => hasWaited && leftAt !== null)).not.toEqual([]);
  });
});
