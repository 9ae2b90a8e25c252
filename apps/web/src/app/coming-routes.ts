import type { en } from './coming/texts/en.ts';

export type ComingFeature = keyof typeof en.features;

/** Every screen that stands in the frame but not yet behind it. A feature that arrives removes its lines here. */
const featureOfPath = {
  '/site-builder': 'siteBuilder',
  '/site-builder/template-detail': 'siteBuilder',
  '/site-builder/hero-section': 'siteBuilder',
  '/site-builder/about-section': 'siteBuilder',
} as const satisfies Record<string, ComingFeature>;

export const comingRoutes = (
  Object.entries(featureOfPath) as [keyof typeof featureOfPath, ComingFeature][]
).map(([path, feature]) => ({ path, feature }));
