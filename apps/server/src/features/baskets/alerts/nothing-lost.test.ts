import { minuteMs } from '@hearthline/domain/calendar';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { AlertsApp } from './testing/alerts-app.ts';
import { createAlertsApp, emptyAlerts, homeOf } from './testing/alerts-app.ts';
import type { Faults } from './testing/faulty-database.ts';
import { plantFaults } from './testing/faulty-database.ts';

let app: AlertsApp;
let other: TestApp;
let faults: Faults;
beforeAll(async () => {
  app = await createAlertsApp();
  other = await createTestApp(
    { PUBLIC_ORIGIN: 'https://p.example', ALERT_LEDGER_MONTHS: '2' },
    { beside: app },
  );
  faults = plantFaults(other);
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  faults.heal();
  await emptyAlerts(app);
});

/** The rows of each alert are as many as the matches that were counted beside them. */
const expectComplete = async (): Promise<void> => {
  const odd = await app.database.query(`
    with counted as (select basket_id, sum(matches) as matches from alert_tally group by 1),
      kept as (
        select named.basket_id, count(*) as rows from alert_match m
        cross join lateral unnest(m.basket_id || m.also_ids) as named (basket_id) group by 1)
    select basket_id, matches, rows from counted full join kept using (basket_id) where matches is distinct from rows`);
  expect(odd).toEqual([]);
  const twice = await app.database.query(
    'select person, event_id from alert_match group by 1, 2 having count(*) > 1',
  );
  expect(twice).toEqual([]);
  const open = await app.database.query('select from listing_change where matched_at is null');
  expect(open).toHaveLength(0);
};

const quietLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Each home in exactly one message, and each message with homes. */
const expectOnce = async (homes: number, messages: number): Promise<void> => {
  const ledger = await app.ledger();
  expect(ledger).toHaveLength(homes);
  const ids = (await app.messages()).map(({ id }) => id);
  expect(ids).toHaveLength(messages);
  expect(ledger.every(({ messageId }) => ids.includes(messageId ?? ''))).toBe(true);
  expect(new Set(ledger.map(({ messageId }) => messageId)).size).toBe(messages);
  expect(
    await app.database.query('select basket_id, home_key from basket_home group by 1, 2 having count(*) > 1'),
  ).toEqual([]);
};

describe('a program that dies', () => {
  it('[ALERT-02] anywhere loses nothing and tells nothing twice', async () => {
    const etienne = await app.addReader({ email: 'etienne@example.com' });
    await app.makeAlert({ clientId: etienne });
    await app.makeAlert({ clientId: etienne, criteria: { bedrooms: { min: 2 } } });
    let point = 0;
    for (let hasDied = true; hasDied; ) {
      point += 1;
      await app.write(homeOf(point));
      app.clock.advance(minuteMs);
      faults.dieAt(point);
      await app.look(other).catch(() => {});
      hasDied = faults.hasDied();
      faults.heal();
      await app.look(other);
      expect(await app.messages()).toHaveLength(point);
    }
    await expectComplete();
    await expectOnce(point, point);
    // As many points as there are statements, commits and moments after them.
    expect(point).toBeGreaterThan(30);
  }, 300_000);
});

describe('two workers side by side', () => {
  it('never tell anything twice', async () => {
    const people = await Promise.all(
      [1, 2, 3, 4].map((number) => app.addReader({ email: `reader${number}@example.com` })),
    );
    for (const clientId of people) {
      await app.makeAlert({ clientId });
      await app.makeAlert({ clientId, criteria: { bedrooms: { min: 2 } } });
    }
    for (let round = 0; round < 8; round += 1) {
      await app.write(...[1, 2, 3].map((number) => homeOf(round * 3 + number)));
      app.clock.advance(minuteMs);
      const look = (worker: TestApp) => worker.services.alerts.catchUp();
      await Promise.all([look(app), look(other), look(app), look(other)]);
      await look(app);
    }
    await expectComplete();
    await expectOnce(4 * 24, 4 * 8);
  });
});

describe('an alert', () => {
  it('that is committed late is known to the next look', async () => {
    const etienne = await app.addReader({ email: 'etienne@example.com' });
    await app.makeAlert({ clientId: etienne, criteria: { price: { max: 100 } } });
    await app.write(homeOf(1));
    await app.look();
    const late = await app.makeAlert({ clientId: etienne, alert: { state: 'paused' } });
    let commit = () => {};
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let isWritten = () => {};
    const written = new Promise<void>((resolve) => {
      isWritten = resolve;
    });
    const writing = app.database.app.asAgent(app.maya.agentId, async (tx) => {
      await tx.updateTable('alert').set({ state: 'active' }).where('basketId', '=', late).execute();
      isWritten();
      await mayCommit;
    });
    await written;
    await app.write(homeOf(2));
    await app.look();
    expect(await app.ledger()).toEqual([]);
    commit();
    await writing;
    await app.write(homeOf(3));
    await app.look();
    expect(await app.ledger()).toMatchObject([{ alerts: [late], outcome: 'sent' }]);
  });

  it('that is changed or ends is matched as it stands now', async () => {
    const etienne = await app.addReader({ email: 'etienne@example.com' });
    const alert = await app.makeAlert({ clientId: etienne, criteria: { price: { max: 100 } } });
    await app.write(homeOf(1));
    await app.look();
    const criteria = JSON.stringify({ version: 1, offer: 'sale', status: ['active'] });
    await app.database.query('update basket set criteria = $2 where id = $1', [alert, criteria]);
    await app.write(homeOf(2));
    await app.look();
    expect(await app.ledger()).toHaveLength(1);
    await app.database.query('update basket set deleted_at = now() where id = $1', [alert]);
    await app.write(homeOf(3));
    await app.look();
    expect(await app.ledger()).toHaveLength(1);
    await app.database.query('delete from client where id = $1', [etienne]);
    await app.write(homeOf(4));
    await app.look();
    await expectComplete();
  });
});

describe('the ledger', () => {
  it('has a table for each day, takes in what came before it was made, and lets old days go', async () => {
    const etienne = await app.addReader({ email: 'etienne@example.com' });
    await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1));
    await app.look();
    const partitionOf = async () =>
      (
        await app.database.query<{ name: string }>('select tableoid::regclass::text as name from alert_match')
      )[0]?.name;
    expect(await partitionOf()).toBe('alert_match_other');
    await sql`select system.add_alert_days('2025-11-11', '2025-11-14')`.execute(app.database.worker.db);
    expect(await partitionOf()).toBe('alert_match_20251112');
    await expectComplete();
    await app.database.query(`select system.drop_alert_days('2025-11-13')`);
    expect(await app.ledger()).toEqual([]);
    await expectComplete();
  });

  it('is kept for as many months as the operator says', async () => {
    const etienne = await app.addReader({ email: 'etienne@example.com' });
    await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1));
    await app.look();
    const days = other.services.jobHandlers.find(({ job }) => job.name === 'alerts.days');
    const onDay = async (instant: string) => {
      app.clock.set(instant);
      await days?.run({}, { jobId: '1', attempt: 1, log: quietLog });
      return (await app.ledger()).length;
    };
    expect(await onDay('2026-01-12T03:00:00Z')).toBe(1);
    expect(await onDay('2026-01-13T03:00:00Z')).toBe(0);
  });

  it('forgets whoever is erased, and what was counted for them', async () => {
    const etienne = await app.addReader({ email: 'etienne@example.com' });
    const alert = await app.makeAlert({ clientId: etienne, email: 'partner@example.com' });
    await app.write(homeOf(1));
    await app.look();
    expect(await app.ledger()).toHaveLength(2);
    await app.database.query('delete from basket_reader where basket_id = $1 and client_id is null', [alert]);
    expect(await app.ledger()).toHaveLength(1);
    await expectComplete();
  });
});
