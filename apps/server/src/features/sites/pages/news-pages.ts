import type { Language } from '@hearthline/contract/common';
import type { MarketPlace } from '@hearthline/contract/market-figures';
import type { SiteNewsCard, SitePage } from '@hearthline/contract/site-pages';
import type { Database } from '../../../platform/db/database.ts';
import { createPicturesStore } from '../pictures/pictures.store.ts';
import type { PublishedPost, SitePorts } from '../site-ports.ts';
import type { CardDescriber } from './cards.ts';
import type { CreateFrame } from './frame.ts';
import type { OpenedSite } from './open-site.ts';
import { pageTexts } from './page-texts.ts';

const postsOnPage = 12;
const moreShown = 3;

/** News as anybody reads them. */
export function createNewsPages({
  database,
  ports,
  frame,
  cards,
}: {
  database: Pick<Database, 'asAgent'>;
  ports: Pick<SitePorts, 'news' | 'cleanBodies'>;
  frame: CreateFrame;
  cards: CardDescriber;
}) {
  async function present(
    site: OpenedSite,
    language: Language,
    posts: readonly PublishedPost[],
  ): Promise<SiteNewsCard[]> {
    const ids = posts.flatMap(({ cover }) => cover?.id ?? []);
    const rows = await database.asAgent(site.agentId, (tx) =>
      createPicturesStore(tx, site.agentId).list(ids),
    );
    const covers = new Map(rows.map((row) => [row.id, row]));
    return posts.map((post) => cards.post(site, language, post, covers));
  }

  return {
    listNewest: async (
      site: OpenedSite,
      language: Language,
      choice: { place: MarketPlace | null; limit: number },
    ): Promise<SiteNewsCard[]> => {
      const { posts } = await ports.news.listPublished(site.agentId, { language, offset: 0, ...choice });
      return present(site, language, posts);
    },

    news: async (site: OpenedSite, language: Language, number: number): Promise<SitePage | null> => {
      const { posts, total } = await ports.news.listPublished(site.agentId, {
        language,
        place: null,
        offset: (number - 1) * postsOnPage,
        limit: postsOnPage,
      });
      if (number > 1 && posts.length === 0) return null;
      const pages = Math.max(1, Math.ceil(total / postsOnPage));
      const pageAt = (page: number) => site.addresses.page(language, 'news', page > 1 ? { page } : {});
      const texts = pageTexts[language];
      return {
        name: 'siteNews',
        frame: await frame(site, language, {
          path: 'news',
          query: number > 1 ? { page: number } : {},
          title: texts.news,
          description: texts.descriptions.news(site.agentName),
        }),
        posts: await present(site, language, posts),
        page: number,
        pages,
        before: number > 1 ? pageAt(number - 1) : null,
        after: number < pages ? pageAt(number + 1) : null,
      };
    },

    /** With the id by which looks at it are counted. */
    post: async (
      site: OpenedSite,
      language: Language,
      slug: string,
    ): Promise<{ page: SitePage; postId: string } | null> => {
      const found = await ports.news.findPublished(site.agentId, slug, {
        language,
        mayShowFigures: site.board !== null,
      });
      if (!found) return null;
      const others = await ports.news.listPublished(site.agentId, {
        language,
        place: null,
        offset: 0,
        limit: moreShown + 1,
      });
      const [card, ...more] = await present(site, language, [
        found,
        ...others.posts.filter(({ id }) => id !== found.id).slice(0, moreShown),
      ]);
      if (!card) return null;
      const path = `news/${found.slug}`;
      const image = card.cover?.sources.at(-1)?.url ?? null;
      return {
        postId: found.id,
        page: {
          name: 'sitePost',
          frame: await frame(site, language, {
            path,
            title: found.title,
            description: found.summary,
            image,
            languages: found.languages,
            structured: [
              {
                '@context': 'https://schema.org',
                '@type': 'BlogPosting',
                headline: found.title,
                url: site.addresses.canonical(language, path),
                inLanguage: `${language}-CA`,
                datePublished: found.publishedAt.toISOString(),
                dateModified: found.updatedAt.toISOString(),
                author: { '@type': 'Person', name: site.agentName },
                ...(image ? { image: site.addresses.whole(image) } : {}),
              },
            ],
          }),
          post: { ...card, html: found.html, asOf: found.asOf },
          more,
        },
      };
    },
  };
}

export type NewsPages = ReturnType<typeof createNewsPages>;
