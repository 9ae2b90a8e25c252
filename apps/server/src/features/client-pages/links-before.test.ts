import { sampleReport } from '@hearthline/cma-report/testing/sample-report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

/** Made once by the program as it was before links to pages were rows, with the secret of the tests and the ids below. */
const mailed = {
  preferences: '/c/AAGaeh4AAHAAgAAAAAAAqeEBmnoeAABwAIAAAAAAAAPlAArfI2jf3cTgZzh1s9FqoAI',
  opening: '/c/AQGaeh4AAHAAgAAAAAAAqeEBmnoeAABwAIAAAAAAAAPlAECl4p1BIfJ9g7I_6XN4nw8',
  secondTarget: '/c/AgGaeh4AAHAAgAAAAAAAqeEBmnoeAABwAIAAAAAAAAPlASqG-yfrPSFYzseeiTELvkA',
  firstReport: '/c/AwGaeh4AAHAAgAAAAAAAqeEBmnoeAABwAIAAAAAAAATpAWjzuRTaoukNoJgMRV-EyME',
  secondReport: '/c/AwGaeh4AAHAAgAAAAAAAqeEBmnoeAABwAIAAAAAAAATpAheNTOU9yjSBJGUJ2Qqsexk',
};
const agentId = '019a7a1e-0000-7000-8000-00000000a9e1';
const reportId = '019a7a1e-0000-7000-8000-0000000004e9';
const messageId = '019a7a1e-0000-7000-8000-0000000003e5';
const cmaId = '019a7a1e-0000-7000-8000-0000000000c3';
const schemaBefore = '0015_dashboard.sql';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

/** As the program before left it: a message that was delivered, and a report whose second link is open. */
async function fillAsBefore(database: TestDatabase): Promise<void> {
  await database.query(
    `insert into agent (agent_id, email, first_name, last_name) values ($1, 'maya@hearthline.test', 'Maya', 'Tester')`,
    [agentId],
  );
  await database.query(`insert into realtor_profile (agent_id) values ($1)`, [agentId]);
  await database.query(
    `insert into message (agent_id, id, channel, category, language, to_address, text, links, status, not_before, delivered_at, created_at)
     values ($1, $2, 'email', 'news', 'fr', 'reader@example.com', '', '{https://a.example,https://b.example/?x=1}', 'delivered',
       '2025-11-12', '2025-11-12', '2025-11-12')`,
    [agentId, messageId],
  );
  await database.query(
    `insert into cma (agent_id, id, method, address, municipality, draft, watched_at, created_at, updated_at)
     values ($1, $2, 'fast', '62 Oakwood Ave', 'Port Alder', '{}', '2025-11-12', '2025-11-12', '2025-11-12')`,
    [agentId, cmaId],
  );
  await database.query(
    `insert into cma_version (agent_id, cma_id, number, saved_at, method, value, low, high, comparables, draft, found)
     values ($1, $2, 1, '2025-11-12', 'fast', 1, 1, 1, 3, '{}', '{}')`,
    [agentId, cmaId],
  );
  await database.query(
    `insert into cma_report (agent_id, id, cma_id, version, language, sections, state, payload, link_number, link_expires_at, created_at)
     values ($1, $2, $3, 1, 'en', '{summary}', 'ready', $4, 2, '2025-12-01', '2025-11-12')`,
    [agentId, reportId, cmaId, JSON.stringify(sampleReport())],
  );
}

let app: TestApp;
beforeAll(async () => {
  const database = await createTestDatabase();
  await database.query('drop schema public, system, graphile_worker cascade; create schema public');
  await migrate(database.ownerUrl, { upTo: schemaBefore });
  await fillAsBefore(database);
  await migrate(database.ownerUrl);
  app = await createTestApp({}, { database });
});
afterAll(() => app.close());

const open = (path: string) => app.send('GET', path, { headers: { 'user-agent': firefox } });

describe('links that were mailed before', () => {
  it('open the page of preferences, with the form and with one click', async () => {
    const page = await open(mailed.preferences);
    expect([page.statusCode, page.payload.includes('Vos courriels')]).toEqual([200, true]);
    const left = await app.send('POST', mailed.preferences, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(left.payload).toContain('Votre désabonnement est fait');
    expect(await app.database.query('select category from suppression')).toEqual([{ category: 'all' }]);
  });

  it('report the opening and lead where they were meant to', async () => {
    expect((await open(mailed.opening)).headers['content-type']).toBe('image/gif');
    expect((await open(mailed.secondTarget)).headers.location).toBe('https://b.example/?x=1');
    const events = await app.database.query<{ kind: string }>('select kind from message_event order by id');
    expect(events.map(({ kind }) => kind)).toEqual(['unsubscribed', 'opened', 'clicked']);
  });

  it('open a report by the last of its links, until its day or until it is closed', async () => {
    const page = await open(mailed.secondReport);
    expect(page.statusCode).toBe(200);
    expect(page.payload).toContain(sampleReport().subject.address);
    expect(page.payload).toContain(`href="${mailed.secondReport}/report.pdf"`);
    expect((await open(mailed.firstReport)).statusCode).toBe(404);
    const now = app.clock.now();
    app.clock.set(new Date('2025-12-01T00:00:00Z'));
    expect((await open(mailed.secondReport)).statusCode).toBe(404);
    app.clock.set(now);
    expect((await open(mailed.secondReport)).statusCode).toBe(200);
    await app.database.query('update system.page_link set revoked_at = now()');
    expect((await open(mailed.secondReport)).statusCode).toBe(404);
  });
});
