import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listKeptMails } from '../../../testing/kept-mails.ts';
import type { BasketsApp } from '../testing/baskets-app.ts';
import { createBasketsApp } from '../testing/baskets-app.ts';

let app: BasketsApp;
let amara: string;
beforeAll(async () => {
  app = await createBasketsApp();
  amara = await app.addReader({ firstName: 'Amara', lastName: 'Chen-Laurent', email: 'amara@example.com' });
});
afterAll(() => app.close());
afterEach(() => app.database.query('delete from system.mailbox_message'));

const minute = 60_000;
const mailsTo = (address: string) => listKeptMails(app, address);
const send = (id: string, approve: readonly string[] = []) =>
  app.call('POST /baskets/{id}/send', { as: app.maya, params: { id }, body: { approve } });
const takeBack = (id: string) => app.call('POST /baskets/{id}/take-back', { as: app.maya, params: { id } });
const statesOf = async (id: string) => (await app.getBasket(id)).homes.map(({ state }) => state);
const stepsOf = (id: string) =>
  app.database.query<{ action: string; isByAgent: boolean }>(
    `select s.action, s.is_by_agent as "isByAgent" from basket_step s join basket_home h on h.id = s.home_id
     where h.basket_id = $1 order by s.at, s.id`,
    [id],
  );

describe('[BASKET-02] homes', () => {
  it('wait for the agent’s word, are sent after it, and leave after ten minutes', async () => {
    const { id, homes } = await app.makeBasket({ clientId: amara, listingIds: app.listings.slice(0, 2) });
    expect((await send(id)).body.error?.code).toBe('conflict');
    const [first = '', second = ''] = homes.map((home) => home.id);
    await app.call('POST /baskets/{id}/requests', {
      as: app.maya,
      params: { id },
      body: { homeIds: [second], action: 'reject' },
    });
    const sent = await send(id, [first]);
    expect(sent.body.result).toMatchObject({ kind: 'homes', homes: 1, readers: 1, canTakeBack: true });
    expect(await statesOf(id)).toEqual(['sent', 'rejected']);
    await app.runJobs();
    expect(await mailsTo('amara@example.com')).toEqual([]);
    await app.pass(10 * minute);
    await app.runJobs();
    const [mail] = await mailsTo('amara@example.com');
    const { readers } = await app.getBasket(id);
    expect(mail?.text).toContain('Four that fit what you told me.');
    expect(mail?.text).toContain(readers[0]?.link?.url);
    expect(mail?.html).toContain('88 Lakeshore Rd E, Mississauga');
    expect((await takeBack(id)).body.error?.code).toBe('already_left');
    expect(await stepsOf(id)).toEqual([
      { action: 'reject', isByAgent: true },
      { action: 'approve', isByAgent: true },
      { action: 'send', isByAgent: true },
    ]);
  });

  it('are taken back while they wait, and nothing ever leaves', async () => {
    const { id, homes } = await app.makeBasket({
      clientId: amara,
      copyToMe: true,
      listingIds: app.listings.slice(2, 4),
    });
    await send(
      id,
      homes.map((home) => home.id),
    );
    await app.pass(9 * minute);
    expect((await takeBack(id)).status).toBe(200);
    expect(await statesOf(id)).toEqual(['approved', 'approved']);
    expect((await app.getBasket(id)).sending).toBeNull();
    await app.pass(10 * minute);
    await app.runJobs();
    expect(await mailsTo('amara@example.com')).toEqual([]);
    expect(await mailsTo('maya@hearthline.test')).toEqual([]);
  });

  it('are notified once they have left, and until then say when they leave', async () => {
    const { id, homes } = await app.makeBasket({ clientId: amara, listingIds: app.listings.slice(2, 4) });
    const rowOf = async () =>
      (
        await app.call('GET /baskets', { as: app.maya, query: '?basketType=Manual&sort=created' })
      ).body.result.find((row) => row.id === id);
    const told = async () => {
      const basket = await app.getBasket(id);
      const row = await rowOf();
      expect(row).toMatchObject({ lastNotifiedAt: basket.lastNotifiedAt, leavesAt: basket.leavesAt });
      return {
        notified: basket.lastNotifiedAt,
        leaves: basket.leavesAt,
        of: basket.homes.map((home) => home.leavesAt),
      };
    };
    const nothing = { notified: null, leaves: null, of: [null, null] };
    expect(await told()).toEqual(nothing);
    const [first = ''] = homes.map((home) => home.id);
    const { leavesAt } = (await send(id, [first])).body.result;
    expect(await told()).toEqual({ notified: null, leaves: leavesAt, of: [leavesAt, null] });
    await takeBack(id);
    expect(await told()).toEqual(nothing);
    expect((await app.getBasket(id)).nextDigestAt).toBeNull();
    const again = (await send(id)).body.result.leavesAt;
    await app.pass(10 * minute);
    await app.runJobs();
    expect(await told()).toEqual({ notified: again, leaves: null, of: [null, null] });
  });

  it('count as waiting for the client, and as never opened, once they have left', async () => {
    const clientId = await app.addReader({ firstName: 'Joan', email: 'joan@example.com' });
    const { id, homes } = await app.makeBasket({ clientId, listingIds: app.listings.slice(2, 4) });
    const query = `?basketType=Manual&clientId=${clientId}`;
    const told = async () => {
      const { counts } = (await app.call('GET /baskets', { as: app.maya, query })).body;
      const lists = ['drafts', 'waiting', 'neverOpened'] as const;
      for (const filter of lists) {
        const { totalRows } = (
          await app.call('GET /baskets', { as: app.maya, query: `${query}&filter=${filter}` })
        ).body;
        expect(totalRows).toBe(counts[filter]);
      }
      return lists.filter((filter) => counts[filter] === 1);
    };
    expect(await told()).toEqual(['drafts']);
    const [first = '', second = ''] = homes.map((home) => home.id);
    await send(id, [first]);
    expect(await told()).toEqual([]);
    await takeBack(id);
    expect(await told()).toEqual(['drafts']);
    await send(id);
    await app.pass(10 * minute);
    await app.runJobs();
    expect(await told()).toEqual(['waiting', 'neverOpened']);
    // What was sent before stays sent while more of it waits.
    await send(id, [second]);
    expect(await told()).toEqual(['waiting', 'neverOpened']);
  });

  it('that quiet hours hold say when those end', async () => {
    const { id } = await app.makeBasket({ clientId: amara, listingIds: app.listings.slice(2, 3) });
    await app.sendAll(id, { leaves: false });
    const ends = new Date(app.clock.now().getTime() + 40 * minute);
    await app.pass(10 * minute);
    await app.database.query(
      `update message set not_before = $2
       where id in (select b.message_id from basket_message b join basket_sending s on s.id = b.sending_id
         where s.basket_id = $1)`,
      [id, ends],
    );
    expect(await app.getBasket(id)).toMatchObject({ lastNotifiedAt: null, leavesAt: ends.toISOString() });
    await app.pass(30 * minute);
    await app.runJobs();
    expect(await app.getBasket(id)).toMatchObject({ lastNotifiedAt: ends.toISOString(), leavesAt: null });
  });

  it('do not leave where their basket is deleted meanwhile', async () => {
    const { id } = await app.makeBasket({ clientId: amara, listingIds: app.listings.slice(2, 3) });
    await app.sendAll(id, { leaves: false });
    await app.call('DELETE /baskets/{id}', { as: app.maya, params: { id } });
    await app.pass(10 * minute);
    await app.runJobs();
    expect(await mailsTo('amara@example.com')).toEqual([]);
  });

  it('go out by themselves where nobody has to confirm them, together', async () => {
    const { id } = await app.makeBasket({
      clientId: amara,
      confirmBeforeSending: false,
      listingIds: app.listings.slice(4, 5),
    });
    await app.call('POST /baskets/{id}/homes', {
      as: app.maya,
      params: { id },
      body: { listingIds: app.listings.slice(5, 7) },
    });
    expect(await statesOf(id)).toEqual(['approved', 'approved', 'approved']);
    await app.pass(2 * minute);
    await app.runJobs();
    expect(await statesOf(id)).toEqual(['sent', 'sent', 'sent']);
    expect((await stepsOf(id)).every(({ isByAgent }) => !isByAgent)).toBe(true);
    await app.pass(10 * minute);
    await app.runJobs();
    expect(await mailsTo('amara@example.com')).toHaveLength(1);
  });

  it('wait for the morning of the activation date, and can be taken back until then', async () => {
    const make = () =>
      app.makeBasket({ clientId: amara, activationDate: '2025-11-14', listingIds: app.listings.slice(7, 8) });
    const one = await make();
    const sent = await send(
      one.id,
      one.homes.map((home) => home.id),
    );
    expect(sent.body.result.leavesAt).toBe('2025-11-14T13:10:00.000Z');
    expect(await statesOf(one.id)).toEqual(['approved']);
    expect((await app.getBasket(one.id)).sending).toMatchObject({ canTakeBack: true, homes: 1 });
    await takeBack(one.id);
    const other = await make();
    await send(
      other.id,
      other.homes.map((home) => home.id),
    );
    await app.pass(new Date('2025-11-14T13:00:00Z').getTime() - app.clock.now().getTime());
    await app.runJobs();
    expect(await statesOf(one.id)).toEqual(['approved']);
    expect(await statesOf(other.id)).toEqual(['sent']);
  });

  it('come by SMS where that is wanted, and as a copy to the agent', async () => {
    const { id, homes } = await app.makeBasket({
      clientId: amara,
      bySms: true,
      copyToMe: true,
      listingIds: app.listings.slice(8, 9),
    });
    await app.sendAll(id);
    expect(homes).toHaveLength(1);
    const [sms] = await mailsTo('+15145550190');
    expect(sms?.text).toContain('https://p.example/c/');
    const [copy, more] = await mailsTo('maya@hearthline.test');
    expect(more).toBeUndefined();
    expect(copy?.text).toContain(`/basket/view?id=${id}`);
    expect(copy?.text).not.toContain(app.pageOf(await app.getBasket(id)));
  });
});

describe('[CLIENT-04] consent', () => {
  const preview = async (id: string) =>
    (await app.call('GET /baskets/{id}/sending', { as: app.maya, params: { id } })).body.result;

  it('is asked before and at the moment of sending', async () => {
    const grace = await app.addReader({ firstName: 'Grace', email: 'grace@example.com' });
    const { id, homes } = await app.makeBasket({ clientId: grace, listingIds: app.listings.slice(0, 1) });
    expect(await preview(id)).toMatchObject({ homes: 1, hiddenHomes: 0, readers: [{ leftOut: null }] });
    await send(
      id,
      homes.map((home) => home.id),
    );
    await app.database.query('update client set is_opted_out = true where id = $1', [grace]);
    await app.pass(10 * minute);
    await app.runJobs();
    expect(await mailsTo('grace@example.com')).toEqual([]);
    expect((await preview(id)).readers).toMatchObject([{ leftOut: 'optedOut' }]);
    const again = await app.makeBasket({ clientId: grace, listingIds: app.listings.slice(1, 2) });
    expect(
      (
        await send(
          again.id,
          again.homes.map((home) => home.id),
        )
      ).body.error?.code,
    ).toBe('nobody_to_write_to');
  });

  it('of an additional e-mail is one message, named after who gave it, until they say more', async () => {
    const aunt = 'aunt@example.com';
    const { id, homes } = await app.makeBasket({
      clientId: amara,
      additionalEmail: aunt,
      listingIds: app.listings.slice(0, 1),
    });
    expect((await preview(id)).readers).toMatchObject([
      { leftOut: null, isByReferral: false },
      { leftOut: null, isByReferral: true },
    ]);
    expect(homes).toHaveLength(1);
    await app.sendAll(id);
    const [mail] = await mailsTo(aunt);
    expect(mail?.text).toContain('Amara Chen-Laurent');
    expect((await preview(id)).readers[1]).toMatchObject({ leftOut: 'referralUsed' });
    const { readers } = await app.getBasket(id);
    const page = app.pageOf(await app.getBasket(id), 1);
    expect(readers[1]?.link?.url).not.toBe(readers[0]?.link?.url);
    await app.submit(page, { action: 'consent', agreed: 'yes' });
    expect((await preview(id)).readers[1]).toMatchObject({ leftOut: null, isByReferral: false });
    const [consent] = await app.database.query<{ text: string }>(
      `select text_shown as text from address_consent where email = $1 and type = 'express'`,
      [aunt],
    );
    expect(consent?.text).toContain('88 Lakeshore Rd E, Mississauga');
  });
});

describe('[BASKET-01] digests', () => {
  it('tell changes of homes in their rhythm, once, and nothing where nothing changed', async () => {
    const listingId = app.listings[10] ?? '';
    const { id } = await app.makeBasket({
      clientId: amara,
      timeUnit: 'daily',
      listingIds: [listingId, app.listings[11] ?? ''],
    });
    await app.sendAll(id);
    await app.database.query('delete from system.mailbox_message');
    const toNextMorning = async () => {
      const { nextDigestAt } = await app.getBasket(id);
      await app.pass(new Date(nextDigestAt ?? '').getTime() - app.clock.now().getTime());
      await app.lookForDigests();
      await app.runJobs();
    };
    await toNextMorning();
    expect(await mailsTo('amara@example.com')).toEqual([]);
    await app.database.query('update listing set list_price = list_price * 0.9 where id = $1', [listingId]);
    expect((await app.getBasket(id)).homes[0]?.changes).toMatchObject([{ type: 'price' }]);
    await toNextMorning();
    expect(await mailsTo('amara@example.com')).toHaveLength(1);
    await toNextMorning();
    expect(await mailsTo('amara@example.com')).toHaveLength(1);
  });
});
