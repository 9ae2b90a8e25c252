import type { PageAgent } from '@hearthline/contract/basket-page';
import type { Language } from '@hearthline/contract/common';
import type { SiteFrame } from '@hearthline/contract/site-pages';
import { siteColours } from '@hearthline/domain/site/looks';
import { nameJobTitle } from '@hearthline/format/vocabulary/person';
import type { PictureLinks } from '../pictures/picture-links.ts';
import type { CardDescriber } from './cards.ts';
import type { OpenedSite } from './open-site.ts';

/** What a page says of itself to those who have not opened it. */
export interface PageHead {
  /** Behind the language; the same in both. */
  path: string;
  query?: Record<string, string | number>;
  title: string;
  description: string;
  /** From the root; null for the picture on top of the home page, be it the template's own. */
  image?: string | null;
  structured?: Record<string, unknown>[];
  isIndexed?: boolean;
  /** In which the page can be read. */
  languages?: readonly Language[];
}

const titleLength = 70;
const descriptionLength = 160;

export function describeAgent(
  { agent, agentName, addresses }: Pick<OpenedSite, 'agent' | 'agentName' | 'addresses'>,
  language: Language,
): PageAgent {
  return {
    name: agentName,
    title: nameJobTitle(agent.jobTitle, { language, title: agent.title }),
    brokerage: agent.brokerageName,
    phone: agent.phone,
    email: agent.email,
    mailingAddress: agent.mailingAddress,
    photo: agent.avatarKey === null ? null : addresses.agentPhoto,
  };
}

export function createFrames({
  links,
  cards,
  findAssets,
}: {
  links: PictureLinks;
  cards: CardDescriber;
  /** Where fonts and drawings lie, under a name that changes with them. */
  findAssets(): Promise<string>;
}) {
  return async (site: OpenedSite, language: Language, head: PageHead): Promise<SiteFrame> => {
    const { draft, agent, agentName, addresses, board } = site;
    const link = (path: string) => addresses.page(language, path);
    const other = language === 'en' ? 'fr' : 'en';
    const languages = head.languages ?? ['en', 'fr'];
    const canonical = addresses.canonical(language, head.path, head.query);
    const assets = await findAssets();
    const image =
      head.image ??
      (draft.hero
        ? links.urlOf({ agentId: site.agentId, pictureId: draft.hero.id }, 'card.jpg')
        : `${assets}/${draft.template}-card.jpg`);
    return {
      language,
      template: draft.template,
      colours: siteColours[draft.template][draft.colourSet],
      fontPair: draft.fontPair,
      assets,
      agent: describeAgent(site, language),
      logo: cards.picture(site, language, draft.logo),
      favicon:
        draft.favicon && links.urlOf({ agentId: site.agentId, pictureId: draft.favicon.id }, 'icon.png'),
      links: {
        home: link(''),
        homes: link('homes'),
        places: link('places'),
        news: link('news'),
        about: link('about'),
        contact: link('contact'),
        privacy: link('privacy'),
        unsubscribe: link('unsubscribe'),
        // What is not written in the other language has its list there.
        otherLanguage: addresses.page(
          other,
          languages.includes(other) ? head.path : (head.path.split('/')[0] ?? ''),
          languages.includes(other) ? head.query : {},
        ),
        feed: addresses.feed(language),
      },
      shown: draft.sections
        .filter(({ isShown, section }) => isShown && (board !== null || !ofTheMarket.has(section)))
        .map(({ section }) => section),
      cities: site.cities.map(({ name, key }) => ({ name, url: link(`places/${key}`) })),
      attribution: board && {
        board: board.name,
        updatedAt: board.readAt?.toISOString() ?? null,
        timeZone: agent.timeZone,
      },
      head: {
        title: cut(head.title === agentName ? agentName : `${head.title} – ${agentName}`, titleLength),
        description: cut(head.description, descriptionLength),
        canonical,
        alternates: languages.map((each) => ({
          language: each,
          url: addresses.canonical(each, head.path, head.query),
        })),
        image: addresses.whole(image),
        structured: head.structured ?? [],
        isIndexed: !site.isPreview && (head.isIndexed ?? true),
      },
      isPreview: site.isPreview,
    };
  };
}

export type CreateFrame = ReturnType<typeof createFrames>;

/** Gone with the agreement of the board. */
const ofTheMarket = new Set<string>(['homes', 'figures']);

/** At a word, where it can be. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const short = text.slice(0, most - 1);
  const space = short.lastIndexOf(' ');
  return `${(space > most / 2 ? short.slice(0, space) : short).toWellFormed()}…`;
}
