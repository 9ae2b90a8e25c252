import type { Language } from '@hearthline/contract/common';
import type { SiteFrame, SitePage } from '@hearthline/contract/site-pages';
import type { Format } from '@hearthline/format/format';
import { createFormat } from '@hearthline/format/format';
import type { SitePageTexts } from '../texts/site-page.en.ts';
import { textsOf } from '../texts/texts.ts';
import type { SiteLook } from './site-look.ts';

/** What every part of a page needs: its frame, its words and its formats. */
export interface SiteContext {
  frame: SiteFrame;
  language: Language;
  look: SiteLook;
  /** Which page it is, so that its link says so. */
  current: SitePage['name'];
  texts: SitePageTexts;
  format: Format;
  /** Of fonts and drawings of the templates, by their name. */
  assetUrl: (name: string) => string;
}

export function createSiteContext(frame: SiteFrame, current: SitePage['name'], look: SiteLook): SiteContext {
  const { language } = frame;
  return {
    frame,
    language,
    look,
    current,
    texts: textsOf(language).site,
    format: createFormat(language, frame.attribution?.timeZone),
    assetUrl: (name: string) => `${frame.assets}/${name}`,
  };
}
