import type { SiteLink, SitePage } from '@hearthline/contract/site-pages';
import type { SiteSection } from '@hearthline/domain/site/vocabulary';
import type { SiteContext } from '../site-context.ts';

export interface PageLink extends SiteLink {
  isCurrent: boolean;
}

type LinkName = 'homes' | 'places' | 'news' | 'about' | 'contact';
const sectionOf: Record<LinkName, SiteSection> = {
  homes: 'homes',
  places: 'cities',
  news: 'news',
  about: 'about',
  contact: 'contact',
};
/** Pages below one are the one in the menu. */
const pagesOf: Record<LinkName, readonly SitePage['name'][]> = {
  homes: ['siteHomes', 'siteListing'],
  places: ['sitePlaces', 'siteCity'],
  news: ['siteNews', 'sitePost'],
  about: ['siteAbout'],
  contact: ['siteContact'],
};

/** What the menu leads to, in its order: what the agent hides has no link. */
export const pageLinks = ({ frame, texts, current }: SiteContext, names: readonly LinkName[]): PageLink[] =>
  names
    .filter((name) => frame.shown.includes(sectionOf[name]))
    .map((name) => ({
      name: texts.pages[name],
      url: frame.links[name],
      isCurrent: pagesOf[name].includes(current),
    }));

export const isShown = ({ frame }: SiteContext, section: SiteSection): boolean =>
  frame.shown.includes(section);

export const firstNameOf = ({ frame }: SiteContext): string => frame.agent.name.trim().split(/\s+/)[0] ?? '';

/** When the listing data was read, in the agent's zone; null where nobody knows. */
export function updatedAt({ frame, format, texts }: SiteContext): string | null {
  const at = frame.attribution?.updatedAt ?? null;
  return at === null ? null : texts.moment(format.dateText(at), format.time(at));
}
