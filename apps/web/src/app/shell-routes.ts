import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { BasketScreenName, LoadScreen } from './basket-screens.ts';
import { greetingRoutes } from './greeting-routes.ts';
import { loadTexts } from './i18n.ts';
import { inShell, screenRoute } from './screen-routes.ts';
import {
  parseBasketSearch,
  parseClientsSearch,
  parseCmaCalculateSearch,
  parseCmaGenerateSearch,
  parseCmaReportSearch,
  parseDetailSearch,
  parseEmailLogSearch,
  parseListingSearch,
  textsOf,
} from './search-params.ts';

const basketTexts = ['baskets', 'homes'];
/** Which files they need is known where they are loaded: whoever signs in need not know it. */
const basketScreen =
  (name: BasketScreenName): LoadScreen =>
  async () =>
    (await import('./basket-screens.ts')).basketScreens[name]();

const badgeTexts = ['badges', 'badgesCard', 'datePicker'];

/** One file for all of them: each of its own would cost everybody's first load its name and those of its parts. */
const badgeScreens = () => import('../features/badges/badge-screens.ts');

/** One file for both. */
const newsScreens = () => import('../features/news/news-screens.ts');

/** One file for all of them. */
const siteScreens = () => import('../features/sites/site-screens.ts');

const siteRoute = <const Path extends string>(
  path: Path,
  name: keyof Awaited<ReturnType<typeof siteScreens>>,
) =>
  screenRoute({
    path,
    search: textsOf('part', 'field', 'lang'),
    texts: ['sites', 'homes'],
    screen: async () => (await siteScreens())[name],
    frame: 'whole',
  });

export const screenRoutes = [
  createRoute({
    ...inShell,
    path: '/',
    validateSearch: textsOf('board'),
    loader: () => loadTexts('badgesBoard', 'badgesCard', 'datePicker'),
    component: lazyRouteComponent(() => import('./routes/dashboard.tsx'), 'DashboardRoute'),
  }),
  screenRoute({
    path: '/user/profile',
    texts: ['users', 'usersSetup'],
    screen: async () => (await import('../features/users/screens/profile-screen.tsx')).ProfileScreen,
    frame: 'bar',
  }),
  screenRoute({
    path: '/admin/agents',
    search: textsOf('q', 'page'),
    texts: ['users'],
    screen: async () => (await import('../features/users/screens/agents-screen.tsx')).AgentsScreen,
  }),
  createRoute({
    ...inShell,
    path: '/setting',
    loader: () => loadTexts('users', 'messages'),
    component: lazyRouteComponent(() => import('./routes/settings.tsx'), 'SettingsRoute'),
  }),
  screenRoute({
    path: '/admin/access-requests',
    texts: ['usersSetup', 'datePicker'],
    screen: async () => (await import('../features/users/setup/requests-screen.tsx')).RequestsScreen,
  }),
  screenRoute({
    path: '/property-search',
    search: parseListingSearch,
    texts: ['listings', 'datePicker'],
    screen: async () => (await import('../features/listings/criteria/criteria-screen.tsx')).CriteriaScreen,
    frame: 'bar',
  }),
  screenRoute({
    path: '/property-search/result',
    search: parseListingSearch,
    texts: ['listings'],
    screen: async () => (await import('../features/listings/results/results-screen.tsx')).ResultsScreen,
  }),
  screenRoute({
    path: '/property-search/map-search',
    search: parseListingSearch,
    texts: ['listings', 'map'],
    screen: async () => (await import('../features/listings/map/map-search-screen.tsx')).MapSearchScreen,
    frame: 'whole',
  }),
  createRoute({
    ...inShell,
    path: '/property-search/result/view',
    validateSearch: parseDetailSearch,
    loader: () => loadTexts('listings', 'map'),
    component: lazyRouteComponent(() => import('./routes/listing.tsx'), 'ListingRoute'),
  }),
  screenRoute({
    path: '/property-search/compare',
    search: textsOf('ids', 'basketId'),
    texts: ['listings', 'baskets'],
    screen: async () => (await import('./routes/compare.tsx')).CompareRoute,
  }),
  screenRoute({
    path: '/favorites',
    search: textsOf('show', 'sort'),
    texts: ['listings'],
    screen: async () => (await import('../features/listings/favorites/favorites-screen.tsx')).FavoritesScreen,
  }),
  screenRoute({
    path: '/clients/form',
    search: textsOf('id', 'step', 'field'),
    texts: ['clients', 'datePicker', 'plan'],
    screen: async () => (await import('../features/clients/form/client-form-screen.tsx')).ClientFormScreen,
    frame: 'bar',
  }),
  screenRoute({
    path: '/clients/view',
    search: textsOf('id', 'tab'),
    texts: ['clients', 'datePicker', 'baskets', 'basketsAlerts', 'greetings'],
    screen: async () => (await import('./routes/client.tsx')).ClientRoute,
  }),
  screenRoute({
    path: '/clients/import',
    search: textsOf('id', 'step'),
    texts: ['clients', 'plan'],
    screen: async () => (await import('../features/clients/import/import-screen.tsx')).ImportScreen,
    frame: 'bar',
  }),
  screenRoute({
    path: '/clients',
    search: parseClientsSearch,
    texts: ['clients'],
    screen: async () => (await import('../features/clients/list/clients-screen.tsx')).ClientsScreen,
  }),
  createRoute({
    ...inShell,
    path: '/clients/mail',
    validateSearch: textsOf('clientId', 'listId', 'listings'),
    loader: () => loadTexts('messages', 'homes', 'clients', 'datePicker'),
    component: lazyRouteComponent(() => import('./routes/compose.tsx'), 'ComposeRoute'),
  }),
  screenRoute({
    path: '/email-log',
    search: parseEmailLogSearch,
    texts: ['messages'],
    screen: async () => (await import('../features/messages/log/email-log-screen.tsx')).EmailLogScreen,
    frame: 'whole',
  }),
  screenRoute({
    path: '/cma',
    search: textsOf('listing', 'client', 'with'),
    texts: ['cma', 'map', 'plan'],
    screen: async () => (await import('../features/cma/start/start-screen.tsx')).StartScreen,
  }),
  screenRoute({
    path: '/cma/generate',
    search: parseCmaGenerateSearch,
    texts: ['cma', 'datePicker', 'map'],
    screen: async () => (await import('../features/cma/generate/generate-screen.tsx')).GenerateScreen,
    frame: 'bar',
  }),
  screenRoute({
    path: '/cma/calculate',
    search: parseCmaCalculateSearch,
    texts: ['cma', 'cmaCalculate'],
    screen: async () => (await import('../features/cma/calculate/calculate-screen.tsx')).CalculateScreen,
    frame: 'bar',
  }),
  screenRoute({
    path: '/cma/calculate/map-view',
    search: parseCmaCalculateSearch,
    texts: ['cma', 'cmaCalculate', 'map'],
    screen: async () => (await import('../features/cma/map-view/map-view-screen.tsx')).MapViewScreen,
    frame: 'whole',
  }),
  screenRoute({
    path: '/cma/calculate/report',
    search: parseCmaReportSearch,
    texts: ['cma', 'cmaReport'],
    screen: async () => (await import('../features/cma/report/report-screen.tsx')).ReportScreen,
    frame: 'whole',
  }),
  screenRoute({
    path: '/cma/recent',
    search: textsOf('q', 'page', 'id'),
    texts: ['cma', 'plan'],
    screen: async () => (await import('../features/cma/recent/recent-screen.tsx')).RecentScreen,
  }),
  screenRoute({
    path: '/basket',
    search: parseBasketSearch,
    texts: basketTexts,
    screen: basketScreen('list'),
  }),
  screenRoute({
    path: '/basket/form',
    search: parseBasketSearch,
    texts: [...basketTexts, 'listings', 'datePicker'],
    screen: basketScreen('form'),
    frame: 'bar',
  }),
  screenRoute({
    path: '/basket/view',
    search: parseBasketSearch,
    texts: [...basketTexts, 'map'],
    screen: basketScreen('view'),
  }),
  screenRoute({
    path: '/basket/view/item',
    search: parseBasketSearch,
    texts: [...basketTexts, 'datePicker'],
    screen: basketScreen('item'),
  }),
  ...greetingRoutes,
  siteRoute('/site-builder', 'BuilderScreen'),
  siteRoute('/site-builder/template-detail', 'TemplateScreen'),
  siteRoute('/site-builder/hero-section', 'HeroScreen'),
  siteRoute('/site-builder/about-section', 'AboutScreen'),
  screenRoute({
    path: '/news',
    search: textsOf('tab', 'page', 'show'),
    texts: ['news'],
    screen: async () => (await newsScreens()).NewsScreen,
  }),
  screenRoute({
    path: '/news/view',
    search: textsOf('id', 'new', 'show', 'at'),
    texts: ['news', 'datePicker'],
    screen: async () => (await newsScreens()).ViewScreen,
    frame: 'whole',
  }),
  screenRoute({
    path: '/notification',
    search: textsOf('filter'),
    texts: ['notifications'],
    screen: async () =>
      (await import('../features/notifications/screens/notifications-screen.tsx')).NotificationsScreen,
  }),
  screenRoute({
    path: '/admin/announcements',
    texts: ['notifications'],
    screen: async () =>
      (await import('../features/notifications/screens/announcements-screen.tsx')).AnnouncementsScreen,
  }),
  screenRoute({
    path: '/badge-builder',
    texts: badgeTexts,
    screen: async () => (await badgeScreens()).StartScreen,
  }),
  screenRoute({
    path: '/badge-builder/categoreis',
    search: textsOf('q', 'category', 'use', 'page'),
    texts: badgeTexts,
    screen: async () => (await badgeScreens()).CategoriesScreen,
  }),
  screenRoute({
    path: '/badge-builder/categoreis/query',
    search: textsOf('key'),
    texts: badgeTexts,
    screen: async () => (await badgeScreens()).QueryScreen,
  }),
  screenRoute({
    path: '/badge-builder/defined-badges',
    search: textsOf('q', 'category', 'type', 'page'),
    texts: badgeTexts,
    screen: async () => (await badgeScreens()).DefinedScreen,
  }),
  screenRoute({
    path: '/badge-builder/preview',
    search: textsOf('key', 'id'),
    texts: badgeTexts,
    screen: async () => (await badgeScreens()).BuilderScreen,
    frame: 'whole',
  }),
  createRoute({
    ...inShell,
    path: '/$',
    component: lazyRouteComponent(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
  }),
];
