import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import {
  fakeNotifications,
  makeNotification,
} from '../../features/notifications/testing/fake-notifications.ts';
import { usePaletteStore } from '../palette/palette-store.ts';
import { fakeShell } from '../testing/fake-shell.ts';
import { renderApp } from '../testing/render-app.tsx';
import { useNotificationPanelStore } from './notification-panel-store.ts';

beforeEach(() => useNotificationPanelStore.setState({ isOpen: false, opener: null }));

async function openApp(path = '/no-such-page', widthPx = 1440) {
  fakeShell();
  const server = fakeNotifications([
    makeNotification(1, { isRead: true }),
    makeNotification(2, { link: '/gone' }),
  ]);
  const app = await renderApp(path, { widthPx });
  const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  const findPanel = () => screen.findByRole('complementary', { name: 'Notifications' });
  const panelIsGone = () =>
    waitFor(() => expect(screen.queryByRole('complementary', { name: 'Notifications' })).toBeNull());
  return { ...app, server, bell, findPanel, panelIsGone, user: userEvent.setup() };
}

it('[NOTE-01] the bell opens the panel, is shown as pressed, and closes it again', async () => {
  const { bell, findPanel, panelIsGone, user, router } = await openApp();
  expect(bell.getAttribute('aria-expanded')).toBe('false');
  await user.click(bell);
  const panel = await findPanel();
  expect(bell.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(panel);
  await within(panel).findByText('Notice 2');
  await user.click(bell);
  await panelIsGone();
  expect(bell.getAttribute('aria-expanded')).toBe('false');
  expect(router.state.location.pathname).toBe('/no-such-page');
}, 30_000);

it('[NOTE-07] begins with the unread ones each time', async () => {
  const { bell, findPanel, panelIsGone, user } = await openApp();
  await user.click(bell);
  await user.click(within(await findPanel()).getByRole('tab', { name: 'All' }));
  await screen.findByText('Notice 1');
  await user.click(bell);
  await panelIsGone();
  await user.click(bell);
  const tab = within(await findPanel()).getByRole('tab', { selected: true });
  expect(tab.textContent).toContain('Unread');
}, 30_000);

it('[NOTE-01] Escape and the close button give the focus back to the bell', async () => {
  const { bell, findPanel, panelIsGone, user } = await openApp();
  await user.click(bell);
  await findPanel();
  await user.keyboard('{Escape}');
  await panelIsGone();
  expect(document.activeElement).toBe(bell);

  await user.click(bell);
  await user.click(within(await findPanel()).getByRole('button', { name: 'Close' }));
  await panelIsGone();
  expect(document.activeElement).toBe(bell);
}, 30_000);

it('[NOTE-01] does not hold the focus, and what lies above it closes first', async () => {
  const { bell, findPanel, user } = await openApp();
  await user.click(bell);
  const panel = await findPanel();
  act(() => within(panel).getByRole('button', { name: 'View all' }).focus());
  await user.tab();
  expect(panel.contains(document.activeElement)).toBe(false);

  act(() => usePaletteStore.setState({ isOpen: true }));
  await screen.findByRole('combobox');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await findPanel();
}, 30_000);

it('[NOTE-01] View all closes it and opens the full list', async () => {
  const { bell, findPanel, panelIsGone, user, router } = await openApp();
  await user.click(bell);
  await user.click(within(await findPanel()).getByRole('button', { name: 'View all' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/notification'));
  await panelIsGone();
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  await screen.findByText('1 unread');
}, 30_000);

it('[NOTE-10] a row that leads elsewhere closes the panel there', async () => {
  const { bell, findPanel, panelIsGone, user, router, server } = await openApp();
  await user.click(bell);
  await user.click(await within(await findPanel()).findByRole('link', { name: 'Notice 2' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/gone'));
  await panelIsGone();
  await screen.findByRole('button', { name: 'Notifications' });
  expect(server.calls('PUT /notifications/read')).toHaveLength(1);
}, 30_000);

it('[NOTE-01] is a modal below the large breakpoint', async () => {
  const { bell, user } = await openApp('/no-such-page', 1023);
  await user.click(bell);
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
  await within(dialog).findByText('Notice 2');
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(bell));
}, 30_000);
