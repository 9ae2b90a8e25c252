import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import {
  fakeNotifications,
  makeNotification,
  manyNotifications,
  watchSight,
} from '../testing/fake-notifications.ts';
import { NotificationPanel } from './notification-panel.tsx';

beforeEach(signIn);

interface PanelOptions {
  language?: 'en' | 'fr';
  isDesktop?: boolean;
}

async function openPanel({ language = 'en', isDesktop = true }: PanelOptions = {}) {
  const closed: true[] = [];
  const rendered = renderWithProviders(
    <NotificationPanel
      isOpen
      isDesktop={isDesktop}
      opener={null}
      timeZone="America/Toronto"
      onClose={() => closed.push(true)}
    />,
    { language, route: '/cma' },
  );
  await screen.findByRole('tab', { selected: true });
  return { ...rendered, user: userEvent.setup(), closed };
}

const rowNames = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('[data-row]')?.textContent);

async function findRow(title: string) {
  const main = await screen.findByText(title);
  const row = main.closest('li');
  if (!row) throw new Error(`${title} is in no row`);
  return { main, row, tile: () => row.querySelector('[data-tile]')?.getAttribute('data-tile') };
}

describe('tabs', () => {
  it('[NOTE-01] [NOTE-07] begins with the unread ones and asks for all only on that tab', async () => {
    const server = fakeNotifications([makeNotification(1, { isRead: true }), makeNotification(2)]);
    const { user } = await openPanel();
    expect(screen.getByRole('complementary', { name: 'Notifications' })).toBeTruthy();
    await findRow('Notice 2');
    expect(rowNames()).toEqual(['Notice 2']);
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Unread 1');
    screen.getByRole('button', { name: 'Mark all read' });
    expect(server.calls('GET /notifications/all')).toEqual([]);

    await user.click(screen.getByRole('tab', { name: 'All' }));
    await findRow('Notice 1');
    expect(rowNames()).toEqual(['Notice 2', 'Notice 1']);
    expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
  });

  it('[NOTE-01] moves between the tabs by arrows', async () => {
    fakeNotifications([makeNotification(1, { isRead: true })]);
    const { user } = await openPanel();
    act(() => screen.getByRole('tab', { selected: true }).focus());
    await user.keyboard('{ArrowRight}');
    await findRow('Notice 1');
    expect(document.activeElement?.textContent?.trim()).toBe('All');
  });

  it('[NOTE-01] counts up to 99', async () => {
    fakeNotifications(manyNotifications(99));
    const { queryClient } = await openPanel();
    await screen.findByText('99');
    fakeApi({ 'GET /notifications/unread/count': () => ({ isSuccess: true, count: 100 }) });
    await act(() => queryClient.invalidateQueries({ queryKey: ['notifications'] }));
    await screen.findByText('+99');
  });
});

describe('the list', () => {
  it('[NOTE-05] asks for the next page of 15 until all rows are there', async () => {
    const sight = watchSight();
    const server = fakeNotifications(manyNotifications(32));
    await openPanel();
    await findRow('Notice 32');
    expect(server.pagesAsked('unread')).toEqual([1]);
    expect(server.calls('GET /notifications/unread')[0]?.query.get('PageSize')).toBe('15');

    act(sight.comeNear);
    await findRow('Notice 17');
    act(sight.comeNear);
    await findRow('Notice 1');
    act(sight.comeNear);
    expect(server.pagesAsked('unread')).toEqual([1, 2, 3]);
    expect(document.querySelector('[data-more]')).toBeNull();
  });

  it('[NOTE-05] asks for no second page when the first is full and the last', async () => {
    const sight = watchSight();
    const server = fakeNotifications(manyNotifications(15));
    await openPanel();
    await findRow('Notice 1');
    act(sight.comeNear);
    expect(server.pagesAsked('unread')).toEqual([1]);
  });

  it('keeps the rows when the next page fails, and tries again on demand', async () => {
    const sight = watchSight();
    fakeNotifications(manyNotifications(20));
    const { user } = await openPanel();
    await findRow('Notice 20');
    fakeApi({ 'GET /notifications/unread': () => failWith('unavailable') });
    act(sight.comeNear);
    await screen.findByText('The next ones could not be loaded.');
    await findRow('Notice 20');
    const answer = Promise.withResolvers<void>();
    fakeApi({
      'GET /notifications/unread': async () => {
        await answer.promise;
        return failWith('unavailable');
      },
    });
    const again = screen.getByRole('button', { name: 'Try again' });
    expect(again.getAttribute('aria-busy')).toBeNull();
    await user.click(again);
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
    answer.resolve();
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());

    fakeNotifications(manyNotifications(20));
    await user.click(again);
    await findRow('Notice 1');
  });

  it('shows what arrives at the top, once', async () => {
    const sight = watchSight();
    const server = fakeNotifications(manyNotifications(20));
    const { queryClient } = await openPanel();
    await findRow('Notice 20');
    server.add(makeNotification(21));
    act(sight.comeNear);
    await findRow('Notice 1');
    expect(rowNames().filter((name) => name === 'Notice 6')).toHaveLength(1);

    await act(() => queryClient.invalidateQueries({ queryKey: ['notifications'] }));
    const { row } = await findRow('Notice 21');
    expect(rowNames()[0]).toBe('Notice 21');
    expect(row.className).toContain('notification-fresh');
    expect((await findRow('Notice 20')).row.className).not.toContain('notification-fresh');
  });

  it('[NOTE-01] says in each tab that there is nothing', async () => {
    fakeNotifications();
    const { user, container } = await openPanel();
    await screen.findByRole('heading', { name: 'Nothing needs you right now' });
    expect(container.querySelector('svg[viewBox="0 0 168 112"]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await screen.findByRole('heading', { name: 'No notifications yet' });
    expect(container.querySelector('svg[viewBox="0 0 168 112"]')).not.toBeNull();
  });

  it('says that it failed and tries again', async () => {
    fakeNotifications();
    fakeApi({ 'GET /notifications/unread': () => failWith('unavailable') });
    const { user } = await openPanel();
    await screen.findByRole('heading', { name: 'Notifications could not be loaded' });
    fakeNotifications([makeNotification(1)]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findRow('Notice 1');
  });
});

describe('the way out', () => {
  it('[NOTE-01] View all closes it and opens the list', async () => {
    fakeNotifications();
    const { user, router, closed } = await openPanel();
    await user.click(screen.getByRole('button', { name: 'View all' }));
    await waitFor(() => expect(router?.state.location.pathname).toBe('/notification'));
    expect(closed).toHaveLength(1);
  });

  it('[NOTE-10] a row with a link opens it, is marked read and closes the panel', async () => {
    const server = fakeNotifications([makeNotification(1, { link: '/favorites?show=all' })]);
    const { user, router, closed } = await openPanel();
    const { main } = await findRow('Notice 1');
    expect(main.getAttribute('href')).toBe('/favorites?show=all');
    await user.click(main);
    await waitFor(() => expect(router?.state.location.href).toBe('/favorites?show=all'));
    expect(closed).toHaveLength(1);
    await waitFor(() =>
      expect(server.calls('PUT /notifications/read')).toMatchObject([
        { body: { ids: [makeNotification(1).id] } },
      ]),
    );
  });

  it('[NOTE-10] a link that was read before is opened without another call', async () => {
    const server = fakeNotifications([makeNotification(1, { isRead: true, link: '/favorites' })]);
    const { user, router } = await openPanel();
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await user.click((await findRow('Notice 1')).main);
    await waitFor(() => expect(router?.state.location.pathname).toBe('/favorites'));
    expect(server.calls('PUT /notifications/read')).toEqual([]);
  });

  it('[NOTE-01] is a dialog on small screens', async () => {
    fakeNotifications([makeNotification(1)]);
    const { user, closed } = await openPanel({ isDesktop: false });
    const dialog = screen.getByRole('dialog', { name: 'Notifications' });
    await within(dialog).findByText('Notice 1');
    within(dialog).getByRole('button', { name: 'View all' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(closed).toHaveLength(1);
  });

  it('reads in French', async () => {
    fakeNotifications([makeNotification(1)]);
    await openPanel({ language: 'fr' });
    await findRow('Notice 1');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Non lues 1');
    screen.getByRole('button', { name: 'Tout marquer comme lu' });
    screen.getByRole('button', { name: 'Tout afficher' });
  });
});
