import type { SiteFont, SiteFonts } from './site-look.ts';

const fallbacks: Record<SiteFont['fallback'], string> = {
  sans: 'system-ui, sans-serif',
  serif: 'Georgia, serif',
  mono: 'ui-monospace, monospace',
};

const face = ({ family, file, weights, widths }: SiteFont, assetUrl: (name: string) => string) =>
  `@font-face{font-family:"${family}";src:url("${assetUrl(file)}") format("woff2");font-weight:${weights};` +
  `${widths ? `font-stretch:${widths};` : ''}font-display:swap}`;

const nameOf = ({ family, fallback }: SiteFont) => `"${family}",${fallbacks[fallback]}`;

/** Both faces of a pair, and what they are called where they are used. */
export const fontStyles = (
  { display, text, styles }: SiteFonts,
  assetUrl: (name: string) => string,
): string =>
  `${face(display, assetUrl)}${face(text, assetUrl)}` +
  `:root{--display:${nameOf(display)};--text:${nameOf(text)}}${styles}`;
