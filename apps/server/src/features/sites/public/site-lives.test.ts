import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleClient } from '../../../testing/sample-client.ts';
import { testPassword } from '../../../testing/test-app.ts';
import { trapName } from '../contact/contact.service.ts';
import type { SitesApp } from '../testing/sites-app.ts';
import { brokerage, createSitesApp, sitesHost } from '../testing/sites-app.ts';

const root = '/sites/ava-tester';
const host = 'ava-homes.example';
/** What the app shows where a site is not. */
const pageOfApp = '<!doctype html><title>The app</title>';

let test: SitesApp;
beforeAll(async () => {
  test = await createSitesApp({ APP_ORIGIN: 'https://app.example' }, { indexHtml: pageOfApp });
  await test.publish();
});
afterAll(() => test.close());

/** A form that a person filled in, some seconds after its page was opened. */
async function write(fields: Record<string, string> = {}, { language = 'en', query = '' } = {}) {
  const path = `${root}/${language}/contact${query}`;
  const stamp = await test.fieldOf(path, 'stamp');
  test.clock.advance(5_000);
  return test.post(path, {
    name: 'Mia Roy',
    email: 'Mia@home.example',
    phone: '905 555 0111',
    message: 'Is it still there?\nI like it.',
    stamp,
    [trapName]: '',
    'cf-turnstile-response': await test.solveChallenge(),
    ...fields,
  });
}

/** Without what a page carries: one that was open for days is as good. */
const leave = (email: string) => test.post(`${root}/en/unsubscribe`, { email, [trapName]: '' });

const people = () =>
  test.database.query<{ id: string; first: string; email: string; source: string; incomplete: boolean }>(
    `select id, first_name as first, email, lead_source as source, is_incomplete as incomplete from client
     where agent_id = $1 order by created_at, id`,
    [test.ava.agentId],
  );
const consentsOf = (clientId: string) =>
  test.database.query<{ type: string; text: string }>(
    'select type::text, text_shown as text from client_consent where client_id = $1 order by recorded_at, type',
    [clientId],
  );
const notesOf = (clientId: string) =>
  test.database.query<{ text: string }>('select text from client_note where client_id = $1 order by id', [
    clientId,
  ]);

/** Days go by in between. */
async function signIn(): Promise<void> {
  const { body } = await test.call('POST /auth/secure/login', {
    body: {
      userKey: test.ava.email,
      password: testPassword,
      turnstileToken: await test.solveChallenge(),
      deviceName: 'Test',
    },
  });
  test.ava.token = body.token ?? '';
}

describe('somebody who writes', () => {
  it('[SITE-03] becomes a client of whom little is known, with the consent that a question implies', async () => {
    const [home] = await test.database.query<{ number: string }>(
      'select mls_number as number from listing where agent_mls_id is not null limit 1',
    );
    const reply = await write({}, { query: `?home=${home?.number}` });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${root}/en/contact?sent=1`]);
    expect((await test.look(`${root}/en/contact?sent=1`)).statusCode).toBe(200);
    const [mia] = await people();
    expect(mia).toMatchObject({
      first: 'Mia',
      email: 'mia@home.example',
      source: 'website',
      incomplete: true,
    });
    expect(await consentsOf(mia?.id ?? '')).toEqual([{ type: 'impliedInquiry', text: '' }]);
    const [note] = await notesOf(mia?.id ?? '');
    expect(note?.text).toContain(home?.number);
    expect(note?.text).toContain('Is it still there?\nI like it.');
    const told = await test.call('GET /notifications/unread', { as: test.ava });
    expect(told.body.result[0]).toMatchObject({
      title: 'Mia Roy wrote to you by your website',
      link: `/clients/view?id=${mia?.id}`,
    });
    const visits = await test.call('GET /sites/visits', { as: test.ava });
    expect(visits.body.result.inquiries).toBe(1);
  });

  it('[SITE-03] joins the client with that address, and agrees to more only by the box', async () => {
    const [mia] = await people();
    await write({ name: 'Somebody Else', message: 'Again', consent: 'yes' }, { language: 'fr' });
    expect(await people()).toEqual([mia]);
    const consents = await consentsOf(mia?.id ?? '');
    expect(consents.map(({ type }) => type).toSorted()).toEqual([
      'express',
      'impliedInquiry',
      'impliedInquiry',
    ]);
    const express = consents.find(({ type }) => type === 'express');
    expect(express?.text).toContain(brokerage);
    expect((await test.look(`${root}/fr/contact`)).body).toContain(brokerage);
    expect(await notesOf(mia?.id ?? '')).toHaveLength(2);
  });

  it('[SITE-03] writes the longest letter in any script', async () => {
    const message = '湖'.repeat(4_000);
    expect((await write({ message })).statusCode).toBe(303);
    const [mia] = await people();
    expect((await notesOf(mia?.id ?? '')).at(-1)?.text).toContain(message);
  });

  it('[SITE-03] is told what is wrong, and keeps what they typed', async () => {
    const before = await people();
    const wrong = await write({ name: '', email: 'nobody', message: '<b>kept</b>', phone: '12' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('Your name, please.');
    expect(wrong.body).toContain('value="nobody"');
    expect(wrong.body).toContain('&lt;b&gt;kept&lt;/b&gt;');
    expect(wrong.headers['cache-control']).toBe('no-store');
    const stamp = await test.fieldOf(`${root}/en/contact`, 'stamp');
    const quick = await write({
      stamp: String(await test.fieldOf(`${root}/en/contact`, 'nothing')) || 'x.y',
    });
    expect(quick.body).toContain('open for long');
    const fields = { name: 'Bo', email: 'bo@x.example', message: 'Hi', phone: '' };
    const tooQuick = await test.post(`${root}/en/contact`, {
      ...fields,
      stamp: await test.fieldOf(`${root}/en/contact`, 'stamp'),
      'cf-turnstile-response': await test.solveChallenge(),
    });
    expect(tooQuick.body).toContain('quicker than anybody types');
    test.clock.advance(25 * 3_600_000);
    expect((await write({ stamp })).body).toContain('open for long');
    expect((await write({ 'cf-turnstile-response': 'no' })).body).toContain('The check did not work out');
    expect(await people()).toEqual(before);
  });

  it('[SITE-03] that fills what people do not see is thanked and forgotten', async () => {
    const before = await people();
    // Browsers fill in by names like these what they know of their people.
    expect(trapName).not.toMatch(
      /name|company|org|mail|phone|tel|address|street|city|zip|code|url|user|pass/,
    );
    const reply = await write({ [trapName]: 'Best SEO', email: 'spam@x.example' });
    expect(reply.statusCode).toBe(303);
    expect(await people()).toEqual(before);
  });

  it('[SITE-03] hears nothing more once they say so, and nobody learns who is known', async () => {
    const known = await leave('MIA@home.example');
    expect([known.statusCode, known.headers.location]).toEqual([303, `${root}/en/unsubscribe?sent=1`]);
    const unknown = await leave('stranger@x.example');
    expect([unknown.statusCode, unknown.headers.location]).toEqual([303, known.headers.location]);
    const wrong = await leave('no address');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('value="no address"');
    const left = await test.database.query(
      "select 1 from suppression where agent_id = $1 and category = 'all'",
      [test.ava.agentId],
    );
    expect(left).toHaveLength(2);
    const [mia] = await test.database.query('select is_opted_out as out from client where agent_id = $1', [
      test.ava.agentId,
    ]);
    expect(mia).toEqual({ out: true });
  });

  it('[SITE-03] hears nothing more, either, once they come into the list, or back into it', async () => {
    await signIn();
    const add = async (email: string): Promise<string> => {
      const client = { as: test.ava, body: sampleClient({ email }) };
      const { id } = (await test.call('POST /clients', client)).body.result;
      const body = { type: 'express', givenOn: '2025-11-01', evidence: 'Phone', textShown: 'News?' };
      await test.call('POST /clients/{id}/consents', { as: test.ava, params: { id }, body });
      return id;
    };
    const mayReceive = async (id: string) =>
      (await test.call('GET /clients/{id}/consents', { as: test.ava, params: { id } })).body.result.standing
        .mayReceive;
    const [zoe, stranger] = [await add('zoe@home.example'), await add('stranger@x.example')];
    expect([await mayReceive(zoe), await mayReceive(stranger)]).toEqual([true, false]);
    const choice = { as: test.ava, body: { choice: { ids: [zoe] } } };
    const { batchId } = (await test.call('POST /clients/bulk/delete', choice)).body.result;
    await leave('Zoe@home.example');
    await test.call('POST /clients/restore', { as: test.ava, body: { batchId } });
    expect(await mayReceive(zoe)).toBe(false);
    // Nobody proved that the address is theirs: a box that is ticked later opens nothing.
    await write({ email: 'zoe@home.example', consent: 'yes' });
    const kept = await consentsOf(zoe);
    expect(kept.map(({ type }) => type)).toContain('impliedInquiry');
    expect(await mayReceive(zoe)).toBe(false);
  });

  it('[SITE-03] too often is asked in words to wait', async () => {
    const limited = await createSitesApp({ RATE_LIMITS: 'on' });
    try {
      await limited.publish();
      const statuses: number[] = [];
      let last = '';
      for (let time = 0; time < 7; time += 1) {
        const reply = await limited.post(`${root}/fr/contact`, {
          name: 'Bo',
          email: 'bo@x.example',
          message: 'Salut',
        });
        statuses.push(reply.statusCode);
        last = reply.body;
      }
      expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
      expect(last).toContain('Attendez quelques minutes');
      expect(last).toContain('value="bo@x.example"');
    } finally {
      await limited.close();
    }
  });
});

describe('the life of a site', () => {
  it('[SITE-01] a former address leads to the present one', async () => {
    await signIn();
    await test.call('PUT /sites/mine/slug', { as: test.ava, body: { slug: 'ava-lake' } });
    await vi.waitFor(async () => {
      const moved = await test.look(`${root}/fr/about?x=1`);
      expect([moved.statusCode, moved.headers.location]).toEqual([301, '/sites/ava-lake/fr/about?x=1']);
    });
    expect((await test.look('/sites/ava-lake/fr/about')).statusCode).toBe(200);
    const sent = await test.post(`${root}/fr/contact?home=1`, { name: 'Mia Roy' });
    expect([sent.statusCode, sent.headers.location]).toEqual([308, '/sites/ava-lake/fr/contact?home=1']);
    await test.call('PUT /sites/mine/slug', { as: test.ava, body: { slug: 'ava-tester' } });
    await vi.waitFor(async () => expect((await test.look(`${root}/en`)).statusCode).toBe(200));
  });

  it('[SITE-01] is read under a proven name of its own, and under no other', async () => {
    const at = (name: string, path: string) => test.look(path, { host: name });
    const { result } = (await test.call('PUT /sites/mine/host', { as: test.ava, body: { host } })).body;
    expect((await at(host, '/en')).body).not.toContain('Ava Tester');
    test.records.set(result.host.recordName, [result.host.recordValue]);
    const proven = await test.call('POST /sites/mine/host/check', { as: test.ava });
    expect(proven.body.result.liveUrl).toBe(`https://${host}`);
    await vi.waitFor(async () => expect((await at(host, '/en/about')).body).toContain('Ava Tester'));
    const home = await at(host, '/fr');
    expect(home.body).toContain(`<link rel="canonical" href="https://${host}/fr"`);
    expect(home.body).toContain('href="/fr/contact"');
    expect(home.headers['content-security-policy']).not.toContain('sandbox');
    expect((await at(`${host}:443`, '/')).headers.location).toBe('/en');
    expect((await at(host, '/robots.txt')).body).toContain(`https://${host}/sitemap.xml`);
    expect((await at(host, '/api/sites/mine')).statusCode).toBe(404);
    expect((await at(host, '/nowhere')).statusCode).toBe(404);
    for (const path of ['/auth/login', '/challenge/none', '/site-assets/none', '/healthz/none']) {
      const { statusCode, body } = await test.look(path, { host, accept: 'text/html' });
      expect([path, statusCode, body === pageOfApp]).toEqual([path, 404, false]);
    }
    for (const foreign of ['evil.example', `www.${host}`, `${host}.evil.example`])
      expect((await at(foreign, '/en/about')).body).toBe(pageOfApp);
    expect((await test.look(`/sites-own/${host}/en`)).statusCode).toBe(404);
    expect((await at('evil.example', `/sites-own/${host}/en`)).statusCode).toBe(404);
    // Wherever it is read, its pictures are named under the name that the world should know.
    const [own] = await test.database.query<{ number: string }>(
      'select mls_number as number from listing where agent_mls_id is not null limit 1',
    );
    const photo = `/photos/${own?.number}/0-1280.webp`;
    for (const page of [
      await test.look(`${root}/en/homes/${own?.number}`),
      await at(host, `/en/homes/${own?.number}`),
    ]) {
      expect(page.body).toContain(`<meta property="og:image" content="https://${host}${photo}"`);
      expect(page.body).toContain(`"image":"https://${host}${photo}"`);
    }
    expect((await at(host, photo)).statusCode).toBe(200);
  });

  it('[SITE-01] asks for encryption of its own name alone, and nothing of others in the zone of its agent', async () => {
    const [font = ''] =
      /\/site-assets\/[a-f0-9]+\/[a-z0-9-]+\.woff2/.exec((await test.look(`${root}/en`)).body) ?? [];
    const demandOf = async (name: string, path: string) =>
      (await test.look(path, { host: name })).headers['strict-transport-security'];
    for (const path of [
      '/en',
      '/en/nowhere',
      font,
      '/site-pictures/x/480.webp',
      '/api/auth/challenge',
      '/healthz',
    ])
      expect([path, await demandOf(host, path)]).toEqual([path, 'max-age=31536000']);
    for (const name of [sitesHost, 'app.example:443'])
      expect(await demandOf(name, font)).toBe('max-age=31536000; includeSubDomains');
  });

  it('[SITE-01] taken off the web says under its own name that it is gone, and never shows the app there', async () => {
    await test.call('POST /sites/mine/unpublish', { as: test.ava });
    await vi.waitFor(async () => expect((await test.look(`${root}/en`)).statusCode).toBe(404));
    for (const path of ['/', '/en', '/auth/login', '/dashboard', '/api/users/me', '/config.json']) {
      const reply = await test.look(path, { host, accept: 'text/html' });
      expect([path, reply.statusCode]).toEqual([path, 404]);
      expect(reply.body).not.toContain('The app');
    }
    expect((await test.look('/auth/login', { accept: 'text/html' })).body).toBe(pageOfApp);
    await test.publish();
    await vi.waitFor(async () => expect((await test.look('/en', { host })).statusCode).toBe(200));
    await test.call('PUT /sites/mine/host', { as: test.ava, body: { host: null } });
    await vi.waitFor(async () => expect((await test.look('/en', { host })).body).toBe(pageOfApp));
  });

  it('[SITE-03] loses listings and figures with the agreement of the board, and nothing else', async () => {
    const [own] = await test.database.query<{ number: string }>(
      'select mls_number as number from listing where agent_mls_id is not null limit 1',
    );
    const home = `${root}/en/homes/${own?.number}`;
    const photo = `${root}/photos/${own?.number}/0-640.webp`;
    expect((await test.look(home)).statusCode).toBe(200);
    expect((await test.look(photo)).statusCode).toBe(200);
    await test.services.operator.agreements.end(test.ava.agentId, '2025-10-01');
    await vi.waitFor(async () => expect((await test.look(home)).statusCode).toBe(404));
    expect((await test.look(`${root}/en/homes`)).statusCode).toBe(404);
    expect((await test.look(photo)).statusCode).toBe(404);
    for (const path of ['', '/places', '/places/town-a1-m1', '/about', '/contact', '/news', '/privacy']) {
      const { statusCode, body } = await test.look(`${root}/en${path}`);
      expect([path, statusCode]).toEqual([path, 200]);
      expect(body).not.toContain('Lakeshore Board');
      expect(body).not.toContain('Harbour &amp; Pine');
    }
    expect((await test.look(`${root}/sitemap.xml`)).body).not.toContain('/homes');
  });

  it('[SITE-03] says as long as it is there whose it is', async () => {
    const put = (body: object) =>
      test.call('PUT /users', { as: test.ava, language: 'fr', body: { title: '', ...body } });
    for (const [body, path] of [
      [{ realtor: { brokerageName: '' } }, 'realtor.brokerageName'],
      [{ realtor: { mailingAddress: ' ' } }, 'realtor.mailingAddress'],
      [{ phone: '' }, 'phone'],
    ] as const) {
      const refused = await put(body);
      expect([refused.status, refused.body.error?.fields]).toMatchObject([
        400,
        [{ path, code: 'needed_by_site' }],
      ]);
      expect(refused.body.error?.friendlyMessage).toContain('Retirez le site du web');
    }
    expect((await test.look(`${root}/en/privacy`)).body).toContain(brokerage);
    // The office has a phone too.
    expect((await put({ phone: '', realtor: { phone: '416 555 0100' } })).status).toBe(200);
    expect((await put({ realtor: { brokerageName: 'Elsewhere Realty, Brokerage', fax: '' } })).status).toBe(
      200,
    );
  });

  it('[SITE-01] is gone when it is taken off the web', async () => {
    await test.call('POST /sites/mine/unpublish', { as: test.ava });
    // Whoever is told so finds it so, without waiting for word from the database.
    expect((await test.look(`${root}/en`)).statusCode).toBe(404);
    expect((await test.look(`${root}/sitemap.xml`, { host: sitesHost })).statusCode).toBe(404);
    expect((await test.post(`${root}/en/contact`, { name: 'x' })).statusCode).toBe(404);
    const body = { title: '', realtor: { brokerageName: '' } };
    expect((await test.call('PUT /users', { as: test.ava, body })).status).toBe(200);
  });

  it('[SITE-01] keeps its versions for two years, and days no longer either', async () => {
    await test.database.query("update site_version set made_at = '2023-01-01'");
    await test.database.query("insert into site_visit (agent_id, day, visits) values ($1, '2023-01-01', 4)", [
      test.ava.agentId,
    ]);
    const upkeep = test.services.jobHandlers.find(({ job }) => job.name === 'sites.upkeep');
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    await upkeep?.run({}, { jobId: '1', attempt: 1, log });
    expect(await test.database.query('select 1 from site_version')).toEqual([]);
    expect(await test.database.query("select 1 from site_visit where day < '2024-01-01'")).toEqual([]);
  });
});
