import type { SitePage } from '@hearthline/contract/site-pages';
import type { ComponentType } from 'react';
import type { SiteContext } from './site-context.ts';
import type { SiteLook } from './site-look.ts';

export type HomePageContent = Extract<SitePage, { name: 'siteHome' }>;

/** What a template draws itself. */
export interface SiteTemplateParts extends SiteLook {
  Header: ComponentType<{ site: SiteContext }>;
  Footer: ComponentType<{ site: SiteContext }>;
  /** The whole of `main`, and whatever stands before it. */
  Home: ComponentType<{ site: SiteContext; page: HomePageContent }>;
}
