import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import {
  fakeNotifications,
  makeNotification,
  manyNotifications,
  watchSight,
} from '../testing/fake-notifications.ts';
import { NotificationsScreen } from './notifications-screen.tsx';

beforeEach(signIn);

async function openScreen(route = '/notification', language: 'en' | 'fr' = 'en') {
  const rendered = renderWithProviders(<NotificationsScreen timeZone="America/Toronto" />, {
    language,
    route,
  });
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  return { ...rendered, user: userEvent.setup() };
}

async function findRow(title: string) {
  const row = (await screen.findByText(title)).closest('li');
  if (!row) throw new Error(`${title} is in no row`);
  const mark = () => within(row).queryByRole<HTMLButtonElement>('button', { name: 'Mark as read' });
  return { row, mark };
}

it('[NOTE-02] lists the unread ones with a dot and a button, and says how many there are', async () => {
  fakeNotifications([makeNotification(1), makeNotification(2), makeNotification(3, { isRead: true })]);
  await openScreen();
  const { row, mark } = await findRow('Notice 2');
  expect(row.querySelector('[data-unread-dot]')).not.toBeNull();
  expect(mark()).not.toBeNull();
  expect(screen.queryByText('Notice 3')).toBeNull();
  await screen.findByText('2 unread');
  screen.getByRole('button', { name: 'Mark all read' });
});

it('[NOTE-02] all of them on their own tab, which the address keeps', async () => {
  fakeNotifications([makeNotification(1), makeNotification(2, { isRead: true })]);
  const { user, router } = await openScreen();
  await findRow('Notice 1');
  await user.click(screen.getByRole('tab', { name: 'All' }));
  const { row, mark } = await findRow('Notice 2');
  expect(mark()).toBeNull();
  expect(row.querySelector('[data-unread-dot]')).toBeNull();
  expect(router?.state.location.search).toEqual({ filter: 'all' });
  expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
  await user.hover(within(row).getByRole('button', { name: 'Seen' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('Seen on Wednesday at 9:14 AM');
});

it('[NOTE-10] one without a link is read by a click on its row', async () => {
  const server = fakeNotifications([makeNotification(1), makeNotification(2)]);
  const { user } = await openScreen();
  await user.click(await screen.findByText('Notice 2'));
  await screen.findByText('1 unread');
  expect(server.calls('PUT /notifications/read')).toHaveLength(1);
  expect((await findRow('Notice 2')).mark()).toBeNull();
});

it('[NOTE-02] the button waits, the others are disabled meanwhile, then the row is seen', async () => {
  fakeNotifications([makeNotification(1), makeNotification(2)]);
  const { promise, resolve } = Promise.withResolvers<void>();
  const api = fakeApi({
    'PUT /notifications/read': async () => {
      await promise;
      return { isSuccess: true };
    },
  });
  const { user } = await openScreen('/notification?filter=all');
  const first = await findRow('Notice 1');
  const second = await findRow('Notice 2');
  await user.click(first.mark() ?? document.body);
  await waitFor(() => expect(first.mark()?.getAttribute('aria-busy')).toBe('true'));
  expect(second.mark()?.disabled).toBe(true);
  expect(api.calls('PUT /notifications/read')).toMatchObject([{ body: { ids: [makeNotification(1).id] } }]);
  fakeNotifications([makeNotification(1, { isRead: true }), makeNotification(2)]);
  resolve();
  await waitFor(() => expect(first.mark()).toBeNull());
  await screen.findByText('1 unread of 2');
  await waitFor(() => expect(second.mark()?.disabled).toBe(false));
  // The button is gone; its row has the focus.
  expect(document.activeElement?.textContent).toBe('Notice 1');
});

it('[NOTE-02] [NOTE-10] a row is clickable: it opens its link and is marked read', async () => {
  const server = fakeNotifications([makeNotification(1, { link: '/cma' })]);
  const { user, router } = await openScreen();
  await user.click(await screen.findByRole('link', { name: 'Notice 1' }));
  await waitFor(() => expect(router?.state.location.pathname).toBe('/cma'));
  await waitFor(() => expect(server.calls('PUT /notifications/read')).toHaveLength(1));
});

it('[NOTE-05] goes on with the next page', async () => {
  const sight = watchSight();
  const server = fakeNotifications(manyNotifications(16));
  await openScreen();
  await findRow('Notice 16');
  act(sight.comeNear);
  await findRow('Notice 1');
  expect(server.pagesAsked('unread')).toEqual([1, 2]);
});

it('reads in French', async () => {
  fakeNotifications([makeNotification(1)]);
  await openScreen('/notification', 'fr');
  await screen.findByText('1 non lue');
  await screen.findByRole('button', { name: 'Marquer comme lue' });
});
