import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeTurnstile } from '../features/auth/testing/fake-turnstile.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { createToken } from '../testing/fake-token.ts';
import { recentsKey } from './palette/recents-key.ts';
import { getScreen } from './screens.ts';
import { fakeShell } from './testing/fake-shell.ts';
import { renderApp } from './testing/render-app.tsx';

/** Those that anybody may open; a new route is protected unless it stands here. */
const publicPaths = /^\/(auth\/.*|mailbox|gallery)$/;

function fakeSignIn() {
  fakeTurnstile();
  fakeShell();
  fakeApi({
    'POST /auth/secure/login': () => ({
      isSuccess: true,
      accountIsLocked: false,
      needToVerifyEmail: false,
      token: createToken(Date.UTC(2100, 0)),
      refreshToken: createToken(Date.UTC(2100, 0)),
    }),
  });
}

async function signInAsMaya() {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'maya@northlight.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Hearth-2025' } });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('access', () => {
  it('[AUTH-13] every other route leads to the login page without a stored token', async () => {
    const { router } = await renderApp('/auth/login', { isSignedIn: false });
    const paths = Object.keys(router.routesByPath)
      .filter((path) => !publicPaths.test(path) && !path.endsWith('/$'))
      .map((path) => path.replace('$categoryId/$itemId', '3/14'));
    expect(paths.length).toBeGreaterThan(30);
    for (const path of [...paths, '/nowhere', '/basket?basketType=Manual']) {
      await act(() => router.navigate({ to: '/auth/forgot-password' }));
      await act(() => router.navigate({ to: path as '/favorites' }));
      expect(router.state.location.pathname, path).toBe('/auth/login');
    }
  }, 30_000);

  it.each(['/clients', '/auth/login'])(
    'leaves no names of clients behind without a session: %s',
    async (path) => {
      localStorage.setItem(
        recentsKey,
        '{"state":{"agentId":"1","items":[{"label":"Ana Silva"}]},"version":0}',
      );
      await renderApp(path, { isSignedIn: false });
      await screen.findByRole('heading', { name: 'Welcome back' });
      expect(localStorage.getItem(recentsKey)).toBeNull();
    },
  );

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

  it('[AUTH-13] says that the page of a link needs sign-in, and opens it afterwards, once', async () => {
    fakeSignIn();
    const { router } = await renderApp('/basket?basketType=Manual#top', { isSignedIn: false });
    await screen.findByText('This page needs sign-in.');
    screen.getByText(/^It is open to people with a Hearthline account\./);
    // Nobody can write another page into the address.
    expect(router.state.location.href).toBe('/auth/login');
    const places: string[] = [];
    router.history.subscribe(({ location, action }) => places.push(`${action.type} ${location.href}`));
    await signInAsMaya();
    await waitFor(() => expect(router.state.location.href).toBe('/basket?basketType=Manual#top'));
    // By way of the front door, which takes no place in the history.
    expect(places).toEqual(['PUSH /', 'REPLACE /basket?basketType=Manual#top']);
    await act(() => router.navigate({ to: '/' }));
    expect(router.state.location.href).toBe('/');
  });

  it('[AUTH-13] opens no page of another site, whoever wrote it into the storage of the tab', async () => {
    fakeSignIn();
    const { router } = await renderApp('/auth/login', { isSignedIn: false });
    sessionStorage.setItem('hearthline.wantedPage', '//elsewhere.test');
    await signInAsMaya();
    await waitFor(() => expect(router.state.location.href).toBe('/'));
  });

  it('the e-mail typed at the sign-in goes along to the forgotten password, outside the address', async () => {
    fakeTurnstile();
    const { router } = await renderApp('/auth/login', { isSignedIn: false });
    fireEvent.change(await screen.findByLabelText('Email'), {
      target: { value: ' maya@northlight.example' },
    });
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password' }));
    await screen.findByRole('heading', { name: 'Forgot password ?' });
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@northlight.example');
    expect(router.state.location.href).toBe('/auth/forgot-password');
  });

  it('[AUTH-10] the sign-in says that a new password is set, for this arrival alone', async () => {
    fakeTurnstile();
    fakeApi({ 'POST /auth/secure/change-password': () => ({ isSuccess: true }) });
    const { router } = await renderApp('/auth/reset_password?token=0042', { isSignedIn: false });
    for (const label of ['New password', 'Confirm password'])
      fireEvent.change(await screen.findByLabelText(label), { target: { value: 'Lakeshore2025!' } });
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    const words = 'Your password was changed. Sign in with the new one.';
    expect((await screen.findByText(words)).closest('[role="status"]')).not.toBeNull();
    // As a reload or a way back would find it.
    await waitFor(() => expect(router.state.resolvedLocation?.state).not.toHaveProperty('hasNewPassword'));
    screen.getByText(words);
    await act(() => router.navigate({ to: '/auth/register' }));
    await act(() => {
      router.history.back();
      return router.load();
    });
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(screen.queryByText(words)).toBeNull();
  });

  it('[AUTH-13] says so in French, and nothing of it to who comes to the front door', async () => {
    fakeTurnstile();
    const { unmount } = await renderApp('/favorites', { isSignedIn: false, language: 'fr' });
    await screen.findByText('Cette page demande une connexion.');
    unmount();
    await renderApp('/', { isSignedIn: false });
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(screen.queryByText('This page needs sign-in.')).toBeNull();
  });

  it('[AUTH-13] lets a stored token in', async () => {
    fakeShell();
    const { router } = await renderApp('/news');
    expect(router.state.location.pathname).toBe('/news');
    await screen.findByRole('heading', { level: 1, name: 'News' });
  });
});

/** Journeys look at every screen of that table. */
it('every route is a screen with a name', async () => {
  const { router } = await renderApp('/auth/login', { isSignedIn: false });
  const paths = Object.keys(router.routesByPath).filter((path) => !path.endsWith('/$'));
  expect(paths.filter((path) => getScreen(path) === 'notFound')).toEqual([]);
});

/** No list of routes that wait for their feature is left; what the specification names is there. */
it('[SITE-01] [NEWS-01] site builder and news have their screens', async () => {
  const { router } = await renderApp('/auth/login', { isSignedIn: false });
  const paths = Object.keys(router.routesByPath);
  for (const path of [
    '/site-builder',
    '/site-builder/template-detail',
    '/site-builder/hero-section',
    '/site-builder/about-section',
    '/news',
    '/news/view',
  ])
    expect(paths).toContain(path);
});

it('[ALERT-01] alerts stand at the paths of baskets, told apart by the address', async () => {
  fakeShell();
  fakeApi({
    'GET /alerts': () => ({
      ...{ isSuccess: true, result: [], totalRows: 0, waiting: 0 },
      counts: { all: 0, active: 0, paused: 0, waiting: 0, silent: 0 },
    }),
  });
  await renderApp('/basket?basketType=Automatic', { language: 'fr' });
  await screen.findByRole('heading', { level: 1, name: 'Alertes clients' });
  await screen.findByRole('heading', { name: 'Aucune alerte pour l’instant' });
  await waitFor(() => expect(document.title).toBe('Alertes clients · Hearthline'));
});
