import { hourMs, minuteMs } from '@hearthline/domain/calendar';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAlertMatchesStore } from '../alert-matches.store.ts';
import type { AlertsApp } from '../testing/alerts-app.ts';
import { createAlertsApp, emptyAlerts, homeOf } from '../testing/alerts-app.ts';

let app: AlertsApp;
let etienne: string;
beforeAll(async () => {
  app = await createAlertsApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyAlerts(app);
  etienne = await app.addReader({ email: 'etienne@example.com' });
});

/** On the clock of the client, who lives in Ontario. */
const comeTo = async (instant: string): Promise<void> => {
  app.clock.set(instant);
  await app.look();
};
const asAgent = <T>(work: (store: ReturnType<typeof createAlertMatchesStore>) => Promise<T>) =>
  app.database.app.asAgent(app.maya.agentId, (tx) => work(createAlertMatchesStore(tx, app.maya.agentId)));

/** Begins something that has to wait for a transaction of somebody else, which ends then. */
async function whileHeld<T>(statement: string, begin: () => Promise<T>): Promise<{ done: Promise<T> }> {
  let done: Promise<T> | undefined;
  await app.database.worker.transaction(async (tx) => {
    await sql.raw(statement).execute(tx);
    done = begin();
    await vi.waitFor(async () =>
      expect(await app.database.query('select from pg_locks where not granted')).not.toHaveLength(0),
    );
  });
  if (!done) throw new Error('Nothing was begun');
  return { done };
}

describe('when an alert writes', () => {
  it('daily: what comes in between leaves together, at the hour', async () => {
    await app.makeAlert({ clientId: etienne, basket: { timeUnit: 'daily' }, alert: { sendHours: [18] } });
    await app.write(homeOf(1));
    await app.look();
    expect(await app.ledger()).toMatchObject([
      { outcome: 'merged', wait: 'timeUnit', messageId: null, dueAt: new Date('2025-11-12T23:00:00Z') },
    ]);
    app.clock.advance(hourMs);
    await app.write(homeOf(2));
    await comeTo('2025-11-12T22:59:00Z');
    expect(await app.messages()).toEqual([]);
    await comeTo('2025-11-12T23:00:00Z');
    const [message, ...others] = await app.messages();
    expect(others).toEqual([]);
    expect(await app.ledger()).toMatchObject([
      { outcome: 'merged', wait: 'timeUnit', messageId: message?.id, dueAt: null },
      { outcome: 'merged', wait: 'timeUnit', messageId: message?.id },
    ]);
  });

  it('daily: what is no longer so at the hour is not told, but for what the agent let go', async () => {
    await app.makeAlert({
      clientId: etienne,
      criteria: { price: { max: 81_000_000 } },
      basket: { timeUnit: 'daily' },
      alert: { sendHours: [18], triggers: ['new', 'priceChange', 'soldOrLeased'] },
    });
    await app.write(homeOf(1), homeOf(2), homeOf(3));
    await app.look();
    app.clock.advance(hourMs);
    const sold = {
      MlsStatus: 'Sold',
      StandardStatus: 'Pending',
      ClosePrice: 800_000,
      PurchaseContractDate: '2025-11-12',
    };
    await app.write(homeOf(1, sold), homeOf(2, { ListPrice: 999_000, MlsStatus: 'Price Change' }));
    await comeTo('2025-11-12T23:00:00Z');
    const told = (await app.ledger()).map(({ trigger, outcome, block }) => [trigger, outcome, block]);
    expect(told.toSorted()).toEqual([
      ['new', 'blocked', 'stale'],
      ['new', 'blocked', 'stale'],
      ['new', 'merged', null],
      ['soldOrLeased', 'merged', null],
    ]);
    expect(await app.messages()).toHaveLength(1);
  });

  it.each([
    ['DELETE /alerts/{id}', 'POST /alerts/{id}/restore'],
    ['POST /alerts/{id}/pause', 'POST /alerts/{id}/resume'],
  ] as const)(
    'daily: what waited when the alert ended waits again once that is taken back (%s)',
    async (end, back) => {
      const id = await app.makeAlert({
        clientId: etienne,
        basket: { timeUnit: 'daily' },
        alert: { sendHours: [18] },
      });
      await app.write(homeOf(1));
      await app.look();
      app.clock.advance(minuteMs);
      await app.call(end, { as: app.maya, params: { id }, body: { until: null } });
      app.clock.advance(minuteMs);
      await app.look();
      expect(await app.ledger()).toMatchObject([{ outcome: 'blocked', block: 'alertEnded' }]);
      app.clock.advance(minuteMs);
      await app.call(back, { as: app.maya, params: { id } });
      await app.look();
      const due = new Date('2025-11-12T23:00:00Z');
      expect(await app.ledger()).toMatchObject([
        { outcome: 'merged', wait: 'timeUnit', block: null, dueAt: due, messageId: null },
      ]);
      await comeTo(due.toISOString());
      expect(await app.messages()).toHaveLength(1);
    },
  );

  it('weekly: on the weekday on which it began', async () => {
    await app.makeAlert({ clientId: etienne, basket: { timeUnit: 'weekly' }, alert: { sendHours: [8] } });
    await app.write(homeOf(1));
    await app.look();
    expect(await app.ledger()).toMatchObject([{ dueAt: new Date('2025-11-19T13:00:00Z') }]);
    await comeTo('2025-11-19T13:00:00Z');
    expect(await app.messages()).toHaveLength(1);
  });

  it('not in its quiet hours', async () => {
    await app.makeAlert({ clientId: etienne, alert: { quietFrom: '21:00', quietTo: '07:30' } });
    app.clock.set('2025-11-13T03:00:00Z');
    await app.write(homeOf(1));
    await app.look();
    expect(await app.ledger()).toMatchObject([
      { outcome: 'merged', wait: 'quietHours', dueAt: new Date('2025-11-13T12:30:00Z') },
    ]);
    await comeTo('2025-11-13T12:30:00Z');
    expect(await app.ledger()).toMatchObject([{ outcome: 'merged', wait: 'quietHours', dueAt: null }]);
    expect(await app.messages()).toHaveLength(1);
  });

  it('not in its quiet hours either where the message had to wait in the outbox until another day', async () => {
    await app.makeAlert({ clientId: etienne, alert: { quietFrom: '21:00', quietTo: '07:30' } });
    await app.write(homeOf(1));
    await app.look();
    const send = async () => {
      const [message] = await app.messages();
      const job = app.services.jobHandlers.find((each) => each.job.name === 'messages.send');
      const payload = { agentId: app.maya.agentId, messageId: message?.id };
      const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
      await job?.run(payload, { jobId: '1', attempt: 1, log });
      const [row] = await app.database.query('select status, reason, not_before as at from message');
      return row;
    };
    const limit = (most: number) =>
      app.database.query(
        `insert into mail_setting (agent_id, watches_reading, daily_limit, updated_at) values ($1, true, $2, now())
         on conflict (agent_id) do update set daily_limit = $2`,
        [app.maya.agentId, most],
      );
    await limit(0);
    expect(await send()).toMatchObject({ reason: 'dailyLimit', at: new Date('2025-11-13T05:00:00Z') });
    await limit(1_000);
    app.clock.set('2025-11-13T05:00:00Z');
    const end = new Date('2025-11-13T12:30:00Z');
    expect(await send()).toMatchObject({ status: 'waiting', reason: 'quietHours', at: end });
    app.clock.set(end);
    expect(await send()).toMatchObject({ status: 'delivered' });
  });

  it('no oftener than the ceiling, with what was written on the day before and leaves on this one', async () => {
    await app.makeAlert({ clientId: etienne, alert: { ceiling: 1 } });
    await app.write(homeOf(1));
    await app.look();
    await app.database.query(
      `update message set not_before = '2025-11-13T13:00:00Z', reason = 'dailyLimit' where status = 'waiting'`,
    );
    app.clock.set('2025-11-13T14:00:00Z');
    await app.write(homeOf(2));
    await app.look();
    expect((await app.ledger())[1]).toMatchObject({
      wait: 'ceiling',
      dueAt: new Date('2025-11-14T13:00:00Z'),
    });
  });

  it('no oftener than the ceiling on a day that begins at midnight where the client lives', async () => {
    const noor = await app.addReader({ email: 'noor@example.com', province: 'BC' });
    await app.makeAlert({ clientId: noor, alert: { ceiling: 1 } });
    const tell = async (instant: string, number: number) => {
      app.clock.set(instant);
      await app.write(homeOf(number));
      await app.look();
      await app.sendOut();
      return (await app.messages()).length;
    };
    expect(await tell('2025-11-12T22:00:00Z', 1)).toBe(1);
    // Past midnight for the agent in Ontario, evening in British Columbia.
    expect(await tell('2025-11-13T05:30:00Z', 2)).toBe(1);
    expect((await app.ledger()).at(-1)).toMatchObject({
      wait: 'ceiling',
      dueAt: new Date('2025-11-13T16:00:00Z'),
    });
    expect(await tell('2025-11-13T08:30:00Z', 3)).toBe(2);
  });

  it('no oftener on a day than the ceiling, and what is too much joins one message of the next morning', async () => {
    await app.makeAlert({ clientId: etienne, alert: { ceiling: 2 } });
    for (const number of [1, 2, 3, 4]) {
      await app.write(homeOf(number));
      await app.look();
      await app.sendOut();
      app.clock.advance(hourMs);
    }
    expect(await app.messages()).toHaveLength(2);
    const next = new Date('2025-11-13T13:00:00Z');
    expect(await app.ledger()).toMatchObject([
      { outcome: 'sent' },
      { outcome: 'sent' },
      { outcome: 'merged', wait: 'ceiling', dueAt: next },
      { outcome: 'merged', wait: 'ceiling', dueAt: next },
    ]);
    await comeTo(next.toISOString());
    expect(await app.messages()).toHaveLength(3);
    expect((await app.ledger()).filter(({ dueAt }) => dueAt !== null)).toEqual([]);
  });

  it('once a week for somebody who asked for fewer', async () => {
    const alert = await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1));
    await app.look();
    await app.database.query(
      `insert into alert_reader (agent_id, reader_id, pace)
       select agent_id, id, 'weekly' from basket_reader where basket_id = $1`,
      [alert],
    );
    app.clock.advance(hourMs);
    await app.write(homeOf(2));
    await app.look();
    expect((await app.ledger())[1]).toMatchObject({
      outcome: 'merged',
      wait: 'timeUnit',
      dueAt: new Date('2025-11-19T13:00:00Z'),
    });
  });

  it('as it stands when its turn comes: not where it was paused, or somebody stopped it, in this very moment', async () => {
    const alert = await app.makeAlert({ clientId: etienne });
    const blockOf = async (number: number, changes: string) => {
      app.clock.advance(hourMs);
      await app.write(homeOf(number));
      const { done } = await whileHeld(
        `select from basket where id = '${alert}' for update; ${changes}`,
        () => app.look(),
      );
      await done;
      return (await app.ledger()).at(-1)?.block;
    };
    const paused = `update alert set state = 'paused', pause_reason = 'byAgent' where basket_id = '${alert}'`;
    expect(await blockOf(1, paused)).toBe('alertEnded');
    await app.database.query(`update alert set state = 'active', pause_reason = null`);
    const stopped = `insert into alert_reader (agent_id, reader_id, stopped_at)
      select agent_id, id, now() from basket_reader where basket_id = '${alert}'`;
    expect(await blockOf(2, stopped)).toBe('stoppedByReader');
    expect(await app.messages()).toEqual([]);
  });

  it('what an alert at once may tell does not wait for another one that is daily', async () => {
    await app.makeAlert({ clientId: etienne, basket: { timeUnit: 'daily' }, alert: { sendHours: [18] } });
    await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1));
    await app.look();
    expect(await app.ledger()).toMatchObject([{ outcome: 'sent' }]);
  });
});

describe('a home that the agent wants to see first', () => {
  it('is held, stands in the basket, and leaves when it is approved', async () => {
    const alert = await app.makeAlert({ clientId: etienne, basket: { needsConfirmation: true } });
    await app.write(homeOf(1));
    await app.look();
    const [row] = await app.ledger();
    expect(row).toMatchObject({ outcome: 'held', dueAt: null, messageId: null, wait: null });
    const states = () => app.database.query('select state from basket_home where basket_id = $1', [alert]);
    expect(await states()).toEqual([{ state: 'pending' }]);
    app.clock.advance(hourMs);
    await asAgent((store) => store.approve([row?.id ?? ''], app.clock.now()));
    await app.look();
    const [message] = await app.messages();
    expect(await app.ledger()).toMatchObject([{ outcome: 'sent', messageId: message?.id }]);
    expect(await states()).toEqual([{ state: 'sent' }]);
  });

  it('never leaves where it is rejected, and is held again where that is taken back', async () => {
    await app.makeAlert({ clientId: etienne, basket: { needsConfirmation: true } });
    await app.write(homeOf(1));
    await app.look();
    const id = (await app.ledger())[0]?.id ?? '';
    await asAgent((store) => store.reject([id], app.clock.now()));
    await app.look();
    expect(await app.ledger()).toMatchObject([{ outcome: 'blocked', block: 'rejectedByAgent' }]);
    await asAgent((store) => store.holdAgain([id]));
    expect(await app.ledger()).toMatchObject([{ outcome: 'held', block: null }]);
  });

  it('leaves at the next hour of a daily alert, or at once where the agent says so', async () => {
    await app.makeAlert({
      clientId: etienne,
      basket: { needsConfirmation: true, timeUnit: 'daily' },
      alert: { sendHours: [18] },
    });
    await app.write(homeOf(1));
    await app.look();
    const id = (await app.ledger())[0]?.id ?? '';
    await asAgent((store) => store.approve([id], app.clock.now()));
    await app.look();
    expect(await app.ledger()).toMatchObject([{ outcome: 'merged', wait: 'timeUnit' }]);
    await app.services.alerts.deliver(app.maya.agentId, etienne, { isAtOnce: true });
    expect(await app.messages()).toHaveLength(1);
  });

  it('leaves at once where the agent says so, also while somebody else looks at the client', async () => {
    await app.makeAlert({ clientId: etienne, basket: { needsConfirmation: true } });
    await app.write(homeOf(1));
    await app.look();
    const id = (await app.ledger())[0]?.id ?? '';
    await asAgent((store) => store.approve([id], app.clock.now()));
    const { done } = await whileHeld(`select from alert_person where person = '${etienne}' for update`, () =>
      app.services.alerts.deliver(app.maya.agentId, etienne, { isAtOnce: true }),
    );
    expect(await done).toBe(1);
  });

  it('does not wait where another alert of the client needs no word of the agent', async () => {
    await app.makeAlert({ clientId: etienne, basket: { needsConfirmation: true } });
    await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1));
    await app.look();
    expect(await app.ledger()).toMatchObject([{ outcome: 'sent' }]);
  });
});
