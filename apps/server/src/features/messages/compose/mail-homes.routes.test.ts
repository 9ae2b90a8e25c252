import { sampleFacts } from '@hearthline/domain/criteria/testing/arbitrary-facts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createId } from '../../../platform/ids.ts';
import { insertSampleListings } from '../../listings/testing/sample-listings.ts';
import type { MessagesApp } from '../testing/messages-app.ts';
import { createMessagesApp } from '../testing/messages-app.ts';

let app: MessagesApp;
let homes: { id: string; address: string }[];
let sold: string;
const as = () => ({ as: app.agent });
const homeAt = (place: number) => homes[place] ?? { id: '', address: '' };
const agree = () =>
  app.services.operator.agreements.grant(app.agent.agentId, {
    boardName: 'Board',
    validFrom: '2025-01-01',
    validUntil: '2027-12-31',
  });
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 5 });
const change = (id: string, what: string) =>
  app.database.query(`update listing set ${what} where id = $1`, [id]);

beforeAll(async () => {
  app = await createMessagesApp();
  await insertSampleListings(app.database.worker.db, sampleFacts(60, 5));
  await agree();
  const rows = await app.database.query<{ id: string }>(
    'select id from listing_open where price is not null order by id limit 8',
  );
  const cards = await app.call('POST /listings/cards', { ...as(), body: { ids: rows.map(({ id }) => id) } });
  homes = cards.body.result.map(({ id, address }) => ({ id, address }));
  for (const { id } of homes) await change(id, 'photo_count = 3');
  const [gone] = await app.database.query<{ id: string }>(
    "select id from listing_any where status = 'sold' order by id limit 1",
  );
  sold = gone?.id ?? '';
});
afterAll(() => app.closeAll());
beforeEach(() => app.approve());
afterEach(async () => {
  app.received.length = 0;
  for (const table of ['message', 'mailing', 'client']) await app.database.query(`delete from ${table}`);
});

const words = (subject: string) => ({ subject, body: `<p>${subject} {{firstName}}</p>` });
const mail = (changes: object = {}) => ({
  channel: 'email',
  category: 'baskets',
  audience: { filter: { version: 1 } },
  letter: { en: words('Look'), fr: words('Voyez') },
  listingIds: [homeAt(1).id, homeAt(0).id],
  sendAt: null,
  mailingId: createId(),
  ...changes,
});
const send = async (changes: object = {}) => {
  const reply = await app.call('POST /mailings', { ...as(), body: mail(changes) });
  expect(reply.status).toBe(200);
};
const preview = async (changes: object = {}) => {
  const { channel, category, letter, listingIds } = mail(changes);
  const body = { channel, category, letter, listingIds, language: 'en', clientId: null, ...changes };
  return (await app.call('POST /mailings/preview', { ...as(), body })).body.result;
};
const listHomes = async (listingIds: string[], category = 'personal') =>
  (await app.call('POST /mailings/homes', { ...as(), body: { category, listingIds } })).body.result;
/** What left, whole, by whom it went to. */
const leftTo = async (address: string) => {
  const rows = await app.database.query<{ html: string; text: string; status: string }>(
    'select html, text, status from message where to_address = $1',
    [address],
  );
  return rows[0] ?? { html: '', text: '', status: '' };
};
const line = 'cannot be shown here';

describe('homes in a mail', () => {
  it('are six at most, each once, and none in a text to phones', async () => {
    const refused = async (changes: object) =>
      (await app.call('POST /mailings', { ...as(), body: mail(changes) })).body.error?.fields?.[0]?.path;
    const ids = homes.map(({ id }) => id);
    expect(await refused({ listingIds: ids.slice(0, 7) })).toBe('listingIds');
    expect(await refused({ listingIds: [ids[0], ids[0]] })).toBe('listingIds');
    expect(await refused({ listingIds: ['no id'] })).toBe('listingIds.0');
    const id = await app.addReader({ email: 's@example.com', phone: '416 555 0142' });
    await send({ channel: 'sms', audience: { clientIds: [id] } });
    await app.runJobs();
    const [text] = await app.messages();
    expect(text).toMatchObject({ channel: 'sms', html: '', listing_ids: [] });
    expect(text?.text).not.toContain(homeAt(0).address);
    const body = { category: 'personal', listingIds: ids.slice(0, 1) };
    expect((await app.call('POST /mailings/homes', { body })).status).toBe(401);
    const tooMany = { ...body, listingIds: ids.slice(0, 7) };
    expect((await app.call('POST /mailings/homes', { ...as(), body: tooMany })).status).toBe(400);
  });

  it('are told as their readers get them, in the order of the mail', async () => {
    const { homes: told, hasBoardAccess } = await listHomes([homeAt(1).id, createId(), homeAt(0).id]);
    expect(hasBoardAccess).toBe(true);
    expect(told.map(({ name, listing }) => [name, listing?.address])).toEqual([
      [homeAt(1).address, homeAt(1).address],
      ['', undefined],
      [homeAt(0).address, homeAt(0).address],
    ]);
    expect(told[0]?.listing?.photoUrl).toMatch(/^https:\/\/p\.example\/c\/[\w-]+$/);
    await change(homeAt(0).id, 'may_show_address = false');
    const [kept] = (await listHomes([homeAt(0).id])).homes;
    expect(kept).toMatchObject({ name: homeAt(0).address, listing: { address: '', latitude: null } });
    await change(homeAt(0).id, 'may_show_address = true');
  });

  it('that were sold are shown to clients, and to nobody in news', async () => {
    expect((await listHomes([sold], 'personal')).homes[0]?.listing).toMatchObject({ status: 'sold' });
    expect((await listHomes([sold], 'news')).homes[0]?.listing).toBeNull();
    expect((await listHomes([homeAt(0).id], 'news')).homes[0]?.listing).toMatchObject({
      originalListPrice: null,
      daysOnMarket: null,
    });
  });

  it('stand in the preview and in a test to oneself, under the words and above the signature', async () => {
    const { html, text } = await preview();
    for (const part of [html, text]) {
      const places = ['Look', homeAt(1).address, homeAt(0).address, 'Northlight'].map((each) =>
        part.indexOf(each),
      );
      expect(places.every((place) => place >= 0)).toBe(true);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    expect(html).toMatch(/<img src="https:\/\/p\.example\/c\/[\w-]+" alt=/);
    const body = { category: 'news', letter: mail().letter, listingIds: mail().listingIds, clientId: null };
    await app.call('POST /mailings/test', { ...as(), body });
    await app.runJobs();
    const sent = await app.messages();
    expect(sent.map(({ status }) => status)).toEqual(['delivered', 'delivered']);
    for (const each of sent) expect(String(each.html)).toContain(homeAt(1).address);
  });
});

describe('[MAIL-01] a mail with homes', () => {
  it('goes to each in their own language, and the log shows exactly what went out', async () => {
    await app.addReader({ email: 'en@example.com', language: 'en' });
    await app.addReader({ email: 'fr@example.com', language: 'fr' });
    await send();
    await app.runJobs();
    expect((await leftTo('en@example.com')).text).toContain('Data from the board');
    const french = await leftTo('fr@example.com');
    expect(french).toMatchObject({ status: 'delivered' });
    for (const part of [french.html, french.text]) {
      expect(part).toContain(homeAt(0).address);
      expect(part).toContain('Données de la chambre immobilière');
    }
    expect(app.received.map(({ content }) => content.includes('/c/'))).toEqual([true, true]);
    const { result } = (await app.call('POST /messages/search', { ...as(), body: {} })).body;
    const shown = await app.call('GET /messages/{id}', { ...as(), params: { id: result[0]?.id ?? '' } });
    expect(shown.body.result.html).toContain(homeAt(0).address);
    expect(shown.body.result.html).toContain('<img src="https://p.example/c/');
  });

  it('shows them as they stand when it leaves, and says of what may not be shown by then only that', async () => {
    await app.addReader({ email: 'late@example.com' });
    await send({ sendAt: '2025-11-13T15:00:00.000Z' });
    app.clock.set(new Date('2025-11-13T15:00:00Z'));
    await app.clockIn();
    // Written, it waits in the outbox while its first home is withheld.
    app.setMood({ refusesAt: 'data', code: 451 });
    await app.runJobs();
    const waiting = await leftTo('late@example.com');
    expect(waiting.status).toBe('waiting');
    expect(waiting.html).toContain(homeAt(1).address);
    await change(homeAt(1).id, 'may_show_on_internet = false');
    app.setMood('takes');
    await app.runJobs(2);
    const left = await leftTo('late@example.com');
    expect(left.status).toBe('delivered');
    for (const part of [left.html, left.text]) {
      expect(part).not.toContain(homeAt(1).address);
      expect(part).toContain(homeAt(0).address);
      expect(part.split(line)).toHaveLength(2);
    }
    await change(homeAt(1).id, 'may_show_on_internet = true');
    const [sent] = await app.messages();
    await app.call('POST /messages/{id}/resend', { ...as(), params: { id: String(sent?.id) } });
    await app.runJobs();
    const again = (await app.messages()).at(-1);
    expect(again).toMatchObject({ status: 'delivered' });
    expect(String(again?.text)).toContain(homeAt(1).address);
    expect(String(again?.text)).not.toContain(line);
  });

  it('leaves without any of them once the agreement has ended, and the preview says so before', async () => {
    await app.addReader({ email: 'ended@example.com' });
    await send();
    await app.services.operator.agreements.end(app.agent.agentId, '2025-11-01');
    // The word of it travels through the database.
    await until(async () =>
      expect(await listHomes([homeAt(0).id])).toEqual({
        homes: [{ id: homeAt(0).id, name: '', listing: null }],
        hasBoardAccess: false,
      }),
    );
    expect((await preview()).text).toContain(`Two homes ${line}.`);
    await app.runJobs();
    const { html, text, status } = await leftTo('ended@example.com');
    expect(status).toBe('delivered');
    for (const part of [html, text]) {
      expect(part).toContain(line);
      for (const { address } of homes) expect(part).not.toContain(address);
    }
    await agree();
  });

  it('says nothing of its homes once its client is erased', async () => {
    const id = await app.addReader({ email: 'erased@example.com', firstName: 'Ana', lastName: 'Roy' });
    await send();
    await app.runJobs();
    const body = { confirmName: 'Ana Roy' };
    expect((await app.call('POST /clients/{id}/erase', { ...as(), params: { id }, body })).status).toBe(200);
    const [erased] = await app.database.query('select html, text, listing_ids, drawn from message');
    expect(erased).toEqual({ html: '', text: '', listing_ids: [], drawn: null });
  });
});
