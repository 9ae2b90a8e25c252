import type { Alert } from '@hearthline/contract/alerts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchStatements } from '../../../../testing/count-statements.ts';
import type { AlertCallsApp } from '../testing/alert-calls-app.ts';
import { createAlertCallsApp, sampleAlert } from '../testing/alert-calls-app.ts';

const statements = watchStatements();
let app: AlertCallsApp;
let amara: string;
let noor: string;
let fitting: Alert;
let nearly: Alert;
let listingId = '';
let price = 0;
beforeAll(async () => {
  app = await createAlertCallsApp();
  amara = await app.addReader({
    firstName: 'Amara',
    lastName: 'Chen',
    email: 'amara@example.com',
    phone: '416 555 0199',
  });
  noor = await app.addClient({ firstName: 'Noor', lastName: 'Khan', email: 'noor@example.com' });
  const [home] = await app.database.query<{ id: string; price: number }>(
    `select id, price from listing_open where offer = 'sale' and price is not null and bedrooms is not null
     order by id limit 1`,
  );
  listingId = home?.id ?? '';
  price = Number(home?.price);
  await app.database.query(`update listing set street_number = '7', street_name = 'Elm' where id = $1`, [
    listingId,
  ]);
  const upTo = (max: number) => ({ ...sampleAlert().criteria, price: { max } });
  fitting = await app.makeAlert({ clientId: amara, name: 'Fits', criteria: upTo(price) });
  nearly = await app.makeAlert({ clientId: noor, name: 'Nearly', criteria: upTo(price - 100) });
  await app.makeAlert({ clientId: noor, name: 'Far', criteria: upTo(price / 2) });
  await app.makeAlert({ clientId: amara, name: 'Paused', isPaused: true });
  await app.makeAlert({
    clientId: amara,
    name: 'To rent',
    criteria: { ...sampleAlert().criteria, offer: 'lease' },
  });
});
afterAll(async () => {
  await app.close();
  statements.stop();
});

/** Somebody wants nothing more of one kind. */
const leave = (email: string, category: 'alerts' | 'baskets') =>
  app.database.query(
    `insert into suppression (agent_id, address_digest, category, reason, at)
     values ($1, sha256(convert_to($2, 'utf8')), $3, 'unsubscribed', $4)`,
    [app.maya.agentId, `${app.maya.agentId}\n${email}`, category, app.clock.now()],
  );
const offerOf = async (id: string): Promise<'sale' | 'lease'> => {
  const [row] = await app.database.query<{ offer: 'sale' | 'lease' }>(
    'select offer from listing where id = $1',
    [id],
  );
  return row?.offer ?? 'sale';
};
const wanted = async (id = listingId) =>
  app.call('GET /alerts/wanted/{id}', { as: app.maya, params: { id } });
const send = (alertIds: string[], id = listingId) =>
  app.call('POST /alerts/wanted/{id}/send', { as: app.maya, params: { id }, body: { alertIds } });

describe('who wants a home', () => {
  it('are the people whose alerts it fits, and those whom it nearly does, each with what it misses', async () => {
    const { body } = await wanted();
    expect(body.result).toEqual({
      matches: [
        {
          clientId: amara,
          name: 'Amara Chen',
          phone: '+14165550199',
          alert: { id: fitting.id, name: 'Fits' },
          criteria: 1,
          met: 1,
          misses: [],
          likes: 0,
          answer: null,
          sentAt: null,
          block: null,
        },
      ],
      near: [
        expect.objectContaining({
          clientId: noor,
          alert: { id: nearly.id, name: 'Nearly' },
          criteria: 1,
          met: 0,
          misses: [{ kind: 'overBudget', by: 100 }],
          block: 'noConsent',
        }),
      ],
    });
  });

  it('nearly are those who ask for a place alone, from which it lies a little way off', async () => {
    const [home] = await app.database.query<{ longitude: number; latitude: number }>(
      'select longitude, latitude from listing where id = $1',
      [listingId],
    );
    const ines = await app.addClient({ firstName: 'Ines', lastName: 'Adler', email: 'ines@example.com' });
    const metresPerDegree = 111_195;
    const centre: [number, number] = [
      Number(home?.longitude),
      Number(home?.latitude) + 1_300 / metresPerDegree,
    ];
    const { id } = await app.makeAlert({
      clientId: ines,
      criteria: {
        ...sampleAlert().criteria,
        within: [{ type: 'circle', centre, radiusMetres: 1_000, label: 'School' }],
      },
    });
    const near = (await wanted()).body.result.near.find((each) => each.alert.id === id);
    const [miss] = near?.misses ?? [];
    expect(miss?.kind).toBe('outside');
    expect(miss?.kind === 'outside' && Math.abs(miss.metres - 300)).toBeLessThan(10);
    await app.call('DELETE /alerts/{id}', { as: app.maya, params: { id } });
  });

  it('are asked of the database once for all of them and all channels, and hardly at all where nobody wants it', async () => {
    const look = async (id: string) => expect((await wanted(id)).status).toBe(200);
    const count = async (id: string) => {
      await look(id);
      return statements.countDuring(() => look(id));
    };
    const [dearest] = await app.database.query<{ id: string }>(
      `select id from listing_open where offer = 'sale' and price is not null order by price desc limit 1`,
    );
    const asked = { some: await count(listingId), none: await count(dearest?.id ?? '') };
    // Who asks, begin and commit are among them.
    expect(asked).toEqual({ some: 11, none: 5 });
    const texted = await app.makeAlert({
      clientId: amara,
      bySms: true,
      criteria: { ...fitting.criteria, bedrooms: { min: 0 } },
    });
    expect((await wanted()).body.result.matches).toMatchObject([{ alert: { id: texted.id } }]);
    expect(await count(listingId)).toBe(asked.some);
    await app.call('DELETE /alerts/{id}', { as: app.maya, params: { id: texted.id } });
  });

  it('words of the remarks and a typed address are asked of the database', async () => {
    await app.database.query(`update listing_detail set remarks = 'Sunlit gazebo' where listing_id = $1`, [
      listingId,
    ]);
    await app.database.query(
      `update listing set address_norm = '7 elm st', street_norm = 'elm st' where id = $1`,
      [listingId],
    );
    const ruth = await app.addClient({ firstName: 'Ruth', lastName: 'Adler', email: 'ruth@example.com' });
    const of = async (more: object) => {
      const alert = await app.makeAlert({
        clientId: ruth,
        criteria: { ...sampleAlert().criteria, ...more },
      });
      const { result } = (await wanted()).body;
      await app.call('DELETE /alerts/{id}', { as: app.maya, params: { id: alert.id } });
      return result.matches.some((each) => each.alert.id === alert.id);
    };
    expect(await of({ keywords: 'gazebo' })).toBe(true);
    expect(await of({ keywords: 'moat' })).toBe(false);
    expect(await of({ address: '7 Elm St' })).toBe(true);
    expect(await of({ address: '8 Elm St' })).toBe(false);
  });

  it('are counted for many homes at once', async () => {
    const other = app.listings.find((id) => id !== listingId) ?? '';
    const { body } = await app.call('GET /alerts/wanted', {
      as: app.maya,
      query: `?listingIds=${listingId},${other},nonsense`,
    });
    expect(body.result[listingId]).toBe(1);
    expect(Object.keys(body.result).toSorted()).toEqual([listingId, other].toSorted());
  });

  it('get it with one tap, those who may be written to, and once', async () => {
    expect((await send([fitting.id, nearly.id])).body.result).toEqual({
      sent: [fitting.id],
      leftOut: [nearly.id],
    });
    expect((await app.getBasket(fitting.id)).homes).toMatchObject([
      { listing: { id: listingId }, state: 'sent' },
    ]);
    expect((await app.getBasket(fitting.id)).nextDigestAt).toBeNull();
    const { matches } = (await wanted()).body.result;
    expect(matches[0]?.sentAt).toBe(app.clock.now().toISOString());
    expect((await send([fitting.id])).body.result).toEqual({ sent: [], leftOut: [fitting.id] });
    const basket = await app.makeBasket({ clientId: amara });
    expect((await send([basket.id])).status).toBe(404);
    expect((await send([fitting.id], amara)).body.error?.code).toBe('listing_not_found');
    expect((await send([])).status).toBe(400);
  });

  it('offers whom sending reaches: by the consent for baskets, never whom it would spare', async () => {
    const other = app.listings.find((id) => id !== listingId) ?? '';
    const leila = await app.addReader({ firstName: 'Leila', lastName: 'Roy', email: 'leila@example.com' });
    const omar = await app.addReader({ firstName: 'Omar', lastName: 'Haddad', email: 'omar@example.com' });
    const zoe = await app.addReader({ firstName: 'Zoe', lastName: 'Lam', email: 'zoe@example.com' });
    await leave('leila@example.com', 'baskets');
    await leave('omar@example.com', 'alerts');
    const offer = await offerOf(other);
    const anything = { criteria: { ...sampleAlert().criteria, offer } };
    const alerts = {
      leila: await app.makeAlert({ ...anything, clientId: leila }),
      omar: await app.makeAlert({ ...anything, clientId: omar }),
      zoe: await app.makeAlert({ ...anything, clientId: zoe }),
      again: await app.makeAlert({ ...anything, clientId: omar }),
    };
    await app.database.query(
      `insert into alert_reader (agent_id, reader_id, pace, stopped_at) values ($1, $2, 'asSet', $3)`,
      [app.maya.agentId, alerts.zoe.readers[0]?.readerId, app.clock.now()],
    );
    const own = new Set([leila, omar, zoe]);
    const blocksOf = async () =>
      Object.fromEntries(
        (await wanted(other)).body.result.matches
          .filter(({ clientId }) => own.has(clientId))
          .map(({ name, block }) => [name, block]),
      );
    // Who has two alerts is one person.
    expect(await blocksOf()).toEqual({
      'Leila Roy': 'categoryLeft',
      'Omar Haddad': null,
      'Zoe Lam': 'stoppedByReader',
    });
    const { sent } = (await send([alerts.leila.id, alerts.omar.id, alerts.zoe.id], other)).body.result;
    expect(sent).toEqual([alerts.omar.id]);
    expect((await app.getBasket(alerts.zoe.id)).homes).toEqual([]);
    await app.database.query('update listing set may_show_on_internet = false where id = $1', [other]);
    expect(await blocksOf()).toMatchObject({ 'Omar Haddad': 'notShown', 'Zoe Lam': 'notShown' });
  });

  it('tells what they said to it, and how many liked homes are like it', async () => {
    await app.pass(11 * 60_000);
    await app.runJobs();
    const basket = await app.getBasket(fitting.id);
    await app.submit(app.pageOf(basket), {
      action: 'answer',
      home: basket.homes[0]?.id ?? '',
      answer: 'yes',
    });
    const { matches } = (await wanted()).body.result;
    expect(matches[0]).toMatchObject({ answer: 'yes', likes: 0 });
  });

  it('is not told of listings that are not there, nor without an agreement', async () => {
    expect((await wanted(amara)).body.error?.code).toBe('listing_not_found');
    const ben = await app.createAgent('Ben');
    const calls = [
      ['GET /alerts/wanted/{id}'],
      ['GET /alerts/wanted', undefined, `?listingIds=${listingId}`],
      ['POST /alerts/wanted/{id}/send', { alertIds: [fitting.id] }],
      ['POST /alerts/proposal', { clientId: amara, criteria: null }],
      ['POST /alerts/approvals', { matchIds: [amara], action: 'approve' }],
      ['POST /alerts/approvals/send-now', { readerId: amara }],
      ['GET /alerts/{id}/why', undefined, `?listingId=${listingId}`],
    ] as const;
    for (const [key, body, query = ''] of calls) {
      const reply = await app.call(key, { as: ben, params: { id: listingId }, body, query });
      expect([key, reply.body.error?.code]).toEqual([key, 'agreement_required']);
    }
  });
});
