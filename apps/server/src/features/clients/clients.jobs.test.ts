import type { ClientInput } from '@hearthline/contract/clients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '../../testing/due-jobs.ts';
import { listKeptMails } from '../../testing/kept-mails.ts';
import { sampleClient } from '../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';

let app: TestApp;
let anna: TestAgent;
beforeAll(async () => {
  app = await createTestApp();
  anna = await app.createAgent('Anna');
});
afterAll(() => app.close());

const add = async (changes: Partial<ClientInput>): Promise<string> =>
  (await app.call('POST /clients', { as: anna, body: sampleClient(changes) })).body.result.id;
async function run(name: string): Promise<void> {
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const handler = app.services.jobHandlers.find(({ job }) => job.name === name);
  await handler?.run({}, { jobId: '1', attempt: 1, log });
}
const parsed = async () =>
  (await app.call('GET /notifications/all', { as: anna })).body.result.map(({ title, body, link }) => ({
    title,
    body,
    link,
  }));

describe('reminders', () => {
  it('tell of consents that end, birthdays and move-in days in the morning, once', async () => {
    const id = await add({ lastName: 'Late' });
    await app.call('POST /clients/{id}/consents', {
      as: anna,
      params: { id },
      body: { type: 'impliedInquiry', givenOn: '2025-06-12', evidence: 'Asked' },
    });
    await add({ lastName: 'Party', birthday: '1990-11-12' });
    await add({ lastName: '<b>Other</b>', birthday: '1984-11-12' });
    const house = await add({ lastName: 'House', moveInDate: '2020-11-12' });
    await add({ lastName: 'Today', moveInDate: '2025-11-12' });
    const now = app.clock.now();
    app.clock.set('2025-11-12T12:59:00Z');
    await run('clients.remind');
    expect(await parsed()).toEqual([]);
    app.clock.set(now);
    await run('clients.remind');
    await run('clients.remind');
    expect(await parsed()).toEqual([
      { title: 'Moved in on this day', body: '<p>Étienne House</p>', link: `/clients/view?id=${house}` },
      {
        title: 'Birthday today',
        body: '<p>Étienne &lt;b&gt;Other&lt;/b&gt; and Étienne Party</p>',
        link: '/clients?tab=touchbase',
      },
      {
        title: 'Consent ends in 30 days',
        body: '<p>Étienne Late. Ask for express consent before emails to them have to stop.</p>',
        link: `/clients/view?id=${id}`,
      },
    ]);
  });
});

describe('birthdays', () => {
  it('are told by mail and SMS where the agent wants it, once', async () => {
    const birthdays = { inApp: true, email: true, sms: true };
    await app.call('PUT /users', { as: anna, body: { title: '', phone: '416 555 0119' } });
    await app.call('PUT /users/preferences', { as: anna, body: { notifications: { birthdays } } });
    app.clock.set('2025-11-14T14:00:00Z');
    await app.database.query(`update client set birthday = '1990-11-14' where last_name = 'Party'`);
    await run('clients.remind');
    await run('clients.remind');
    app.clock.advance(5 * 60_000);
    await runDueJobs(app, ['notifications.send', 'messages.sendToAgent']);
    const mails = await listKeptMails(app, anna.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Hearthline · Birthday today']);
    const [text, ...more] = await listKeptMails(app, '+14165550119');
    expect(text?.text).toContain('Hearthline: Birthday today. Étienne Party');
    expect(more).toEqual([]);
    app.clock.set('2025-11-12T14:00:00Z');
  });
});

describe('clients that were deleted', () => {
  it('are gone for good after 30 days, and not before', async () => {
    const ids = [await add({ lastName: 'Old' }), await add({ lastName: 'Young' })];
    for (const id of ids)
      await app.call('POST /clients/{id}/consents', {
        as: anna,
        params: { id },
        body: { type: 'express', givenOn: '2025-01-01', evidence: 'Form', textShown: 'Yes, write to me' },
      });
    await app.call('POST /clients/bulk/delete', { as: anna, body: { choice: { ids } } });
    const age = (id: string | undefined, days: number) =>
      app.database.query(
        `update client set deleted_at = '2025-11-12T14:00:00Z'::timestamptz - $2 * interval '1 day' where id = $1`,
        [id, days],
      );
    await age(ids[0], 31);
    await age(ids[1], 29);
    await run('clients.purge');
    const rows = await app.database.query<{ id: string }>(
      'select id from client where id = any ($1::uuid[])',
      [ids],
    );
    expect(rows.map(({ id }) => id)).toEqual([ids[1]]);
    const proofs = await app.database.query('select type, text_shown from consent_proof');
    expect(proofs).toEqual([{ type: 'express', text_shown: 'Yes, write to me' }]);
  });
});
