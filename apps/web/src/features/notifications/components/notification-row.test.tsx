import { messageTypes } from '@hearthline/contract/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import type { NotificationFilter } from '../api/notification-queries.ts';
import { fakeNotifications, makeNotification } from '../testing/fake-notifications.ts';
import { NotificationTabs } from './notification-tabs.tsx';

beforeEach(signIn);

interface TabsOptions {
  filter?: NotificationFilter;
  language?: 'en' | 'fr';
}

function renderTabs({ filter = 'unread', language = 'en' }: TabsOptions = {}) {
  const rendered = renderWithProviders(
    <NotificationTabs
      filter={filter}
      variant="panel"
      timeZone="America/Toronto"
      onFilterChange={() => {}}
      onOpenPath={() => {}}
    />,
    { language },
  );
  return { ...rendered, user: userEvent.setup() };
}

async function findRow(title: string) {
  const main = await screen.findByText(title);
  const row = main.closest('li');
  if (!row) throw new Error(`${title} is in no row`);
  const tile = () => row.querySelector('[data-tile]')?.getAttribute('data-tile');
  const mark = () => row.querySelector<HTMLButtonElement>('button[aria-label="Mark as read"]');
  return { main, row, tile, mark };
}

/** Answers reads only when the test says so. */
function holdReads() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const api = fakeApi({
    'PUT /notifications/read': async () => {
      await promise;
      return { isSuccess: true };
    },
  });
  return { api, answer: resolve };
}

describe('selection', () => {
  it('[NOTE-04] [NOTE-10] a row that could not be marked stays selected: blue border and check in place of the icon', async () => {
    fakeNotifications([makeNotification(1, { messageType: 'Hot' })]);
    fakeApi({ 'PUT /notifications/read': () => failWith('unavailable', { friendlyMessage: 'Not now' }) });
    const { user } = renderTabs();
    const { main, row, tile, mark } = await findRow('Notice 1');
    expect(tile()).toBe('Hot');
    await user.click(main);
    await screen.findByText('Not now');
    expect(main.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(tile()).toBe('selected'));
    expect(row.className).toContain('border-select');
    fakeNotifications([makeNotification(1, { messageType: 'Hot' })]);
    await user.click(mark() ?? document.body);
    await screen.findByText('Nothing needs you right now');
  });

  it('[NOTE-04] not while reads are pending', async () => {
    fakeNotifications([makeNotification(1, { messageType: 'Hot' })]);
    const { answer } = holdReads();
    const { user } = renderTabs();
    const selected = await findRow('Notice 1');
    await user.click(selected.main);
    expect(selected.main.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(selected.mark()?.getAttribute('aria-busy')).toBe('true'));
    expect(selected.tile()).toBe('Hot');
    expect(selected.row.className).not.toContain('border-select');
    answer();
    await waitFor(() => expect(selected.tile()).toBe('selected'));
  });

  it('[NOTE-04] a selected row that is read stays as it is', async () => {
    fakeNotifications([makeNotification(1, { isRead: true, messageType: 'Call' })]);
    const { user } = renderTabs({ filter: 'all' });
    const { main, row, tile } = await findRow('Notice 1');
    await user.click(main);
    expect(tile()).toBe('Call');
    expect(row.className).not.toContain('border-select');
  });
});

describe('one without a link', () => {
  const unreadTab = () => screen.getByRole('tab', { selected: true }).textContent;

  it.each([
    ['a click', (user: ReturnType<typeof userEvent.setup>, main: HTMLElement) => user.click(main)],
    [
      'the keyboard',
      async (user: ReturnType<typeof userEvent.setup>, main: HTMLElement) => {
        act(() => main.focus());
        await user.keyboard('{Enter}');
      },
    ],
  ])('[NOTE-10] is read by %s, and stays in sight until another is chosen', async (_how, press) => {
    const server = fakeNotifications([makeNotification(1), makeNotification(2), makeNotification(3)]);
    const { user } = renderTabs();
    await press(user, (await findRow('Notice 2')).main);
    await waitFor(() => expect(unreadTab()).toBe('Unread 2'));
    expect(server.calls('PUT /notifications/read')).toMatchObject([
      { body: { ids: [makeNotification(2).id] } },
    ]);
    const rows = () => [...document.querySelectorAll('[data-row]')].map((row) => row.textContent);
    expect(rows()).toEqual(['Notice 3', 'Notice 2', 'Notice 1']);
    const { row, main } = await findRow('Notice 2');
    expect(row.querySelector('[data-unread-dot]')).toBeNull();
    expect(document.activeElement).toBe(main);
    await press(user, (await findRow('Notice 1')).main);
    await waitFor(() => expect(unreadTab()).toBe('Unread 1'));
    expect(rows()).toEqual(['Notice 3', 'Notice 1']);
  });

  it('[NOTE-06] [NOTE-10] goes with the others when all are marked', async () => {
    fakeNotifications([makeNotification(1), makeNotification(2)]);
    const { user } = renderTabs();
    await user.click((await findRow('Notice 2')).main);
    await waitFor(() => expect(unreadTab()).toBe('Unread 1'));
    const all = screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all read' });
    await waitFor(() => expect(all.disabled).toBe(false));
    await user.click(all);
    await screen.findByText('Nothing needs you right now');
  });

  it('[NOTE-10] is read once, however often it is clicked', async () => {
    const server = fakeNotifications([makeNotification(1)]);
    const { user } = renderTabs();
    await user.click((await findRow('Notice 1')).main);
    await waitFor(() => expect(unreadTab()).toBe('Unread '));
    await user.click((await findRow('Notice 1')).main);
    await screen.findByText('Nothing needs you right now');
    expect(server.calls('PUT /notifications/read')).toHaveLength(1);
  });
});

describe('marking', () => {
  it('[NOTE-06] marks one, then lists and count are read again', async () => {
    const server = fakeNotifications([makeNotification(1), makeNotification(2)]);
    const { user } = renderTabs();
    await user.click((await findRow('Notice 2')).mark() ?? document.body);
    await waitFor(() => expect(screen.queryByText('Notice 2')).toBeNull());
    expect(server.calls('PUT /notifications/read')).toMatchObject([
      { body: { ids: [makeNotification(2).id] } },
    ]);
    await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Unread 1'));
    // Whoever works by keyboard goes on with the row that took its place.
    expect(document.activeElement).toBe((await findRow('Notice 1')).main);
  });

  it('[NOTE-06] marks all, then nothing is left to mark', async () => {
    const server = fakeNotifications([makeNotification(1), makeNotification(2)]);
    const { user } = renderTabs();
    await user.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await screen.findByText('Nothing needs you right now');
    expect(server.calls('PUT /notifications/readall')[0]?.body).toBeUndefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  it('[NOTE-06] starts no other read while one is pending', async () => {
    fakeNotifications([makeNotification(1), makeNotification(2)]);
    const { api, answer } = holdReads();
    const { user } = renderTabs();
    const first = await findRow('Notice 1');
    const second = await findRow('Notice 2');
    await user.click(first.mark() ?? document.body);
    await waitFor(() => expect(second.mark()?.disabled).toBe(true));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all read' }).disabled).toBe(true);
    expect(first.mark()?.getAttribute('aria-busy')).toBe('true');
    await user.click(first.mark() ?? document.body);
    expect(api.calls('PUT /notifications/read')).toHaveLength(1);
    answer();
    await waitFor(() => expect(second.mark()?.disabled).toBe(false));
  });

  it('[NOTE-06] tells a failure and leaves everything as it was', async () => {
    fakeNotifications([makeNotification(1)]);
    fakeApi({ 'PUT /notifications/read': () => failWith('unavailable', { friendlyMessage: 'Not now' }) });
    const { user } = renderTabs();
    const { mark } = await findRow('Notice 1');
    await user.click(mark() ?? document.body);
    await screen.findByText('Not now');
    await waitFor(() => expect(mark()?.getAttribute('aria-busy')).toBeNull());
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Unread 1');
  });
});

describe('what a row shows', () => {
  it.each([
    ['en', 'Seen', 'Seen on Wednesday at 9:14 AM'],
    ['fr', 'Vue', 'Vue mercredi à 9 h 14'],
  ] as const)('[NOTE-03] in %s, that it was seen and when', async (language, name, tooltip) => {
    fakeNotifications([makeNotification(1, { isRead: true })]);
    const { user } = renderTabs({ filter: 'all', language });
    await findRow('Notice 1');
    await user.hover(screen.getByRole('button', { name }));
    expect((await screen.findByRole('tooltip')).textContent).toBe(tooltip);
  });

  it('[NOTE-03] an unread row shows a dot instead', async () => {
    fakeNotifications([makeNotification(1), makeNotification(2, { isRead: true })]);
    renderTabs({ filter: 'all' });
    expect((await findRow('Notice 1')).row.querySelector('[data-unread-dot]')?.textContent).toBe('Unread');
    expect((await findRow('Notice 2')).row.querySelector('[data-unread-dot]')).toBeNull();
  });

  it('[NOTE-08] each of the 16 types has its own icon', async () => {
    fakeNotifications(
      messageTypes
        .slice(0, 15)
        .map((messageType, index) => makeNotification(index + 1, { messageType, isRead: true })),
    );
    const { unmount } = renderTabs({ filter: 'all' });
    await findRow('Notice 1');
    const iconsOf = () => [...document.querySelectorAll('[data-tile] svg')].map((icon) => icon.innerHTML);
    const icons = iconsOf();
    unmount();
    fakeNotifications([makeNotification(1, { messageType: messageTypes[15], isRead: true })]);
    renderTabs({ filter: 'all' });
    await findRow('Notice 1');
    expect(new Set([...icons, ...iconsOf()]).size).toBe(16);
  });

  it('[NOTE-08] draws the markup of a body and nothing dangerous', async () => {
    const body =
      'Now <b onclick="steal()">$1</b> <a href="https://elsewhere.test">here</a><script>steal()</script>' +
      '<img src=x onerror="steal()"><ul><li style="color:red">one</li></ul><svg><text>hidden</text></svg>';
    fakeNotifications([makeNotification(1, { body })]);
    renderTabs();
    const { main, row } = await findRow('Notice 1');
    const [bodyId] = main.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(row.querySelector(`[id="${bodyId}"]`)?.innerHTML).toBe('Now <b>$1</b> here<ul><li>one</li></ul>');
  });
});
