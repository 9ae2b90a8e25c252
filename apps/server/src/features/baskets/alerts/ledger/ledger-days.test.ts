import type { Alert } from '@hearthline/contract/alerts';
import { dayMs } from '@hearthline/domain/calendar';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../../../platform/db/database.ts';
import { createId } from '../../../../platform/ids.ts';
import { createAlertMatchesStore } from '../alert-matches.store.ts';
import { createAlertListStore } from '../records/alert-list.store.ts';
import type { AlertCallsApp } from '../testing/alert-calls-app.ts';
import { createAlertCallsApp } from '../testing/alert-calls-app.ts';
import { findPage } from './ledger.service.ts';
import { createLedgerStore, runsOf } from './ledger.store.ts';

let app: AlertCallsApp;
let alert: Alert;
beforeAll(async () => {
  app = await createAlertCallsApp();
  const amara = await app.addReader({ firstName: 'Amara', email: 'amara@example.com' });
  alert = await app.makeAlert({ clientId: amara });
  await app.database.query(`select system.add_alert_days('2025-10-01', '2025-11-20')`);
});
afterAll(() => app.close());

const on = (day: string): Date => new Date(`${day}T15:00:00Z`);

/** The days of the ledger that the work touched: whatever a statement may read, it locks. */
const touchedBy = (work: (tx: Tx) => Promise<unknown>): Promise<string[]> =>
  app.database.app.asAgent(app.maya.agentId, async (tx) => {
    await work(tx);
    const { rows } = await sql<{ day: string }>`
      select distinct right(c.relname, 4) as day from pg_locks l join pg_class c on c.oid = l.relation
      where l.pid = pg_backend_pid() and c.relkind = 'r' and c.relname like 'alert_match_2025%' order by 1`.execute(
      tx,
    );
    return rows.map(({ day }) => day);
  });

describe('of the days of the ledger', () => {
  it('only those are read on which an alert found something, and for a page those of its rows', async () => {
    for (const day of ['2025-10-02', '2025-10-03', '2025-10-28', '2025-11-11'])
      for (const listingId of app.listings.slice(0, 2))
        await app.addMatch({ alert, listingId, outcome: 'sent', at: on(day) });
    const { agentId } = app.maya;
    const scope = { alertId: alert.id, person: null, words: [], from: null, to: null };
    let found: string[] = [];
    const touched = await touchedBy(async (tx) => {
      const store = createLedgerStore(tx, agentId);
      const days = await store.listDays(scope);
      const counted = await store.count({ ...scope, days });
      expect(counted.map(({ day, count }) => [day, count])).toEqual([
        ['2025-11-11', 2],
        ['2025-10-28', 2],
        ['2025-10-03', 2],
        ['2025-10-02', 2],
      ]);
      found = days;
    });
    expect(touched).toEqual(['1002', '1003', '1028', '1111']);
    const page = await touchedBy(async (tx) => {
      const store = createLedgerStore(tx, agentId);
      const counted = await store.count({ ...scope, days: ['2025-10-28'] });
      const rows = await store.list(
        { ...scope, ...findPage(counted, null, { offset: 0, limit: 1 }), outcome: null },
        { offset: 0, limit: 1 },
      );
      expect(rows).toHaveLength(1);
      expect(await store.listOfHome({ alertId: alert.id, days: [] }, 'x', 9)).toEqual([]);
    });
    expect(page).toEqual(['1028']);
    expect(found).toHaveLength(4);
  });

  it('what waits for the agent is looked for from the first one on, and nowhere where nothing does', async () => {
    const { agentId } = app.maya;
    const look = (tx: Tx) =>
      Promise.all([
        createAlertMatchesStore(tx, agentId).listHeld(10),
        createAlertListStore(tx, agentId).findHeld(),
      ]);
    expect(await touchedBy(look)).toEqual([]);
    const [listingId = '', other = ''] = app.listings;
    const first = await app.addMatch({ alert, listingId, at: on('2025-11-17') });
    const second = await app.addMatch({ alert, listingId: other, at: on('2025-11-19') });
    expect(await touchedBy(look)).toEqual(['1117', '1118', '1119', '1120']);
    const decide = (action: 'approve' | 'reject', id: string) =>
      touchedBy((tx) => createAlertMatchesStore(tx, agentId)[action]([id], app.clock.now()));
    await decide('approve', first);
    expect(await touchedBy(look)).toEqual(['1119', '1120']);
    await decide('reject', second);
    expect(await touchedBy(look)).toEqual([]);
    await touchedBy((tx) => createAlertMatchesStore(tx, agentId).holdAgain([second]));
    expect(await touchedBy(look)).toEqual(['1119', '1120']);
  });

  it('a message that is lost, and one that is answered, touch those of their homes', async () => {
    const { agentId } = app.maya;
    const [messageId, sendingId] = [createId(), createId()];
    const [first, last] = [
      await app.addMatch({ alert, listingId: app.listings[0] ?? '', outcome: 'sent', at: on('2025-10-10') }),
      await app.addMatch({ alert, listingId: app.listings[1] ?? '', outcome: 'sent', at: on('2025-10-11') }),
    ];
    const reader = alert.readers[0]?.readerId;
    await app.database.query(
      `insert into message (agent_id, id, client_id, channel, category, status, language, subject, text, to_address, created_at, not_before)
       select $1, $2, $3, 'email', 'alerts', 'waiting', 'en', 'Homes', '', 'amara@example.com', now(), now()`,
      [agentId, messageId, alert.clientId],
    );
    await app.database.query(
      `insert into basket_sending (agent_id, id, basket_id, kind, homes, created_at, leaves_at) values ($1, $2, $3, 'homes', 2, now(), now())`,
      [agentId, sendingId, alert.id],
    );
    await app.database.query(
      'insert into basket_message (agent_id, sending_id, reader_id, message_id, first_match, last_match) values ($1, $2, $3, $4, $5, $6)',
      [agentId, sendingId, reader, messageId, first, last],
    );
    await app.database.query('update alert_match set message_id = $1 where id = any ($2::uuid[])', [
      messageId,
      [first, last],
    ]);
    const answered = await touchedBy((tx) =>
      sql`insert into message_event (agent_id, id, message_id, kind, at)
        values (${agentId}, ${createId()}, ${messageId}, 'replied', ${app.clock.now()})`.execute(tx),
    );
    expect(answered).toEqual(['1010', '1011']);
    expect((await app.getAlert(alert.id)).lastSignAt).toBe(app.clock.now().toISOString());
    const lost = await touchedBy((tx) =>
      sql`update message set status = 'failed' where id = ${messageId}`.execute(tx),
    );
    expect(lost).toEqual(['1010', '1011']);
    expect(
      await app.database.query('select distinct outcome, block from alert_match where message_id = $1', [
        messageId,
      ]),
    ).toEqual([{ outcome: 'blocked', block: 'notDelivered' }]);
  });
});

it('days that follow each other are one row of days', () => {
  expect(runsOf([])).toEqual([]);
  expect(runsOf(['2025-11-01', '2025-10-31', '2025-11-05', '2025-11-01'])).toEqual([
    ['2025-10-31', '2025-11-01'],
    ['2025-11-05', '2025-11-05'],
  ]);
});

it('a page lies on the days whose rows it shows', () => {
  const counted = ['2025-11-05', '2025-11-03', '2025-11-01'].map((day) => ({
    day,
    outcome: 'sent' as const,
    count: 3,
  }));
  const page = (offset: number, limit: number) => findPage(counted, 'sent', { offset, limit });
  expect(page(0, 3)).toEqual({ days: ['2025-11-05'], offset: 0, limit: 3 });
  expect(page(2, 2)).toEqual({ days: ['2025-11-05', '2025-11-03'], offset: 2, limit: 2 });
  expect(page(3, 3)).toEqual({ days: ['2025-11-03'], offset: 0, limit: 3 });
  expect(page(7, 5)).toEqual({ days: ['2025-11-01'], offset: 1, limit: 5 });
  expect(page(9, 5).days).toEqual([]);
  expect(findPage(counted, 'held', { offset: 0, limit: 5 }).days).toEqual([]);
});

it('a ledger of many days is paged as if it were one', async () => {
  const reader = await app.addReader({ firstName: 'Noor', email: 'noor@example.com' });
  const own = await app.makeAlert({ clientId: reader, name: 'Paged' });
  for (let day = 0; day < 5; day += 1)
    for (const [position, listingId] of app.listings.slice(0, 3).entries())
      await app.addMatch({
        alert: own,
        listingId,
        outcome: position === 1 ? 'blocked' : 'sent',
        at: new Date(on('2025-11-01').getTime() + day * 2 * dayMs + position),
      });
  const read = async (query: string) =>
    (
      await app.call('GET /alerts/ledger', {
        as: app.maya,
        query: `?alertId=${own.id}&from=2025-10-01&${query}`,
      })
    ).body;
  const whole = (await read('pageSize=50')).result.map(({ id }) => id);
  expect(whole).toHaveLength(15);
  const pages = [];
  for (let page = 1; page <= 4; page += 1) pages.push(...(await read(`pageSize=4&page=${page}`)).result);
  expect(pages.map(({ id }) => id)).toEqual(whole);
  const sent = await read('outcome=sent&pageSize=4&page=3');
  expect([sent.totalRows, sent.result.length, sent.check]).toMatchObject([10, 2, { matches: 15, rows: 15 }]);
});
