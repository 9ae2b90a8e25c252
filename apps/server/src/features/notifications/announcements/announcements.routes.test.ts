import { minuteMs } from '@hearthline/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '../../../testing/due-jobs.ts';
import { listKeptMails } from '../../../testing/kept-mails.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';

const jobs = ['notifications.announce', 'notifications.send', 'messages.sendToAgent'];
const body = {
  en: { title: 'Office closed on Friday', body: 'We are back on Monday.\n\nCall <Ada> & co.' },
  fr: { title: 'Bureau fermé vendredi', body: 'Nous revenons lundi.' },
};

let app: TestApp;
let ada: TestAgent;
let noah: TestAgent;
beforeAll(async () => {
  app = await createTestApp();
  ada = await app.createAgent('Ada', { isAdmin: true });
  noah = await app.createAgent('Noah');
});
afterAll(() => app.close());

const send = (as: TestAgent, content: unknown = body) =>
  app.call('POST /admin/announcements', { as, body: content });
const list = async () => (await app.call('GET /admin/announcements', { as: ada })).body.result;
const tell = () => runDueJobs(app, jobs);
const unread = async (agent: TestAgent) =>
  (await app.call('GET /notifications/unread', { as: agent })).body.result.map(
    ({ title, body: text, messageType, link }) => ({ title, body: text, messageType, link }),
  );

/** Without passwords that open them. */
const addAgents = (count: number, { isConfirmed }: { isConfirmed: boolean }) =>
  app.database.query(
    `with added as (
       insert into agent (agent_id, email, first_name, last_name)
       select id, id || '@hearthline.test', 'A', 'B' from (select gen_random_uuid() as id from generate_series(1, $1)) n
       returning agent_id)
     insert into system.credential (agent_id, password_hash, password_changed_at, email_verified_at)
     select agent_id, '', now(), case when $2 then now() end from added`,
    [count, isConfirmed],
  );

describe('announcements', () => {
  it('are for administrators to write', async () => {
    for (const key of ['GET /admin/announcements', 'POST /admin/announcements'] as const) {
      expect((await app.call(key, { body })).status).toBe(401);
      expect((await app.call(key, { as: noah, body })).status).toBe(403);
    }
  });

  it.each([
    [{}],
    [{ en: body.en }],
    [{ ...body, fr: { title: '', body: 'x' } }],
    [{ ...body, en: { title: 'x', body: '   ' } }],
    [{ ...body, en: { title: 'x'.repeat(121), body: 'x' } }],
    [{ ...body, to: 'everybody' }],
  ])('refuse %j', async (content) => {
    expect((await send(ada, content)).status).toBe(400);
  });

  it('reach every agent once, each in their language and by the channels they chose', async () => {
    const all = { inApp: true, email: true, sms: true };
    await app.call('PUT /users', { as: noah, body: { title: '', phone: '416 555 0119' } });
    await app.call('PUT /users/preferences', {
      as: noah,
      body: { language: 'fr', notifications: { announcements: all } },
    });
    expect((await list()).agents).toBe(2);
    const sent = (await send(ada)).body.result;
    expect(sent).toMatchObject({ ...body, told: 0, isFinished: false });
    await tell();
    expect(await unread(ada)).toEqual([
      {
        title: 'Office closed on Friday',
        body: '<p>We are back on Monday.</p><p>Call &lt;Ada&gt; &amp; co.</p>',
        messageType: 'Announcement',
        link: null,
      },
    ]);
    expect((await unread(noah))[0]?.title).toBe('Bureau fermé vendredi');
    expect((await list()).sent).toMatchObject([{ id: sent.id, told: 2, isFinished: true }]);
    app.clock.advance(5 * minuteMs);
    await tell();
    expect(
      (await listKeptMails(app, noah.email)).map(({ subject, text }) => [subject, text.includes('lundi')]),
    ).toEqual([['Hearthline · Bureau fermé vendredi', true]]);
    expect((await listKeptMails(app, '+14165550119'))[0]?.text).toContain(
      'Bureau fermé vendredi. Nous revenons lundi.',
    );
    // Nobody asked for mail of this kind but Noah.
    expect(await listKeptMails(app, ada.email)).toEqual([]);
  });

  it('count and reach nobody who has not confirmed their address', async () => {
    const { agents, sent } = await list();
    await addAgents(3, { isConfirmed: false });
    expect((await list()).agents).toBe(agents);
    await send(ada);
    await tell();
    expect((await list()).sent).toMatchObject([{ told: agents, isFinished: true }, ...sent]);
    await app.database.query(
      `delete from agent where agent_id in (select agent_id from system.credential where email_verified_at is null)`,
    );
  });

  it('are told in portions, and a second try goes on where the first one stopped', async () => {
    await addAgents(120, { isConfirmed: true });
    await app.database.query('delete from notification');
    const { id } = (await send(ada)).body.result;
    // In the second portion somebody cannot be told at first.
    const [late] = await app.database.query<{ id: string }>(
      'select agent_id as id from agent order by agent_id offset 110 limit 1',
    );
    await app.database.query(
      `alter table notification add constraint not_now check (agent_id <> '${late?.id}'::uuid)`,
    );
    await expect(tell()).rejects.toThrow();
    expect((await list()).sent[0]).toMatchObject({ id, told: 100, isFinished: false });
    await app.database.query('alter table notification drop constraint not_now');
    const announce = app.services.jobHandlers.find(({ job }) => job.name === 'notifications.announce');
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    await announce?.run({ agentId: ada.agentId, announcementId: id }, { jobId: '1', attempt: 2, log });
    const rows = await app.database.query<{ agents: number; rows: number }>(
      'select count(distinct agent_id) as agents, count(*) as rows from notification',
    );
    expect(rows).toEqual([{ agents: 122, rows: 122 }]);
    expect((await list()).sent[0]).toMatchObject({ id, told: 122, isFinished: true });
  });
});
