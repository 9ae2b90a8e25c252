import type { SiteTemplateParts } from '../../template.ts';
import styles from './heritage.css?inline';
import { HeritageFooter, HeritageHeader } from './heritage-frame.tsx';
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
  // A limestone house among maples.
  hero: (assetUrl) => ({
    sources: [560, 840, 1200].map((width) => ({ width, url: assetUrl(`heritage-${width}.webp`) })),
    width: 1200,
    height: 1280,
    alt: '',
    focus: { x: 50, y: 50 },
  }),
  heroSizes: '(max-width: 900px) calc(100vw - 62px), min(538px, 42vw)',
  Header: HeritageHeader,
  Footer: HeritageFooter,
  Home: HeritageHome,
};
