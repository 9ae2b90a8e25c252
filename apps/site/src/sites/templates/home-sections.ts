import type { SiteSection } from '@hearthline/domain/site/vocabulary';
import type { ComponentType } from 'react';
import type { SiteContext } from '../site-context.ts';
import type { HomePageContent } from '../template.ts';

export interface SectionProps {
  site: SiteContext;
  page: HomePageContent;
}

export type HomeSections = Record<SiteSection, ComponentType<SectionProps>>;

/** What there is nothing to say about does not stand there; one can always write. */
const hasContent: Record<SiteSection, (page: HomePageContent) => boolean> = {
  cities: ({ cities }) => cities.length > 0,
  homes: ({ homes }) => homes.length > 0,
  figures: ({ figures }) => figures !== null,
  about: ({ about }) => about.html !== '' || about.title !== '',
  news: ({ news }) => news.length > 0,
  contact: () => true,
};

/** The sections of a home page in the agent's order, without those that would be empty. */
export const filledSections = (page: HomePageContent): SiteSection[] =>
  page.sections.filter((section) => hasContent[section](page));
