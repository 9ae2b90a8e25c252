import type { NewsPost } from '@hearthline/contract/news';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../platform/ids.ts';
import type { NewsApp } from './testing/news-app.ts';
import { createNewsApp, oakville, samplePost } from './testing/news-app.ts';

let app: NewsApp;
beforeAll(async () => {
  app = await createNewsApp();
});
afterAll(() => app.closeAll());
afterEach(() => app.database.query('delete from news_post').then(() => {}));

const as = () => ({ as: app.agent });
const at = ({ id }: Pick<NewsPost, 'id'>) => ({ ...as(), params: { id } });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('[NEWS-01] an agent’s posts', () => {
  it('are nobody else’s: another agent finds none of them', async () => {
    const post = await app.write();
    const other = await app.createAgent('Noah');
    const params = { id: post.id };
    const { revision } = post;
    const audience = { filter: { version: 1 } };
    const calls = await Promise.all([
      app.call('GET /news/{id}', { as: other, params }),
      app.call('PUT /news/{id}', { as: other, params, body: { ...samplePost, revision } }),
      app.call('DELETE /news/{id}', { as: other, params }),
      app.call('POST /news/{id}/restore', { as: other, params }),
      app.call('POST /news/{id}/publish', { as: other, params, body: { revision, publishAt: null } }),
      app.call('POST /news/{id}/withdraw', { as: other, params }),
      app.call('GET /news/{id}/preview', { as: other, params }),
      app.call('POST /news/{id}/audience', { as: other, params, body: { audience } }),
      app.call('POST /news/{id}/send', { as: other, params, body: { revision, audience, sendAt: null } }),
      app.call('POST /news/{id}/test', { as: other, params, body: { language: 'en' } }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 404));
    expect((await app.call('GET /news', { as: other })).body).toMatchObject({ totalRows: 0, result: [] });
    expect((await app.call('GET /news/{id}', {})).status).toBe(401);
  });

  it('are sanitised, about places that there are, and saved only over what was seen', async () => {
    const hostile =
      '<p onclick="x()">Hi</p><script>alert(1)</script><style>p{}</style><svg onload="x()"></svg><a href="javascript:x()">a</a><img src="data:text/html,x">';
    const post = await app.write({
      texts: { ...samplePost.texts, en: { title: 'A', summary: '', body: hostile } },
    });
    expect(post.texts.en.body).toBe('<p>Hi</p><a>a</a>');
    const body = { ...samplePost, revision: post.revision };
    expect((await app.call('PUT /news/{id}', { ...at(post), body })).body.result).toMatchObject({
      revision: post.revision + 1,
      slug: 'this-fall',
    });
    expect((await app.call('PUT /news/{id}', { ...at(post), body })).status).toBe(409);
    const elsewhere = { ...samplePost, cities: [{ level: 'municipality', code: 'nowhere' }] };
    expect((await app.call('POST /news', { ...as(), body: elsewhere })).body.error?.fields).toMatchObject([
      { path: 'cities', code: 'unknown' },
    ]);
    const cover = { id: createId(), focus: { x: 0, y: 0 }, alt: { en: 'A', fr: 'B' } };
    expect((await app.call('POST /news', { ...as(), body: { ...samplePost, cover } })).status).toBe(400);
  });

  it('tell where sales are too few, which language is older, and their places', async () => {
    const post = await app.write();
    expect(post).toMatchObject({
      state: 'draft',
      asOf: expect.any(String),
      tooFew: [{ name: 'Ashgrove', sales: 6 }],
      olderLanguage: null,
      places: [{ name: 'Oakville' }, { name: 'Burlington' }, { name: 'Ashgrove' }],
    });
    app.clock.advance(1_000);
    const english = { ...samplePost.texts.en, title: 'Changed' };
    const body = { ...samplePost, texts: { ...samplePost.texts, en: english }, revision: post.revision };
    const changed = (await app.call('PUT /news/{id}', { ...at(post), body })).body.result;
    expect(changed.olderLanguage).toBe('fr');
    expect((await app.call('GET /news', as())).body).toMatchObject({
      counts: { mine: 1, onSite: 0, sent: 0 },
      result: [{ title: 'Changed', languages: ['en', 'fr'], figureCount: 3 }],
    });
    const inFrench = await app.call('GET /news', { ...as(), language: 'fr' });
    expect(inFrench.body.result[0]?.title).toBe('Oakville cet automne');
  });

  it('come back for thirty days after they were deleted', async () => {
    const post = await app.write();
    expect((await app.call('DELETE /news/{id}', at(post))).status).toBe(200);
    expect((await app.call('GET /news/{id}', at(post))).status).toBe(404);
    expect((await app.call('POST /news/{id}/restore', at(post))).body.result.id).toBe(post.id);
    await app.call('DELETE /news/{id}', at(post));
    await app.database.query(`update news_post set deleted_at = deleted_at - interval '31 days'`);
    expect((await app.call('POST /news/{id}/restore', at(post))).status).toBe(404);
  });
});

describe('[NEWS-01] publishing', () => {
  const publish = (post: NewsPost, publishAt: string | null = null) =>
    app.call('POST /news/{id}/publish', { ...at(post), body: { revision: post.revision, publishAt } });
  const stateOf = async (post: NewsPost) => (await app.call('GET /news/{id}', at(post))).body.result.state;

  it('asks for whole words and for nothing left open', async () => {
    const fieldsOf = async (changes: object) => {
      const reply = await publish(await app.write(changes));
      return reply.body.error?.fields?.map(({ path, code }) => `${path} ${code}`);
    };
    const { en } = samplePost.texts;
    const none = { title: '', summary: '', body: '' };
    expect(await fieldsOf({ texts: { en: none, fr: none } })).toEqual(['texts.en.title required']);
    expect(await fieldsOf({ texts: { en: { ...en, body: '<p> </p>' }, fr: none } })).toEqual([
      'texts.en.body required',
    ]);
    expect(await fieldsOf({ texts: { en: { ...en, title: 'For {{firstName}}' }, fr: none } })).toEqual([
      'texts.en.title unknown_placeholder',
    ]);
    expect(await fieldsOf({ cities: [] })).toEqual(['cities required']);
  });

  it('puts a post on the site at once, and withdrawing takes it away', async () => {
    const post = await app.write();
    expect((await publish(post)).body.result).toMatchObject({ state: 'published' });
    const empty = {
      ...samplePost,
      texts: { ...samplePost.texts, en: { title: 'A', summary: '', body: '' } },
    };
    const refused = await app.call('PUT /news/{id}', { ...at(post), body: { ...empty, revision: 1 } });
    expect(refused.status).toBe(400);
    expect((await app.call('POST /news/{id}/withdraw', at(post))).body.result.state).toBe('withdrawn');
  });

  it('happens on time, and late after an outage, and not where it was taken off its schedule', async () => {
    const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
    const [onTime, calledOff, moved] = [await app.write(), await app.write(), await app.write()];
    for (const post of [onTime, calledOff, moved])
      expect((await publish(post, inHours(2))).body.result.state).toBe('scheduled');
    await app.call('POST /news/{id}/withdraw', at(calledOff));
    await publish(moved, inHours(30));
    await app.workAfter(1);
    expect(await stateOf(onTime)).toBe('scheduled');
    await app.workAfter(20);
    expect([await stateOf(onTime), await stateOf(calledOff), await stateOf(moved)]).toEqual([
      'published',
      'draft',
      'scheduled',
    ]);
  });
});

describe('[NEWS-01] what a post says', () => {
  const preview = (post: NewsPost, query = '') => app.call('GET /news/{id}/preview', { ...at(post), query });

  it('is filled with figures of its first place for anybody, in both languages', async () => {
    const post = await app.write();
    const english = (await preview(post)).body.result;
    expect(english).toMatchObject({ subject: 'Oakville this fall', place: { name: 'Oakville' } });
    expect(english.html).toContain(
      '<p>In Oakville the median home sold for $1,394,000. Ask me anything.</p>',
    );
    expect(english.html).toContain('<figure class="market-figures">');
    const french = (await preview(post, '?language=fr')).body.result;
    expect(plain(french.html)).toContain('À Oakville, le prix médian est de 1 394 000 $.');
  });

  it('follows the city of its reader, and is silent where sales are too few', async () => {
    const post = await app.write();
    const inAshgrove = await app.addReader({ email: 'ash@example.com', city: ' ashgrove ' });
    const { result } = (await preview(post, `?clientId=${inAshgrove}`)).body;
    expect(result).toMatchObject({ subject: 'Ashgrove this fall', place: { name: 'Ashgrove' } });
    expect(result.html).toContain('Ask me anything.');
    expect(result.html).toContain('Too few sales in Ashgrove');
    expect(result.html).not.toContain('median home sold');
    expect((await preview(post, `?clientId=${createId()}`)).status).toBe(404);
  });

  it('is on the site for whoever reads it, without figures where none may be shown', async () => {
    const post = await app.write({ cities: [oakville] });
    const { forSites } = app.services.news;
    const { agentId } = app.agent;
    const find = (mayShowFigures: boolean) =>
      forSites.findPublished(agentId, post.slug, { language: 'en', mayShowFigures });
    expect(await find(true)).toBeNull();
    await app.call('POST /news/{id}/publish', {
      ...at(post),
      body: { revision: post.revision, publishAt: null },
    });
    expect(await find(true)).toMatchObject({
      title: 'Oakville this fall',
      cities: ['Oakville'],
      languages: ['en', 'fr'],
    });
    const bare = await find(false);
    expect(bare).toMatchObject({ html: '<p>Ask me anything.</p>', summary: '', asOf: null });
    const listed = await forSites.listPublished(agentId, {
      language: 'fr',
      place: oakville,
      offset: 0,
      limit: 5,
    });
    expect(listed).toMatchObject({ total: 1, posts: [{ slug: post.slug, title: 'Oakville cet automne' }] });
    await forSites.countVisit(agentId, post.id, '2025-11-12');
    await forSites.countVisit(agentId, post.id, '2025-11-12');
    await forSites.countVisit(agentId, createId(), '2025-11-12');
    expect((await app.call('GET /news/{id}', at(post))).body.result.results.visits).toBe(2);
  });
});

it('[NEWS-01] reports of the library are adopted once written from the month’s sales', async () => {
  const list = async (query = '') => (await app.call('GET /news/library', { ...as(), query })).body.result;
  const all = await list('?all=true');
  expect(all.map(({ key, sales }) => [key, sales])).toEqual([
    ['community-oak-1-2025-10', 24],
    ['municipality-oak-2025-10', 24],
    ['community-bur-1-2025-10', 12],
    ['municipality-bur-2025-10', 12],
  ]);
  await app.database.query(`update realtor_profile set city = 'Burlington' where agent_id = $1`, [
    app.agent.agentId,
  ]);
  expect((await list()).map(({ place }) => place.name)).toEqual(['Aldershot', 'Burlington']);
  const params = { key: 'municipality-oak-2025-10' };
  const shown = (await app.call('GET /news/library/{key}', { ...as(), params, query: '?language=fr' })).body;
  expect(plain(shown.result.subject)).toBe('Oakville en octobre : 24 ventes, prix médian de 1 394 000 $');
  const { result: post } = (await app.call('POST /news/library/{key}/adopt', { ...as(), params })).body;
  expect(post).toMatchObject({
    state: 'draft',
    cities: [oakville],
    reportKey: params.key,
    olderLanguage: null,
  });
  expect((await list('?all=true')).find(({ key }) => key === params.key)?.adoptedAs).toBe(post.id);
  const none = { key: 'municipality-ash-2025-10' };
  expect((await app.call('POST /news/library/{key}/adopt', { ...as(), params: none })).status).toBe(404);
});

it('[NEWS-01] a report adopted twice at once is one post, and one that comes back later is a post like any other', async () => {
  const params = { key: 'municipality-oak-2025-10' };
  const adopt = async () =>
    (await app.call('POST /news/library/{key}/adopt', { ...as(), params })).body.result;
  const [one, other] = await Promise.all([adopt(), adopt()]);
  expect(other.id).toBe(one.id);
  await app.call('DELETE /news/{id}', at(one));
  const again = await adopt();
  expect(again.id).not.toBe(one.id);
  const { result: restored } = (await app.call('POST /news/{id}/restore', at(one))).body;
  expect([restored.reportKey, (await adopt()).id]).toEqual([null, again.id]);
});

it('the palette and the first screen find own posts', async () => {
  const post = await app.write({
    texts: { ...samplePost.texts, en: { ...samplePost.texts.en, title: 'Winter closings' } },
  });
  const found = await app.call('POST /palette/search', { ...as(), body: { text: 'clos wint' } });
  expect(found.body.result.posts).toMatchObject({
    total: 1,
    rows: [{ id: post.id, title: 'Winter closings' }],
  });
  const panel = async () =>
    (await app.call('GET /dashboard/panels/news', { ...as(), language: 'fr' })).body.result.posts;
  expect(await panel()).toMatchObject([{ id: post.id, state: 'draft', title: 'Oakville cet automne' }]);
  const later = [await app.write(), await app.write()];
  expect((await panel()).map(({ id }) => id).toSorted()).toEqual(later.map(({ id }) => id).toSorted());
});
