import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from './i18n.ts';
import { rootRoute } from './root-routes.tsx';
import { parseTokenSearch } from './search-params.ts';

const authScreen = { getParentRoute: () => rootRoute, loader: () => loadTexts('auth') };

export const authRoutes = [
  createRoute({
    ...authScreen,
    path: '/auth/login',
    component: lazyRouteComponent(() => import('../features/auth/screens/login-screen.tsx'), 'LoginScreen'),
  }),
  createRoute({
    ...authScreen,
    path: '/auth/forgot-password',
    component: lazyRouteComponent(
      () => import('../features/auth/screens/forgot-password-screen.tsx'),
      'ForgotPasswordScreen',
    ),
  }),
  createRoute({
    ...authScreen,
    path: '/auth/reset_password',
    validateSearch: parseTokenSearch,
    component: lazyRouteComponent(
      () => import('../features/auth/screens/reset-password-screen.tsx'),
      'ResetPasswordScreen',
    ),
  }),
  createRoute({
    ...authScreen,
    path: '/auth/register',
    component: lazyRouteComponent(
      () => import('../features/auth/screens/register-screen.tsx'),
      'RegisterScreen',
    ),
  }),
  createRoute({
    ...authScreen,
    path: '/auth/confirm-email',
    validateSearch: parseTokenSearch,
    component: lazyRouteComponent(
      () => import('../features/auth/screens/confirm-email-screen.tsx'),
      'ConfirmEmailScreen',
    ),
  }),
  createRoute({
    ...authScreen,
    path: '/auth/change-email',
    validateSearch: parseTokenSearch,
    component: lazyRouteComponent(
      () => import('../features/auth/screens/change-email-screen.tsx'),
      'ChangeEmailScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/auth/$',
    component: lazyRouteComponent(() => import('./routes/auth-not-found.tsx'), 'AuthNotFoundRoute'),
  }),
];
