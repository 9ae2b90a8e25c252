import type { SiteTemplateParts } from '../../template.ts';
import styles from './gallery.css?inline';
import { GalleryFooter, GalleryHeader } from './gallery-frame.tsx';
import { galleryHero, galleryHeroSizes } from './gallery-hero.ts';
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
  hero: galleryHero,
  heroSizes: galleryHeroSizes,
  Header: GalleryHeader,
  Footer: GalleryFooter,
  Home: GalleryHome,
};
