import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestAgent } from '../../testing/test-app.ts';
import { createSiteStore } from './site.store.ts';
import { createPngHeader } from './testing/png-header.ts';
import type { SitesApp } from './testing/sites-app.ts';
import { createSitesApp, introduce, plainPicture, wholeDraft } from './testing/sites-app.ts';

let test: SitesApp;
let noah: TestAgent;
beforeAll(async () => {
  test = await createSitesApp();
  noah = await test.createAgent('Noah');
});
afterAll(() => test.close());

const placed = (id: string) => ({ id, focus: { x: 0.5, y: 0.5 }, alt: { en: 'Lake', fr: 'Lac' } });
const codeOf = (body: { error?: { code?: string } }) => body.error?.code;

describe('the site of an agent', () => {
  it('[SITE-01] wants a token everywhere', async () => {
    for (const key of [
      'GET /sites/mine',
      'GET /sites/mine/versions',
      'GET /sites/mine/check',
      'GET /sites/places',
      'GET /sites/visits',
    ] as const)
      expect((await test.call(key)).status).toBe(401);
    const body = { revision: 1 };
    for (const key of ['POST /sites/mine/publish', 'POST /sites/mine/unpublish'] as const)
      expect((await test.call(key, { body })).status).toBe(401);
  });

  it('[SITE-01] is begun with the first look, under the name of its agent', async () => {
    const site = await test.getSite();
    expect(site).toMatchObject({
      revision: 1,
      slug: 'ava-tester',
      liveUrl: null,
      liveVersion: null,
      changes: 0,
    });
    expect(site.previewUrl).toMatch(/^https:\/\/sites\.example\/sites-preview\//);
    expect(site.host).toMatchObject({ state: 'none', name: '', recordName: '', recordValue: '' });
    expect((await test.getSite()).slug).toBe(site.slug);
    const other = await test.createAgent('Avery');
    await test.call('PUT /users', { as: other, body: { title: '', firstName: 'Ava', lastName: 'Tester' } });
    expect((await test.getSite(other)).slug).toBe('ava-tester-2');
  });

  it('[SITE-01] is saved by whoever has seen the last change, sanitised', async () => {
    const { revision, draft } = await test.getSite();
    const about = {
      ...draft.about,
      body: { en: '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=y></p>', fr: '' },
    };
    const body = { revision, draft: { ...draft, about } };
    const saved = await test.call('PUT /sites/mine/draft', { as: test.ava, body });
    expect(saved.body.result).toMatchObject({ revision: revision + 1 });
    expect(saved.body.result.draft.about.body.en).toBe('<p>Hi</p>');
    const again = await test.call('PUT /sites/mine/draft', { as: test.ava, body });
    expect([again.status, codeOf(again.body)]).toEqual([409, 'conflict']);
    expect((await test.getSite(noah)).draft.about.body.en).toBe('');
  });

  it('[SITE-01] names no place that is not there, and refuses what is twice', async () => {
    const { revision, draft } = await test.getSite();
    const save = (changes: object) =>
      test.call('PUT /sites/mine/draft', {
        as: test.ava,
        body: { revision, draft: { ...draft, ...changes } },
      });
    const place = { level: 'municipality', code: 'A1-M1' };
    expect((await save({ cities: [{ level: 'municipality', code: 'Atlantis' }] })).status).toBe(400);
    expect((await save({ cities: [place, place] })).status).toBe(400);
    expect((await save({ sections: draft.sections.toReversed().slice(1) })).status).toBe(400);
    const reply = await save({ cities: [place] });
    expect(reply.body.result.cities).toMatchObject([{ code: 'A1-M1', name: 'Town A1-M1' }]);
    const found = await test.call('GET /sites/places', { as: test.ava, query: '?search=Town%20A1' });
    expect(found.body.result.map(({ code }) => code)).toContain('A1-M1');
  });

  it('[SITE-01] [SITE-02] changes its template: texts, cities and pictures move along, what was is kept', async () => {
    const before = await test.save({
      ...wholeDraft(),
      colourSet: 'third',
      fontPair: 'second',
      showsSearch: false,
    });
    const reply = await test.call('POST /sites/mine/template', {
      as: test.ava,
      body: { revision: before.revision, template: 'metro' },
    });
    const { draft } = reply.body.result;
    expect(draft).toMatchObject({
      template: 'metro',
      colourSet: 'first',
      fontPair: 'first',
      showsSearch: true,
    });
    expect([draft.slogan, draft.cities]).toEqual([before.draft.slogan, before.draft.cities]);
    const versions = (await test.call('GET /sites/mine/versions', { as: test.ava })).body.result;
    expect(versions[0]).toMatchObject({ template: 'lakeside', reason: 'kept', isLive: false });
    const number = String(versions[0]?.number);
    const restore = (as: TestAgent, revision: number) =>
      test.call('POST /sites/mine/versions/{number}/restore', { as, params: { number }, body: { revision } });
    expect((await restore(noah, 1)).status).toBe(404);
    expect((await restore(test.ava, 1)).status).toBe(409);
    const back = await restore(test.ava, reply.body.result.revision);
    expect(back.body.result.draft).toEqual(before.draft);
    const after = (await test.call('GET /sites/mine/versions', { as: test.ava })).body.result;
    expect(after[0]).toMatchObject({ template: 'metro', reason: 'kept' });
  });
});

describe('pictures of a site', () => {
  it('[SITE-01] are encoded anew, without what they carried', async () => {
    const photo = await sharp(await plainPicture(2400, 1200))
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ava' }, IFD3: { GPSLatitude: '43/1 39/1 0/1' } })
      .toBuffer();
    const payload = '<script>alert(1)</script>';
    const carrier = Buffer.concat([photo, Buffer.from(payload)]);
    const { status, picture } = await test.upload(carrier, { name: 'lake.jpg' });
    expect(status).toBe(200);
    expect(picture).toMatchObject({ use: 'hero', fileName: 'lake.jpg', width: 1920, height: 960 });
    const kept = await test.send('GET', picture.url);
    const facts = await sharp(kept.rawPayload).metadata();
    expect([facts.format, facts.exif, facts.icc]).toEqual(['webp', undefined, undefined]);
    expect(kept.rawPayload.includes(payload)).toBe(false);
  });

  it('[SITE-01] that are none are refused with a clear word', async () => {
    const png = await plainPicture(64, 64);
    const huge = createPngHeader(60_000, 60_000);
    const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(200, 7)]);
    for (const bytes of [
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      ),
      Buffer.from('<script>alert(1)</script>'),
      Buffer.from('<style>body{display:none}</style>'),
      Buffer.from('data:image/png;base64,AAAA'),
      zip,
      huge,
      png.subarray(0, 40),
      Buffer.alloc(0),
    ]) {
      const { status, code } = await test.upload(bytes, { name: 'photo.png' });
      expect([status, code]).toEqual([422, 'not_an_image']);
    }
    const large = await test.upload(Buffer.concat([png, Buffer.alloc(1024 * 1024)]));
    expect([large.status, large.code]).toEqual([413, 'file_too_large']);
  });

  it('[SITE-01] are cut within their own pixels, by nobody else', async () => {
    const { picture } = await test.upload(await plainPicture(800, 600));
    const crop = (as: TestAgent, body: object) =>
      test.call('POST /sites/mine/pictures/{id}/crop', { as, params: { id: picture.id }, body });
    const part = { left: 100, top: 50, width: 400, height: 300 };
    expect((await crop(noah, part)).status).toBe(404);
    expect((await crop(test.ava, { ...part, left: 500 })).status).toBe(400);
    const { result } = (await crop(test.ava, part)).body;
    expect(result).toMatchObject({ width: 400, height: 300, use: 'hero' });
    expect(result.id).not.toBe(picture.id);
  });

  it('[SITE-01] of another agent cannot stand in a draft', async () => {
    const { picture } = await test.upload(await plainPicture(), { as: noah });
    const { revision, draft } = await test.getSite();
    const body = { revision, draft: { ...draft, hero: placed(picture.id) } };
    expect((await test.call('PUT /sites/mine/draft', { as: test.ava, body })).status).toBe(404);
    const own = await test.save({ hero: placed(picture.id) }, noah);
    expect(own.pictures.map(({ id }) => id)).toEqual([picture.id]);
  });

  it('[SITE-01] that nothing names make room for others', async () => {
    const agent = await test.createAgent('Mia');
    const first = await test.upload(await plainPicture(32, 32), { as: agent, use: 'logo' });
    await test.save({ logo: placed(first.picture.id) }, agent);
    await test.database.query(
      `insert into site_picture (agent_id, id, use, file_name, width, height, bytes, created_at)
       select $1, gen_random_uuid(), 'hero', 'x', 9, 9, 9, '2025-11-12T13:00:00Z' from generate_series(1, 59)`,
      [agent.agentId],
    );
    expect((await test.upload(await plainPicture(32, 32), { as: agent })).status).toBe(200);
    const rows = await test.database.query('select id from site_picture where agent_id = $1', [
      agent.agentId,
    ]);
    expect(rows).toHaveLength(2);

    const folder = path.join(test.dataDir, 'files', 'sites', agent.agentId);
    const files = await readdir(folder);
    await test.database.query(
      `insert into site_picture (agent_id, id, use, file_name, width, height, bytes, created_at)
       select $1, gen_random_uuid(), 'hero', 'x', 9, 9, 9, $2 from generate_series(1, 58)`,
      [agent.agentId, test.clock.now()],
    );
    const refused = await test.upload(await plainPicture(32, 32), { as: agent });
    expect([refused.status, refused.code]).toEqual([400, 'invalid_input']);
    expect(await readdir(folder)).toEqual(files);
  });
});

describe('where a site stands', () => {
  it('[SITE-01] nobody takes a word that is reserved, taken or led elsewhere before', async () => {
    const put = (as: TestAgent, slug: string) => test.call('PUT /sites/mine/slug', { as, body: { slug } });
    const { slug: before } = await test.getSite();
    for (const bad of ['Ava', 'a--b', '-a-b', 'ab', 'a b', '../etc'])
      expect((await put(test.ava, bad)).status).toBe(400);
    expect((await put(test.ava, 'admin')).body.error?.fields?.[0]?.code).toBe('slug_reserved');
    expect((await put(test.ava, 'ava-by-the-lake')).body.result.slug).toBe('ava-by-the-lake');
    expect((await put(noah, 'ava-by-the-lake')).body.error?.fields?.[0]?.code).toBe('slug_taken');
    expect((await put(noah, before)).body.error?.fields?.[0]?.code).toBe('slug_taken');
    expect((await put(test.ava, before)).body.result.slug).toBe(before);
  });

  it('[SITE-01] a name of its own is proven by its record, and by nobody else’s', async () => {
    const put = (as: TestAgent, host: string | null) =>
      test.call('PUT /sites/mine/host', { as, body: { host } });
    const check = async (as: TestAgent) =>
      (await test.call('POST /sites/mine/host/check', { as })).body.result.host;
    for (const bad of ['localhost', 'a_b.example', 'x'.repeat(300), 'http://a.example'])
      expect((await put(test.ava, bad)).status).toBe(400);
    expect((await put(test.ava, 'sub.sites.example')).body.error?.fields?.[0]?.code).toBe('host_reserved');
    const { host } = (await put(test.ava, 'Ava-Homes.example')).body.result;
    expect(host).toMatchObject({
      state: 'waiting',
      name: 'ava-homes.example',
      recordName: '_hearthline.ava-homes.example',
    });
    expect(await check(test.ava)).toMatchObject({ state: 'waiting', problem: 'noRecord' });
    test.records.set(host.recordName, null);
    expect(await check(test.ava)).toMatchObject({ state: 'waiting', problem: 'noAnswer' });
    test.records.set(host.recordName, ['v=spf1 -all']);
    expect(await check(test.ava)).toMatchObject({ state: 'waiting', problem: 'otherRecord' });
    test.records.set(host.recordName, ['v=spf1 -all', host.recordValue]);
    expect(await check(test.ava)).toMatchObject({ state: 'proven', problem: null });
    test.records.set(host.recordName, null);
    expect(await check(test.ava)).toMatchObject({ state: 'proven', problem: 'noAnswer' });

    const other = (await put(noah, 'ava-homes.example')).body.result.host;
    expect(await check(noah)).toMatchObject({ state: 'waiting' });
    test.records.set(host.recordName, [other.recordValue]);
    expect(await check(noah)).toMatchObject({ state: 'proven' });
    expect((await test.getSite()).host).toMatchObject({ state: 'waiting', problem: 'otherRecord' });
    expect((await put(noah, null)).body.result.host.state).toBe('none');
    expect((await test.call('POST /sites/mine/host/check', { as: noah })).status).toBe(409);
  });

  it('[SITE-01] a name that two prove at once has the one who was second, and both are told so', async () => {
    const host = 'two-want-it.example';
    for (const as of [test.ava, noah]) {
      const { result } = (await test.call('PUT /sites/mine/host', { as, body: { host } })).body;
      const { recordName, recordValue } = result.host;
      test.records.set(recordName, [...(test.records.get(recordName) ?? []), recordValue]);
    }
    const check = () => test.call('POST /sites/mine/host/check', { as: noah });
    const second = await test.services.database.asAgent(test.ava.agentId, async (tx) => {
      const store = createSiteStore(tx, test.ava.agentId);
      await store.lock();
      await store.takeHost(host);
      await store.update({ hostProvenAt: test.clock.now() });
      const asked = check();
      await vi.waitFor(async () => {
        const waiting = `select 1 from pg_locks join pg_stat_activity using (pid)
          where not granted and datname = current_database()`;
        expect(await test.database.query(waiting)).not.toEqual([]);
      });
      return { asked };
    });
    const { status, body } = await second.asked;
    expect([status, body.result?.host.state]).toEqual([200, 'proven']);
    expect((await test.getSite()).host).toMatchObject({ state: 'waiting', problem: 'otherRecord' });
    for (const as of [test.ava, noah]) await test.call('PUT /sites/mine/host', { as, body: { host: null } });
  });
});

describe('the publish gate', () => {
  const check = async (as: TestAgent) => (await test.call('GET /sites/mine/check', { as })).body.result;
  const rowOf = async (as: TestAgent, name: string) =>
    (await check(as)).rows.find((row) => row.check === name);

  it('[SITE-01] names what is missing with a link to the field', async () => {
    const lea = await test.createAgent('Lea');
    const found = await check(lea);
    expect(found.canPublish).toBe(false);
    expect(found.rows.map(({ check: name }) => name)).toHaveLength(14);
    const must = Object.fromEntries(
      found.rows.filter(({ verdict }) => verdict === 'must').map((row) => [row.check, row.link]),
    );
    expect(must).toEqual({
      slogan: '/site-builder/hero-section?field=slogan&lang=en',
      about: '/site-builder/about-section?field=about.body&lang=en',
      // What is not written at all is not complete.
      bothLanguages: '/site-builder/hero-section?field=slogan&lang=en',
      brokerage: '/user/profile?field=brokerageName',
      contact: '/user/profile?field=phone',
    });
    const inFrench = await test.call('GET /sites/mine/check', { as: lea, language: 'fr' });
    expect(inFrench.body.result.rows.find(({ check: name }) => name === 'slogan')).toMatchObject({
      language: null,
      link: '/site-builder/hero-section?field=slogan&lang=fr',
    });
    expect(found.rows.find(({ check: name }) => name === 'boardAccess')?.verdict).toBe('worthALook');
    const reply = await test.call('POST /sites/mine/publish', { as: lea, body: { revision: 1 } });
    expect(reply.status).toBe(400);
    expect(reply.body.error?.fields?.map(({ path }) => path)).toContain('brokerage');

    await introduce(test, lea);
    const { slogan, ...rest } = wholeDraft();
    await test.save({ ...rest, slogan: { en: slogan?.en ?? '', fr: '' } }, lea);
    expect(await rowOf(lea, 'bothLanguages')).toMatchObject({
      verdict: 'must',
      language: 'fr',
      link: '/site-builder/hero-section?field=slogan&lang=fr',
    });
  });

  it('[SITE-01] names a picture without any description once, for both languages', async () => {
    const nia = await test.createAgent('Nia');
    const { picture } = await test.upload(await plainPicture(), { as: nia });
    await test.save({ hero: { ...placed(picture.id), alt: { en: '', fr: '' } } }, nia);
    expect(await rowOf(nia, 'alts')).toMatchObject({
      verdict: 'must',
      language: null,
      link: '/site-builder/hero-section?field=hero.alt&lang=en',
    });
  });

  it('[SITE-01] wants pictures described, and darkens them as far as words over them need it', async () => {
    const white = await test.upload(await plainPicture(1600, 900, '#ffffff'));
    const draft = { ...wholeDraft(), hero: { ...placed(white.picture.id), alt: { en: 'Snow', fr: '' } } };
    await introduce(test, test.ava);
    await test.save(draft);
    expect(await rowOf(test.ava, 'alts')).toMatchObject({
      verdict: 'must',
      language: 'fr',
      link: '/site-builder/hero-section?field=hero.alt&lang=fr',
    });
    const shadeOfHome = async () => {
      const { previewUrl } = await test.getSite();
      const page = await test.look(new URL(previewUrl).pathname);
      return Number(/class="hero own s(\d+)"/.exec(page.body)?.[1]);
    };
    expect(await rowOf(test.ava, 'contrast')).toMatchObject({ verdict: 'inOrder' });
    const { pictureContrast: contrastOverWhite } = await check(test.ava);
    const overWhite = await shadeOfHome();
    expect(overWhite).toBeGreaterThan(60);
    const dark = await test.upload(await plainPicture(1600, 900, '#204050'));
    await test.save({ hero: placed(dark.picture.id) });
    expect(await shadeOfHome()).toBeLessThan(overWhite);
    const found = await check(test.ava);
    expect(found.rows.filter(({ verdict }) => verdict === 'must')).toEqual([]);
    expect(found.rows.find((row) => row.check === 'pictureWeight')?.detail).toMatch(/bytes/);
    expect(found.canPublish).toBe(true);
    expect(found.pictureContrast).toBeGreaterThan(contrastOverWhite ?? 0);
    await test.save({ template: 'metro' });
    expect((await check(test.ava)).pictureContrast).toBeNull();
    await test.save({ template: 'lakeside' });
  });

  it('[SITE-01] publishes what was last seen, and takes it off again', async () => {
    const { revision } = await test.getSite();
    const publish = (seen: number) =>
      test.call('POST /sites/mine/publish', { as: test.ava, body: { revision: seen } });
    expect((await publish(revision - 1)).status).toBe(409);
    const { result } = (await publish(revision)).body;
    expect(result).toMatchObject({ changes: 0, liveUrl: `https://sites.example/sites/${result.slug}` });
    const versions = (await test.call('GET /sites/mine/versions', { as: test.ava })).body.result;
    expect(versions[0]).toMatchObject({ number: result.liveVersion, isLive: true, reason: 'published' });
    const changed = await test.save({ colourSet: 'second', slogan: { en: 'Else', fr: 'Autre' } });
    expect(changed.changes).toBe(2);
    const off = await test.call('POST /sites/mine/unpublish', { as: test.ava });
    expect(off.body.result).toMatchObject({
      liveUrl: null,
      liveVersion: null,
      publishedAt: result.publishedAt,
    });
    expect(off.body.result.draft.colourSet).toBe('second');
  });
});
