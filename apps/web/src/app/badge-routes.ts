import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from './i18n.ts';
import { shellRoute } from './root-routes.tsx';
import {
  readBadgeCategoriesSearch,
  readBadgePreviewSearch,
  readBadgeQuerySearch,
  readDefinedBadgesSearch,
} from './search-params.ts';

function loadBadgeTexts() {
  return loadTexts('badges', 'badgesCard', 'datePicker');
}

export const badgeRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/badge-builder',
    loader: loadBadgeTexts,
    component: lazyRouteComponent(() => import('./routes/badge-builder.tsx'), 'BadgeBuilderRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/badge-builder/categoreis',
    validateSearch: readBadgeCategoriesSearch,
    loader: loadBadgeTexts,
    component: lazyRouteComponent(() => import('./routes/badge-categories.tsx'), 'BadgeCategoriesRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/badge-builder/categoreis/query',
    validateSearch: readBadgeQuerySearch,
    loader: loadBadgeTexts,
    component: lazyRouteComponent(() => import('./routes/badge-query.tsx'), 'BadgeQueryRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/badge-builder/defined-badges',
    validateSearch: readDefinedBadgesSearch,
    loader: loadBadgeTexts,
    component: lazyRouteComponent(() => import('./routes/defined-badges.tsx'), 'DefinedBadgesRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/badge-builder/preview',
    validateSearch: readBadgePreviewSearch,
    loader: loadBadgeTexts,
    component: lazyRouteComponent(() => import('./routes/badge-preview.tsx'), 'BadgePreviewRoute'),
  }),
];
