import type { NewsPost } from '@hearthline/contract/news';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runDueJobs } from '../../../testing/due-jobs.ts';
import type { SitesApp } from '../testing/sites-app.ts';
import { createSitesApp, sitesHost } from '../testing/sites-app.ts';

const root = '/sites/ava-tester';

let test: SitesApp;
beforeAll(async () => {
  test = await createSitesApp();
  await test.publish();
});
afterAll(() => test.close());

const structuredOf = (body: string): unknown[] =>
  [...body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
const socialOf = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );

describe('[NEWS-01] news of a site', () => {
  const evil = '</script><script>alert(1)</script>';
  const texts = (title: string) => ({
    en: { title, summary: `First\u000b ${evil}`, body: '<p>Words.</p>' },
    fr: { title: '', summary: '', body: '' },
  });
  const lists = ['/en/news', '/en/feed.xml', '/sitemap.xml', '/en'];
  const at = ({ id }: NewsPost) => ({ as: test.ava, params: { id } });
  const publish = ({ id }: NewsPost, revision: number, publishAt: string | null = null) =>
    test.call('POST /news/{id}/publish', { as: test.ava, params: { id }, body: { revision, publishAt } });

  /** Where the lists of its site name it; each was drawn and kept before. */
  async function expectListed(slug: string, isListed: boolean): Promise<void> {
    await vi.waitFor(async () => {
      for (const path of lists) {
        const { body } = await test.look(`${root}${path}`);
        expect([path, body.includes(`/en/news/${slug}`)]).toEqual([path, isListed]);
      }
    });
    const { statusCode } = await test.look(`${root}/en/news/${slug}`);
    expect(statusCode).toBe(isListed ? 200 : 404);
  }

  it('are there from the moment they come out until they are taken back, in every list at once', async () => {
    const input = {
      texts: texts('Lake news'),
      cover: null,
      cities: [],
      figureKind: null,
      figureDays: 90 as const,
      isOnSite: true,
    };
    const { result: post } = (await test.call('POST /news', { as: test.ava, body: input })).body;
    await expectListed('lake-news', false);
    const publishAt = new Date(test.clock.now().getTime() + 60_000).toISOString();
    await publish(post, post.revision, publishAt);
    await expectListed('lake-news', false);
    test.clock.advance(61_000);
    await runDueJobs(test, ['news.publish']);
    await expectListed('lake-news', true);

    const body = { ...input, texts: texts(`Shore ${evil}`), revision: post.revision };
    await test.call('PUT /news/{id}', { ...at(post), body });
    await vi.waitFor(async () => {
      for (const path of ['/en/news', '/en/feed.xml'])
        expect((await test.look(`${root}${path}`)).body).toContain('Shore');
    });
    await test.call('POST /news/{id}/withdraw', at(post));
    await expectListed('lake-news', false);
    await publish(post, post.revision + 1);
    await expectListed('lake-news', true);
    await test.call('DELETE /news/{id}', at(post));
    await expectListed('lake-news', false);
    await test.call('POST /news/{id}/restore', at(post));
    await expectListed('lake-news', true);
  });

  it('say to programs what they are in words that end nothing and that every reader takes', async () => {
    const { body } = await test.look(`${root}/en/news/lake-news`);
    expect(structuredOf(body)).toContainEqual(
      expect.objectContaining({ '@type': 'BlogPosting', headline: `Shore ${evil}` }),
    );
    expect(socialOf(body)).toMatchObject({
      'og:type': 'article',
      'og:title': expect.stringContaining('Shore &lt;/script&gt;'),
      'og:url': `https://${sitesHost}${root}/en/news/lake-news`,
      'og:locale': 'en_CA',
      'twitter:card': 'summary_large_image',
    });
    const feed = await test.look(`${root}/en/feed.xml`);
    expect(feed.body).toContain('<summary>First &#60;/script&#62;');
    expect(feed.body).not.toContain('\u000b');
    expect(feed.headers['cache-control']).toBe('public, max-age=60');
  });

  it('and homes do alike, with a picture for whoever passes them on', async () => {
    const [home] = await test.database.query<{ number: string }>(
      `update listing set street_name = $1, may_show_address = true where id = (
         select id from listing where agent_mls_id is not null order by id desc limit 1) returning mls_number as number`,
      [evil],
    );
    test.clock.advance(11_000);
    await vi.waitFor(async () => {
      const { body } = await test.look(`${root}/en/homes/${home?.number}`);
      expect(structuredOf(body)).toContainEqual(
        expect.objectContaining({ '@type': 'RealEstateListing', name: expect.stringContaining(evil) }),
      );
    });
    const social = socialOf((await test.look(`${root}/en`)).body);
    const image = URL.parse(social['og:image'] ?? '');
    expect(image?.origin).toBe(`https://${sitesHost}`);
    const drawn = await test.look(image?.pathname ?? '');
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});

it('[SITE-03] the public origin leads programs to the sites, and away from the app', async () => {
  const robots = await test.look('/robots.txt', { accept: 'text/plain,text/html' });
  expect(robots.body.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /sites/',
    'Allow: /site-assets/',
    'Allow: /site-pictures/',
    'Disallow: /',
    `Sitemap: https://${sitesHost}/sitemap.xml`,
    '',
  ]);
  const listed = async () => (await test.look('/sitemap.xml')).body;
  expect(await listed()).toContain(
    `<sitemap><loc>https://${sitesHost}${root}/sitemap.xml</loc></sitemap></sitemapindex>`,
  );
  const other = await test.createAgent('Noah');
  await test.getSite(other);
  expect(await listed()).not.toContain('noah');
  await test.publish({}, other);
  await vi.waitFor(async () => expect(await listed()).toContain('/sites/noah-tester/sitemap.xml'));
  await test.call('POST /sites/mine/unpublish', { as: other });
  await vi.waitFor(async () => expect(await listed()).not.toContain('noah'));
});
