import type { Language } from '@hearthline/contract/common';
import type { MarketPlace } from '@hearthline/contract/market-figures';
import type { PlacedPicture } from '@hearthline/contract/sites';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { FillPost } from './filling/fill-post.ts';
import { toWholeHtml } from './filling/fill-post.ts';
import type { NewsPorts } from './news-ports.ts';
import { figureCountOf, languagesOf } from './posts/check-post.ts';
import type { PostRecord } from './posts/posts.store.ts';
import { createPostsStore } from './posts/posts.store.ts';
import { createResultsStore } from './posts/results.store.ts';

/** A post as a list on the site shows it, in the language that was asked for. */
export interface PublishedPost {
  id: string;
  slug: string;
  title: string;
  summary: string;
  publishedAt: Date;
  updatedAt: Date;
  cover: PlacedPicture | null;
  cities: string[];
  languages: Language[];
}

/** What anybody reads on an agent's site. Nobody is signed in here. */
export function createNewsForSites({
  database,
  figures,
  fill,
}: {
  database: Pick<Database, 'asAgent'>;
  figures: NewsPorts['figures'];
  fill: FillPost;
}) {
  async function present(
    post: PostRecord,
    language: Language,
    mayShowFigures: boolean,
  ): Promise<PublishedPost & { html: string; asOf: string | null }> {
    const places = (await figures.findPlaces(post.places)).filter((place) => place !== null);
    const [first] = post.places;
    const isAsked = mayShowFigures && first !== undefined && figureCountOf(post.texts) > 0;
    const [found = null] = isAsked
      ? await figures.find([{ place: first, kind: post.figureKind, days: post.figureDays }])
      : [];
    const filled = await fill(post.texts[language], {
      language,
      surface: 'page',
      place: places[0] ?? null,
      figures: found,
    });
    return {
      id: post.id,
      slug: post.slug,
      title: filled.title,
      summary: filled.summary,
      publishedAt: post.publishedAt ?? post.updatedAt,
      updatedAt: post.updatedAt,
      cover: post.cover,
      cities: places.map(({ name }) => name),
      languages: languagesOf(post.texts),
      html: toWholeHtml(filled),
      asOf: found?.asOf ?? null,
    };
  }

  return {
    /** The newest first. Titles of a list come without figures, which the post itself shows with their day. */
    listPublished: async (
      agentId: string,
      question: { language: Language; place: MarketPlace | null; offset: number; limit: number },
    ): Promise<{ posts: PublishedPost[]; total: number }> => {
      const { language, offset, limit } = question;
      const { rows, total } = await database.asAgent(agentId, async (tx) => {
        const posts = createPostsStore(tx, agentId);
        return {
          rows: await posts.listPublished(question, offset, limit),
          total: await posts.countPublished(question),
        };
      });
      const posts: PublishedPost[] = [];
      for (const row of rows) {
        const { html: _read, asOf: _of, ...post } = await present(withoutBody(row), language, false);
        posts.push(post);
      }
      return { posts, total };
    },

    findPublished: async (
      agentId: string,
      slug: string,
      { language, mayShowFigures }: { language: Language; mayShowFigures: boolean },
    ) => {
      const post = await database.asAgent(agentId, (tx) =>
        createPostsStore(tx, agentId).findPublished(slug, language),
      );
      return post ? present(post, language, mayShowFigures) : null;
    },

    countVisit: (agentId: string, postId: string, day: string): Promise<void> =>
      database.asAgent(agentId, (tx) => createResultsStore(tx, agentId).addVisit(postId, day)),

    listCovers: (tx: Tx, agentId: string): Promise<string[]> => createPostsStore(tx, agentId).listCovers(),
  };
}

/** Nobody reads it in a list, and to fill it takes most of the time. */
const withoutBody = (post: PostRecord): PostRecord => ({
  ...post,
  texts: { en: { ...post.texts.en, body: '' }, fr: { ...post.texts.fr, body: '' } },
});
