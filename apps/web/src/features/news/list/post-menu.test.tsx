import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { fakeNews } from '../testing/fake-news.ts';
import { openNews, prepareNews } from '../testing/open-news.tsx';
import { idOf, samplePost } from '../testing/sample-news.ts';

beforeEach(() => prepareNews());

type User = ReturnType<typeof openNews>['user'];

async function openMenu(user: User, title: string) {
  await user.click(await screen.findByRole('button', { name: `More for ${title}` }));
  return await screen.findByRole('menu');
}

async function choose(user: User, title: string, item: string) {
  await user.click(within(await openMenu(user, title)).getByRole('menuitem', { name: item }));
}

const scheduled = samplePost({ state: 'scheduled', publishAt: '2025-12-01T14:00:00.000Z' });

it.each([
  ['Edit', `/news/view?id=${idOf(1)}`],
  ['Preview', `/news/view?id=${idOf(1)}&show=preview`],
  ['Send to clients', `/news/view?id=${idOf(1)}&show=send`],
])('[NEWS-01] leads on: %s', async (item, address) => {
  fakeNews();
  const { user, addressNow } = openNews();
  await choose(user, 'Port Credit in October', item);
  await waitFor(() => expect(addressNow()).toBe(address));
});

it.each([
  ['draft' as const, ['Edit', 'Preview', 'Send to clients', 'Add to my site', 'Delete']],
  [
    'scheduled' as const,
    ['Edit', 'Preview', 'Send to clients', 'Take off my site', 'Take off the schedule', 'Delete'],
  ],
  ['published' as const, ['Edit', 'Preview', 'Send to clients', 'Take off my site', 'Withdraw', 'Delete']],
  ['withdrawn' as const, ['Edit', 'Preview', 'Send to clients', 'Add to my site', 'Delete']],
])('[NEWS-01] offers what can be done with a post that is %s', async (state, items) => {
  fakeNews({ posts: [samplePost({ state })] });
  const { user } = openNews();
  const menu = await openMenu(user, 'Port Credit in October');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(items);
});

it('[NEWS-01] takes a post off its schedule, and puts it back to the same moment', async () => {
  const api = fakeNews({ posts: [scheduled] });
  const { user } = openNews();
  await screen.findByText('Dec 1, 9:00 AM');
  await choose(user, 'Port Credit in October', 'Take off the schedule');
  await screen.findByText('Taken off the schedule');
  await screen.findByText('Draft');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Dec 1, 9:00 AM');
  expect(api.post(idOf(1))).toMatchObject({ state: 'scheduled', publishAt: scheduled.publishAt });
});

it('[NEWS-01] puts a draft on the site at once, and takes that back', async () => {
  const draft = samplePost({ isOnSite: false });
  const api = fakeNews({ posts: [draft] });
  const { user } = openNews();
  await choose(user, 'Port Credit in October', 'Add to my site');
  await waitFor(() => expect(api.post(idOf(1))).toMatchObject({ state: 'published', isOnSite: true }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.post(idOf(1))).toMatchObject({ state: 'withdrawn', isOnSite: false }));
});

it('[NEWS-01] works by the keyboard alone, and gives the focus back', async () => {
  const api = fakeNews();
  const { user } = openNews();
  const more = await screen.findByRole('button', { name: 'More for Condo fees' });
  act(() => more.focus());
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await user.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('Delete');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(more));
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await user.keyboard('{End}{ArrowUp}{Enter}');
  await screen.findByText('Withdrawn. Nobody sees it now.');
  expect(api.post(idOf(2))?.state).toBe('withdrawn');
});

it('[NEWS-01] leaves a post where it is when it could not be deleted', async () => {
  fakeNews();
  fakeApi({
    'DELETE /news/{id}': () => failWith('internal', { friendlyMessage: 'The post could not be deleted.' }),
  });
  const { user } = openNews();
  await choose(user, 'Condo fees', 'Delete');
  await screen.findByText('The post could not be deleted.');
  screen.getByRole('link', { name: 'Condo fees' });
  expect(screen.queryByText('Post deleted')).toBeNull();
});
