import type { SiteTemplateParts } from '../../template.ts';
import styles from './heritage.css?inline';
import { HeritageFooter, HeritageHeader } from './heritage-frame.tsx';
import { heritageHero, heritageHeroSizes } from './heritage-hero.tsx';
import { HeritageHome } from './heritage-home.tsx';

const sourceSerif = {
  family: 'Source Serif 4',
  file: 'source-serif-4.woff2',
  weights: '200 900',
  fallback: 'serif',
} as const;

export const heritage: SiteTemplateParts = {
  styles,
  fonts: {
    first: {
      display: { family: 'Fraunces', file: 'fraunces.woff2', weights: '100 900', fallback: 'serif' },
      text: sourceSerif,
      styles: ':root{--soft-letters:"SOFT" 100}',
    },
    second: {
      display: {
        family: 'Instrument Serif',
        file: 'instrument-serif.woff2',
        weights: '400',
        fallback: 'serif',
      },
      text: sourceSerif,
      // Narrower letters of one weight.
      styles:
        ':root{--display-weight:400;--strong-weight:400;--scale:1.16;--display-tracking:-.01em;--hero-tracking:-.02em}',
    },
  },
  hero: heritageHero,
  heroSizes: heritageHeroSizes,
  Header: HeritageHeader,
  Footer: HeritageFooter,
  Home: HeritageHome,
};
