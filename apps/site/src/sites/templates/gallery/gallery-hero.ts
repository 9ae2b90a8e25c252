import type { SiteImage } from '@hearthline/contract/site-pages';
import type { SiteContext } from '../../site-context.ts';

/** A sitting room at dusk. */
export const galleryHero = ({ assetUrl }: SiteContext): SiteImage => ({
  sources: [800, 1280, 2000].map((width) => ({ width, url: assetUrl(`gallery-${width}.webp`) })),
  width: 2000,
  height: 1167,
  alt: '',
  focus: { x: 50, y: 100 },
});

/** On a phone it is cut at its sides. */
export const galleryHeroSizes = '(max-width: 900px) 760px, calc(100vw - 112px)';
