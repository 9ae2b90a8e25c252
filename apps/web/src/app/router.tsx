import type { RouterHistory } from '@tanstack/react-router';
import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { config } from '../shared/lib/config.ts';
import { authRoutes } from './auth-routes.ts';
import { badgeRoutes } from './badge-routes.ts';
import { comingRoutes } from './coming-routes.ts';
import { loadTexts } from './i18n.ts';
import { LazyServerError } from './pages/lazy-server-error.tsx';
import { rootRoute, shellRoute } from './root-routes.tsx';
import {
  parseSearch,
  readClientFormSearch,
  readClientsSearch,
  readClientViewSearch,
  readCmaCalculateSearch,
  readCmaGenerateSearch,
  readCmaRecentSearch,
  readCmaReportSearch,
  readCmaStartSearch,
  readComposeSearch,
  readDashboardSearch,
  readDetailSearch,
  readEmailLogSearch,
  readFavoritesSearch,
  readListingSearch,
  readNotificationsSearch,
  readScreenSearch,
  stringifySearch,
} from './search-params.ts';

const screenRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/',
    validateSearch: readDashboardSearch,
    loader: () => loadTexts('badgesBoard', 'badgesCard', 'datePicker'),
    component: lazyRouteComponent(() => import('./routes/dashboard.tsx'), 'DashboardRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/user/profile',
    loader: () => loadTexts('users'),
    component: lazyRouteComponent(() => import('./routes/profile.tsx'), 'ProfileRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/setting',
    loader: () => loadTexts('users', 'messages'),
    component: lazyRouteComponent(() => import('./routes/settings.tsx'), 'SettingsRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/property-search',
    validateSearch: readListingSearch,
    loader: () => loadTexts('listings', 'datePicker'),
    component: lazyRouteComponent(() => import('./routes/property-search.tsx'), 'PropertySearchRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/property-search/result',
    validateSearch: readListingSearch,
    loader: () => loadTexts('listings'),
    component: lazyRouteComponent(() => import('./routes/results.tsx'), 'ResultsRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/property-search/map-search',
    validateSearch: readListingSearch,
    loader: () => loadTexts('listings', 'map'),
    component: lazyRouteComponent(() => import('./routes/map-search.tsx'), 'MapSearchRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/property-search/result/view',
    validateSearch: readDetailSearch,
    loader: () => loadTexts('listings', 'map'),
    component: lazyRouteComponent(() => import('./routes/listing.tsx'), 'ListingRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/favorites',
    validateSearch: readFavoritesSearch,
    loader: () => loadTexts('listings'),
    component: lazyRouteComponent(() => import('./routes/favorites.tsx'), 'FavoritesRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/clients/form',
    validateSearch: readClientFormSearch,
    loader: () => loadTexts('clients', 'datePicker'),
    component: lazyRouteComponent(() => import('./routes/client-form.tsx'), 'ClientFormRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/clients/view',
    validateSearch: readClientViewSearch,
    loader: () => loadTexts('clients', 'datePicker'),
    component: lazyRouteComponent(() => import('./routes/client-view.tsx'), 'ClientViewRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/clients/import',
    validateSearch: readClientFormSearch,
    loader: () => loadTexts('clients'),
    component: lazyRouteComponent(() => import('./routes/client-import.tsx'), 'ClientImportRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/clients',
    validateSearch: readClientsSearch,
    loader: () => loadTexts('clients'),
    component: lazyRouteComponent(() => import('./routes/clients.tsx'), 'ClientsRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/clients/mail',
    validateSearch: readComposeSearch,
    loader: () => loadTexts('messages', 'clients', 'datePicker'),
    component: lazyRouteComponent(() => import('./routes/compose.tsx'), 'ComposeRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/email-log',
    validateSearch: readEmailLogSearch,
    loader: () => loadTexts('messages'),
    component: lazyRouteComponent(() => import('./routes/email-log.tsx'), 'EmailLogRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/cma',
    validateSearch: readCmaStartSearch,
    loader: () => loadTexts('cma', 'map'),
    component: lazyRouteComponent(() => import('./routes/cma-start.tsx'), 'CmaStartRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/cma/generate',
    validateSearch: readCmaGenerateSearch,
    loader: () => loadTexts('cma', 'datePicker', 'map'),
    component: lazyRouteComponent(() => import('./routes/cma-generate.tsx'), 'CmaGenerateRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/cma/calculate',
    validateSearch: readCmaCalculateSearch,
    loader: () => loadTexts('cma', 'cmaCalculate'),
    component: lazyRouteComponent(() => import('./routes/cma-calculate.tsx'), 'CmaCalculateRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/cma/calculate/map-view',
    validateSearch: readCmaCalculateSearch,
    loader: () => loadTexts('cma', 'cmaCalculate', 'map'),
    component: lazyRouteComponent(() => import('./routes/cma-map-view.tsx'), 'CmaMapViewRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/cma/calculate/report',
    validateSearch: readCmaReportSearch,
    loader: () => loadTexts('cma', 'cmaReport'),
    component: lazyRouteComponent(() => import('./routes/cma-report.tsx'), 'CmaReportRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/cma/recent',
    validateSearch: readCmaRecentSearch,
    loader: () => loadTexts('cma'),
    component: lazyRouteComponent(() => import('./routes/cma-recent.tsx'), 'CmaRecentRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/notification',
    validateSearch: readNotificationsSearch,
    loader: () => loadTexts('notifications'),
    component: lazyRouteComponent(() => import('./routes/notifications.tsx'), 'NotificationsRoute'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$',
    component: lazyRouteComponent(() => import('./routes/not-found.tsx'), 'NotFoundRoute'),
  }),
];

/** The demo's mailbox is reachable without signing in: the confirmation of a new account arrives there. */
const mailboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mailbox',
  loader: () => loadTexts('mailbox'),
  component: lazyRouteComponent(() => import('./routes/mailbox.tsx'), 'MailboxRoute'),
});

/** Left out of the bundle of a release, together with its screen. */
const developmentRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/gallery',
        loader: () => loadTexts('gallery'),
        component: lazyRouteComponent(() => import('./routes/gallery.tsx'), 'GalleryRoute'),
      }),
    ]
  : [];

type ComingPath = (typeof comingRoutes)[number]['path'];
type PlainPath = Exclude<ComingPath, `${string}$${string}`>;

const comingScreens = comingRoutes.map(({ path }) =>
  createRoute({
    getParentRoute: () => shellRoute,
    // The path with ids stays out of the type, or links to all the others would ask for its ids.
    path: path as PlainPath,
    validateSearch: readScreenSearch,
    loader: () => loadTexts('coming'),
    component: lazyRouteComponent(() => import('./routes/coming.tsx'), 'ComingRoute'),
  }),
);

function createRouteTree() {
  return rootRoute.addChildren([
    ...authRoutes,
    shellRoute.addChildren([...screenRoutes, ...badgeRoutes, ...comingScreens]),
    ...(config().demo?.hasMailbox ? [mailboxRoute] : []),
    ...developmentRoutes,
  ]);
}

/** Called after the configuration is known, because the demo has one route more. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: createRouteTree(),
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: LazyServerError,
    // Our own rule decides, see scroll-rule.ts.
    scrollRestoration: () => false,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
