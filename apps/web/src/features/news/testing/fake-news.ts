import type { MarketReport, NewsAudience, NewsPost } from '@hearthline/contract/news';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import {
  idOf,
  oakville,
  portCredit,
  rowOf,
  sampleAudience,
  sampleFigures,
  samplePost,
  samplePosts,
  sampleReport,
} from './sample-news.ts';

interface Kept {
  posts?: NewsPost[];
  reports?: MarketReport[];
  audience?: NewsAudience;
}

const ok = <Result>(result: Result) => ({ isSuccess: true, result }) as const;

/** A server that keeps these posts, as far as the screens ask for them. */
export function fakeNews({ reports = [sampleReport()], audience = sampleAudience(), ...kept }: Kept = {}) {
  let posts = kept.posts ?? samplePosts();
  let deleted: NewsPost[] = [];
  const known = (id: string) => posts.find((post) => post.id === id);
  function put(id: string, change: Partial<NewsPost>) {
    const before = known(id);
    if (!before) return failWith('not_found');
    const next = { ...before, ...change, revision: before.revision + 1 };
    posts = posts.map((post) => (post.id === id ? next : post));
    return ok(next);
  }
  const api = fakeApi({
    'GET /news': ({ query }) => {
      const tabs = {
        mine: posts,
        onSite: posts.filter(({ isOnSite, state }) => isOnSite && state === 'published'),
        sent: posts.filter(({ results }) => results.sentTo > 0),
      };
      const result = tabs[(query.get('tab') ?? 'mine') as keyof typeof tabs];
      return {
        isSuccess: true,
        result: result.map(rowOf),
        totalRows: result.length,
        counts: { mine: posts.length, onSite: tabs.onSite.length, sent: tabs.sent.length },
      };
    },
    'POST /news': ({ body }) => {
      const post = samplePost({ ...body, id: idOf(50), revision: 1, places: [] });
      posts = [post, ...posts];
      return ok(post);
    },
    'GET /news/{id}': ({ params }) => {
      const post = known(params.id);
      return post ? ok(post) : failWith('not_found');
    },
    'PUT /news/{id}': ({ params, body: { revision, ...input } }) =>
      known(params.id)?.revision === revision ? put(params.id, input) : failWith('conflict'),
    'DELETE /news/{id}': ({ params }) => {
      deleted = posts.filter(({ id }) => id === params.id);
      posts = posts.filter(({ id }) => id !== params.id);
      return { isSuccess: true };
    },
    'POST /news/{id}/restore': ({ params }) => {
      posts = [...deleted, ...posts];
      return ok(known(params.id) ?? samplePost());
    },
    'POST /news/{id}/publish': ({ params, body: { publishAt } }) =>
      put(params.id, {
        state: publishAt === null ? 'published' : 'scheduled',
        publishAt,
        publishedAt: publishAt === null ? '2025-11-12T14:00:00.000Z' : null,
        url: publishAt === null ? 'https://maya.example/news/post' : null,
      }),
    'POST /news/{id}/withdraw': ({ params }) =>
      put(params.id, {
        state: known(params.id)?.state === 'scheduled' ? 'draft' : 'withdrawn',
        publishAt: null,
        url: null,
      }),
    'GET /news/{id}/preview': ({ params, query }) => {
      const clientId = query.get('clientId');
      const post = known(params.id) ?? samplePost();
      return ok({
        subject: post.texts[query.get('language') === 'fr' ? 'fr' : 'en'].title || post.texts.en.title,
        html: `<p>${clientId ? 'By mail' : 'As a page'}</p>`,
        place: clientId === idOf(101) ? oakville : portCredit,
        figures: sampleFigures(),
      });
    },
    'POST /news/{id}/audience': () => ok(audience),
    'POST /news/{id}/send': ({ params, body: { sendAt } }) =>
      put(params.id, {
        mailings: [
          {
            id: idOf(70),
            state: sendAt === null ? 'sending' : 'scheduled',
            sendAt: sendAt ?? '2025-11-12T14:00:00.000Z',
            total: 3,
            leftOut: 2,
            delivered: 0,
            failed: 0,
            read: 0,
          },
        ],
      }),
    'POST /news/{id}/send/{mailingId}/cancel': ({ params }) =>
      put(params.id, {
        mailings: (known(params.id)?.mailings ?? []).map((mailing) => ({ ...mailing, state: 'cancelled' })),
      }),
    'POST /news/{id}/test': () => ({ isSuccess: true }),
    // After those with an id in its place, because the last that fits answers.
    'GET /news/library': () => ok(reports),
    'GET /news/library/{key}': ({ query }) =>
      ok({
        subject: query.get('language') === 'fr' ? 'Port Credit en octobre' : 'Port Credit in October',
        html: '<p>Report</p>',
        place: portCredit,
        figures: sampleFigures(),
      }),
    'POST /news/library/{key}/adopt': ({ params }) => {
      const post = samplePost({ id: idOf(60), revision: 1, reportKey: params.key });
      posts = [post, ...posts];
      return ok(post);
    },
    'GET /sites/places': () => ok([portCredit, oakville]),
    'POST /sites/mine/pictures': () =>
      ok({
        id: idOf(500),
        use: 'news',
        fileName: 'lake.jpg',
        width: 900,
        height: 600,
        bytes: 1_024,
        url: '/pictures/lake.jpg',
      }),
    'GET /clients/lists': () =>
      ok([
        {
          id: idOf(900),
          name: 'Past clients',
          filter: { version: 1 },
          count: 5,
          updatedAt: '2025-11-01T12:00:00.000Z',
        },
      ]),
  });
  return {
    ...api,
    /** As another window would. */
    changeElsewhere: (id: string, change: Partial<NewsPost>) => void put(id, change),
    post: known,
  };
}
