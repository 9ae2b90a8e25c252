import type { BasketType, ScreenKey, ScreenSearch } from '../screens.ts';
import { findScreen, getScreen, parseBasketType, postalPath, trimPath } from '../screens.ts';

export interface Crumb {
  screen: ScreenKey;
  /** Missing on the last crumb, which is where you are. */
  to?: string;
  search?: { basketType: BasketType; id?: string | undefined };
}

const hiddenPaths = new Set([
  '/',
  '/basket',
  '/property-search',
  '/clients',
  '/events',
  '/cma',
  '/favorites',
  '/setting',
  '/property-search/result/view',
  '/cma/calculate/map-view',
  '/site-builder',
  '/news',
]);

/** Paths whose segments do not tell where they belong. */
const customParents: Record<string, string[]> = {
  '/user/profile': ['/'],
  '/admin/access-requests': ['/'],
  '/admin/agents': ['/'],
  '/admin/announcements': ['/'],
  '/email-log': ['/clients'],
  '/events/greeting-recent-detail': ['/events', '/events/greeting-recent'],
};

export function areBreadcrumbsHidden(path: string): boolean {
  return hiddenPaths.has(trimPath(path));
}

function parentsOf(path: string, screen: ScreenKey): string[] {
  // Which template it is stands in the path.
  if (screen === 'emailTemplate') return ['/events', '/events/greeting-categories'];
  if (screen === 'postalCardForm' || screen === 'postalBatch') return ['/events', postalPath];
  const custom = customParents[path];
  if (custom) return custom;
  const segments = path.split('/').filter(Boolean);
  return segments.slice(1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}

/** Homes of a basket are compared on behalf of it. */
const ofComparedBasket = (id: string): Crumb[] => [
  { screen: 'clientBasket', to: '/basket', search: { basketType: 'Manual' } },
  { screen: 'basketView', to: '/basket/view', search: { basketType: 'Manual', id } },
  { screen: 'compare' },
];

/** One crumb per known part of the path; the last says where you are and leads nowhere. */
export function breadcrumbsOf(path: string, search: ScreenSearch = {}): Crumb[] {
  const clean = trimPath(path);
  const current = getScreen(clean, search);
  if (current === 'notFound') return [];
  const basketType = clean.startsWith('/basket/')
    ? (parseBasketType(search.basketType) ?? 'Manual')
    : undefined;
  if (current === 'compare' && search.basketId !== undefined) return ofComparedBasket(search.basketId);
  const parents = parentsOf(clean, current).flatMap((parent): Crumb[] => {
    const screen = findScreen(parent, { basketType: search.basketType });
    if (!screen || screen === current) return [];
    // A home belongs to its basket, and the way back leads to that one.
    const record = parent === '/basket/view' && search.id !== undefined ? { id: search.id } : {};
    return [{ screen, to: parent, ...(basketType && { search: { basketType, ...record } }) }];
  });
  return [...parents, { screen: current }];
}

/** What the bar shows: nothing on the paths that carry their own way back. */
export function visibleBreadcrumbsOf(path: string, search: ScreenSearch = {}): Crumb[] {
  return areBreadcrumbsHidden(path) ? [] : breadcrumbsOf(path, search);
}

/** The crumb before the current one. The result view has no bar, so its link back carries this label. */
export function backCrumbOf(path: string, search: ScreenSearch = {}): Crumb | undefined {
  return breadcrumbsOf(path, search).at(-2);
}
