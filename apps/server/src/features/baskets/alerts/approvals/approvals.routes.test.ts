import type { Alert } from '@hearthline/contract/alerts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AlertCallsApp } from '../testing/alert-calls-app.ts';
import { createAlertCallsApp } from '../testing/alert-calls-app.ts';

let app: AlertCallsApp;
let amara: string;
let joel: string;
let ofAmara: Alert;
let ofJoel: Alert;
beforeAll(async () => {
  app = await createAlertCallsApp();
  amara = await app.addReader({ firstName: 'Amara', lastName: 'Chen', email: 'amara@example.com' });
  joel = await app.addClient({
    firstName: 'Joël',
    lastName: 'Roy',
    email: 'joel@example.com',
    language: 'fr',
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.query('delete from alert');
  await app.database.query('delete from basket');
  await app.database.query('delete from alert_person');
  const settings = { confirmBeforeSending: true, timeUnit: 'daily', sendHours: [18] } as const;
  ofAmara = await app.makeAlert({ ...settings, sendHours: [18], clientId: amara, name: 'Lakeside' });
  ofJoel = await app.makeAlert({ ...settings, sendHours: [18], clientId: joel, name: 'Condo' });
});

const listing = (position: number) => app.listings[position] ?? '';
const list = async () => (await app.call('GET /alerts/approvals', { as: app.maya })).body;
const decide = (matchIds: string[], action: 'approve' | 'reject') =>
  app.call('POST /alerts/approvals', { as: app.maya, body: { matchIds, action } });
const undo = (matchIds: string[]) =>
  app.call('POST /alerts/approvals/undo', { as: app.maya, body: { matchIds } });
const sendNow = (alert: Alert) =>
  app.call('POST /alerts/approvals/send-now', {
    as: app.maya,
    body: { readerId: alert.readers[0]?.readerId },
  });
const outcomesOf = async (alert: Alert) =>
  (await app.call('GET /alerts/ledger', { as: app.maya, query: `?alertId=${alert.id}` })).body.result.map(
    ({ outcome, wait, block, isApproved }) => ({ outcome, wait, block, isApproved }),
  );

describe('what waits for the agent', () => {
  it('is asked about by person, with whether and when it would leave', async () => {
    const first = await app.addMatch({ alert: ofAmara, listingId: listing(0) });
    const second = await app.addMatch({ alert: ofAmara, listingId: listing(1) });
    const third = await app.addMatch({ alert: ofJoel, listingId: listing(0) });
    const again = await app.addMatch({ alert: ofAmara, listingId: listing(0), trigger: 'priceChange' });
    const { result, totalRows } = await list();
    expect(totalRows).toBe(3);
    expect(result).toMatchObject([
      {
        clientId: amara,
        readerId: ofAmara.readers[0]?.readerId,
        name: 'Amara Chen',
        channels: ['email'],
        language: 'en',
        block: null,
        leavesAt: '2025-11-12T23:00:00.000Z',
        homes: [
          {
            matchIds: [first, again],
            alerts: [{ id: ofAmara.id, name: 'Lakeside' }],
            listing: { id: listing(0) },
            events: [{ trigger: 'new' }, { trigger: 'priceChange' }],
            like: null,
          },
          { matchIds: [second] },
        ],
      },
      {
        clientId: joel,
        name: 'Joël Roy',
        language: 'fr',
        block: 'noConsent',
        homes: [{ matchIds: [third] }],
      },
    ]);
  });

  it('says what has become of it meanwhile', async () => {
    const positions = [0, 1, 2, 3, 4];
    const offers = await app.database.query<{ id: string }>(
      `select id from listing_open where offer = 'sale' and price is not null and code in ('new', 'pc') order by id limit 5`,
    );
    const ids = offers.map(({ id }) => id);
    for (const position of positions)
      await app.addMatch({ alert: ofAmara, listingId: ids[position] ?? listing(position) });
    const staleOf = async () =>
      Object.fromEntries(
        (await list()).result[0]?.homes.map(({ matchIds, stale }) => [matchIds[0], stale]) ?? [],
      );
    const before = Object.values(await staleOf());
    expect(before).toEqual([null, null, null, null, null]);
    await app.database.query(`update listing set code = 'sc', state = 'conditional' where id = $1`, [ids[0]]);
    await app.database.query(
      `update listing set code = 'sld', state = 'firm', close_price = 1, sold_date = '2025-11-11' where id = $1`,
      [ids[1]],
    );
    await app.database.query(`update listing set code = 'ter', state = 'terminated' where id = $1`, [ids[2]]);
    await app.database.query(`update listing set may_show_on_internet = false where id = $1`, [ids[3]]);
    await app.database.query(`update listing set offer = 'lease' where id = $1`, [ids[4]]);
    expect(Object.values(await staleOf())).toEqual([
      'conditional',
      'sold',
      'offMarket',
      'notShown',
      'noMatch',
    ]);
    await app.database.query(`update listing set may_show_on_internet = true`);
  });

  it('goes out once it is let go, or never; and waits again while it has not left', async () => {
    const let1 = await app.addMatch({ alert: ofAmara, listingId: listing(0) });
    const also = await app.addMatch({ alert: ofAmara, listingId: listing(0), trigger: 'priceChange' });
    const no = await app.addMatch({ alert: ofAmara, listingId: listing(1) });
    expect((await decide([let1, also], 'approve')).body.result).toEqual({ changed: 1 });
    expect((await decide([no], 'reject')).body.result).toEqual({ changed: 1 });
    expect((await decide([no], 'approve')).body.result).toEqual({ changed: 0 });
    expect(await outcomesOf(ofAmara)).toEqual([
      { outcome: 'blocked', wait: null, block: 'rejectedByAgent', isApproved: false },
      { outcome: 'merged', wait: 'queued', block: null, isApproved: true },
      { outcome: 'merged', wait: 'queued', block: null, isApproved: true },
    ]);
    expect((await list()).totalRows).toBe(0);
    expect((await undo([let1, also, no])).body.result).toEqual({ changed: 2 });
    expect((await list()).result[0]?.homes.flatMap(({ matchIds }) => matchIds)).toEqual([let1, also, no]);
    expect((await decide([app.listings[0] ?? ''], 'approve')).status).toBe(404);
    expect((await decide([], 'approve')).status).toBe(400);
  });

  it('waits for the rhythm, unless the agent sends it now; what has left waits no more', async () => {
    const id = await app.addMatch({ alert: ofAmara, listingId: listing(0) });
    await decide([id], 'approve');
    await app.services.alerts.catchUp();
    expect(await outcomesOf(ofAmara)).toMatchObject([{ outcome: 'merged', wait: 'timeUnit' }]);
    expect((await sendNow(ofAmara)).body.result).toEqual({ sent: 1 });
    const [row] = (await app.call('GET /alerts/ledger', { as: app.maya, query: `?alertId=${ofAmara.id}` }))
      .body.result;
    expect(row).toMatchObject({ outcome: 'merged', messageId: expect.any(String), isApproved: true });
    expect((await undo([id])).body.result).toEqual({ changed: 0 });
    expect((await sendNow(ofAmara)).body.result).toEqual({ sent: 0 });
    expect((await app.getBasket(ofAmara.id)).homes).toMatchObject([{ state: 'sent' }]);
    expect((await app.getAlert(ofAmara.id)).lastSentAt).toBe(app.clock.now().toISOString());
  });

  it('goes out where nobody has to confirm it any more', async () => {
    const held = await app.addMatch({ alert: ofAmara, listingId: listing(0) });
    const other = await app.addMatch({ alert: ofJoel, listingId: listing(0) });
    const { id, revision, name, clientId, criteria, triggers, quietHours, ceiling, ...rest } = ofAmara;
    const input = {
      ...{ name, clientId, criteria, triggers, quietHours, ceiling, revision },
      isForHousehold: rest.isForHousehold,
      additionalEmail: '',
      timeUnit: 'atOnce',
      sendHours: [],
      activationDate: rest.activationDate,
      copyToMe: false,
      confirmBeforeSending: false,
      byEmail: true,
      bySms: false,
      message: '',
    };
    const changed = await app.call('PUT /alerts/{id}', { as: app.maya, params: { id }, body: input });
    expect(changed.status).toBe(200);
    const { result } = await list();
    expect(result.flatMap(({ homes }) => homes.flatMap(({ matchIds }) => matchIds))).toEqual([other]);
    expect(await outcomesOf(ofAmara)).toMatchObject([{ outcome: 'merged', isApproved: true }]);
    expect((await undo([held])).body.result).toEqual({ changed: 1 });
  });

  it('is not asked about while its alert is deleted', async () => {
    await app.addMatch({ alert: ofAmara, listingId: listing(0) });
    await app.call('DELETE /alerts/{id}', { as: app.maya, params: { id: ofAmara.id } });
    expect(await list()).toMatchObject({ result: [], totalRows: 0 });
    await app.call('POST /alerts/{id}/restore', { as: app.maya, params: { id: ofAmara.id } });
    expect((await list()).totalRows).toBe(1);
  });

  it('names the liked home that a home is most like', async () => {
    const [a, b] = [listing(0), listing(1)];
    await app.database.query(
      `update listing set community_code = (select community_code from listing where id = $1 limit 1), kind = 'detached',
         offer = 'sale', list_price = 90000000, street_number = '7', street_name = 'Elm', street_suffix = 'St', unit = null
       where id = any ($2::uuid[])`,
      [a, [a, b]],
    );
    await app.database.query(
      `update listing set community_code = (select code from community limit 1) where id = any ($1::uuid[])`,
      [[a, b]],
    );
    const basket = await app.makeBasket({ clientId: amara, listingIds: [a] });
    await app.sendAll(basket.id);
    const sent = await app.getBasket(basket.id);
    await app.submit(app.pageOf(sent), { action: 'answer', home: sent.homes[0]?.id ?? '', answer: 'yes' });
    const match = await app.addMatch({ alert: ofAmara, listingId: b });
    const likeOf = async () => (await list()).result[0]?.homes[0]?.like;
    expect(await likeOf()).toBe('7 Elm St');
    // What its seller keeps back is named to nobody.
    await app.database.query('update listing set may_show_address = false where id = $1', [a]);
    expect(await likeOf()).toBeNull();
    await app.database.query('update listing set may_show_address = true where id = $1', [a]);
    await decide([match], 'approve');
    await sendNow(ofAmara);
    const [mail] = await app.database.query<{ html: string }>(
      `select html from message where category = 'alerts' order by id desc limit 1`,
    );
    const told = 'Like 7 Elm St, which you marked yes.';
    expect(mail?.html).toContain(told);
    const page = await app.send('GET', app.pageOf(await app.getBasket(ofAmara.id)));
    expect(page.body).toContain(told);
  });
});
