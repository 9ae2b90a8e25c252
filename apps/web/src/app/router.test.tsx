import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { comingRoutes } from './coming-routes.ts';
import { fakeShell } from './testing/fake-shell.ts';
import { renderApp } from './testing/render-app.tsx';

const protectedPaths = [
  '/',
  '/user/profile',
  '/setting',
  '/nowhere',
  ...comingRoutes.map(({ path }) => path.replace('$categoryId/$itemId', '3/14')),
];

describe('access', () => {
  it.each(protectedPaths)('[AUTH-13] %s leads to the login page without a stored token', async (path) => {
    const { router } = await renderApp(path, { isSignedIn: false });
    expect(router.state.location.pathname).toBe('/auth/login');
  });

  it('[AUTH-13] shows the splash until the login page has taken its place', async () => {
    const opening = renderApp('/clients', { isSignedIn: false });
    expect(document.querySelector('[data-splash]')).not.toBeNull();
    await opening;
    await screen.findByRole('heading', { name: 'Welcome back' });
    await waitFor(() => expect(document.querySelector('[data-splash]')).toBeNull());
  });

  it('[AUTH-13] never covers an auth page with the splash', async () => {
    const opening = renderApp('/auth/login', { isSignedIn: false });
    expect(document.querySelector('[data-splash]')).toBeNull();
    await opening;
  });

  it('[AUTH-13] lets a stored token in', async () => {
    fakeShell();
    const { router } = await renderApp('/clients');
    expect(router.state.location.pathname).toBe('/clients');
    await screen.findByRole('heading', { level: 1, name: 'Clients' });
  });
});

describe('screens of later features', () => {
  it.each(comingRoutes)('$path stands in the frame with its title', async ({ path, titleKey }) => {
    fakeShell();
    const { router } = await renderApp(path.replace('$categoryId/$itemId', '3/14'));
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).not.toContain(titleKey);
    screen.getByText(/^Comes with /);
    screen.getByRole('navigation', { name: 'Main' });
    expect(screen.getByRole('link', { name: 'Back to dashboard' })).toHaveProperty('pathname', '/');
    await waitFor(() => expect(document.title).toBe(`${heading.textContent} · Hearthline`));
    expect(router.state.location.pathname).not.toBe('/auth/login');
  });

  it('[SHELL-09] reads in French too', async () => {
    fakeShell();
    await renderApp('/basket?basketType=Automatic', { language: 'fr' });
    await screen.findByRole('heading', { level: 1, name: 'Alertes clients' });
    screen.getByText('Arrive avec les paniers et les alertes');
    await waitFor(() => expect(document.title).toBe('Alertes clients · Hearthline'));
  });
});
