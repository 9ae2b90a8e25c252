import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { session } from '../../../shared/api/session.ts';
import { useSidebarStore } from '../../../shared/stores/sidebar-store.ts';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { loadProfileDraft, writeProfileDraft } from '../model/profile-draft.ts';
import { LogoutModal } from './logout-modal.tsx';

beforeEach(() => {
  useSidebarStore.setState({ logoutModal: true, changePasswordModal: true });
  signIn();
});

it('[SHELL-06] asks before logging out, and No leaves everything as it is', async () => {
  const api = fakeApi({ 'POST /auth/logout': () => ({ isSuccess: true }) });
  renderWithProviders(<LogoutModal />);
  expect(screen.getByRole('alertdialog', { name: 'Log out of Hearthline?' })).toBeTruthy();
  expect(screen.getByText('You will be logged out on all devices.')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(useSidebarStore.getState().logoutModal).toBe(false);
  expect(session.isAuthorized()).toBe(true);
  expect(api.calls('POST /auth/logout')).toHaveLength(0);
});

it('[AUTH-18] [SHELL-20] Yes signs out of all devices and resets both dialogs', async () => {
  const api = fakeApi({ 'POST /auth/logout': () => ({ isSuccess: true }) });
  writeProfileDraft('agent-1', { firstName: 'May' });
  renderWithProviders(<LogoutModal />);
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(session.isAuthorized()).toBe(false));
  expect(api.calls('POST /auth/logout')[0]?.body).toMatchObject({ logoutAllDevice: true });
  expect(useSidebarStore.getState()).toMatchObject({ logoutModal: false, changePasswordModal: false });
  await waitFor(() => expect(loadProfileDraft('agent-1')).toEqual({}));
});

it('[AUTH-18] a failed log out says so and keeps the question', async () => {
  fakeApi({ 'POST /auth/logout': () => failWith('internal') });
  renderWithProviders(<LogoutModal />);
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));

  expect(await screen.findByText('You are still signed in.')).toBeTruthy();
  expect(useSidebarStore.getState().logoutModal).toBe(true);
  expect(session.isAuthorized()).toBe(true);
});

it('[SHELL-14] a failed log out shows what the server says', async () => {
  const friendlyMessage = 'The server is busy';
  fakeApi({ 'POST /auth/logout': () => failWith('too_many_requests', { friendlyMessage }) });
  renderWithProviders(<LogoutModal />);
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));

  expect(await screen.findByText(friendlyMessage)).toBeTruthy();
  expect(screen.queryByText('You are still signed in.')).toBeNull();
  expect(useSidebarStore.getState().logoutModal).toBe(true);
});
