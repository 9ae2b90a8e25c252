import { createRootRoute, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import { session } from '../shared/api/session.ts';
import { DocumentTitle } from './document-title.tsx';
import { readRootSearch } from './search-params.ts';

export const rootRoute = createRootRoute({
  validateSearch: readRootSearch,
  component: () => (
    <>
      <DocumentTitle />
      <Outlet />
    </>
  ),
});

/** Around everything that needs a session. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: () => {
    if (!session.isAuthorized()) throw redirect({ to: '/auth/login', replace: true });
  },
  component: lazyRouteComponent(() => import('./routes/shell-layout.tsx'), 'ShellLayoutRoute'),
});
