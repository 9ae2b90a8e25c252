import type { MessageCategory } from '@hearthline/contract/messages';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../../platform/ids.ts';
import { createImporter } from '../../clients/import/testing/import-app.ts';
import type { MessagesApp } from '../testing/messages-app.ts';
import { createMessagesApp } from '../testing/messages-app.ts';
import { abuseReport } from '../testing/sample-reports.ts';

let app: MessagesApp;
let madeAt: Date;
beforeAll(async () => {
  app = await createMessagesApp();
  madeAt = app.clock.now();
});
afterAll(() => app.closeAll());
afterEach(async () => {
  app.received.length = 0;
  app.setMood('takes');
  app.clock.set(madeAt.toISOString());
  await app.clockIn();
  for (const table of ['message', 'mailing', 'suppression', 'client', 'sending_approval', 'board_agreement'])
    await app.database.query(`delete from ${table}`);
  await app.database.query('update agent set created_at = $1', [madeAt]);
});

const content = { en: { subject: 'Hello', body: '<p>Hello</p>' }, fr: { subject: '', body: '' } };
const send = async (category: MessageCategory, clientIds: string[], channel = 'email') =>
  app.call('POST /mailings', {
    as: app.agent,
    body: {
      channel,
      category,
      audience: { clientIds },
      letter: content,
      sendAt: null,
      mailingId: createId(),
    },
  });
const evaluate = async (category: MessageCategory, clientIds: string[]) =>
  (
    await app.call('POST /mailings/audience', {
      as: app.agent,
      body: { channel: 'email', category, audience: { clientIds } },
    })
  ).body.result;
async function addReaders(count: number, add = app.addReader): Promise<string[]> {
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) ids.push(await add({ email: `r${createId()}@example.com` }));
  return ids;
}
/** What was sent before, without sending it. */
const addPast = (count: number, at: Date) =>
  app.database.query(
    `insert into message (agent_id, id, channel, category, language, to_address, text, status, not_before, created_at,
       tried_at, delivered_at)
     select $1, gen_random_uuid(), 'email', 'personal', 'en', 'past@example.com', 'Past', 'delivered', $2, $2, $2, $2
     from generate_series(1, $3::int)`,
    [app.agent.agentId, at, count],
  );
const minutesAgo = (minutes: number) => new Date(madeAt.getTime() - minutes * 60_000);
const plain = (text = '') => text.replace(/=\r?\n/g, '').replace(/\r?\n[ \t]+/g, ' ');

describe('[MAIL-02] the limit of a day', () => {
  it('is 50 for a new account: personal mail counts, the rest is told of before and goes out on the next day', async () => {
    await addPast(47, minutesAgo(30));
    const ids = await addReaders(5, app.addClient);
    expect((await evaluate('personal', ids)).sending).toMatchObject({
      limit: 50,
      reason: 'newAccount',
      left: 3,
      today: 3,
      later: 2,
      days: 1,
      refusal: null,
    });
    expect((await send('personal', ids)).status).toBe(200);
    await app.runJobs();
    expect(app.received).toHaveLength(3);
    const held = (await app.messages()).filter(({ status }) => status === 'waiting');
    expect(held).toMatchObject(
      Array.from({ length: 2 }, () => ({
        reason: 'dailyLimit',
        not_before: new Date('2025-11-13T05:00:00Z'),
      })),
    );
    expect((await evaluate('personal', ids)).sending).toMatchObject({ left: 0, today: 0, later: 5, days: 1 });
    app.clock.set('2025-11-13T05:00:00Z');
    await app.runJobs();
    expect(app.received).toHaveLength(5);
  });

  it('grows to 200 after 14 days and to 1,000 on approval, and an own lower one counts', async () => {
    const ids = await addReaders(1);
    const limitOf = async () => {
      const { limit, reason } = (await evaluate('news', ids)).sending;
      return [limit, reason];
    };
    expect(await limitOf()).toEqual([50, 'newAccount']);
    await app.database.query("update agent set created_at = $1::timestamptz - interval '14 days'", [madeAt]);
    expect(await limitOf()).toEqual([200, 'established']);
    await app.approve();
    expect(await limitOf()).toEqual([1_000, 'approved']);
    const settings = (dailyLimit: number) =>
      app.call('PUT /messages/settings', { as: app.agent, body: { watchesReading: true, dailyLimit } });
    await settings(7);
    expect(await limitOf()).toEqual([7, 'own']);
    expect((await settings(1_001)).status).toBe(400);
    await settings(1_000);
  });

  it('is halved by what came back and by what was reported, at the moment of sending too', async () => {
    const [id = '', other = ''] = await addReaders(2);
    await addPast(60, new Date(madeAt.getTime() - 86_400_000 * 3));
    await app.database.query(
      "update message set status = 'failed', reason = 'smtp:550', delivered_at = null where id in (select id from message limit 3)",
    );
    expect((await evaluate('news', [id])).sending).toMatchObject({ limit: 25, halvedBy: 'bounces' });
    await app.database.query(
      'update message set complained_at = $1 where id in (select id from message limit 1)',
      [madeAt],
    );
    expect((await evaluate('news', [id])).sending).toMatchObject({ limit: 25, halvedBy: 'complaints' });
    await addPast(24, minutesAgo(30));
    await send('news', [id, other]);
    await app.runJobs();
    expect(app.received).toHaveLength(1);
  });

  it('counts what the other side refused, but neither tests nor what is to be tried again', async () => {
    const ids = await addReaders(2, app.addClient);
    app.setMood({ refusesAt: 'recipient', code: 550 });
    await send('personal', ids.slice(0, 1));
    await app.runJobs();
    app.setMood({ refusesAt: 'recipient', code: 451 });
    await send('personal', ids.slice(1));
    await app.runJobs();
    await app.database.query("update message set status = 'cancelled' where status = 'waiting'");
    app.setMood('takes');
    await app.call('POST /mailings/test', {
      as: app.agent,
      body: { category: 'news', letter: content, clientId: null },
    });
    await app.runJobs();
    expect(app.received).toHaveLength(1);
    expect((await evaluate('personal', ids)).sending.left).toBe(49);
  });

  it('begins no new day where the agent moves to another time zone', async () => {
    const ids = await addReaders(1);
    await addPast(50, minutesAgo(120));
    await addPast(50, minutesAgo(90));
    const move = (timeZone: string) =>
      app.call('PUT /users/preferences', { as: app.agent, body: { timeZone } });
    // It is 14:00 UTC: half past midnight was 30 minutes ago at +10:30.
    expect((await move('Australia/Adelaide')).status).toBe(200);
    expect((await evaluate('news', ids)).sending.left).toBe(0);
    await move('America/Toronto');
  });
});

describe('personal mail', () => {
  it('goes to ten at most', async () => {
    const ids = await addReaders(11, app.addClient);
    expect((await evaluate('personal', ids)).sending).toMatchObject({ refusal: 'personalTooMany', today: 0 });
    const refused = await send('personal', ids);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      error: { fields: [{ path: 'audience', code: 'personal_too_many' }] },
    });
    expect((await send('personal', ids.slice(1))).status).toBe(200);
    await app.runJobs();
    expect(app.received).toHaveLength(10);
  });

  it.each(['email', 'sms'] as const)('names its sender and how to stop it: %s', async (channel) => {
    const id = await app.addClient({ email: 'who@example.com', phone: '+14165550142' });
    await send('personal', [id], channel);
    await app.runJobs();
    const [message] = await app.messages();
    expect(message?.text).toContain('Maya Tester');
    expect(message?.text).toContain('Northlight Realty Inc., Brokerage');
    expect(message?.text).toMatch(/Unsubscribe: https:\/\/p\.example\/c\//);
    if (channel === 'email') {
      expect(message?.text).toContain('88 Lakeshore Rd E, Mississauga');
      expect(plain(app.received[0]?.content)).toContain('88 Lakeshore Rd E, Mississauga');
    }
  });

  it('is left out where brokerage or address is missing', async () => {
    const id = await app.addClient({ email: 'none@example.com' });
    const setAddress = (address: string) =>
      app.database.query('update realtor_profile set mailing_address = $1', [address]);
    await setAddress('');
    expect((await evaluate('personal', [id])).leftOut).toMatchObject([{ reason: 'senderIncomplete' }]);
    await setAddress('88 Lakeshore Rd E, Mississauga');
  });

  it('is stopped by the link in it, and not by the one in news', async () => {
    const id = await app.addReader({ email: 'stop@example.com' });
    const leaveThrough = async (category: MessageCategory) => {
      await send(category, [id]);
      await app.runJobs();
      const message = (await app.messages()).findLast((each) => each.category === category);
      const path = /https:\/\/p\.example(\/c\/[\w-]+)/.exec(String(message?.text))?.[1] ?? '';
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const reply = await app.send('POST', path, { headers, payload: 'List-Unsubscribe=One-Click' });
      expect(reply.statusCode).toBe(200);
    };
    await leaveThrough('news');
    expect(await evaluate('personal', [id])).toMatchObject({ willGet: 1 });
    await leaveThrough('personal');
    expect((await evaluate('personal', [id])).leftOut).toMatchObject([{ reason: 'categoryLeft' }]);
    app.received.length = 0;
    const [first] = await app.messages();
    await app.call('POST /messages/{id}/resend', { as: app.agent, params: { id: String(first?.id) } });
    await send('personal', [id]);
    await app.runJobs();
    expect(app.received).toEqual([]);
  });
});

describe('a complaint', () => {
  it.each([
    ['personal', 0],
    ['news', 1],
  ] as const)('about %s counts, and leaves %i personal mail', async (category, willGet) => {
    const id = await app.addReader({ email: 'angry@example.com' });
    await send(category, [id]);
    await app.runJobs();
    await addPast(49, minutesAgo(3 * 1_440));
    expect((await evaluate('personal', [id])).sending).toMatchObject({ limit: 50, halvedBy: null });
    const [message] = (await app.messages()).filter(({ client_id: clientId }) => clientId === id);
    const raw = abuseReport(`${message?.id}.${app.agent.agentId}@p.example`);
    expect(await app.services.inbound.receive(Buffer.from(raw))).toBe('complained');
    expect(await evaluate('personal', [id])).toMatchObject({
      willGet,
      sending: { limit: 25, halvedBy: 'complaints' },
    });
  });
});

describe('people who came by an import', () => {
  const importSome = async () => {
    const importer = createImporter(app);
    await importer.runImport(
      app.agent,
      'First name,Last name,Email,Phone\nAda,Roy,ada@example.com,416 555 0101\nBo,Roy,bo@example.com,416 555 0102\n',
    );
    const rows = await app.database.query<{ id: string }>('select id from client order by email');
    return rows.map(({ id }) => id);
  };

  it.each(['personal', 'news'] as const)(
    'get nothing (%s) from an account that nobody vouched for, however old, and the screen learns why',
    async (category) => {
      const ids = await importSome();
      expect(ids).toHaveLength(2);
      await app.database.query("update agent set created_at = $1::timestamptz - interval '90 days'", [
        madeAt,
      ]);
      const evaluated = await evaluate(category, ids);
      expect(evaluated).toMatchObject({ willGet: 0, sending: { mayWriteToImported: false } });
      expect(evaluated.leftOut).toMatchObject([{ reason: 'importNotApproved', count: 2 }]);
      expect((await send(category, ids)).status).toBe(200);
      await app.runJobs();
      expect(app.received).toEqual([]);
    },
  );

  it.each(['approval', 'agreement'])('may be written to after an %s', async (kind) => {
    const ids = await importSome();
    if (kind === 'approval') await app.approve();
    else
      await app.services.operator.agreements.grant(app.agent.agentId, {
        boardName: 'Board',
        validFrom: '2025-01-01',
        validUntil: '2025-11-12',
      });
    expect(await evaluate('personal', ids)).toMatchObject({ willGet: 2 });
    await send('personal', ids.slice(0, 1));
    await app.runJobs();
    await app.database.query('delete from sending_approval');
    await app.database.query('delete from board_agreement');
    expect((await evaluate('personal', ids)).leftOut).toMatchObject([
      { reason: 'importNotApproved', count: 1, examples: ['Bo Roy'] },
    ]);
    expect(app.received).toHaveLength(1);
  });

  it('are left out at the moment of sending where the approval was taken back meanwhile', async () => {
    const [id = ''] = await importSome();
    await app.approve();
    await send('personal', [id]);
    const write = app.services.jobHandlers.find(({ job }) => job.name === 'messages.writeMailing');
    const [mailing] = await app.database.query<{ id: string }>('select id from mailing');
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    await write?.run({ agentId: app.agent.agentId, mailingId: mailing?.id }, { jobId: '1', attempt: 1, log });
    await app.services.operator.approvals.revoke(app.agent.agentId);
    await app.runJobs();
    expect(await app.messages()).toMatchObject([{ status: 'leftOut', reason: 'importNotApproved' }]);
    expect(app.received).toEqual([]);
  });
});
