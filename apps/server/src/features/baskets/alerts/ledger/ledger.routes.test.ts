import type { Alert } from '@hearthline/contract/alerts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../../../platform/ids.ts';
import type { AlertCallsApp } from '../testing/alert-calls-app.ts';
import { createAlertCallsApp, sampleAlert } from '../testing/alert-calls-app.ts';

let app: AlertCallsApp;
let amara: string;
let first: Alert;
let second: Alert;
const dayMs = 86_400_000;
beforeAll(async () => {
  app = await createAlertCallsApp();
  amara = await app.addReader({ firstName: 'Amara', lastName: 'Chen', email: 'amara@example.com' });
  first = await app.makeAlert({ clientId: amara, name: 'First' });
  second = await app.makeAlert({ clientId: amara, name: 'Second' });
});
afterAll(() => app.close());

const ledger = async (query: string) =>
  (await app.call('GET /alerts/ledger', { as: app.maya, query: `?${query}` })).body;
const why = async (id: string, listingId: string) =>
  app.call('GET /alerts/{id}/why', { as: app.maya, params: { id }, query: `?listingId=${listingId}` });

describe('the ledger', () => {
  it('tells what became of each match, of an alert and of a client, and that none is missing', async () => {
    const [a = '', b = '', c = '', d = ''] = app.listings;
    const now = app.clock.now();
    const messageId = createId();
    const sent = await app.addMatch({ alert: first, listingId: a, outcome: 'sent', also: [second.id] });
    const joined = await app.addMatch({
      alert: first,
      listingId: b,
      outcome: 'merged',
      wait: 'ceiling',
      settledAt: now,
    });
    await app.database.query('update alert_match set message_id = $1 where id = any ($2::uuid[])', [
      messageId,
      [sent, joined],
    ]);
    const dueAt = new Date(now.getTime() + dayMs);
    await app.addMatch({ alert: first, listingId: c, outcome: 'merged', wait: 'timeUnit', dueAt });
    await app.addMatch({ alert: second, listingId: d, outcome: 'blocked', block: 'saidNo' });
    await app.addMatch({
      alert: second,
      listingId: a,
      outcome: 'held',
      at: new Date(now.getTime() - 2 * dayMs),
    });

    const ofFirst = await ledger(`alertId=${first.id}`);
    expect(ofFirst).toMatchObject({
      totalRows: 3,
      counts: { matches: 3, sent: 1, merged: 2, held: 0, blocked: 0 },
      check: { matches: 3, rows: 3 },
    });
    expect(ofFirst.result).toMatchObject([
      { outcome: 'merged', wait: 'timeUnit', leavesAt: dueAt.toISOString(), messageId: null, others: 0 },
      { outcome: 'merged', wait: 'ceiling', leavesAt: now.toISOString(), messageId, others: 1 },
      {
        id: sent,
        outcome: 'sent',
        clientId: amara,
        readerName: 'Amara Chen',
        alerts: [
          { id: first.id, name: 'First' },
          { id: second.id, name: 'Second' },
        ],
        listing: { id: a },
        trigger: 'new',
        readAt: null,
        isApproved: false,
        others: 1,
      },
    ]);
    // What a machine fetched counts as unread.
    await app.database.query(
      `insert into message (agent_id, id, channel, category, language, to_address, text, status, not_before, read_at, grade, created_at)
       select agent_id, $1, 'email', 'alerts', 'en', '', '', 'delivered', $2, $2, 'machine', $2 from alert_match where id = $3`,
      [messageId, now, sent],
    );
    const findSent = async () => (await ledger(`alertId=${first.id}`)).result.find(({ id }) => id === sent);
    expect((await findSent())?.readAt).toBeNull();
    await app.database.query("update message set grade = 'likely' where id = $1", [messageId]);
    expect((await findSent())?.readAt).toBe(now.toISOString());
    expect(await ledger(`alertId=${second.id}`)).toMatchObject({
      counts: { matches: 3, sent: 1, held: 1, blocked: 1 },
      check: { matches: 3, rows: 3 },
    });
    const ofClient = await ledger(`clientId=${amara}&outcome=merged&pageSize=1&page=2`);
    expect(ofClient).toMatchObject({
      totalRows: 2,
      result: [{ id: joined }],
      counts: { matches: 5, sent: 1, merged: 2, held: 1, blocked: 1 },
      // A row that two alerts name is a match of both.
      check: { matches: 6, rows: 6 },
    });
  });

  it('is searched by address and number, and bounded by days of the agent', async () => {
    const [a = ''] = app.listings;
    const [home] = await app.database.query<{ mls: string; street: string; number: string }>(
      'select mls_number as mls, street_name as street, street_number as number from listing where id = $1',
      [a],
    );
    const byNumber = await ledger(`search=${home?.mls}`);
    expect(byNumber.result.map(({ listing }) => listing?.id)).toEqual([a, a]);
    const byAddress = await ledger(`search=${home?.number}+${home?.street.toLowerCase()}`);
    expect(byAddress.result.map(({ listing }) => listing?.id)).toContain(a);
    expect(await ledger('search=nowhere')).toMatchObject({ totalRows: 0, counts: { matches: 0 } });
    expect(await ledger('from=2025-11-10&to=2025-11-11')).toMatchObject({
      totalRows: 1,
      counts: { held: 1, matches: 1 },
      check: { matches: 1, rows: 1 },
    });
    expect(await ledger('from=2025-11-13')).toMatchObject({ totalRows: 0 });
  });

  it('tells where rows are missing', async () => {
    await app.database.query('update alert_tally set matches = matches + 1 where basket_id = $1', [
      second.id,
    ]);
    const { check } = await ledger(`alertId=${second.id}`);
    expect(check.matches - check.rows).toBe(2);
    await app.database.query('update alert_tally set matches = matches - 1 where basket_id = $1', [
      second.id,
    ]);
  });

  it('refuses what it cannot read', async () => {
    const status = async (query: string) =>
      (await app.call('GET /alerts/ledger', { as: app.maya, query: `?${query}` })).status;
    expect(await status('alertId=x')).toBe(400);
    expect(await status('from=yesterday')).toBe(400);
    expect(await status(`alertId=${app.listings[0]}`)).toBe(404);
    expect((await app.call('GET /alerts/ledger')).status).toBe(401);
  });
});

describe('why a home was not sent', () => {
  const criteriaUpTo = async (share: number) => {
    const [listingId = ''] = app.listings;
    const [{ price = 0, offer = 'sale' } = {}] = await app.database.query<{ price: number; offer: 'sale' }>(
      'select price, offer from listing_open where id = $1',
      [listingId],
    );
    return {
      criteria: { ...sampleAlert().criteria, offer, price: { max: price * share } },
      price,
      listingId,
    };
  };

  it('each criterion answers, and one that is changed a little would have found it', async () => {
    const { criteria, price, listingId } = await criteriaUpTo(0.9);
    const alert = await app.makeAlert({ clientId: amara, criteria });
    const { body } = await why(alert.id, listingId);
    expect(body.result).toMatchObject({
      listing: { id: listingId },
      answers: [
        { field: 'offer', passes: true },
        { field: 'price', passes: false, value: price },
      ],
      rows: [],
      ignored: [],
      isShown: true,
      block: null,
      wouldLeaveAt: app.clock.now().toISOString(),
    });
    const { widening } = body.result;
    expect(widening?.criteria.price?.max).toBeGreaterThanOrEqual(price);
    expect(widening).toMatchObject({ homes: expect.any(Number), messages: expect.any(Number) });
  });

  it('what was told stands there, what happened and is not waited for, and why nothing can be sent', async () => {
    const { criteria, listingId } = await criteriaUpTo(1.1);
    const stranger = await app.addClient({ firstName: 'Noor', email: 'noor@example.com' });
    const alert = await app.makeAlert({ clientId: stranger, criteria, triggers: ['new'] });
    await app.addMatch({ alert, listingId, outcome: 'blocked', block: 'noConsent' });
    await app.database.query(
      `insert into listing_event (id, listing_id, code, to_state, at, effective_date, old_price, new_price, actor)
       values ($1, $2, 'pc', 'active', $3, '2025-11-12', 1, 2, 'feed')`,
      [createId(), listingId, app.clock.now()],
    );
    const { body } = await why(alert.id, listingId);
    expect(body.result).toMatchObject({
      rows: [{ outcome: 'blocked', block: 'noConsent' }],
      ignored: ['priceChange'],
      block: 'noConsent',
      widening: null,
    });
    await app.call('POST /alerts/{id}/pause', {
      as: app.maya,
      params: { id: alert.id },
      body: { until: null },
    });
    expect((await why(alert.id, listingId)).body.result.block).toBe('alertEnded');
  });

  it('is asked of listings that are there', async () => {
    expect((await why(first.id, amara)).body.error?.code).toBe('listing_not_found');
    expect((await why(first.id, 'x')).status).toBe(400);
  });
});
