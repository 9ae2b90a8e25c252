import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../../platform/ids.ts';
import { createMailSeal } from '../../../platform/mail/mail-seal.ts';
import { testSecret } from '../../../testing/test-app.ts';
import type { MessagesApp } from '../testing/messages-app.ts';
import { createMessagesApp } from '../testing/messages-app.ts';

let app: MessagesApp;
beforeAll(async () => {
  app = await createMessagesApp();
});
afterAll(() => app.closeAll());
afterEach(async () => {
  app.received.length = 0;
  for (const table of ['message', 'mailing', 'suppression', 'client'])
    await app.database.query(`delete from ${table}`);
});

const content = {
  en: { subject: 'News for {{firstName|you}}', body: '<p>Hello {{firstName}} <script>alert(1)</script></p>' },
  fr: { subject: 'Nouvelles', body: '<p>Bonjour {{firstName}}</p>' },
};
const audienceOf = (clientIds: string[]) => ({
  channel: 'email' as const,
  category: 'news' as const,
  audience: { clientIds },
});
const everybody = { filter: { version: 1 as const } };
const mail = (changes: object) => ({
  channel: 'email',
  category: 'news',
  audience: everybody,
  letter: content,
  sendAt: null,
  mailingId: createId(),
  ...changes,
});
const as = () => ({ as: app.agent });

describe('an audience', () => {
  it('tells how many get it in which language, who is left out and why', async () => {
    const ids = [
      await app.addReader({ email: 'a@example.com', firstName: 'Amara' }),
      await app.addReader({ email: 'b@example.com', firstName: 'Benoît', language: 'fr' }),
      await app.addReader({ email: '', firstName: 'Grace' }),
      await app.addReader({ email: 'c@example.com', firstName: 'Sofia', isOptedOut: true }),
      await app.addClient({ email: 'd@example.com', firstName: 'Omar' }),
    ];
    const { result } = (await app.call('POST /mailings/audience', { ...as(), body: audienceOf(ids) })).body;
    expect(result).toMatchObject({ matches: 5, willGet: 2, languages: { en: 1, fr: 1 } });
    expect(result.readers.map(({ name }) => name)).toEqual(['Amara Gagnon', 'Benoît Gagnon']);
    expect(new Map(result.leftOut.map(({ reason, examples }) => [reason, examples]))).toEqual(
      new Map([
        ['noAddress', ['Grace Gagnon']],
        ['optedOut', ['Sofia Gagnon']],
        ['noConsent', ['Omar Gagnon']],
      ]),
    );
    const left = await app.call('POST /mailings/audience/left-out', {
      ...as(),
      body: { ...audienceOf(ids), reason: 'noConsent' },
    });
    expect(left.body).toMatchObject({ totalRows: 1, result: [{ name: 'Omar Gagnon' }] });
    const personal = { ...audienceOf(ids), category: 'personal' as const };
    expect((await app.call('POST /mailings/audience', { ...as(), body: personal })).body.result.willGet).toBe(
      4,
    );
  });

  it('is nobody where the sender’s brokerage or address is missing', async () => {
    const id = await app.addReader({ email: 'e@example.com' });
    await app.database.query("update realtor_profile set brokerage_name = '' where agent_id = $1", [
      app.agent.agentId,
    ]);
    const { result } = (await app.call('POST /mailings/audience', { ...as(), body: audienceOf([id]) })).body;
    expect(result.leftOut).toMatchObject([{ reason: 'senderIncomplete', count: 1 }]);
    await app.database.query("update realtor_profile set brokerage_name = 'Northlight' where agent_id = $1", [
      app.agent.agentId,
    ]);
  });

  it('of a smart list is whoever is in it when it is sent', async () => {
    const list = await app.call('POST /clients/lists', {
      ...as(),
      body: { name: 'VIP', filter: { version: 1, tags: ['VIP'] } },
    });
    await app.addReader({ email: 'vip@example.com', tags: ['VIP'] });
    await app.addReader({ email: 'other@example.com' });
    const body = mail({ audience: { listId: list.body.result.id } });
    expect((await app.call('POST /mailings', { ...as(), body })).status).toBe(200);
    await app.addReader({ email: 'late@example.com', tags: ['VIP'] });
    await app.runJobs();
    expect(app.received.map(({ to }) => to).sort()).toEqual(['late@example.com', 'vip@example.com']);
    const unknown = mail({ audience: { listId: createId() } });
    expect(
      (
        await app.call('POST /mailings/audience', {
          ...as(),
          body: { channel: 'email', category: 'news', audience: unknown.audience },
        })
      ).status,
    ).toBe(404);
  });
});

describe('a mailing whose smart list was deleted meanwhile', () => {
  it('is called off instead of being tried for ever', async () => {
    const list = await app.call('POST /clients/lists', {
      ...as(),
      body: { name: 'Soon gone', filter: { version: 1 } },
    });
    const { id } = list.body.result;
    const body = mail({ audience: { listId: id } });
    expect((await app.call('POST /mailings', { ...as(), body })).status).toBe(200);
    await app.call('DELETE /clients/lists/{id}', { ...as(), params: { id } });
    await app.runJobs();
    expect(await app.database.query('select state from mailing')).toEqual([{ state: 'cancelled' }]);
  });
});

describe('a mail', () => {
  it('is shown as each reader gets it, without what could run', async () => {
    const clientId = await app.addReader({ email: 'p@example.com', firstName: '<b>Zoë</b>' });
    const body = { channel: 'email', category: 'news', letter: content, language: 'en', clientId };
    const { result } = (await app.call('POST /mailings/preview', { ...as(), body })).body;
    expect(result.subject).toBe('News for <b>Zoë</b>');
    expect(result.html).toContain('Hello &lt;b&gt;Zoë&lt;/b&gt;');
    expect(result.html).not.toContain('<script');
    expect(result.text).toContain('Hello <b>Zoë</b>');
    expect(result.html).toContain('Northlight');
    expect(result.html).not.toContain('This is a test');
    expect(result.html).not.toContain('width="1"');
    const nobody = await app.call('POST /mailings/preview', {
      ...as(),
      body: { ...body, clientId: null, language: 'fr' },
    });
    expect(nobody.body.result.html).toContain('Se désabonner');
    const open = { ...content, en: { subject: 'x', body: 'Hi {{shoeSize}}' } };
    const preview = await app.call('POST /mailings/preview', { ...as(), body: { ...body, letter: open } });
    expect(preview.body.result.unknown).toEqual(['shoeSize']);
    expect((await app.call('POST /mailings', { ...as(), body: mail({ letter: open }) })).status).toBe(400);
  });

  it('goes to the agent alone as a test, in both languages, and stays out of the log', async () => {
    const body = { category: 'news', letter: content, clientId: null };
    expect((await app.call('POST /mailings/test', { ...as(), body })).body.result.count).toBe(2);
    await app.runJobs();
    expect(app.received.map(({ to }) => to)).toEqual([app.agent.email, app.agent.email]);
    expect(app.received[0]?.content).not.toContain('List-Unsubscribe');
    expect((await app.call('POST /messages/search', { ...as(), body: {} })).body.totalRows).toBe(0);
  });

  it('is sent once however often it is asked for, to each in their own language', async () => {
    await app.addReader({ email: 'en@example.com', language: 'en' });
    await app.addReader({ email: 'fr@example.com', language: 'fr' });
    const body = mail({});
    await app.call('POST /mailings', { ...as(), body });
    const again = await app.call('POST /mailings', { ...as(), body });
    expect(again.status).toBe(200);
    await app.runJobs();
    await app.runJobs();
    expect(app.received).toHaveLength(2);
    const french = app.received.find(({ to }) => to === 'fr@example.com')?.content ?? '';
    expect(french).toContain('Subject: Nouvelles');
    const written = new Map((await app.messages()).map(({ to_address, html }) => [to_address, html]));
    expect(written.get('fr@example.com')).toContain('Représentant commercial, Northlight');
    expect(written.get('fr@example.com')).not.toContain('Sales representative');
    expect(written.get('en@example.com')).toContain('Sales representative, Northlight');
    const { result } = (await app.call('GET /mailings/{id}', { ...as(), params: { id: body.mailingId } }))
      .body;
    expect(result).toMatchObject({ state: 'sent', total: 2, delivered: 2, failed: 0 });
  });

  it('needs a subject, words, and consent where it goes to many', async () => {
    const empty = { subject: '', body: '' };
    const refused = async (changes: object) =>
      (await app.call('POST /mailings', { ...as(), body: mail(changes) })).body.error?.fields?.[0]?.path;
    expect(await refused({ letter: { en: empty, fr: empty } })).toBe('letter');
    expect(await refused({ letter: { en: { subject: '', body: 'x' }, fr: empty } })).toBe(
      'letter.en.subject',
    );
    expect(await refused({ category: 'personal' })).toBe('category');
    expect(
      await refused({ channel: 'sms', letter: { en: { subject: '', body: 'x'.repeat(500) }, fr: empty } }),
    ).toBe('letter.en.body');
  });

  it('goes in the other language where an editor left one empty', async () => {
    const id = await app.addReader({ email: 'fr@example.com', language: 'fr' });
    const empty = { subject: '', body: '<p><br></p><p>&nbsp;</p>' };
    await app.call('POST /mailings', {
      ...as(),
      body: mail({ audience: { clientIds: [id] }, letter: { ...content, fr: empty } }),
    });
    await app.runJobs();
    expect(await app.messages()).toMatchObject([{ language: 'en', subject: 'News for Étienne' }]);
    const test = { category: 'news', letter: { ...content, fr: empty }, clientId: null };
    expect((await app.call('POST /mailings/test', { ...as(), body: test })).body.result.count).toBe(1);
  });

  it('shows a filled-in value as text even where it stands in a link, and the word instead as it was written', async () => {
    const clientId = await app.addReader({
      email: 'l@example.com',
      city: 'javascript:alert(1)',
      firstName: 'A',
    });
    const text = {
      subject: 'S',
      body: '<p><a href="{{city}}">Home</a> {{city|x}} <a href="https://homes.example/?c={{firstName}}&amp;d=1">Two</a></p>',
    };
    const body = {
      channel: 'email',
      category: 'news',
      letter: { en: text, fr: text },
      language: 'en',
      clientId,
    };
    const { result } = (await app.call('POST /mailings/preview', { ...as(), body })).body;
    expect(result.html).not.toContain('href="javascript');
    expect(result.html).toContain('href="https://homes.example/?c=A&amp;d=1"');
    const fallback = { subject: 'S', body: '<p>Dear {{firstName|Sir & Madam}}</p>' };
    const unnamed = { ...body, letter: { en: fallback, fr: fallback }, clientId: null };
    const { html, text: plain } = (await app.call('POST /mailings/preview', { ...as(), body: unnamed })).body
      .result;
    expect(html).toContain('Dear Sir &amp; Madam<');
    expect(plain).toContain('Dear Sir & Madam\n');
  });

  it('is refused for more people than a mailing may have', async () => {
    // Without triggers and foreign keys, which look at each of them.
    const atOnce = (statement: string) =>
      app.database.query(`begin; set local session_replication_role = replica; ${statement}; commit`);
    await atOnce(
      `insert into client (agent_id, id, first_name, last_name, entry_date, created_at, updated_at)
       select '${app.agent.agentId}', gen_random_uuid(), 'N', 'N', '2025-11-01', now(), now() from generate_series(1, 20001)`,
    );
    const reply = await app.call('POST /mailings', { ...as(), body: mail({}) });
    expect(reply.status).toBe(400);
    expect(await app.database.query('select from mailing')).toEqual([]);
    await atOnce('delete from client');
  });

  it('is kept as a draft until it is sent', async () => {
    const content = JSON.stringify({ subject: 'Begun' });
    await app.call('PUT /mailings/draft', { ...as(), body: { content } });
    expect((await app.call('GET /mailings/draft', as())).body.result).toMatchObject({ content });
    await app.addReader({ email: 'x@example.com' });
    await app.call('POST /mailings', { ...as(), body: mail({}) });
    expect((await app.call('GET /mailings/draft', as())).body.result).toBeNull();
  });

  it('goes as a text to phones, with who sends it and how to leave', async () => {
    const id = await app.addReader({ email: 's@example.com', phone: '416 555 0142 ext 3' });
    const body = mail({
      channel: 'sms',
      audience: { clientIds: [id] },
      letter: { en: { subject: '', body: 'Open house at 2, {{firstName}}' }, fr: { subject: '', body: '' } },
    });
    await app.call('POST /mailings', { ...as(), body });
    await app.runJobs();
    const [kept] = await app.database.query<{ to_address: string; html: string; text: string }>(
      'select * from system.mailbox_message',
    );
    expect(kept?.to_address).toBe('+14165550142');
    expect(kept && createMailSeal(testSecret).open(kept)?.text).toMatch(
      /^Open house at 2, Étienne\nMaya Tester, Northlight.*Unsubscribe: https:\/\/p\.example\/c\//,
    );
  });
});

describe('[MAIL-01] the log', () => {
  it('tells for each message and client when it was delivered and read, by state, words and client', async () => {
    const amara = await app.addReader({ email: 'amara@example.com', firstName: 'Amara', lastName: 'Chen' });
    await app.addReader({ email: 'daniel@example.com', firstName: 'Daniel', lastName: 'Whitford' });
    await app.call('POST /mailings', { ...as(), body: mail({}) });
    await app.runJobs();
    const search = async (body: object) => (await app.call('POST /messages/search', { ...as(), body })).body;
    expect(await search({})).toMatchObject({
      totalRows: 2,
      states: { all: 2, read: 0, notRead: 2, failed: 0, waiting: 0, leftOut: 0 },
      delivered: 1,
      read: 0,
    });
    expect((await search({ text: 'amara' })).result).toMatchObject([
      {
        clientId: amara,
        clientName: 'Amara Chen',
        deliveredAt: '2025-11-12T14:00:00.000Z',
        readAt: null,
        grade: 'none',
      },
    ]);
    const markRead = (name: string, grade: string, at: string) =>
      app.database.query('update message set grade = $2, read_at = $3 where to_name like $1', [
        `${name}%`,
        grade,
        at,
      ]);
    // What a machine fetched counts as unread, so it comes last although it was later.
    await markRead('Amara', 'likely', '2025-11-12T15:00:00Z');
    await markRead('Daniel', 'machine', '2025-11-12T16:00:00Z');
    const byReading = (await search({ sort: 'read' })).result;
    expect(byReading.map(({ clientName }) => clientName)).toEqual(['Amara Chen', 'Daniel Whitford']);
    await markRead('Amara', 'none', '2025-11-12T15:00:00Z');
    expect((await search({ clientId: amara })).totalRows).toBe(1);
    expect((await search({ state: 'read' })).result).toEqual([]);
    expect((await search({ text: 'nouvelles' })).totalRows).toBe(0);
    const ben = await app.createAgent('Ben');
    expect((await app.call('POST /messages/search', { as: ben, body: {} })).body.totalRows).toBe(0);
    const id = (await search({ clientId: amara })).result[0]?.id ?? '';
    expect((await app.call('GET /messages/{id}', { as: ben, params: { id } })).status).toBe(404);
    const timeline = await app.call('GET /clients/{id}/timeline', {
      ...as(),
      params: { id: amara },
      query: '?kind=mail',
    });
    expect(timeline.body.result).toMatchObject([
      { kind: 'mail', id, status: 'delivered', subject: 'News for Amara' },
    ]);
  });

  it('shows exactly what was sent, but looking at it is not reading it', async () => {
    const id = await app.addReader({ email: 'w@example.com' });
    const body = '<p><a href="https://homes.example/?a=1&amp;b=2">Home</a></p>';
    await app.call('POST /mailings', {
      ...as(),
      body: mail({
        audience: { clientIds: [id] },
        letter: { en: { subject: 'S', body }, fr: { subject: '', body: '' } },
      }),
    });
    await app.runJobs();
    const [message] = await app.messages();
    expect(String(message?.html)).toContain('width="1"');
    const shown = await app.call('GET /messages/{id}', { ...as(), params: { id: String(message?.id) } });
    expect(shown.body.result.html).toContain('href="https://homes.example/?a=1&amp;b=2"');
    expect(shown.body.result.html).not.toContain('width="1"');
    expect(shown.body.result.events.map(({ kind }) => kind)).toEqual([
      'written',
      'attempt',
      'handedOver',
      'delivered',
    ]);
  });
});
