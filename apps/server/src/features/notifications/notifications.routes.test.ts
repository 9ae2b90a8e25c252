import { messageTypes } from '@hearthline/contract/notifications';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { sanitizeBody, textOfBody } from './notification-html.ts';
import type { NotificationEvent } from './recipient.ts';

let test: TestApp;
let ava: TestAgent;
let noah: TestAgent;
beforeAll(async () => {
  test = await createTestApp();
  ava = await test.createAgent('Ava');
  noah = await test.createAgent('Noah');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.query('delete from notification');
  test.clock.set(new Date('2025-11-12T14:00:00Z'));
});

const countOf = async (agent: TestAgent) =>
  (await test.call('GET /notifications/unread/count', { as: agent })).body.count;
const notify = (agent: TestAgent, events: NotificationEvent[]) =>
  test.services.operator.notifications.notify(agent.agentId, events);
const notifyTexts = (agent: TestAgent, bodies: string[]) =>
  notify(
    agent,
    bodies.map((body) => ({ type: 'Info', title: 'News', body })),
  );
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `#${index + 1}`);

describe('[NOTE-05] the lists', () => {
  it.each(['unread', 'unread/count', 'all'] as const)(
    '%s wants a token and knows its query',
    async (path) => {
      const key = `GET /notifications/${path}` as const;
      expect((await test.call(key)).status).toBe(401);
      const odd = await test.call(key, { as: ava, query: '?agentId=1' });
      expect({ status: odd.status, paths: odd.body.error?.fields?.map(({ path }) => path) }).toEqual({
        status: 400,
        paths: ['agentId'],
      });
    },
  );

  it.each(['Page=0', 'Page=x', 'PageSize=0', 'PageSize=101', 'Page=1.5', 'Page=9999999'])(
    'refuse %s',
    async (query) => {
      expect((await test.call('GET /notifications/all', { as: ava, query: `?${query}` })).status).toBe(400);
    },
  );

  it('come newest first, 15 at a time, with how many there are', async () => {
    await notifyTexts(ava, numbered(40));
    await notifyTexts(noah, ['other']);
    const first = await test.call('GET /notifications/all', { as: ava });
    expect(first.body.totalRows).toBe(40);
    expect(first.body.result.map(({ body }) => body)).toEqual(numbered(40).reverse().slice(0, 15));
    const third = await test.call('GET /notifications/all', { as: ava, query: '?Page=3&PageSize=15' });
    expect(third.body.result.map(({ body }) => body)).toEqual(numbered(10).reverse());
    const beyond = await test.call('GET /notifications/unread', { as: ava, query: '?Page=4' });
    expect(beyond.body).toEqual({ isSuccess: true, result: [], totalRows: 40 });
  });

  it('[NOTE-10] say of each what the screens need', async () => {
    await notify(ava, [
      { type: 'DownSide', title: 'Price dropped', body: 'Now <b>$1</b>', link: '/favorites' },
    ]);
    const [row] = (await test.call('GET /notifications/unread', { as: ava })).body.result;
    expect(row).toEqual({
      id: expect.any(String),
      title: 'Price dropped',
      body: 'Now <b>$1</b>',
      messageType: 'DownSide',
      createdAt: '2025-11-12T14:00:00.000Z',
      createdAtHumanized: 'Just now',
      isRead: false,
      readAt: null,
      readAtHumanized: null,
      link: '/favorites',
    });
  });

  it('[NOTE-09] humanise times in the language of the reader and the zone of the account', async () => {
    const at = (created: string, read: string | null) =>
      test.database.query('update notification set created_at = $1, read_at = $2', [created, read]);
    const times = async (language: string) => {
      const [row] = (await test.call('GET /notifications/all', { as: ava, language })).body.result;
      return [row?.createdAtHumanized, row?.readAtHumanized];
    };
    await notifyTexts(ava, ['one']);
    await at('2025-11-12T10:55:00Z', null);
    expect([await times('en'), await times('fr-CA')]).toEqual([
      ['3 h ago', null],
      ['Il y a 3\u00A0h', null],
    ]);
    // In Toronto this is the tenth, in UTC already the eleventh.
    await at('2025-11-11T04:00:00Z', '2025-11-12T13:59:30Z');
    expect([await times('en'), await times('fr-CA')]).toEqual([
      ['Nov 10, 2025', 'Just now'],
      ['10 nov. 2025', 'À l’instant'],
    ]);
  });
});

describe('[NOTE-06] reading', () => {
  const unreadBodies = async (agent: TestAgent) =>
    (await test.call('GET /notifications/unread', { as: agent })).body.result.map(({ body }) => body);
  const idsOf = async (agent: TestAgent) =>
    (await test.call('GET /notifications/all', { as: agent })).body.result.map(({ id }) => id);

  it('marks those that are named, once, and nobody else’s', async () => {
    await notifyTexts(ava, ['one', 'two', 'three']);
    await notifyTexts(noah, ['other']);
    const [, two] = await idsOf(ava);
    const ids = [two, ...(await idsOf(noah)), '00000000-0000-7000-8000-000000000000'];
    expect((await test.call('PUT /notifications/read', { as: ava, body: { ids } })).body).toEqual({
      isSuccess: true,
    });
    expect(await unreadBodies(ava)).toEqual(['three', 'one']);
    expect([await countOf(ava), await countOf(noah)]).toEqual([2, 1]);
    const readAt = async () =>
      (await test.call('GET /notifications/all', { as: ava })).body.result.find(({ id }) => id === two)
        ?.readAt;
    const before = await readAt();
    test.clock.set(new Date('2025-11-12T14:05:00Z'));
    await test.call('PUT /notifications/read', { as: ava, body: { ids: [two] } });
    expect(await readAt()).toBe(before);
    expect(before).toBe('2025-11-12T14:00:00.000Z');
  });

  it('marks all of the agent’s at once', async () => {
    await notifyTexts(ava, numbered(30));
    await notifyTexts(noah, ['other']);
    expect((await test.call('PUT /notifications/readall', { as: ava })).body).toEqual({ isSuccess: true });
    expect([await countOf(ava), await countOf(noah)]).toEqual([0, 1]);
  });

  it.each([[{}], [{ ids: [] }], [{ ids: ['x'] }], [{ ids: [1] }], [{ ids: 'x' }], [{ ids: [], more: 1 }]])(
    'refuses %j',
    async (body) => {
      expect((await test.call('PUT /notifications/read', { as: ava, body })).status).toBe(400);
    },
  );
});

describe('telling', () => {
  it('keeps the order in which they were written, and all or none', async () => {
    const bodies = numbered(50);
    await notifyTexts(ava, bodies);
    const rows = await test.database.query<{ body: string }>('select body from notification order by id');
    expect(rows.map(({ body }) => body)).toEqual(bodies);
    await expect(notifyTexts(ava, ['fine', 'not \0 fine'])).rejects.toThrow();
    expect(await countOf(ava)).toBe(50);
  });

  it('takes thousands at once', async () => {
    await notifyTexts(ava, numbered(2_500));
    expect(await countOf(ava)).toBe(2_500);
  });

  it('tells what has a key once', async () => {
    const event: NotificationEvent = { type: 'Hot', title: 'Hot', body: 'x', dedupKey: 'hot:1' };
    await notify(ava, [event]);
    await notify(ava, [event, { ...event, dedupKey: 'hot:2' }, { ...event, dedupKey: undefined }]);
    await notify(noah, [event]);
    expect([await countOf(ava), await countOf(noah)]).toEqual([3, 1]);
  });

  it('speaks the language of the agent', async () => {
    const event: NotificationEvent = {
      type: 'Call',
      title: { en: 'Call Daniel', fr: 'Appelez Daniel' },
      body: { en: 'At 10:30.', fr: 'À 10 h 30.' },
    };
    await test.call('PUT /users/preferences', { as: noah, body: { language: 'fr' } });
    await notify(ava, [event]);
    await notify(noah, [event]);
    const titleOf = async (agent: TestAgent) =>
      (await test.call('GET /notifications/all', { as: agent })).body.result[0]?.title;
    expect([await titleOf(ava), await titleOf(noah)]).toEqual(['Call Daniel', 'Appelez Daniel']);
  });

  it('leaves out what the agent switched off', async () => {
    const channels = { inApp: false, email: false, sms: false };
    await test.call('PUT /users/preferences', { as: noah, body: { notifications: { birthdays: channels } } });
    const event: NotificationEvent = { type: 'HappyFace', title: 'Birthday', body: 'x', topic: 'birthdays' };
    await notify(noah, [event]);
    await notify(ava, [event]);
    expect([await countOf(ava), await countOf(noah)]).toEqual([1, 0]);
  });

  it('[NOTE-08] takes all sixteen types, and opens nothing but paths of the app', async () => {
    await notify(
      ava,
      messageTypes.map((type) => ({ type, title: type, body: type })),
    );
    const { result } = (await test.call('GET /notifications/all', { as: ava, query: '?PageSize=100' })).body;
    expect(result.map(({ messageType }) => messageType)).toEqual([...messageTypes].reverse());
    for (const link of ['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/a b'])
      await expect(notify(ava, [{ type: 'Info', title: 'x', body: 'x', link }])).rejects.toThrow(/path/);
  });
});

describe('[NOTE-08] bodies', () => {
  it('keep the little HTML they may have, and nothing that could run', async () => {
    await notifyTexts(ava, [
      '<b onclick="steal()">Sold</b><script>steal()</script><img src=x onerror=steal()><a href="javascript:steal()">more</a>',
    ]);
    const [row] = await test.database.query<{ body: string }>('select body from notification');
    expect(row?.body).toBe('<b>Sold</b>more');
  });

  it('are sanitised on the way out too', async () => {
    await notifyTexts(ava, ['fine']);
    await test.database.query(`update notification set body = '<svg onload=steal()><i>x</i>'`);
    const [row] = (await test.call('GET /notifications/all', { as: ava })).body.result;
    expect(row?.body).toBe('<i>x</i>');
  });

  it('never contain more than the allow-list, whatever comes in', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '"',
      '&',
      'script',
      'b',
      'p onload=x',
      '/',
      ' ',
      'é',
      '<b>',
      '</b>',
      '<!--',
      '-->',
      '&lt;',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const html = sanitizeBody(parts.join(''));
        const tags = html.match(/<[^>]*>/g) ?? [];
        expect(tags.every((tag) => /^<\/?(b|strong|i|em|br|p|ul|ol|li)( \/)?>$/.test(tag))).toBe(true);
        expect(sanitizeBody(html)).toBe(html);
      }),
    );
  });

  it.each([
    ['Now <b>$1,389,000</b>, down.', 'Now $1,389,000, down.'],
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['a<br>b<br />c', 'a\nb\nc'],
    ['<ul><li>x</li> <li>y</li></ul>', 'x\ny'],
    ['3 &lt; 4 &amp; 5', '3 < 4 & 5'],
    ['Body #1', 'Body #1'],
  ])('%s says %j in a toast', (html, text) => {
    expect(textOfBody(html)).toBe(text);
  });
});
