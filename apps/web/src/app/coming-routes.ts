import type { en } from './coming/texts/en.ts';

export type ComingFeature = keyof typeof en.features;

/** Every screen that stands in the frame but not yet behind it. A feature that arrives removes its lines here. */
const featureOfPath = {
  '/news': 'news',
  '/news/view': 'news',
} as const satisfies Record<string, ComingFeature>;

export const comingRoutes = (
  Object.entries(featureOfPath) as [keyof typeof featureOfPath, ComingFeature][]
).map(([path, feature]) => ({ path, feature }));
