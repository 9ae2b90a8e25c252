import type { SiteTemplateParts } from '../../template.ts';
import styles from './metro.css?inline';
import { MetroFooter, MetroHeader } from './metro-frame.tsx';
import { MetroHome } from './metro-home.tsx';

const geistMono = {
  family: 'Geist Mono',
  file: 'geist-mono.woff2',
  weights: '100 900',
  fallback: 'mono',
} as const;

/** The second file is of figures alone; letters are all of the first. */
const figures = (letters: string) =>
  `:root{--figures:var(--text);--letters:"${letters}",system-ui,sans-serif}`;

export const metro: SiteTemplateParts = {
  styles,
  fonts: {
    first: {
      display: {
        family: 'Archivo',
        file: 'archivo.woff2',
        weights: '100 900',
        widths: '62% 125%',
        fallback: 'sans',
      },
      text: geistMono,
      styles: figures('Archivo'),
    },
    second: {
      display: {
        family: 'Bricolage Grotesque',
        file: 'bricolage-grotesque.woff2',
        weights: '200 800',
        fallback: 'sans',
      },
      text: geistMono,
      styles: figures('Bricolage Grotesque'),
    },
  },
  // Towers by night, and the water before them.
  hero: (assetUrl) => ({
    sources: [800, 1280, 2000].map((width) => ({ width, url: assetUrl(`metro-${width}.webp`) })),
    width: 2000,
    height: 867,
    alt: '',
    focus: { x: 50, y: 75 },
  }),
  heroSizes: '100vw',
  Header: MetroHeader,
  Footer: MetroFooter,
  Home: MetroHome,
};
