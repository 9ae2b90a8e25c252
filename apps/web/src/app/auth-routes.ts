import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from './i18n.ts';
import { rootRoute } from './root-routes.tsx';
import { readTokenSearch } from './search-params.ts';

function loadAuthTexts() {
  return loadTexts('auth');
}

export const authRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/auth/login',
    loader: loadAuthTexts,
    component: lazyRouteComponent(() => import('./routes/login.tsx'), 'LoginRoute'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/auth/forgot-password',
    loader: loadAuthTexts,
    component: lazyRouteComponent(() => import('./routes/forgot-password.tsx'), 'ForgotPasswordRoute'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/auth/reset_password',
    validateSearch: readTokenSearch,
    loader: loadAuthTexts,
    component: lazyRouteComponent(() => import('./routes/reset-password.tsx'), 'ResetPasswordRoute'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/auth/register',
    loader: loadAuthTexts,
    component: lazyRouteComponent(() => import('./routes/register.tsx'), 'RegisterRoute'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/auth/confirm-email',
    validateSearch: readTokenSearch,
    loader: loadAuthTexts,
    component: lazyRouteComponent(() => import('./routes/confirm-email.tsx'), 'ConfirmEmailRoute'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/auth/$',
    component: lazyRouteComponent(() => import('./routes/auth-not-found.tsx'), 'AuthNotFoundRoute'),
  }),
];
