import type { Language } from '@hearthline/contract/common';
import type { LoadSite } from '@hearthline/contract/site';
import type { SitePage } from '@hearthline/contract/site-pages';
import type { MarketPages } from './market-pages.ts';
import type { NewsPages } from './news-pages.ts';
import type { OpenedSite } from './open-site.ts';
import type { PageRequest } from './page-request.ts';
import type { PlainPages } from './plain-pages.ts';

export interface DrawnPage {
  status: number;
  html: string;
  /** Of its one style element, for the policy. */
  styles: string;
  /** Of a post that was read. */
  postId: string | null;
}

/** A page as its form stands: what was typed, and what is wrong with it. */
export interface PageForms {
  contact(site: OpenedSite, language: Language, home: string): Promise<Parameters<PlainPages['contact']>[2]>;
  unsubscribe(
    site: OpenedSite,
    language: Language,
  ): Omit<Parameters<PlainPages['unsubscribe']>[2], 'outcome'>;
}

export function createPageDrawer({
  plain,
  market,
  news,
  forms,
  loadSite,
}: {
  plain: PlainPages;
  market: MarketPages;
  news: NewsPages;
  forms: PageForms;
  loadSite: LoadSite;
}) {
  async function findPage(
    site: OpenedSite,
    language: Language,
    request: PageRequest,
  ): Promise<{ page: SitePage; postId?: string } | null> {
    const found = (page: SitePage | null) => page && { page };
    switch (request.page) {
      case 'home':
        return { page: await plain.home(site, language) };
      case 'homes':
        return found(await market.homes(site, language, request));
      case 'listing':
        return found(await market.listing(site, language, request.mlsNumber));
      case 'places':
        return { page: await market.places(site, language) };
      case 'city': {
        const page = await market.city(site, language, request.key);
        const city = site.cities.find(({ key }) => key === request.key);
        if (!page || !city) return null;
        const place = { level: city.level, code: city.code };
        return {
          page: { ...page, news: await news.listNewest(site, language, { place, limit: newsOfCity }) },
        };
      }
      case 'news':
        return found(await news.news(site, language, request.number));
      case 'post':
        return news.post(site, language, request.slug);
      case 'about':
        return { page: await plain.about(site, language) };
      case 'contact': {
        const form = await forms.contact(site, language, request.home);
        return { page: await plain.contact(site, language, form, request.isSent) };
      }
      case 'privacy':
        return { page: await plain.privacy(site, language) };
      case 'unsubscribe': {
        const form = forms.unsubscribe(site, language);
        return {
          page: await plain.unsubscribe(site, language, { ...form, outcome: request.isSent ? 'sent' : null }),
        };
      }
      case 'notFound':
        return null;
    }
  }

  const draw = async (page: SitePage, status: number, postId: string | null = null): Promise<DrawnPage> => ({
    status,
    postId,
    ...(await loadSite()).renderSitePage(page),
  });

  return {
    draw,
    drawRequest: async (site: OpenedSite, language: Language, request: PageRequest): Promise<DrawnPage> => {
      const found = await findPage(site, language, request);
      return found ? draw(found.page, 200, found.postId) : draw(await plain.notFound(site, language), 404);
    },
  };
}

export type PageDrawer = ReturnType<typeof createPageDrawer>;

const newsOfCity = 3;
