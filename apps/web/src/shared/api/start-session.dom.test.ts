import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { createToken } from '../../testing/fake-token.ts';
import { renderWithProviders } from '../../testing/render.tsx';
import { findWanted, keepWanted } from '../lib/wanted-page.ts';
import { useSidebarStore } from '../stores/sidebar-store.ts';
import { request } from './client.ts';
import { session } from './session.ts';
import { startSession } from './start-session.ts';
import { useIsAuthorized } from './use-is-authorized.ts';

const goToLogin = vi.fn();
const goHome = vi.fn();
const hourMs = 3_600_000;
let stop: () => void;

beforeEach(() => {
  goToLogin.mockClear();
  goHome.mockClear();
  renderWithProviders(createElement('p'));
  const findPlace = () => ({ pathname: '/clients', href: '/clients?tab=all' });
  stop = startSession({ findPlace, goToLogin, goHome });
});
afterEach(() => stop());

function signIn({ accessMs = hourMs, refreshMs = 24 * hourMs } = {}) {
  act(() =>
    session.signIn({
      token: createToken(Date.now() + accessMs),
      refreshToken: createToken(Date.now() + refreshMs, { id: 'refresh' }),
    }),
  );
}

it('[AUTH-16] a refused refresh clears the tokens, keeps the page for later, goes to login and says why', async () => {
  signIn({ accessMs: 5000 });
  fakeApi({ 'POST /auth/refresh': () => ({ isSuccess: false }) });

  await act(() => expect(request('GET /users/me')).rejects.toMatchObject({ code: 'session_expired' }));

  expect(screen.getByText('Session expired, please log in again.')).toBeTruthy();
  expect(goToLogin).toHaveBeenCalledTimes(1);
  expect(findWanted()).toBe('/clients?tab=all');
  expect(session.isAuthorized()).toBe(false);
  expect(localStorage.getItem('hearthline.refreshToken')).toBeNull();
});

it('[AUTH-14] an expired refresh token leads to login without a call', async () => {
  signIn({ refreshMs: 5000 });
  await act(() => expect(request('GET /users/me')).rejects.toMatchObject({ code: 'session_expired' }));
  expect(goToLogin).toHaveBeenCalledTimes(1);
});

it('[AUTH-18] [SHELL-20] logging out clears tokens and both modal flags, forgets the page, and goes to login quietly', async () => {
  signIn();
  keepWanted({ pathname: '/favorites', href: '/favorites' });
  useSidebarStore.setState({ toggleSidebar: false, logoutModal: true, changePasswordModal: true });
  const api = fakeApi({ 'POST /auth/logout': () => ({ isSuccess: true }) });

  await act(() => session.signOut());

  expect(api.calls('POST /auth/logout')[0]?.body).toEqual({
    deviceName: session.deviceName,
    deviceId: localStorage.getItem('hearthline.deviceId'),
    logoutAllDevice: true,
  });
  expect(session.isAuthorized()).toBe(false);
  expect(useSidebarStore.getState()).toMatchObject({
    toggleSidebar: false,
    logoutModal: false,
    changePasswordModal: false,
  });
  expect(goToLogin).toHaveBeenCalledTimes(1);
  expect(findWanted()).toBeNull();
  expect(screen.queryByText(/Session expired/)).toBeNull();
});

it('a sign-in of another tab leads home, one of this tab leaves the way to its screen', async () => {
  signIn();
  expect(goHome).not.toHaveBeenCalled();

  const event = new StorageEvent('storage', { key: 'hearthline.accessToken', oldValue: null, newValue: 'x' });
  act(() => void window.dispatchEvent(event));
  expect(goHome).toHaveBeenCalledTimes(1);
});

it('a component follows whether there is an access token', async () => {
  const { result } = renderHook(useIsAuthorized);
  expect(result.current).toBe(false);
  signIn();
  await waitFor(() => expect(result.current).toBe(true));

  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(result.current).toBe(false);
});
