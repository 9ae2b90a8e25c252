import type { Language } from '@hearthline/contract/common';
import type { SiteContactForm, SitePage } from '@hearthline/contract/site-pages';
import type { SitePorts } from '../site-ports.ts';
import type { CardDescriber } from './cards.ts';
import { describeHome } from './cards.ts';
import type { CreateFrame, PageHead } from './frame.ts';
import { describeAgent } from './frame.ts';
import type { HeroShades } from './hero-shade.ts';
import type { MarketPages } from './market-pages.ts';
import type { NewsPages } from './news-pages.ts';
import type { OpenedSite } from './open-site.ts';
import { inLanguage } from './open-site.ts';
import { pageTexts } from './page-texts.ts';

const homesOnHome = 6;
const newsOnHome = 3;
const everything = { place: '', kind: null, upTo: null };

/** Pages that are there whatever the market says. */
export function createPlainPages({
  ports,
  frame,
  cards,
  findHeroShade,
  market,
  news,
}: {
  ports: Pick<SitePorts, 'cleanBodies'>;
  frame: CreateFrame;
  cards: CardDescriber;
  findHeroShade: HeroShades;
  market: MarketPages;
  news: NewsPages;
}) {
  async function describeAbout({ draft, ...site }: OpenedSite, language: Language) {
    const { title, body, picture } = draft.about;
    // Once more: what is kept may come from before a rule.
    const [html = ''] = await ports.cleanBodies(inLanguage(body, language));
    return {
      title: inLanguage(title, language) || pageTexts[language].about,
      html,
      picture: cards.picture({ draft, ...site }, language, picture),
    };
  }

  const frameOf = (
    site: OpenedSite,
    language: Language,
    page: 'about' | 'contact' | 'privacy' | 'unsubscribe',
    rest: Partial<PageHead> = {},
  ) => {
    const texts = pageTexts[language];
    return frame(site, language, {
      path: page,
      title: texts[page],
      description: texts.descriptions[page](site.agentName, site.agent.brokerageName),
      ...rest,
    });
  };

  return {
    home: async (site: OpenedSite, language: Language): Promise<SitePage> => {
      const [cities, homes, about, posts, heroShade] = await Promise.all([
        market.describeCities(site, language),
        market.findHomes(site, everything, { offset: 0, limit: homesOnHome }),
        describeAbout(site, language),
        news.listNewest(site, language, { place: null, limit: newsOnHome }),
        findHeroShade(site),
      ]);
      const { draft, agentName, agent } = site;
      const slogan = inLanguage(draft.slogan, language);
      const subtitle = inLanguage(draft.subtitle, language);
      const { descriptions, withoutMarket } = pageTexts[language];
      const described = site.board ? descriptions : withoutMarket;
      const made = await frame(site, language, {
        path: '',
        title: slogan || agentName,
        description: subtitle || described.home(agentName, agent.brokerageName),
        structured: [structureAgent(site, language)],
      });
      return {
        name: 'siteHome',
        frame: made,
        slogan: slogan || agentName,
        subtitle,
        hero: cards.picture(site, language, draft.hero),
        heroShade: heroShade?.percent ?? null,
        search:
          site.board && draft.showsSearch && homes.total > 0
            ? market.describeSearch(site, language, everything, homes.total)
            : null,
        sections: made.shown,
        cities,
        homes: homes.homes.map((home) => describeHome(site, language, home)),
        homesTotal: homes.total,
        figures: cities.find(({ figures }) => figures !== null && figures.median !== null)?.figures ?? null,
        about,
        news: posts,
      };
    },

    about: async (site: OpenedSite, language: Language): Promise<SitePage> => ({
      name: 'siteAbout',
      frame: await frameOf(site, language, 'about', { structured: [structureAgent(site, language)] }),
      ...(await describeAbout(site, language)),
    }),

    contact: async (
      site: OpenedSite,
      language: Language,
      form: SiteContactForm,
      isSent: boolean,
    ): Promise<SitePage> => ({
      name: 'siteContact',
      frame: await frameOf(site, language, 'contact', {
        isIndexed: !isSent && form.home === null,
        ...titleAfter(language, 'contact', isSent ? 'sent' : hasErrors(form) ? 'invalid' : null),
      }),
      form,
      isSent,
    }),

    privacy: async (site: OpenedSite, language: Language): Promise<SitePage> => ({
      name: 'sitePrivacy',
      frame: await frameOf(site, language, 'privacy'),
    }),

    unsubscribe: async (
      site: OpenedSite,
      language: Language,
      form: { action: string; trapName: string; email: string; outcome: 'sent' | 'invalid' | null },
    ): Promise<SitePage> => ({
      name: 'siteUnsubscribe',
      frame: await frameOf(site, language, 'unsubscribe', {
        isIndexed: false,
        ...titleAfter(language, 'unsubscribe', form.outcome),
      }),
      ...form,
    }),

    notFound: async (site: OpenedSite, language: Language): Promise<SitePage> => ({
      name: 'siteNotFound',
      frame: await frame(site, language, {
        path: '',
        title: pageTexts[language].notFound,
        description: pageTexts[language].notFound,
        isIndexed: false,
      }),
    }),
  };
}

const hasErrors = ({ errors }: SiteContactForm): boolean => Object.keys(errors).length > 0;

/** Whoever hears a page hears its title first: it says what became of the form. */
function titleAfter(
  language: Language,
  page: 'contact' | 'unsubscribe',
  outcome: 'sent' | 'invalid' | null,
): Pick<PageHead, 'title'> {
  const { outcomes, [page]: title } = pageTexts[language];
  return { title: outcome === null ? title : outcomes[outcome](title) };
}

export type PlainPages = ReturnType<typeof createPlainPages>;

/** As search engines read it. */
function structureAgent(site: OpenedSite, language: Language): Record<string, unknown> {
  const { name, title, brokerage, phone, email, photo } = describeAgent(site, language);
  const told = {
    jobTitle: title,
    telephone: phone,
    email,
    image: photo ? site.addresses.whole(photo) : '',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    name,
    url: site.addresses.canonical(language, ''),
    parentOrganization: { '@type': 'Organization', name: brokerage },
    areaServed: site.cities.map((city) => city.name),
    ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== '')),
  };
}
