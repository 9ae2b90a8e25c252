import { createRandom } from '@hearthline/demo-market/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AlertCallsApp } from '../testing/alert-calls-app.ts';
import { createAlertCallsApp, sampleAlert } from '../testing/alert-calls-app.ts';

let app: AlertCallsApp;
beforeAll(async () => {
  app = await createAlertCallsApp();
});
afterAll(() => app.close());

const people = 12;
const random = createRandom(7, 'reach');
const isAt = (chance: number): boolean => random.next() < chance;

/** What may stand in the way of a message to this address, and of one to this client. */
async function addRules(id: string, email: string): Promise<void> {
  const own = [app.maya.agentId, id];
  if (isAt(0.8))
    await app.database.query(
      `insert into client_consent (agent_id, id, client_id, type, given_on, evidence, recorded_at)
       values ($1, gen_random_uuid(), $2, $3, $4, 'Form', now())`,
      [...own, isAt(0.5) ? 'express' : 'impliedInquiry', isAt(0.8) ? '2025-10-01' : '2024-01-01'],
    );
  if (isAt(0.1))
    await app.database.query(`update client set is_opted_out = true where agent_id = $1 and id = $2`, own);
  if (isAt(0.2))
    await app.database.query(`update client set is_imported = true where agent_id = $1 and id = $2`, own);
  if (isAt(0.2)) await leave(email, isAt(0.5) ? 'baskets' : isAt(0.5) ? 'alerts' : 'all');
}

const leave = (address: string, category: string) =>
  app.database.query(
    `insert into suppression (agent_id, address_digest, category, reason, at)
     values ($1, sha256(convert_to($2, 'utf8')), $3, 'unsubscribed', now())`,
    [app.maya.agentId, `${app.maya.agentId}\n${address}`, category],
  );

/** Somebody who is named by a client, and may have said yes themselves. */
async function addPartner(email: string): Promise<void> {
  if (isAt(0.5))
    await app.database.query(
      `insert into address_consent (agent_id, id, email, type, given_on, recorded_at)
       values ($1, gen_random_uuid(), $2, 'express', '2025-01-01', now())`,
      [app.maya.agentId, email],
    );
  if (isAt(0.3)) await leave(email, 'baskets');
}

const phoneOf = (index: number): string => `416 555 01${String(index).padStart(2, '0')}`;

const addressesOf = async (basketId: string): Promise<string[]> =>
  (
    await app.database.query<{ address: string }>(
      `select m.to_address as address from basket_sending s
       join basket_message b on b.agent_id = s.agent_id and b.sending_id = s.id and b.reader_id is not null
       join message m on m.agent_id = b.agent_id and m.id = b.message_id
       where s.basket_id = $1 order by 1`,
      [basketId],
    )
  ).map(({ address }) => address);

it('asked of all at once, a home reaches just those whom a basket sent to each alone reaches', async () => {
  const [home] = await app.database.query<{ id: string }>(
    `select id from listing_open where offer = 'sale' and price is not null order by id limit 1`,
  );
  const listingId = home?.id ?? '';
  const made: { alertId: string; expected: string[] }[] = [];
  for (let index = 0; index < people; index += 1) {
    const email = `person${index}@example.com`;
    const partner = isAt(0.4) ? `partner${index}@example.com` : '';
    const clientId = await app.addClient({
      firstName: `Person${index}`,
      // One of the two is always known.
      ...(isAt(0.8) ? { email } : { email: '', phone: phoneOf(index) }),
      ...(isAt(0.6) ? { phone: phoneOf(index) } : {}),
    });
    await addRules(clientId, email);
    if (partner !== '') await addPartner(partner);
    const bySms = isAt(0.3);
    const settings = { clientId, additionalEmail: partner, bySms, byEmail: !bySms || isAt(0.5) };
    const alert = await app.makeAlert({ ...settings, criteria: sampleAlert().criteria });
    const basket = await app.makeBasket({ ...settings, listingIds: [listingId] });
    const isStopped = isAt(0.15);
    if (isStopped)
      await app.database.query(
        `insert into alert_reader (agent_id, reader_id, pace, stopped_at) values ($1, $2, 'asSet', now())`,
        [app.maya.agentId, alert.readers.find((reader) => reader.clientId === clientId)?.readerId],
      );
    const alone = await app.call('POST /baskets/{id}/send', {
      as: app.maya,
      params: { id: basket.id },
      body: { approve: basket.homes.map(({ id }) => id) },
    });
    const reached = alone.status === 200 ? await addressesOf(basket.id) : [];
    // Nobody gets it where whom the alert is for does not.
    const isReached = !isStopped && reached.some((address) => address !== partner);
    made.push({ alertId: alert.id, expected: isReached ? reached : [] });
  }
  const { matches } = (await app.call('GET /alerts/wanted/{id}', { as: app.maya, params: { id: listingId } }))
    .body.result;
  const offered = new Set(matches.filter(({ block }) => block === null).map(({ alert }) => alert.id));
  const alertIds = made.map(({ alertId }) => alertId);
  expect(matches.map(({ alert }) => alert.id).toSorted()).toEqual(alertIds.toSorted());
  expect(alertIds.map((id) => offered.has(id))).toEqual(made.map(({ expected }) => expected.length > 0));

  const body = { alertIds };
  const sent = await app.call('POST /alerts/wanted/{id}/send', {
    as: app.maya,
    params: { id: listingId },
    body,
  });
  expect(sent.body.result.sent).toEqual(alertIds.filter((id) => offered.has(id)));
  for (const { alertId, expected } of made) expect(await addressesOf(alertId)).toEqual(expected);
  // The draw has to hold both kinds.
  expect(offered.size).toBeGreaterThan(2);
  expect(offered.size).toBeLessThan(people - 2);
});
