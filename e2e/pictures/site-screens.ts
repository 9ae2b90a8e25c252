import type { Screen } from './screen.ts';

/** What an agent publishes, and where. */
export const siteScreens: Screen[] = [
  { name: 'news', path: '/news', isMain: true },
  { name: 'news-library', path: '/news?show=library' },
  { name: 'site-builder', path: '/site-builder', isMain: true },
  { name: 'site-templates', path: '/site-builder/template-detail' },
  { name: 'site-hero', path: '/site-builder/hero-section' },
  { name: 'site-about', path: '/site-builder/about-section' },
  { name: 'site-publish', path: '/site-builder?part=publish' },
];
