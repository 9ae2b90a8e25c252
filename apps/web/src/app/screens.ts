import type { en } from './texts/en.ts';

export type ScreenKey = keyof typeof en.screens;

/** The label of every known path; titles, breadcrumbs and the palette read it here. */
export const screenOfPath: Record<string, ScreenKey> = {
  '/auth/login': 'login',
  '/auth/forgot-password': 'forgotPassword',
  '/auth/reset_password': 'resetPassword',
  '/auth/register': 'register',
  '/auth/confirm-email': 'confirmEmail',
  '/auth/change-email': 'changeEmail',
  '/': 'dashboard',
  '/favorites': 'favorites',
  '/cma': 'cma',
  '/cma/generate': 'cmaGenerate',
  '/cma/calculate': 'cmaCalculate',
  '/cma/calculate/map-view': 'cmaMapView',
  '/cma/calculate/report': 'cmaReport',
  '/cma/recent': 'cmaRecent',
  '/clients': 'clients',
  '/clients/form': 'clientForm',
  '/clients/view': 'clientView',
  '/clients/import': 'clientImport',
  '/clients/mail': 'writeMail',
  '/email-log': 'emailLog',
  '/news': 'news',
  '/news/view': 'newsView',
  '/events': 'events',
  '/events/greeting-categories': 'greetingCategories',
  '/events/greeting-recent': 'greetingRecent',
  '/events/greeting-recent-detail': 'greetingRecentDetail',
  '/events/postal-card': 'postalCard',
  '/events/email-template': 'emailTemplate',
  '/property-search': 'propertySearch',
  '/property-search/result': 'results',
  '/property-search/map-search': 'mapSearch',
  '/property-search/result/view': 'listing',
  '/property-search/compare': 'compare',
  '/badge-builder': 'badgeBuilder',
  '/badge-builder/categoreis': 'badgeCategories',
  '/badge-builder/categoreis/query': 'badgeQuery',
  '/badge-builder/defined-badges': 'definedBadges',
  '/badge-builder/preview': 'badgePreview',
  '/site-builder': 'siteBuilder',
  '/site-builder/template-detail': 'templateDetail',
  '/site-builder/hero-section': 'heroSection',
  '/site-builder/about-section': 'aboutSection',
  '/notification': 'notifications',
  '/user/profile': 'profile',
  '/setting': 'settings',
  '/admin/access-requests': 'accessRequests',
  '/admin/agents': 'agents',
  '/admin/announcements': 'announcements',
  '/mailbox': 'mailbox',
  '/gallery': 'gallery',
};

export const basketTypes = ['Manual', 'Automatic'] as const;
export type BasketType = (typeof basketTypes)[number];

/** The same four paths serve baskets and alerts; the query tells which. */
const basketScreens: Record<BasketType, Record<string, ScreenKey>> = {
  Manual: {
    '/basket': 'clientBasket',
    '/basket/form': 'basketForm',
    '/basket/view': 'basketView',
    '/basket/view/item': 'basketItem',
  },
  Automatic: {
    '/basket': 'clientAlert',
    '/basket/form': 'alertForm',
    '/basket/view': 'alertView',
    '/basket/view/item': 'basketItem',
  },
};

/** Not in the table above, because each of them is two screens. */
export const basketPaths = Object.keys(basketScreens.Manual);

export const postalPath = '/events/postal-card';

export interface ScreenSearch {
  basketType?: string | undefined;
  /** The basket that homes are compared of. */
  basketId?: string | undefined;
  /** Of the record, where a screen above it shows the same one. */
  id?: string | undefined;
  /** Of postal cards. */
  batch?: string | undefined;
}

export function parseBasketType(value: unknown): BasketType | undefined {
  return basketTypes.find((type) => type === value);
}

export function trimPath(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The same path lists postal cards, and shows one of them or one batch. */
function findPostalScreen({ id, batch }: ScreenSearch): ScreenKey {
  if (batch !== undefined) return 'postalBatch';
  return id === undefined ? 'postalCard' : 'postalCardForm';
}

/** The label of one path, or undefined for a path that is no screen by itself, such as /user. */
export function findScreen(path: string, search: ScreenSearch = {}): ScreenKey | undefined {
  const clean = trimPath(path);
  if (clean === postalPath) return findPostalScreen(search);
  return basketScreens[parseBasketType(search.basketType) ?? 'Manual'][clean] ?? screenOfPath[clean];
}

/** The label of the screen a path shows; the ids at the end of a template's path belong to their screen. */
export function getScreen(path: string, search: ScreenSearch = {}): ScreenKey {
  const clean = trimPath(path);
  if (/^\/events\/email-template\/[^/]+\/[^/]+$/.test(clean)) return 'emailTemplate';
  if (clean === '/events/email-template') return 'notFound';
  return findScreen(clean, search) ?? 'notFound';
}
