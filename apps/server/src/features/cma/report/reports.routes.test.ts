import type { CmaReport } from '@hearthline/contract/cma-report';
import { reportSections } from '@hearthline/contract/cma-report';
import { toDayNumber } from '@hearthline/domain/calendar';
import { boardDay } from '@hearthline/domain/time-zone';
import { homeConditionOf } from '@hearthline/domain/valuation/fact-steps';
import { homeEn } from '@hearthline/format/vocabulary/home.en';
import { homeFr } from '@hearthline/format/vocabulary/home.fr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../../platform/ids.ts';
import { runDueJobs } from '../../../testing/due-jobs.ts';
import { listKeptMails } from '../../../testing/kept-mails.ts';
import { sampleClient } from '../../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { conditionWords } from '../../listings/import/comfort-words.ts';
import { matchWord } from '../../listings/import/words.ts';
import { createSalesStore } from '../market/sales.store.ts';
import { fitBoards } from '../models/fit-boards.ts';
import { createModelsStore } from '../models/models.store.ts';
import type { MadeListing } from '../testing/made-board.ts';
import { grantBoard, insertListings, makeListings, runJob } from '../testing/made-board.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
let app: TestApp;
let anna: TestAgent;
let ben: TestAgent;
let cmaId: string;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(new Date());
  const today = toDayNumber(boardDay(app.clock.now()));
  const sold = makeListings(today, 250);
  const { db } = app.database.worker;
  const home: MadeListing = {
    ...(sold[0] as MadeListing),
    id: createId(),
    streetNumber: 5001,
    soldDay: null,
    area: 1600,
    latitude: 43.51,
    longitude: -79.59,
  };
  await insertListings(db, [...sold, home], today);
  const [board] = await fitBoards(createSalesStore(app.database.worker), today);
  if (board) await createModelsStore(db).put(board, app.clock.now());
  [anna, ben] = [await app.createAgent('Anna'), await app.createAgent('Ben')];
  await Promise.all([grantBoard(app, anna), grantBoard(app, ben)]);
  const cmaReports = { inApp: true, email: true, sms: true };
  await app.call('PUT /users', { as: anna, body: { title: '', phone: '416 555 0119' } });
  await app.call('PUT /users/preferences', { as: anna, body: { notifications: { cmaReports } } });
  const found = await app.call('GET /cma/subjects/{listingId}', { as: anna, params: { listingId: home.id } });
  const { subject } = found.body.result;
  cmaId = (await app.call('POST /cma', { as: anna, body: { method: 'fast', subject } })).body.result.id;
});
afterAll(() => app.close());

const ask = (changes: object = {}) =>
  app.call('POST /cma/{id}/reports', {
    as: anna,
    params: { id: cmaId },
    body: { version: 1, language: 'en', sections: reportSections, ...changes },
  });
const getReport = async (id: string) =>
  (await app.call('GET /cma/reports/{id}', { as: anna, params: { id } })).body.result;
const draw = async (changes: object = {}) => {
  const { id } = (await ask(changes)).body.result;
  await runJob(app, 'cma.report', { agentId: anna.agentId, reportId: id });
  return getReport(id);
};

describe('[CMA-05] a report', () => {
  it('waits, is drawn, and is ready to be read by its agent alone', async () => {
    const first = (await ask()).body.result;
    const second = (await ask()).body.result;
    expect([first.state, first.ahead, second.ahead]).toEqual(['waiting', 0, 0]);
    app.clock.advance(1000);
    expect((await ask()).body.result.ahead).toBe(2);
    await runJob(app, 'cma.report', { agentId: anna.agentId, reportId: first.id });
    const report = await getReport(first.id);
    expect(report).toMatchObject({ state: 'ready', progress: 1, fileName: 'CMA-5001-Oakwood-Ave.pdf' });
    expect(Object.keys(report.times)).toEqual(
      expect.arrayContaining(['waiting', 'preparing', 'almostThere', 'finalizing', 'ready']),
    );
    expect(report.pages).toBeLessThan(12);
    const file = await app.send('GET', report.fileUrl ?? '');
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.byteLength).toBe(report.bytes);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const news = await app.call('GET /notifications/unread', { as: anna });
    expect(news.body.result[0]?.title).toBe('Your CMA report is ready');
    expect((await app.call('GET /cma/reports/{id}', { as: ben, params: { id: first.id } })).status).toBe(404);
  });

  it('is not drawn after it was called off', async () => {
    const { id } = (await ask()).body.result;
    const cancelled = await app.call('POST /cma/reports/{id}/cancel', { as: anna, params: { id } });
    expect(cancelled.body.result.state).toBe('cancelled');
    await runJob(app, 'cma.report', { agentId: anna.agentId, reportId: id });
    expect(await getReport(id)).toMatchObject({ state: 'cancelled', fileUrl: null });
  });

  it('says numbers, order and notes as the screen does, and how many were sold in each month', async () => {
    const note = 'The roof was redone in 2022.';
    await app.database.query(
      `update cma_version set draft = jsonb_set(draft, '{note}', to_jsonb($2::text)) where cma_id = $1`,
      [cmaId, note],
    );
    const { id, version } = await draw();
    const [row] = await app.database.query<{ payload: CmaReport }>(
      'select payload from cma_report where id = $1',
      [id],
    );
    const params = { id: cmaId, version: String(version) };
    const saved = (await app.call('GET /cma/{id}/versions/{version}', { as: anna, params })).body.result;
    const onScreen = saved.found.grid.sales.map((sale, place) => ({ id: sale.id, number: place + 1 }));
    const printed = (row?.payload.comparables ?? []).map((each) => ({ id: each.id, number: each.number }));
    expect(printed).toEqual(onScreen.filter((each) => printed.some((other) => other.id === each.id)));
    expect(printed.length).toBeGreaterThan(2);
    expect(row?.payload.note).toBe(note);
    expect(row?.payload.search).toMatchObject({ isWidened: false, otherKinds: [] });
    const sold = row?.payload.trend?.points.reduce((sum, { sales }) => sum + sales, 0) ?? 0;
    expect(sold).toBeGreaterThan(100);
  });

  it('tells that it looked further, and ages as the span that the board tells', async () => {
    await app.database.query(
      `update cma_version set draft = jsonb_set(draft, '{conditions,radiusMetres}', '2000') where cma_id = $1`,
      [cmaId],
    );
    await app.database.query(
      `update listing set year_built = null, age_min = extract(year from list_date) - year_built - 1,
         age_max = extract(year from list_date) - year_built + 1 where state = 'firm' and year_built < 2015`,
    );
    const { id } = await draw();
    const [row] = await app.database.query<{ payload: CmaReport }>(
      'select payload from cma_report where id = $1',
      [id],
    );
    await app.database.query(
      `update cma_version set draft = jsonb_set(draft, '{conditions,radiusMetres}', '1000') where cma_id = $1`,
      [cmaId],
    );
    expect(row?.payload.search).toMatchObject({ radius: 2, isWidened: true });
    const spans = (row?.payload.comparables ?? []).flatMap(({ ageBand }) => ageBand ?? []);
    expect(spans.length).toBeGreaterThan(2);
    for (const { min, max } of spans) expect(max - min).toBe(2);
  });

  it.each([
    ['Needs Work', 'Needs work', 'À rénover'],
    ['Fair', 'Fair', 'Passable'],
    ['Average', 'Average', 'Moyen'],
    ['Good', 'Good', 'Bon'],
    ['Very Good', 'Very good or new', 'Très bon ou neuf'],
  ])('calls the condition that a board tells as %s by the same word', (told, english, french) => {
    const step = Number(matchWord(told, conditionWords));
    expect(homeEn.condition[homeConditionOf(step)]).toBe(english);
    expect(homeFr.condition[homeConditionOf(step)]).toBe(french);
  });

  it('names no address that its seller keeps to himself', async () => {
    await app.database.query("update listing set may_show_address = false where state = 'firm'");
    const { id } = await draw();
    const [row] = await app.database.query<{ payload: CmaReport }>(
      'select payload from cma_report where id = $1',
      [id],
    );
    await app.database.query('update listing set may_show_address = true');
    const comparables = row?.payload.comparables ?? [];
    expect(comparables.length).toBeGreaterThan(2);
    for (const { address, facts, price } of comparables) {
      expect([address, facts.latitude, facts.longitude]).toEqual(['', null, null]);
      expect(price).toBeGreaterThan(0);
    }
    expect(row?.payload.subject.address).toBe('5001 Oakwood Ave');
  });

  it('needs a saved version', async () => {
    expect((await ask({ version: 7 })).status).toBe(404);
    expect((await ask({ sections: [] })).status).toBe(400);
  });
});

describe('[CMA-05] the private page', () => {
  const openLink = (id: string, days = 30) =>
    app.call('POST /cma/reports/{id}/link', { as: anna, params: { id }, body: { days } });
  const visit = (url: string, path = '', userAgent = firefox) =>
    app.send('GET', `${new URL(url).pathname}${path}`, { headers: { 'user-agent': userAgent } });

  it('opens by its link, tells the agent, and shows the same file', async () => {
    const { id } = await draw();
    // As one that was drawn before spans of age and assumptions were told.
    await app.database.query(
      `update cma_report set payload = payload #- '{subject,ageBand}' #- '{subject,assumed}'
         #- '{comparables,0,ageBand}' #- '{comparables,0,assumed}' #- '{search,otherKinds}' where id = $1`,
      [id],
    );
    const { url = '' } = (await openLink(id)).body.result.link ?? {};
    const page = await visit(url);
    expect(page.statusCode).toBe(200);
    expect(page.payload).toContain('5001 Oakwood Ave');
    expect(page.headers['content-security-policy']).toContain('sandbox');
    expect(page.headers['content-security-policy']).not.toContain('allow-same-origin');
    expect((await getReport(id)).link).toMatchObject({ opened: 1 });
    await visit(url, '', 'Barracuda link scanner');
    expect((await getReport(id)).link?.opened).toBe(1);
    expect((await visit(url, '/report.pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await visit(url, `/photo/${encodeURIComponent('listing/../../secret')}`)).statusCode).toBe(404);
    const news = await app.call('GET /notifications/unread', { as: anna });
    expect(news.body.result.map(({ title }) => title)).toContain('Your report was opened');
  });

  it('ends when it is closed, when its time is over, and with the analysis', async () => {
    const { id } = await draw();
    const { url = '' } = (await openLink(id)).body.result.link ?? {};
    await app.call('DELETE /cma/reports/{id}/link', { as: anna, params: { id } });
    expect((await visit(url)).statusCode).toBe(404);
    expect((await visit(url, '/report.pdf')).statusCode).toBe(404);
    const again = (await openLink(id, 1)).body.result.link?.url ?? '';
    expect(again).not.toBe(url);
    expect((await visit(again)).statusCode).toBe(200);
    expect((await visit(url)).statusCode).toBe(404);
    const now = app.clock.now();
    app.clock.advance(86_400_000);
    expect((await visit(again)).statusCode).toBe(404);
    app.clock.set(now);
    await app.call('DELETE /cma/{id}', { as: anna, params: { id: cmaId } });
    expect((await visit(again)).statusCode).toBe(404);
    await app.call('POST /cma/{id}/restore', { as: anna, params: { id: cmaId } });
  });

  it('stands on the timeline of its client with the version that it shows, also after two clients became one', async () => {
    const add = async (firstName: string) =>
      (await app.call('POST /clients', { as: anna, body: sampleClient({ firstName, email: '' }) })).body
        .result.id;
    const [first, second] = [await add('Mara'), await add('Noor')];
    const timelineOf = async (id: string) =>
      (
        await app.call('GET /clients/{id}/timeline', { as: anna, params: { id }, query: '?kind=analysis' })
      ).body.result.map((entry) => (entry.kind === 'analysis' ? entry : null));
    const { draft } = (await app.call('GET /cma/{id}', { as: anna, params: { id: cmaId } })).body.result;
    const put = (clientId: string) =>
      app.call('PUT /cma/{id}', { as: anna, params: { id: cmaId }, body: { revision: 1, draft, clientId } });
    expect((await put(createId())).status).toBe(404);
    expect((await put(first)).body.result.client).toEqual({ id: first, name: 'Mara Gagnon' });
    expect((await app.call('GET /cma', { as: anna })).body.result[0]?.clientName).toBe('Mara Gagnon');
    const { id } = await draw();
    const { url = '' } = (await openLink(id)).body.result.link ?? {};
    app.clock.advance(60_000);
    await visit(url);
    await visit(url);
    const entries = await timelineOf(first);
    expect(entries[0]).toMatchObject({
      event: 'reportOpened',
      opened: 2,
      reportId: id,
      cmaId,
      version: 1,
      address: '5001 Oakwood Ave',
    });
    expect(entries.at(-1)).toMatchObject({ event: 'saved', reportId: null });
    expect(entries.at(-1)?.value).toBeGreaterThan(50_000_000);
    expect(new Set(entries.map((entry) => entry?.id)).size).toBe(entries.length);
    expect(await timelineOf(second)).toEqual([]);
    await app.call('POST /clients/{id}/merge', {
      as: anna,
      params: { id: second },
      body: { otherId: first },
    });
    expect(await timelineOf(second)).toEqual(entries);
    await app.call('DELETE /cma/{id}', { as: anna, params: { id: cmaId } });
    expect(await timelineOf(second)).toEqual([]);
    await app.call('POST /cma/{id}/restore', { as: anna, params: { id: cmaId } });
  });

  it('is sent to clients who may be written to; the others are named with the reason', async () => {
    await app.database.query(
      "update realtor_profile set brokerage_name = 'Northlight', mailing_address = '1 Front St, Toronto' where agent_id = $1",
      [anna.agentId],
    );
    const { id } = await draw({ language: 'fr' });
    const add = async (changes: Parameters<typeof sampleClient>[0]) =>
      (await app.call('POST /clients', { as: anna, body: sampleClient(changes) })).body.result.id;
    const wants = await add({ firstName: 'Daniel', email: 'daniel@example.com' });
    const refuses = await add({ firstName: 'Sofia', email: 'sofia@example.com', isOptedOut: true });
    await app.call('POST /clients/{id}/consents', {
      as: anna,
      params: { id: wants },
      body: { type: 'express', givenOn: '2025-11-01', evidence: 'Form', textShown: 'Yes, write to me' },
    });
    const sent = await app.call('POST /cma/reports/{id}/send', {
      as: anna,
      params: { id },
      body: {
        clientIds: [wants, refuses],
        subject: 'La valeur de votre maison',
        message: 'Bonjour Daniel,\n<script>alert(1)</script>',
        copyToMe: true,
      },
    });
    expect(sent.body.result).toMatchObject({ sent: 1 });
    expect(sent.body.result.leftOut).toMatchObject([{ clientId: refuses, name: 'Sofia Gagnon' }]);
    const messages = await app.database.query<{ to_address: string; html: string; category: string }>(
      'select to_address, html, category from message order by is_test',
    );
    expect(messages.map(({ to_address, category }) => [to_address, category])).toEqual([
      ['daniel@example.com', 'reports'],
      [anna.email, 'reports'],
    ]);
    expect(messages[0]?.html).toContain('Ouvrir le rapport');
    expect(messages[0]?.html).not.toContain('<script>');
    expect((await getReport(id)).link).not.toBeNull();
  });

  it('outlives the agent’s agreement with what was drawn, and shows and sends nothing new', async () => {
    const { id } = await draw();
    const { url = '' } = (await openLink(id)).body.result.link ?? {};
    await app.database.query('update board_agreement set valid_until = $2 where agent_id = $1', [
      anna.agentId,
      '2024-01-01',
    ]);
    app.clock.advance(11 * 60_000);
    const page = await visit(url);
    expect(page.statusCode).toBe(200);
    expect(page.payload).toContain('5001 Oakwood Ave');
    expect(page.payload).not.toContain('/photo/listing');
    expect((await visit(url, '/report.pdf')).statusCode).toBe(200);
    expect((await openLink(id)).status).toBe(403);
  });
});

it('reaches the agent by mail and SMS, what came together as one', async () => {
  await runDueJobs(app, ['notifications.send', 'messages.sendToAgent']);
  const mails = await listKeptMails(app, anna.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Hearthline · \d+ updates about your analyses$/),
  ]);
  for (const title of ['Your CMA report is ready', 'Your report was opened'])
    expect(mails[0]?.text).toContain(title);
  expect(await listKeptMails(app, '+14165550119')).toHaveLength(1);
});
