import type { RouterHistory } from '@tanstack/react-router';
import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { config } from '../shared/lib/config.ts';
import { authRoutes } from './auth-routes.ts';
import { loadTexts } from './i18n.ts';
import { LazyServerError } from './pages/lazy-server-error.tsx';
import { rootRoute, shellRoute } from './root-routes.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';
import { screenRoutes } from './shell-routes.ts';

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
        component: lazyRouteComponent(
          () => import('../features/gallery/screens/gallery-screen.tsx'),
          'GalleryScreen',
        ),
      }),
    ]
  : [];

function createRouteTree() {
  return rootRoute.addChildren([
    ...authRoutes,
    shellRoute.addChildren(screenRoutes),
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
