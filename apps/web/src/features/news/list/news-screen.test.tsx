import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { fakeNews } from '../testing/fake-news.ts';
import { findViolations } from '../testing/find-violations.ts';
import { idOf, sampleReport } from '../testing/sample-news.ts';
import { NewsScreen } from './news-screen.tsx';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  signIn();
  setWindowWidth(1440);
});

function open(kept: Parameters<typeof fakeNews>[0] = {}, route = '/news') {
  const api = fakeNews(kept);
  const { router } = renderWithProviders(<NewsScreen timeZone="America/Toronto" />, { route });
  return { api, router, user: userEvent.setup({ delay: null }) };
}

type User = ReturnType<typeof userEvent.setup>;

async function choose(user: User, title: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `More for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the list of posts', () => {
  it('[NEWS-01] tells of each post what it is and what came of it, under tabs with their counts', async () => {
    const { user, router } = open();
    const fees = (await screen.findByText('Condo fees')).closest('tr') as HTMLElement;
    expect(
      within(fees)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Published', 'Oct 6, 2025', '198', '74', '60%', '']);
    within(fees).getByText('English, French · Port Credit');
    screen.getByText('3 posts of yours · the October reports are ready');
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'Sent 1' }));
    await waitFor(() => expect(screen.queryByText('Open house weekend')).toBeNull());
    expect(router?.state.location.search).toEqual({ tab: 'sent' });
  });

  it('[NEWS-01] adds a draft to the site, and takes a post off it', async () => {
    const { api, user } = open();
    await choose(user, 'Port Credit in October', 'Add to my site');
    await screen.findByText('Added to your site');
    expect(api.post(idOf(1))?.state).toBe('published');
    await choose(user, 'Condo fees', 'Take off my site');
    await screen.findByText('Taken off your site');
    expect(api.post(idOf(2))).toMatchObject({ state: 'published', isOnSite: false });
  });

  it('[NEWS-01] deletes a post and brings it back, withdraws one and publishes it again', async () => {
    const { api, user } = open();
    await choose(user, 'Open house weekend', 'Delete');
    await screen.findByText('Post deleted');
    await waitFor(() => expect(screen.queryByText('Open house weekend')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Open house weekend');
    await choose(user, 'Condo fees', 'Withdraw');
    await screen.findByText('Withdrawn. Nobody sees it now.');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.post(idOf(2))?.state).toBe('published'));
  });

  it('[NEWS-01] is cards on a phone', async () => {
    setWindowWidth(390);
    open();
    await screen.findByText('Oct 6, 2025 · 198 visits · sent to 74 · 60% read it');
    expect(screen.queryByRole('columnheader')).toBeNull();
  });

  it('[NEWS-01] leads on where nothing is written', async () => {
    open({ posts: [], reports: [] });
    await screen.findByText('Nothing written yet');
    await screen.findByText('No reports yet');
    expect(screen.getByRole('link', { name: 'Choose your cities' }).getAttribute('href')).toBe(
      '/site-builder',
    );
  });
});

describe('the library', () => {
  it('[NEWS-01] previews a report in both languages, and makes it a post', async () => {
    const { user, router } = open();
    await screen.findByText('$1,276,000 median, 47 sales');
    await user.click(screen.getByRole('button', { name: 'Preview Port Credit, October' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByTitle('Preview: Port Credit in October');
    await user.click(within(dialog).getByRole('radio', { name: 'Français' }));
    await within(dialog).findByTitle('Preview: Port Credit en octobre');
    await user.click(within(dialog).getByRole('button', { name: 'Adopt and edit' }));
    await waitFor(() => expect(router?.state.location.href).toBe(`/news/view?id=${idOf(60)}`));
  });

  it('[NEWS-01] leads to the post that was made of it, and says where sales are too few', async () => {
    open({
      reports: [sampleReport({ adoptedAs: idOf(1) }), sampleReport({ key: 'b', median: null, sales: 6 })],
    });
    const link = await screen.findByRole('link', { name: 'Open your post on Port Credit, October' });
    expect(link.getAttribute('href')).toBe(`/news/view?id=${idOf(1)}`);
    screen.getByText('Too few sales: 6');
  });

  it('[NEWS-01] says why it is empty without an agreement', async () => {
    fakeNews();
    fakeApi({ 'GET /news/library': () => failWith('agreement_required') });
    renderWithProviders(<NewsScreen timeZone={undefined} />, { route: '/news' });
    await screen.findByText(/Listings and sales open with board access/);
    screen.getByRole('link', { name: 'Request access' });
  });
});
