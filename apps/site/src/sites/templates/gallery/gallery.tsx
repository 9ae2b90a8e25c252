import type { SiteTemplateParts } from '../../template.ts';
import styles from './gallery.css?inline';
import { GalleryFooter, GalleryHeader } from './gallery-frame.tsx';
import { GalleryHome } from './gallery-home.tsx';

export const gallery: SiteTemplateParts = {
  styles,
  fonts: {
    first: {
      display: {
        family: 'Instrument Serif',
        file: 'instrument-serif.woff2',
        weights: '400',
        fallback: 'serif',
      },
      text: { family: 'Hanken Grotesk', file: 'hanken-grotesk.woff2', weights: '100 900', fallback: 'sans' },
      styles: '',
    },
    second: {
      display: { family: 'Fraunces', file: 'fraunces.woff2', weights: '100 900', fallback: 'serif' },
      text: {
        family: 'Instrument Sans',
        file: 'instrument-sans.woff2',
        weights: '400 700',
        fallback: 'sans',
      },
      // Wider letters: the same words take the same room.
      styles: ':root{--display-weight:300;--scale:.82;--display-tracking:-.03em;--hero-tracking:-.05em}',
    },
  },
  // A sitting room at dusk.
  hero: (assetUrl) => ({
    sources: [800, 1280, 2000].map((width) => ({ width, url: assetUrl(`gallery-${width}.webp`) })),
    width: 2000,
    height: 1167,
    alt: '',
    focus: { x: 50, y: 100 },
  }),
  // Cut at its sides on a phone: wider than what is seen of it.
  heroSizes: '(max-width: 900px) 760px, calc(100vw - 112px)',
  Header: GalleryHeader,
  Footer: GalleryFooter,
  Home: GalleryHome,
};
