import type { SiteImage } from '@hearthline/contract/site-pages';
import type { SiteFontPair } from '@hearthline/domain/site/vocabulary';
import type { ComponentType } from 'react';

/** One file of a font, by its name in `public/site-fonts.json`. */
export interface SiteFont {
  family: string;
  file: string;
  /** As `font-weight` of the face says it: one, or from the least to the most. */
  weights: string;
  /** As `font-stretch` of the face says it, where the file has widths. */
  widths?: string;
  /** What stands there until it has come. */
  fallback: 'sans' | 'serif' | 'mono';
}

/** Two files: of headings, which is loaded first, and of what is read. */
export interface SiteFonts {
  display: SiteFont;
  text: SiteFont;
  /** What this pair alone needs, set as custom properties or rules. */
  styles: string;
}

/**
 * What a template is without its frame and its home page. Everything else is shared and takes its look from the custom
 * properties that `styles` sets; `styles/base.css` lists them.
 */
export interface SiteLook {
  styles: string;
  fonts: Record<SiteFontPair, SiteFonts>;
  /** Shown where the agent has no picture of their own. */
  hero: (assetUrl: (name: string) => string) => SiteImage;
  /** Where the picture is laid out: the `sizes` of it. */
  heroSizes: string;
  /** Behind the head of an inner page; it says nothing. */
  HeadArt?: ComponentType;
}
