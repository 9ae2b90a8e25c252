import type { SiteTemplateParts } from '../../template.ts';
import styles from './lakeside.css?inline';
import { LakesideFooter, LakesideHeader } from './lakeside-frame.tsx';
import { LakesideHome } from './lakeside-home.tsx';
import { Waves } from './waves.tsx';

const bricolage = {
  family: 'Bricolage Grotesque',
  file: 'bricolage-grotesque.woff2',
  weights: '200 800',
  fallback: 'sans',
} as const;
const instrumentSans = {
  family: 'Instrument Sans',
  file: 'instrument-sans.woff2',
  weights: '400 700',
  fallback: 'sans',
} as const;
const sourceSerif = {
  family: 'Source Serif 4',
  file: 'source-serif-4.woff2',
  weights: '200 900',
  fallback: 'serif',
} as const;

export const lakeside: SiteTemplateParts = {
  styles,
  fonts: {
    first: { display: bricolage, text: instrumentSans, styles: '' },
    second: {
      display: sourceSerif,
      text: instrumentSans,
      styles: ':root{--display-weight:600;--display-tracking:-.02em;--hero-tracking:-.03em}',
    },
  },
  hero: (assetUrl) => ({
    sources: [800, 1280, 2000].map((width) => ({ width, url: assetUrl(`lakeside-${width}.webp`) })),
    width: 2000,
    height: 1120,
    alt: '',
    focus: { x: 50, y: 90 },
  }),
  // Cut at its sides on a phone: wider than what is seen of it.
  heroSizes: '(max-width: 900px) 180vw, 100vw',
  Header: LakesideHeader,
  Footer: LakesideFooter,
  Home: LakesideHome,
  HeadArt: Waves,
};
