import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSiteLoader } from '../../../site.ts';
import type { SitesApp } from '../testing/sites-app.ts';
import {
  brokerage,
  createSitesApp,
  memberId,
  plainPicture,
  sitesHost,
  wholeDraft,
} from '../testing/sites-app.ts';

const root = '/sites/ava-tester';
const board = 'Lakeshore Board';
const others = 'Harbour &amp; Pine Realty Ltd., Brokerage';

const loadSite = createSiteLoader();
const noteDrawn = vi.fn();
let test: SitesApp;
beforeAll(async () => {
  test = await createSitesApp(
    {},
    {
      loadSite: async () => {
        const site = await loadSite();
        return {
          ...site,
          renderPage: (page) => {
            noteDrawn(page.name);
            return site.renderPage(page);
          },
        };
      },
    },
  );
  await test.publish();
});
afterAll(() => test.close());

const titleOf = (body: string) => /<title>([^<]*)<\/title>/.exec(body)?.[1];
const styleHashOf = (body: string) => {
  const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? [];
  return createHash('sha256').update(styles).digest('base64');
};

describe('a published site', () => {
  it('[SITE-03] leads to the language of the reader', async () => {
    for (const [accepted, language] of [
      ['fr-CA,fr;q=0.9', 'fr'],
      ['de', 'en'],
    ]) {
      const reply = await test.look(root, { 'accept-language': accepted ?? '' });
      expect([reply.statusCode, reply.headers.location]).toEqual([302, `${root}/${language}`]);
      expect(reply.headers.vary).toContain('accept-language');
    }
  });

  it('[SITE-03] answers once: no page that says there is none is drawn behind another', async () => {
    const paths = [root, `${root}/en`, `${root}/en/contact`, `${root}/sitemap.xml`, '/sites/nobody-at-all'];
    const replies = [];
    for (const path of paths) replies.push((await test.look(path)).statusCode);
    expect(replies).toEqual([302, 200, 200, 200, 404]);
    expect(noteDrawn.mock.calls).toEqual([['gone']]);
  });

  it('[SITE-03] has every page in both languages, with its brokerage, its board and its address', async () => {
    for (const language of ['en', 'fr'])
      for (const path of [
        '',
        '/homes',
        '/places',
        '/places/town-a1-m1',
        '/news',
        '/about',
        '/contact',
        '/privacy',
        '/unsubscribe',
      ]) {
        const reply = await test.look(`${root}/${language}${path}`);
        expect([path, reply.statusCode]).toEqual([path, 200]);
        expect(reply.body).toContain(`<html lang="${language}-CA"`);
        expect(reply.body).toContain(brokerage);
        expect(reply.body).toContain(board);
        expect(reply.body).toContain(`href="https://${sitesHost}${root}/${language}${path}"`);
        expect(gzipSync(reply.body).length).toBeLessThan(60 * 1024);
      }
    expect(titleOf((await test.look(`${root}/fr`)).body)).toBe('Vivre au bord du lac – Ava Tester');
  });

  it('[SITE-03] shows its agent’s own homes first, each with who lists it, and none that may not be shown', async () => {
    const { body } = await test.look(`${root}/en/homes`);
    const own = await test.database.query<{ number: string }>(
      'select mls_number as number from listing where agent_mls_id is not null',
    );
    const numbers = [...body.matchAll(/\/en\/homes\/([^"?]+)"/g)].map(([, number]) => number);
    const order = [...new Set(numbers)];
    expect(order.slice(0, 2).toSorted()).toEqual(own.map(({ number }) => number).toSorted());
    expect(order.length).toBeGreaterThan(2);
    expect(body).toContain(others);

    const [hidden] = await test.database.query<{ number: string }>(
      `update listing set may_show_on_internet = false where id in (select l.id from listing_open o join listing l using (id)
        where l.municipality_code = 'A1-M1' and l.agent_mls_id is null limit 1) returning mls_number as number`,
    );
    const [sold] = await test.database.query<{ number: string }>(
      "select mls_number as number from listing_past where status = 'sold' and municipality_code = 'A1-M1' limit 1",
    );
    const [elsewhere] = await test.database.query<{ number: string }>(
      "select o.mls_number as number from listing_open o join listing l using (id) where o.municipality_code = 'A3-M2' and l.agent_mls_id is null limit 1",
    );
    for (const row of [hidden, sold, elsewhere, { number: 'NONE' }]) {
      const reply = await test.look(`${root}/en/homes/${row?.number}`);
      expect([row?.number, reply.statusCode]).toEqual([row?.number, 404]);
      expect(titleOf(reply.body)).toBe('Page not found – Ava Tester');
      expect((await test.look(`${root}/photos/${row?.number}/0-640.webp`)).statusCode).toBe(404);
    }
    const home = await test.look(`${root}/en/homes/${own[0]?.number}`);
    expect(home.statusCode).toBe(200);
    const photo = await test.look(`${root}/photos/${own[0]?.number}/0-640.webp`);
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(home.body).toContain(brokerage);
    expect(home.body).toContain('RealEstateListing');
  });

  it('[SITE-03] knows its agent’s homes by the key of the board too, and shows what is active alone', async () => {
    const [home] = await test.database.query<{ id: string; number: string }>(
      `update listing set agent_key = $1, office_name = $2 where id = (select o.id from listing_open o
        join listing l using (id) where o.municipality_code = 'A3-M2' and l.agent_mls_id is null order by o.id limit 1)
        returning id, mls_number as number`,
      [memberId, brokerage],
    );
    for (const [state, status] of [
      ['active', 200],
      ['comingSoon', 404],
      ['conditional', 404],
      ['active', 200],
    ] as const) {
      await test.database.query('update listing set state = $2 where id = $1', [home?.id, state]);
      test.clock.advance(61_000);
      // One by one, so that a slow machine draws no page twice while it waits for another.
      for (const path of [`en/homes/${home?.number}`, `photos/${home?.number}/0-640.webp`])
        await vi.waitFor(async () =>
          expect([state, path, (await test.look(`${root}/${path}`)).statusCode]).toEqual([
            state,
            path,
            status,
          ]),
        );
      for (const path of ['en/homes', 'fr', 'sitemap.xml'])
        await vi.waitFor(async () =>
          expect([
            state,
            path,
            (await test.look(`${root}/${path}`)).body.includes(`${home?.number}`),
          ]).toEqual([state, path, status === 200]),
        );
    }
    await test.database.query('update listing set agent_key = null where id = $1', [home?.id]);
  });

  it('[SITE-03] keeps an address back where the seller wants it so, wherever it would be said', async () => {
    const [kept] = await test.database.query<{ id: string; number: string }>(
      `update listing set street_name = 'Quillfeather' where id = (
        select id from listing where agent_mls_id is not null order by id limit 1) returning id, mls_number as number`,
    );
    const detail = `en/homes/${kept?.number}`;
    const ask = `en/contact?home=${kept?.number}`;
    const look = async (path: string) => (await test.look(`${root}/${path}`)).body;
    test.clock.advance(11_000);
    await vi.waitFor(async () => {
      expect(titleOf(await look(detail))).toContain('Quillfeather');
      for (const path of [ask, 'en/homes', 'en']) expect(await look(path)).toContain('Quillfeather');
    });
    await test.database.query('update listing set may_show_address = false where id = $1', [kept?.id]);
    test.clock.advance(11_000);
    await vi.waitFor(async () => {
      const { body, statusCode } = await test.look(`${root}/${detail}`);
      expect([statusCode, body.includes('RealEstateListing')]).toEqual([200, true]);
      for (const path of [
        detail,
        `fr/homes/${kept?.number}`,
        ask,
        'en/homes',
        'fr/homes',
        'en',
        'sitemap.xml',
      ])
        expect([path, (await look(path)).includes('Quillfeather')]).toEqual([path, false]);
      expect(await look('en/homes')).toContain(`${kept?.number}`);
      expect(await look(ask)).toContain(`${kept?.number}`);
    });
  });

  it('[SITE-03] finds homes by place, kind and price, on pages', async () => {
    const all = await test.look(`${root}/en/homes?place=town-a1-m1&kind=detached&upTo=100000000`);
    expect(all.statusCode).toBe(200);
    expect(all.body).toContain('noindex');
    for (const query of ['?page=9999', '?page=-1', '?page=x', '?place=%00&kind=<script>&upTo=1e9'])
      expect([200, 404]).toContain((await test.look(`${root}/en/homes${query}`)).statusCode);
    expect((await test.look(`${root}/en/homes?page=9999`)).statusCode).toBe(404);
    // What is not offered makes no page of its own.
    expect((await test.look(`${root}/en/homes?place=elsewhere`)).statusCode).toBe(404);
    const whole = await test.look(`${root}/en/homes`);
    expect((await test.look(`${root}/en/homes?upTo=100000001`)).body).toBe(whole.body);
    expect(whole.body).toContain('per month');
    const cheaper = await test.look(`${root}/en/homes?upTo=300000000`);
    expect(cheaper.body).toMatch(/\d homes for sale</);
    expect(cheaper.body).not.toContain('per month');
  });

  it('[SITE-03] lets nothing run, nothing in and nobody frame it', async () => {
    const { headers, body } = await test.look(`${root}/en`);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${styleHashOf(body)}'`);
    expect(policy).not.toMatch(/script-src|unsafe/);
    // Programs that examine the page fetch robots.txt from it.
    for (const part of [
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self'",
      "connect-src 'self'",
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain('sandbox');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body.replaceAll(/<script type="application\/ld\+json">/g, '')).not.toContain('<script');
    const contact = await test.look(`${root}/en/contact`);
    expect(contact.headers['content-security-policy']).toContain("script-src 'self'");
    expect(contact.headers['cache-control']).toBe('no-store');
  });

  it('[SITE-03] stands in a sandbox on any origin but its own', async () => {
    for (const host of ['app.example', 'localhost', '127.0.0.1:3000']) {
      const { headers } = await test.look(`${root}/en`, { host });
      expect(headers['content-security-policy']).toContain('sandbox allow-forms allow-scripts allow-popups');
      expect(headers['origin-agent-cluster']).toBeUndefined();
    }
  });

  it('[SITE-03] is kept for a while, and asked about without its body', async () => {
    const first = await test.look(`${root}/en/about`);
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    const etag = String(first.headers.etag);
    const again = await test.look(`${root}/en/about`, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await test.look(`${root}/en/about`, {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
  });

  it('[SITE-03] is drawn anew when it changes, when its agent does, and when the market does', async () => {
    const look = async (path: string) => (await test.look(`${root}/en${path}`)).body;
    expect(await look('')).toContain('Live by the lake');
    await test.publish({ slogan: { en: 'Another word', fr: 'Un autre mot' } });
    await vi.waitFor(async () => expect(await look('')).toContain('Another word'));
    await test.call('PUT /users', { as: test.ava, body: { title: '', phone: '905 555 0199' } });
    await vi.waitFor(async () => expect(await look('/about')).toContain('905 555 0199'));
    const [own] = await test.database.query<{ number: string }>(
      'select mls_number as number from listing where agent_mls_id is not null order by id desc limit 1',
    );
    expect(await look(`/homes/${own?.number}`)).toContain(String(own?.number));
    await test.database.query('update listing set list_price = 123456700 where mls_number = $1', [
      own?.number,
    ]);
    test.clock.advance(11_000);
    await vi.waitFor(async () => expect(await look(`/homes/${own?.number}`)).toContain('1,234,567'));
  });

  it('[SITE-03] takes hostile words as words', async () => {
    const evil = '"><script>alert(1)</script>{{x}}';
    await test.publish({
      slogan: { en: evil, fr: evil },
      about: {
        title: { en: evil, fr: evil },
        body: { en: `<p>x</p><style>*{}</style><a href="javascript:alert(1)">y</a>${evil}`, fr: '<p>fr</p>' },
        picture: null,
      },
    });
    await vi.waitFor(async () => {
      const { body } = await test.look(`${root}/en`);
      expect(body).toContain('&lt;script&gt;');
      expect(body.replaceAll(/<script type="application\/ld\+json">/g, '')).not.toMatch(
        /<script|javascript:|<style>\*/,
      );
    });
    await test.publish(wholeDraft());
  });

  it('[SITE-03] tells programs what there is', async () => {
    const sitemap = await test.look(`${root}/sitemap.xml`);
    expect(sitemap.headers['content-type']).toContain('xml');
    expect(sitemap.body).toContain(`<loc>https://${sitesHost}${root}/fr/places/town-a1-m1</loc>`);
    expect((await test.look(`${root}/robots.txt`)).body).toContain(
      `Sitemap: https://${sitesHost}${root}/sitemap.xml`,
    );
    const feed = await test.look(`${root}/fr/feed.xml`);
    expect(feed.headers['content-type']).toContain('application/atom+xml');
    expect(feed.body).toContain('xml:lang="fr-CA"');
  });

  it('[SITE-03] counts who comes from elsewhere, and no program', async () => {
    const visits = async () => (await test.call('GET /sites/visits', { as: test.ava })).body.result.visits;
    const before = await visits();
    await test.look(`${root}/en`);
    await test.look(`${root}/en`, { referer: 'https://search.example/' });
    await test.look(`${root}/en/homes`, { referer: `https://${sitesHost}${root}/en` });
    await test.look(`${root}/en`, { 'user-agent': 'Googlebot/2.1' });
    await test.look(`${root}/en`, { 'sec-purpose': 'prefetch' });
    await test.look(`${root}/en`, {}, 'HEAD');
    expect(await visits()).toBe(before + 2);
  });

  it('[SITE-03] answers nothing under paths that are none', async () => {
    for (const path of [
      '/en/nowhere',
      '/en/homes/a/b/c',
      '/en/%2e%2e/%2e%2e/etc/passwd',
      '/de',
      '/../../etc/passwd',
      '/photos/..%2f..%2fsecret/0-640.webp',
      '/photos/agent.webp',
    ])
      expect([path, (await test.look(`${root}${path}`)).statusCode]).toEqual([path, 404]);
    expect((await test.look(`${root}/en/homes/%ff`)).statusCode).toBe(400);
    for (const path of [
      '/sites/nobody',
      '/sites/nobody/en',
      '/sites-preview/x',
      '/site-pictures/x/480.webp',
    ]) {
      const { statusCode } = await test.look(path);
      expect([403, 404]).toContain(statusCode);
    }
  });

  it('[SITE-03] serves fonts and drawings for good, and no other file', async () => {
    const { body } = await test.look(`${root}/en`);
    const [font = ''] = /\/site-assets\/[a-f0-9]+\/[a-z0-9-]+\.woff2/.exec(body) ?? [];
    const reply = await test.look(font);
    expect(reply.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    for (const bad of ['..%2f..%2fpackage.json', '%2e%2e', 'site-fonts.json', 'x'.repeat(300)])
      expect((await test.look(`/site-assets/v/${bad}`)).statusCode).toBe(404);
  });

  it('[SITE-03] serves the agent’s pictures in their widths', async () => {
    const { picture } = await test.upload(await plainPicture(1600, 900));
    await test.publish({
      hero: { id: picture.id, focus: { x: 0.2, y: 0.7 }, alt: { en: 'Lake', fr: 'Lac' } },
    });
    let body = '';
    await vi.waitFor(async () => {
      body = (await test.look(`${root}/en`)).body;
      expect(body).toContain('/site-pictures/');
    });
    for (const file of ['480.webp', '828.webp', 'whole.webp', 'card.jpg']) {
      const [base = ''] = /\/site-pictures\/[\w-]+\//.exec(body) ?? [];
      const reply = await test.look(`${base}${file}`);
      expect([file, reply.statusCode]).toEqual([file, 200]);
      expect(reply.headers['cache-control']).toContain('immutable');
      expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect((await test.look(`${base}../${file}`)).statusCode).toBe(404);
      expect((await test.look(`${base}9999.webp`)).statusCode).toBe(404);
    }
    await test.publish({ hero: null });
  });
});

describe('a draft', () => {
  it('[SITE-01] is looked at by its link alone, in the app’s frame, for an hour', async () => {
    await test.save({ slogan: { en: 'Only a draft', fr: 'Un brouillon' } });
    const { previewUrl } = await test.getSite();
    const { pathname } = new URL(previewUrl);
    const look = (query: string) => test.look(`${pathname}${query}`);
    const home = await look('?lan=fr');
    expect(home.body).toContain('Un brouillon');
    expect(home.headers['x-frame-options']).toBeUndefined();
    expect(home.headers['content-security-policy']).toContain('frame-ancestors http');
    expect(home.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect((await look('?lan=en&page=about')).body).toContain('Eleven years here');
    expect((await look('?lan=en&template=metro')).body).toMatch(/<body class="metro/);
    expect((await look('/en/homes')).statusCode).toBe(200);
    const { body } = await test.look(`${root}/en`);
    expect(body).not.toContain('Only a draft');
    const changed = pathname.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await test.look(changed)).statusCode).toBe(403);
    test.clock.advance(70 * 60_000);
    expect((await look('?lan=fr')).statusCode).toBe(403);
  });
});
