import type { NewsPost } from '@hearthline/contract/news';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { NewsApp } from '../testing/news-app.ts';
import { createNewsApp, samplePost } from '../testing/news-app.ts';

let app: NewsApp;
beforeAll(async () => {
  app = await createNewsApp();
});
afterAll(() => app.closeAll());
afterEach(async () => {
  app.received.length = 0;
  for (const table of ['message', 'mailing', 'news_post', 'suppression', 'client'])
    await app.database.query(`delete from ${table}`);
});

const everybody = { filter: { version: 1 } };
const at = ({ id }: Pick<NewsPost, 'id'>) => ({ as: app.agent, params: { id } });
const send = (post: NewsPost, changes: object = {}) =>
  app.call('POST /news/{id}/send', {
    ...at(post),
    body: { revision: post.revision, audience: everybody, sendAt: null, ...changes },
  });
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
const sentTo = async () =>
  app.database.query<{ to: string; subject: string; text: string; status: string; language: string }>(
    `select to_address as to, subject, text, status, language from message where not is_test order by to_address`,
  );

describe('[NEWS-01] a post that is sent', () => {
  it('reaches each reader in their language with the figures of where they live', async () => {
    const { en, fr } = samplePost.texts;
    const body = `${en.body}<ul><li>{{priceChart}}</li><li>Call me.</li></ul>`;
    const post = await app.write({ texts: { en: { ...en, body }, fr } });
    await app.addReader({ email: 'a@example.com', city: 'Burlington' });
    await app.addReader({ email: 'b@example.com', city: 'Elsewhere', language: 'fr' });
    await app.addReader({ email: 'c@example.com', city: 'Ashgrove' });
    await app.addClient({ email: 'd@example.com', city: 'Oakville' });
    const audience = await app.call('POST /news/{id}/audience', {
      ...at(post),
      body: { audience: everybody },
    });
    expect(audience.body.result).toMatchObject({
      matches: 4,
      willGet: 3,
      languages: { en: 2, fr: 1 },
      places: [
        { place: { name: 'Oakville' }, readers: 1, sales: 24 },
        { place: { name: 'Burlington' }, readers: 1, sales: 12 },
        { place: { name: 'Ashgrove' }, readers: 1, sales: 6 },
      ],
    });
    expect((await send(post)).body.result.mailings).toMatchObject([{ state: 'sending' }]);
    await app.work();
    const sent = await sentTo();
    expect(sent).toMatchObject([
      { to: 'a@example.com', subject: 'Burlington this fall', status: 'delivered', language: 'en' },
      { to: 'b@example.com', subject: 'Oakville cet automne', status: 'delivered', language: 'fr' },
      { to: 'c@example.com', subject: 'Ashgrove this fall', status: 'delivered', language: 'en' },
    ]);
    expect(sent[0]?.text).toContain('the median home sold for $1,118,000');
    expect(sent[2]?.text).not.toContain('median home');
    expect(app.received[0]?.content).not.toContain('block ');
    expect(sent[0]?.text).not.toContain('block ');
    const after = (await app.call('GET /news/{id}', at(post))).body.result;
    expect(after).toMatchObject({
      results: { sentTo: 3, delivered: 3, read: 0 },
      mailings: [{ state: 'sent', total: 3, leftOut: 1, delivered: 3, failed: 0 }],
    });
    const inTab = await app.call('GET /news', { as: app.agent, query: '?tab=sent' });
    expect(inTab.body).toMatchObject({ totalRows: 1, counts: { sent: 1 } });
  });

  it('asks at the moment of sending who is meant and who still agrees', async () => {
    const post = await app.write();
    const first = await app.addReader({ email: 'a@example.com' });
    await app.addReader({ email: 'b@example.com' });
    await send(post, { sendAt: inHours(3) });
    await app.database.query('update client set is_opted_out = true where id = $1', [first]);
    await app.addReader({ email: 'c@example.com' });
    await app.workAfter(4);
    expect((await sentTo()).map(({ to }) => to)).toEqual(['b@example.com', 'c@example.com']);
  });

  it('reaches nobody twice, however often it is sent', async () => {
    const post = await app.write();
    await app.addReader({ email: 'a@example.com' });
    await send(post);
    await app.workAfter(1);
    await app.addReader({ email: 'b@example.com' });
    await app.workAfter(48);
    const { body } = await app.call('POST /news/{id}/audience', {
      ...at(post),
      body: { audience: everybody },
    });
    expect(body.result).toMatchObject({ willGet: 1, leftOut: [{ reason: 'alreadyGot', count: 1 }] });
    await send(post);
    await app.workAfter(1);
    expect((await sentTo()).map(({ to }) => to)).toEqual(['a@example.com', 'b@example.com']);
    const another = await app.write();
    await app.workAfter(48);
    await send(another);
    await app.workAfter(1);
    expect(await sentTo()).toHaveLength(4);
  });

  it('says so in their own language to those who do not find it there', async () => {
    const { en } = samplePost.texts;
    const post = await app.write({ texts: { en, fr: { title: '', summary: '', body: '' } } });
    await app.addReader({ email: 'b@example.com', language: 'fr' });
    const body = { audience: everybody };
    const audience = await app.call('POST /news/{id}/audience', { ...at(post), body });
    expect(audience.body.result.languages).toEqual({ en: 1, fr: 0 });
    await send(post);
    await app.work();
    expect((await sentTo())[0]?.text).toContain('Ce message n’est offert qu’en anglais.');
  });

  it('is called off before its time, or by what becomes of its post', async () => {
    const [first, second] = [await app.write(), await app.write()];
    await app.addReader({ email: 'a@example.com' });
    const [mailing] = (await send(first, { sendAt: inHours(2) })).body.result.mailings;
    const params = { id: second.id, mailingId: mailing?.id ?? '' };
    const cancel = (id: string) =>
      app.call('POST /news/{id}/send/{mailingId}/cancel', { as: app.agent, params: { ...params, id } });
    expect((await cancel(second.id)).status).toBe(404);
    expect((await cancel(first.id)).body.result.mailings).toMatchObject([{ state: 'cancelled' }]);
    await send(second, { sendAt: inHours(2) });
    await app.call('DELETE /news/{id}', at(second));
    await app.workAfter(3);
    expect(await sentTo()).toEqual([]);
  });

  it('goes to oneself as a test, and not at all where another window changed it', async () => {
    const post = await app.write();
    expect((await send({ ...post, revision: 9 })).status).toBe(409);
    expect((await app.call('POST /news/{id}/test', { ...at(post), body: { language: 'fr' } })).status).toBe(
      200,
    );
    await app.work();
    expect(app.received.map(({ to }) => to)).toEqual([app.agent.email]);
    expect(await sentTo()).toEqual([]);
  });
});
