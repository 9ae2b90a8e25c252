import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../../platform/ids.ts';
import { createBasketHomesStore } from '../homes/basket-homes.store.ts';
import { stepHomes } from '../homes/step-homes.ts';
import type { BasketsApp } from '../testing/baskets-app.ts';
import { createBasketsApp, sampleBasket } from '../testing/baskets-app.ts';

let app: BasketsApp;
let amara: string;
let joel: string;
beforeAll(async () => {
  app = await createBasketsApp();
  amara = await app.addReader({ firstName: 'Amara', lastName: 'Chen-Laurent', email: 'amara@example.com' });
  joel = await app.addClient({ firstName: 'Joël', lastName: 'Chen-Laurent', email: 'joel@example.com' });
  await app.call('PUT /clients/{id}/household', {
    as: app.maya,
    params: { id: amara },
    body: { withId: joel },
  });
});
afterAll(() => app.close());

const list = async (query = '') =>
  (await app.call('GET /baskets', { as: app.maya, query: `?basketType=Manual${query}` })).body;

describe('[BASKET-01] baskets', () => {
  it('are made of homes for a client, and read back whole', async () => {
    const listingIds = app.listings.slice(0, 3);
    const made = await app.makeBasket({ clientId: amara, listingIds });
    expect(made).toMatchObject({ ...sampleBasket(), clientId: amara, revision: 1, sending: null });
    expect(made.homes.map(({ listing }) => listing?.id)).toEqual(listingIds);
    expect(made.homes.map(({ state, actions }) => [state, actions])).toEqual(
      listingIds.map(() => ['pending', ['approve', 'reject']]),
    );
    expect(made.readers).toMatchObject([
      { clientId: amara, name: 'Amara Chen-Laurent', email: 'amara@example.com', leftOut: null, link: null },
    ]);
    expect(await app.getBasket(made.id)).toEqual(made);
  });

  it('say which home each listing is, also where it is in it already or relisted by now', async () => {
    const [old = '', relisted = '', other = ''] = app.listings.slice(16, 19);
    await app.database.query(
      `update listing set home_key = 'one home', offer = (select offer from listing where id = $1),
         entered_at = now() + case when id = $1 then interval '8 years' else interval '9 years' end
       where id in ($1, $2)`,
      [old, relisted],
    );
    const made = await app.call('POST /baskets', {
      as: app.maya,
      body: { ...sampleBasket(), clientId: amara, listingIds: [old, other] },
    });
    const { result, homeIdOf } = made.body;
    expect(result.homes.map(({ listing }) => listing?.id)).toEqual([relisted, other]);
    expect(homeIdOf).toEqual({ [old]: result.homes[0]?.id, [other]: result.homes[1]?.id });
    const added = await app.call('POST /baskets/{id}/homes', {
      as: app.maya,
      params: { id: result.id },
      body: { listingIds: [relisted] },
    });
    expect(added.body.result).toEqual({
      added: [],
      alreadyIn: 1,
      homeIdOf: { [relisted]: result.homes[0]?.id },
    });
  });

  it('are for everybody who lives together, and for an additional e-mail', async () => {
    const { readers } = await app.makeBasket({
      clientId: amara,
      isForHousehold: true,
      additionalEmail: 'aunt@example.com',
    });
    expect(readers.map(({ name, leftOut }) => [name, leftOut])).toEqual([
      ['Amara Chen-Laurent', null],
      ['Joël Chen-Laurent', 'noConsent'],
      ['aunt@example.com', null],
    ]);
    const asClient = await app.makeBasket({ clientId: amara, additionalEmail: 'joel@example.com' });
    expect(asClient.readers.map(({ clientId }) => clientId)).toEqual([amara, joel]);
  });

  it('are changed by who has seen the last change, and lose readers with what they are for', async () => {
    const made = await app.makeBasket({ clientId: amara, isForHousehold: true });
    const change = (revision: number) =>
      app.call('PUT /baskets/{id}', {
        as: app.maya,
        params: { id: made.id },
        body: { ...sampleBasket(), clientId: amara, name: 'Other', revision },
      });
    const changed = await change(1);
    expect(changed.body.result).toMatchObject({ name: 'Other', revision: 2 });
    expect(changed.body.result.readers.map(({ clientId }) => clientId)).toEqual([amara]);
    expect((await change(1)).status).toBe(409);
  });

  it('hold a home once, under whatever number, in the order that the agent gives them', async () => {
    const [first = '', second = '', third = ''] = app.listings;
    const { id, homes } = await app.makeBasket({ clientId: amara, listingIds: [first, second, first] });
    expect(homes).toHaveLength(2);
    const added = await app.call('POST /baskets/{id}/homes', {
      as: app.maya,
      params: { id },
      body: { listingIds: [second, third] },
    });
    expect(added.body.result).toMatchObject({ added: [expect.any(String)], alreadyIn: 1 });
    const ids = (await app.getBasket(id)).homes.map((home) => home.id);
    const order = (homeIds: string[]) =>
      app.call('PUT /baskets/{id}/homes/order', { as: app.maya, params: { id }, body: { homeIds } });
    expect((await order(ids.toReversed())).status).toBe(200);
    expect((await app.getBasket(id)).homes.map((home) => home.id)).toEqual(ids.toReversed());
    await order(ids.slice(1, 2));
    expect((await app.getBasket(id)).homes[0]?.id).toBe(ids[1]);
    expect((await order([app.listings[9] ?? ''])).status).toBe(404);
  });

  it('take more homes and steps at once than one statement has places for values', async () => {
    const { id: basketId } = await app.makeBasket({ clientId: amara });
    const [listingId = ''] = app.listings;
    const { agentId } = app.maya;
    const now = app.clock.now();
    const homes = Array.from({ length: 9_000 }, (_, position) => ({
      ...{ agentId, id: createId(now.getTime()), basketId, listingId, mlsNumber: 'N1', position },
      ...{ homeKey: `home ${position}`, note: '', state: 'approved' as const, addedAt: now },
      ...{ sentAt: null, sendingId: null, removedAt: null, told: null },
    }));
    const [steps, last] = await app.database.app.asAgent(agentId, async (tx) => {
      const store = createBasketHomesStore(tx, agentId);
      await store.insert(homes);
      const changed = await stepHomes({ agentId, homes: store, now }, homes, 'send', {
        hasLeft: false,
        isByAgent: false,
      });
      return [changed, await store.listByKey(basketId, ['home 8999'])];
    });
    expect(steps).toBe(homes.length);
    expect(last).toEqual([{ ...homes.at(-1), state: 'sent', sentAt: now }]);
    await app.call('DELETE /baskets/{id}', { as: app.maya, params: { id: basketId } });
  });

  it('give homes back with their words, after they were taken out', async () => {
    const { id, homes } = await app.makeBasket({ clientId: amara, listingIds: app.listings.slice(0, 2) });
    const [home] = homes;
    const params = { id, homeId: home?.id ?? '' };
    await app.call('PUT /baskets/{id}/homes/{homeId}', {
      as: app.maya,
      params,
      body: { note: 'Biggest yard' },
    });
    const move = (way: 'remove' | 'restore') =>
      app.call(`POST /baskets/{id}/homes/${way}`, {
        as: app.maya,
        params: { id },
        body: { homeIds: [params.homeId] },
      });
    await move('remove');
    expect((await app.getBasket(id)).homes).toHaveLength(1);
    await move('restore');
    expect((await app.getBasket(id)).homes[0]).toMatchObject({ id: params.homeId, note: 'Biggest yard' });
  });

  it('are duplicated as drafts, with homes and words', async () => {
    const made = await app.makeBasket({
      clientId: amara,
      listingIds: app.listings.slice(0, 2),
      confirmBeforeSending: false,
    });
    const copy = (await app.call('POST /baskets/{id}/duplicate', { as: app.maya, params: { id: made.id } }))
      .body.result;
    expect(copy.id).not.toBe(made.id);
    expect(copy).toMatchObject({ name: made.name, confirmBeforeSending: true, lastNotifiedAt: null });
    expect(copy.homes.map(({ listing, state }) => [listing?.id, state])).toEqual(
      app.listings.slice(0, 2).map((id) => [id, 'pending']),
    );
  });

  it('are listed with what became of them, found by name, client and address, and deleted with a way back', async () => {
    const { id } = await app.makeBasket({
      clientId: amara,
      name: 'Zwölf Eichen',
      listingIds: app.listings.slice(0, 2),
    });
    const found = await list('&search=zwolf');
    expect(found).toMatchObject({ totalRows: 1, counts: { all: 1, drafts: 1, waiting: 0 }, unread: 0 });
    expect(found.result[0]).toMatchObject({
      id,
      matches: 2,
      fresh: 2,
      undecided: 2,
      favourites: 0,
      lastNotifiedAt: null,
      lastSeenAt: null,
    });
    expect((await list('&search=chen-laurent+eichen')).totalRows).toBe(1);
    // Put off to a later day it is scheduled, whether it was sent yet or not.
    await app.makeBasket({ clientId: amara, name: 'Zwölf Buchen', activationDate: '2025-11-13' });
    const drafts = await list('&search=zwolf&filter=drafts');
    expect(drafts.counts).toMatchObject({ all: 2, drafts: 1 });
    expect(drafts.result.map(({ name }) => name)).toEqual(['Zwölf Eichen']);
    expect((await list('&search=buchen')).result[0]?.activatesAt).toBe('2025-11-13T13:00:00.000Z');
    expect((await list('&search=nobody')).totalRows).toBe(0);
    await app.call('DELETE /baskets/{id}', { as: app.maya, params: { id } });
    expect((await list('&search=eichen')).totalRows).toBe(0);
    expect((await app.call('GET /baskets/{id}', { as: app.maya, params: { id } })).status).toBe(404);
    await app.call('POST /baskets/{id}/restore', { as: app.maya, params: { id } });
    expect((await list('&search=eichen')).totalRows).toBe(1);
  });

  it('refuse what they cannot hold', async () => {
    const create = (changes: object) =>
      app.call('POST /baskets', {
        as: app.maya,
        body: { ...sampleBasket(), clientId: amara, listingIds: [], ...changes },
      });
    expect((await create({ byEmail: false })).status).toBe(400);
    expect((await create({ name: ' ' })).status).toBe(400);
    expect((await create({ clientId: app.listings[0] })).status).toBe(404);
    expect((await create({ listingIds: [amara] })).body.error?.code).toBe('listing_not_found');
  });
});

describe('another agent’s basket', () => {
  it('is not there, whatever is asked of it', async () => {
    const { id, homes, readers } = await app.makeBasket({
      clientId: amara,
      listingIds: app.listings.slice(0, 1),
    });
    const ben = await app.createAgent('Ben');
    await app.services.operator.agreements.grant(ben.agentId, {
      boardName: 'Board',
      validFrom: '2025-01-01',
      validUntil: '2027-12-31',
    });
    const homeId = homes[0]?.id ?? '';
    const homeIds = [homeId];
    const input = { ...sampleBasket(), clientId: amara };
    const calls = [
      ['GET /baskets/{id}'],
      ['PUT /baskets/{id}', { ...input, revision: 1 }],
      ['DELETE /baskets/{id}'],
      ['POST /baskets/{id}/restore'],
      ['POST /baskets/{id}/duplicate'],
      ['POST /baskets/{id}/homes', { listingIds: app.listings.slice(1, 2) }],
      ['POST /baskets/{id}/homes/remove', { homeIds }],
      ['POST /baskets/{id}/homes/restore', { homeIds }],
      ['PUT /baskets/{id}/homes/order', { homeIds }],
      ['PUT /baskets/{id}/homes/{homeId}', { note: 'x' }],
      ['POST /baskets/{id}/requests', { homeIds, action: 'approve' }],
      ['GET /baskets/{id}/sending'],
      ['POST /baskets/{id}/send', { approve: [] }],
      ['POST /baskets/{id}/take-back'],
      ['POST /baskets/{id}/seen'],
      ['GET /baskets/{id}/homes/{homeId}'],
      ['POST /baskets/{id}/comments', { homeId: null, toReaderId: null, text: 'x' }],
      ['POST /baskets/{id}/readers/{readerId}/link', { action: 'open' }],
      ['GET /baskets/of-client/{id}/wishes'],
    ] as const;
    for (const [key, body] of calls) {
      const params = {
        id: key.includes('of-client') ? amara : id,
        homeId,
        readerId: readers[0]?.readerId ?? '',
      };
      const { status } = await app.call(key, { as: ben, params, body });
      expect([key, status]).toEqual([key, 404]);
    }
    expect((await app.call('GET /baskets', { as: ben, query: '?basketType=Manual' })).body.totalRows).toBe(0);
    expect((await app.getBasket(id)).homes).toHaveLength(1);
  });
});
