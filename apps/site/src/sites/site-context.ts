import type { Language } from '@hearthline/contract/common';
import type { SiteFrame, SitePage } from '@hearthline/contract/site-pages';
import type { Format } from '@hearthline/format/format';
import { createFormat } from '@hearthline/format/format';
import type { SitePageTexts } from '../texts/site-page.en.ts';
import { textsOf } from '../texts/texts.ts';
import type { SiteTemplateParts } from './template.ts';
import { siteTemplates } from './templates/templates.ts';

/** What every part of a page needs: its frame, its words and its formats. */
export interface SiteContext {
  frame: SiteFrame;
  language: Language;
  template: SiteTemplateParts;
  /** Which page it is, so that its link says so. */
  current: SitePage['name'];
  texts: SitePageTexts;
  format: Format;
  /** Of fonts and drawings of the templates, by their name. */
  assetUrl: (name: string) => string;
}

export function createSiteContext(frame: SiteFrame, current: SitePage['name']): SiteContext {
  const { language } = frame;
  return {
    frame,
    language,
    template: siteTemplates[frame.template],
    current,
    texts: textsOf(language).site,
    format: createFormat(language, frame.attribution?.timeZone),
    assetUrl: (name: string) => `${frame.assets}/${name}`,
  };
}
