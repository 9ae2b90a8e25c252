import { createRootRoute, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../shared/api/session.ts';
import { config } from '../shared/lib/config.ts';
import { keepWanted, takeWanted } from '../shared/lib/wanted-page.ts';
import { usePageNameStore } from '../shared/stores/page-name-store.ts';
import { recentsKey } from './palette/recents-key.ts';
import { getScreen } from './screens.ts';
import { parseRootSearch } from './search-params.ts';
import { useCurrentPlace } from './shell/use-current-place.ts';

export const rootRoute = createRootRoute({
  validateSearch: parseRootSearch,
  beforeLoad: () => {
    // Names of clients stay behind where a session ended while no page of the app was open.
    if (!session.isAuthorized()) localStorage.removeItem(recentsKey);
  },
  component: () => (
    <>
      <DocumentTitle />
      <Outlet />
    </>
  ),
});

/** Around everything that needs a session. Who comes to the front door after signing in goes on to the page they wanted. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ location, preload }) => {
    if (!session.isAuthorized()) {
      if (!preload) keepWanted(location);
      throw redirect({ to: '/auth/login', replace: true });
    }
    const wanted = location.href === '/' && !preload ? takeWanted() : null;
    if (wanted !== null) throw redirect({ href: wanted, replace: true });
  },
  component: lazyRouteComponent(() => import('./routes/shell-layout.tsx'), 'ShellLayoutRoute'),
});

/** Keeps the title of the window with the screen, and tells screen readers that the screen changed. */
function DocumentTitle() {
  const { t } = useTranslation('shell');
  const { path, ...asked } = useCurrentPlace();
  const name = usePageNameStore((state) => state.name);
  const title = t('documentTitle', {
    screen: name ?? t(`screens.${getScreen(path, asked)}`),
    brand: config().brand,
  });

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
