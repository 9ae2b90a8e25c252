import type { Language } from '@hearthline/contract/common';
import { languages } from '@hearthline/domain/language';
import { escapeXml } from '../../../platform/escape-html.ts';
import type { OpenedSite } from '../pages/open-site.ts';
import { homesOf } from '../pages/open-site.ts';
import { pageTexts } from '../pages/page-texts.ts';
import { picturesPath } from '../pictures/picture-links.ts';
import type { PublishedPost, SitePorts } from '../site-ports.ts';
import { assetsPath } from './site-assets.ts';

const mostHomes = 1_000;
const mostPosts = 500;
const postsInFeed = 30;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const plainPaths = ['', 'homes', 'places', 'news', 'about', 'contact', 'privacy'];

/** What programs read of a site: its pages, and its news. */
export function createCrawlerFiles({ ports }: { ports: Pick<SitePorts, 'homes' | 'news'> }) {
  const listPosts = async (site: OpenedSite, language: Language, limit: number): Promise<PublishedPost[]> =>
    (await ports.news.listPublished(site.agentId, { language, place: null, offset: 0, limit })).posts;

  return {
    sitemap: async (site: OpenedSite): Promise<string> => {
      const homes = site.board
        ? (
            await ports.homes.list({
              ...homesOf(site),
              within: null,
              kind: null,
              upTo: null,
              offset: 0,
              limit: mostHomes,
            })
          ).homes
        : [];
      const posts = new Map<string, readonly Language[]>();
      for (const language of languages)
        for (const post of await listPosts(site, language, mostPosts))
          posts.set(`news/${post.slug}`, post.languages);
      const pages: [path: string, languages: readonly Language[]][] = [
        ...plainPaths
          .filter((path) => path !== 'homes' || site.board !== null)
          .map((path) => [path, languages] as [string, readonly Language[]]),
        ...site.cities.map(({ key }) => [`places/${key}`, languages] as [string, readonly Language[]]),
        ...homes.map(
          ({ card }) =>
            [`homes/${encodeURIComponent(card.mlsNumber)}`, languages] as [string, readonly Language[]],
        ),
        ...posts,
      ];
      const rows = pages.flatMap(([path, written]) => {
        const alternates = written
          .map(
            (language) =>
              `<xhtml:link rel="alternate" hreflang="${language}-CA" href="${escapeXml(site.addresses.canonical(language, path))}"/>`,
          )
          .join('');
        return written.map(
          (language) =>
            `<url><loc>${escapeXml(site.addresses.canonical(language, path))}</loc>${alternates}</url>`,
        );
      });
      return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${rows.join('')}</urlset>`;
    },

    /** Atom, newest first. */
    feed: async (site: OpenedSite, language: Language): Promise<string> => {
      const posts = await listPosts(site, language, postsInFeed);
      const home = site.addresses.canonical(language, '');
      const updated = posts.map(({ updatedAt }) => updatedAt).toSorted((a, b) => Number(b) - Number(a))[0];
      const entries = posts.map((post) => {
        const url = escapeXml(site.addresses.canonical(language, `news/${post.slug}`));
        return (
          `<entry><id>${url}</id><title>${escapeXml(post.title)}</title><link href="${url}"/>` +
          `<published>${post.publishedAt.toISOString()}</published><updated>${post.updatedAt.toISOString()}</updated>` +
          `<summary>${escapeXml(post.summary)}</summary></entry>`
        );
      });
      return (
        `${declaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}-CA"><id>${escapeXml(home)}</id>` +
        `<title>${escapeXml(`${pageTexts[language].news} – ${site.agentName}`)}</title><link href="${escapeXml(home)}"/>` +
        `<link rel="self" href="${escapeXml(site.addresses.canonical(language, 'feed.xml'))}"/>` +
        `<author><name>${escapeXml(site.agentName)}</name></author>` +
        `<updated>${(updated ?? site.now).toISOString()}</updated>${entries.join('')}</feed>`
      );
    },

    robots: (sitemapUrl: string): string => `User-agent: *\nAllow: /\nSitemap: ${sitemapUrl}\n`,
  };
}

/** At the root of the public origin: the sites and what they are made of, and nothing of the app. */
export const describeRoot = (publicOrigin: string): string =>
  [
    'User-agent: *',
    ...['/sites/', `${assetsPath}/`, `${picturesPath}/`].map((path) => `Allow: ${path}`),
    'Disallow: /',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');

/** Leads to what each site says of itself. */
export const indexSites = (publicOrigin: string, slugs: readonly string[]): string => {
  const rows = slugs.map(
    (slug) => `<sitemap><loc>${escapeXml(`${publicOrigin}/sites/${slug}/sitemap.xml`)}</loc></sitemap>`,
  );
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</sitemapindex>`;
};

export type CrawlerFiles = ReturnType<typeof createCrawlerFiles>;
