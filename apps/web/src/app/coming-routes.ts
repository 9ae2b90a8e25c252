import type { en } from './coming/texts/en.ts';
import type { ScreenKey } from './screens.ts';

export type ComingFeature = keyof typeof en.features;

export interface ComingRoute {
  path: string;
  titleKey: ScreenKey;
  feature: ComingFeature;
}

/** Every screen that stands in the frame but not yet behind it. A feature that arrives removes its lines here. */
export const comingRoutes = [
  { path: '/favorites', titleKey: 'favorites', feature: 'marketSearch' },
  { path: '/property-search', titleKey: 'propertySearch', feature: 'marketSearch' },
  { path: '/property-search/result', titleKey: 'results', feature: 'marketSearch' },
  { path: '/property-search/map-search', titleKey: 'mapSearch', feature: 'marketSearch' },
  { path: '/property-search/result/view', titleKey: 'listing', feature: 'marketSearch' },
  { path: '/notification', titleKey: 'notifications', feature: 'notifications' },
  { path: '/clients', titleKey: 'clients', feature: 'clientsAndMessages' },
  { path: '/clients/form', titleKey: 'clientForm', feature: 'clientsAndMessages' },
  { path: '/clients/view', titleKey: 'clientView', feature: 'clientsAndMessages' },
  { path: '/email-log', titleKey: 'emailLog', feature: 'clientsAndMessages' },
  { path: '/cma', titleKey: 'cma', feature: 'cma' },
  { path: '/cma/generate', titleKey: 'cmaGenerate', feature: 'cma' },
  { path: '/cma/calculate', titleKey: 'cmaCalculate', feature: 'cma' },
  { path: '/cma/calculate/map-view', titleKey: 'cmaMapView', feature: 'cma' },
  { path: '/cma/calculate/report', titleKey: 'cmaReport', feature: 'cma' },
  { path: '/cma/recent', titleKey: 'cmaRecent', feature: 'cma' },
  { path: '/badge-builder', titleKey: 'badgeBuilder', feature: 'dashboardAndBadges' },
  { path: '/badge-builder/categoreis', titleKey: 'badgeCategories', feature: 'dashboardAndBadges' },
  { path: '/badge-builder/categoreis/query', titleKey: 'badgeQuery', feature: 'dashboardAndBadges' },
  { path: '/badge-builder/defined-badges', titleKey: 'definedBadges', feature: 'dashboardAndBadges' },
  { path: '/badge-builder/preview', titleKey: 'badgePreview', feature: 'dashboardAndBadges' },
  { path: '/basket', titleKey: 'clientBasket', feature: 'basketsAndAlerts' },
  { path: '/basket/form', titleKey: 'basketForm', feature: 'basketsAndAlerts' },
  { path: '/basket/view', titleKey: 'basketView', feature: 'basketsAndAlerts' },
  { path: '/basket/view/item', titleKey: 'basketItem', feature: 'basketsAndAlerts' },
  { path: '/events', titleKey: 'events', feature: 'events' },
  { path: '/events/greeting-categories', titleKey: 'greetingCategories', feature: 'events' },
  { path: '/events/greeting-recent', titleKey: 'greetingRecent', feature: 'events' },
  { path: '/events/greeting-recent-detail', titleKey: 'greetingRecentDetail', feature: 'events' },
  { path: '/events/postal-card', titleKey: 'postalCard', feature: 'events' },
  { path: '/events/email-template/$categoryId/$itemId', titleKey: 'emailTemplate', feature: 'events' },
  { path: '/site-builder', titleKey: 'siteBuilder', feature: 'siteBuilder' },
  { path: '/site-builder/template-detail', titleKey: 'templateDetail', feature: 'siteBuilder' },
  { path: '/site-builder/hero-section', titleKey: 'heroSection', feature: 'siteBuilder' },
  { path: '/site-builder/about-section', titleKey: 'aboutSection', feature: 'siteBuilder' },
  { path: '/news', titleKey: 'news', feature: 'news' },
  { path: '/news/view', titleKey: 'newsView', feature: 'news' },
] as const satisfies ComingRoute[];
