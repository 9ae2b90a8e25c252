import { minuteMs } from '@hearthline/domain/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBasketHomesStore } from '../homes/basket-homes.store.ts';
import type { AlertsApp } from './testing/alerts-app.ts';
import { createAlertsApp, emptyAlerts, homeOf } from './testing/alerts-app.ts';

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

const homesIn = (basketId: string) =>
  app.database.query<{ mlsNumber: string; state: string }>(
    'select mls_number as "mlsNumber", state from basket_home where basket_id = $1 order by position',
    [basketId],
  );

describe('a home that comes on the market', () => {
  it('[ALERT-02] is told at once to whoever waits for it, and stands on their page', async () => {
    const alert = await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1));
    await app.look();
    const [message] = await app.messages();
    expect(message).toMatchObject({ status: 'waiting', channel: 'email', toAddress: 'etienne@example.com' });
    expect(await app.ledger()).toMatchObject([
      { trigger: 'new', outcome: 'sent', wait: null, block: null, alerts: [alert], messageId: message?.id },
    ]);
    expect(await homesIn(alert)).toEqual([{ mlsNumber: homeOf(1).ListingId, state: 'sent' }]);
    await app.sendOut();
    expect(await app.messages()).toMatchObject([{ status: 'delivered' }]);
    expect(
      await app.database.query('select matches, matched_at is not null as matched from listing_change'),
    ).toEqual([{ matches: 1, matched: true }]);
  });

  it('is no match where the criteria ask for something else, nor of a paused, deleted or later alert', async () => {
    await app.makeAlert({ clientId: etienne, criteria: { price: { max: 70_000_000 } } });
    await app.makeAlert({ clientId: etienne, criteria: { keywords: 'waterfall' } });
    await app.makeAlert({ clientId: etienne, criteria: { address: '99 Nowhere' } });
    await app.makeAlert({ clientId: etienne, alert: { triggers: ['priceChange'] } });
    await app.makeAlert({ clientId: etienne, alert: { state: 'paused' } });
    await app.makeAlert({ clientId: etienne, basket: { deletedAt: app.clock.now() } });
    await app.makeAlert({ clientId: etienne, basket: { activatesOn: '2025-11-13' } });
    await app.write(homeOf(1));
    await app.look();
    expect(await app.ledger()).toEqual([]);
    expect(await app.messages()).toEqual([]);
  });

  it('is found by the words of its remarks and by its address', async () => {
    await app.makeAlert({ clientId: etienne, criteria: { keywords: 'number', address: '2 alder' } });
    await app.write(homeOf(1), homeOf(2));
    await app.look();
    expect(await app.ledger()).toMatchObject([{ trigger: 'new', outcome: 'sent' }]);
  });

  it('[ALERT-02] makes one row and one message of two alerts of one client, which names both', async () => {
    const first = await app.makeAlert({ clientId: etienne });
    const second = await app.makeAlert({ clientId: etienne, criteria: { bedrooms: { min: 2 } } });
    await app.write(homeOf(1), homeOf(2));
    await app.look();
    expect(await app.ledger()).toMatchObject([
      { alerts: [first, second], outcome: 'sent' },
      { alerts: [first, second], outcome: 'sent' },
    ]);
    expect(await app.messages()).toHaveLength(1);
    // Each way to have it otherwise is for both of them.
    const [other] = await app.database.query<{ id: string }>(
      'select id from basket_reader where basket_id = $1',
      [second],
    );
    const [mail] = await app.database.query<{ links: string[] }>('select links from message');
    const ends = ['fewer', 'other', 'pause', 'stop'].map((way) => `?way=${way}&also=${other?.id}`);
    for (const end of ends) expect(mail?.links.some((link) => link.endsWith(end))).toBe(true);
    expect(await homesIn(first)).toHaveLength(2);
    expect(await homesIn(second)).toHaveLength(2);
    expect(await app.database.query('select matches from alert_tally order by basket_id')).toEqual([
      { matches: 2 },
      { matches: 2 },
    ]);
  });

  it('reaches somebody who is known by an address alone', async () => {
    await app.makeAlert({ clientId: etienne, email: 'partner@example.com' });
    await app.database.query(
      `insert into address_consent (agent_id, id, email, type, given_on, recorded_at)
       values ($1, gen_random_uuid(), 'partner@example.com', 'express', '2025-01-01', now())`,
      [app.maya.agentId],
    );
    await app.write(homeOf(1));
    await app.look();
    expect((await app.messages()).map(({ toAddress }) => toAddress).toSorted()).toEqual([
      'etienne@example.com',
      'partner@example.com',
    ]);
  });

  it('was coming soon, and is told of on the day on which it comes', async () => {
    await app.makeAlert({ clientId: etienne, alert: { triggers: ['new'] } });
    const soon = homeOf(1, { MlsStatus: 'Coming Soon', StandardStatus: 'Coming Soon' });
    await app.write(soon);
    await app.look();
    const before = (await app.ledger()).length;
    app.clock.advance(60_000);
    await app.write(homeOf(1));
    await app.look();
    expect((await app.ledger()).slice(before)).toMatchObject([{ trigger: 'new', outcome: 'sent' }]);
    // Nobody who follows the home hears twice of it.
    expect(await app.database.query('select from listing_change where taken_at is null')).toHaveLength(0);
  });
});

describe('a price', () => {
  const costing = (price: number) => homeOf(1, { ListPrice: price, MlsStatus: 'Price Change' });

  it('that comes into the range is told as such, and one within it as a change', async () => {
    await app.makeAlert({ clientId: etienne, criteria: { price: { max: 78_000_000 } } });
    await app.write(homeOf(1));
    await app.look();
    app.clock.advance(60_000);
    await app.write(costing(790_000));
    await app.look();
    expect(await app.ledger()).toEqual([]);
    app.clock.advance(60_000);
    await app.write(costing(775_000));
    await app.look();
    app.clock.advance(60_000);
    await app.write(costing(760_000));
    await app.look();
    expect(await app.ledger()).toMatchObject([
      { trigger: 'priceIntoRange', oldPrice: 79_000_000, price: 77_500_000, outcome: 'sent' },
      { trigger: 'priceChange', oldPrice: 77_500_000, price: 76_000_000, outcome: 'sent' },
    ]);
  });

  it('that changed brings its home to the front of the page', async () => {
    const alert = await app.makeAlert({ clientId: etienne });
    const newest = () =>
      app.database.app.asAgent(app.maya.agentId, (tx) =>
        createBasketHomesStore(tx, app.maya.agentId).listSentIds(alert),
      );
    await app.write(homeOf(1));
    await app.look();
    const [first] = await newest();
    app.clock.advance(60_000);
    await app.write(homeOf(2));
    await app.look();
    expect((await newest())[1]).toBe(first);
    app.clock.advance(60_000);
    await app.write(costing(760_000));
    await app.look();
    expect((await newest())[0]).toBe(first);
  });

  it('that several steps led to is told at each step, though they are matched together', async () => {
    await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1));
    app.clock.advance(60_000);
    await app.write(costing(790_000));
    await app.look();
    expect(await app.ledger()).toMatchObject([{ trigger: 'new' }, { trigger: 'priceChange' }]);
    expect(await app.messages()).toHaveLength(1);
  });
});

describe('a home that is listed again', () => {
  it('is no new one: it is back, under the number that it had in the basket', async () => {
    const alert = await app.makeAlert({ clientId: etienne });
    await app.write(homeOf(1));
    await app.look();
    app.clock.advance(60_000);
    await app.write(homeOf(1, { MlsStatus: 'Terminated', StandardStatus: 'Canceled' }));
    await app.look();
    app.clock.advance(60_000);
    const again = { ...homeOf(1), ListingKey: 'W20000001', ListingId: 'W20000001', ListPrice: 780_000 };
    await app.write(again);
    await app.look();
    expect(await app.ledger()).toMatchObject([
      { trigger: 'new', outcome: 'sent' },
      { trigger: 'backOnMarket', oldPrice: 80_100_000, price: 78_000_000, outcome: 'sent' },
    ]);
    expect(await homesIn(alert)).toHaveLength(1);
  });

  it('is not told again as new while its other number still runs, but a lower price is, and to whom it is new it is', async () => {
    await app.makeAlert({ clientId: etienne });
    const roomy = await app.makeAlert({
      clientId: await app.addReader({ email: 'noor@example.com' }),
      criteria: { bedrooms: { min: 5 } },
    });
    await app.write(homeOf(1));
    await app.look();
    const under = (key: string, changes: object) => ({
      ...homeOf(1),
      ListingKey: key,
      ListingId: key,
      ...changes,
    });
    app.clock.advance(60_000);
    await app.write(under('W20000001', {}));
    await app.look();
    expect(await app.ledger()).toMatchObject([{ trigger: 'new', outcome: 'sent' }]);
    app.clock.advance(60_000);
    await app.write(under('W20000002', { ListPrice: 780_000, BedroomsTotal: 6, BedroomsAboveGrade: 6 }));
    await app.look();
    const later = (await app.ledger())
      .slice(1)
      .map(({ trigger, alerts }) => [trigger, alerts.includes(roomy)]);
    expect(later.toSorted()).toEqual([
      ['new', true],
      ['priceChange', false],
    ]);
    app.clock.advance(60_000);
    await app.write(homeOf(1, { MlsStatus: 'Terminated', StandardStatus: 'Canceled' }));
    await app.look();
    expect(await app.ledger()).toHaveLength(3);
  });
});

describe('an event that cannot be matched', () => {
  it('is set aside for a while, and keeps neither other events nor what is due from leaving', async () => {
    await app.makeAlert({ clientId: etienne, basket: { timeUnit: 'daily' }, alert: { sendHours: [18] } });
    await app.write(homeOf(1));
    await app.look();
    const noor = await app.addReader({ email: 'noor@example.com' });
    await app.makeAlert({ clientId: noor });
    await app.write(homeOf(2), homeOf(3), homeOf(4));
    await app.database.query(
      `create function refuse_match() returns trigger language plpgsql as $$ begin raise 'unmatchable'; end $$`,
    );
    await app.database.query(
      `create trigger refuse_match before insert on alert_match_other for each row
       when (new.price = ${Number(homeOf(3).ListPrice) * 100}) execute function refuse_match()`,
    );
    app.clock.set('2025-11-12T23:00:00Z');
    await app.look();
    const told = async () =>
      (await app.ledger())
        .filter(({ messageId }) => messageId !== null)
        .map(({ price }) => Number(price) / 100);
    expect((await told()).toSorted()).toEqual([801_000, 802_000, 804_000]);
    await app.look();
    await app.database.query('drop function refuse_match() cascade');
    app.clock.advance(5 * minuteMs);
    await app.look();
    expect(await told()).toContain(803_000);
    expect(await app.database.query('select from listing_change where matched_at is null')).toEqual([]);
  });

  it('nor does a matching that fails altogether keep what is due from leaving', async () => {
    await app.makeAlert({ clientId: etienne, basket: { timeUnit: 'daily' }, alert: { sendHours: [18] } });
    await app.write(homeOf(1));
    await app.look();
    app.clock.set('2025-11-12T23:00:00Z');
    await app.write(homeOf(2), homeOf(3));
    await app.database.query('alter table alert_tally rename to alert_tally_away');
    await expect(app.look()).rejects.toThrow('alert_tally');
    await app.database.query('alter table alert_tally_away rename to alert_tally');
    expect(await app.messages()).toHaveLength(1);
    await app.look();
    expect(await app.database.query('select from listing_change where matched_at is null')).toEqual([]);
  });
});
