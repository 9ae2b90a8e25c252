import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { fakeNews } from '../testing/fake-news.ts';
import { findViolations } from '../testing/find-violations.ts';
import { openNews, prepareNews } from '../testing/open-news.tsx';
import { idOf, sampleReport } from '../testing/sample-news.ts';

beforeEach(() => prepareNews());

function open(kept: Parameters<typeof fakeNews>[0] = {}) {
  const api = fakeNews(kept);
  return { api, ...openNews() };
}

type User = ReturnType<typeof openNews>['user'];

async function choose(user: User, title: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `More for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the list of posts', () => {
  it('[NEWS-01] tells of each post what it is and what came of it, under tabs with their counts', async () => {
    const { user, addressNow } = open();
    const fees = (await screen.findByText('Condo fees')).closest('tr') as HTMLElement;
    expect(
      within(fees)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Published', 'Oct 6', '198', '74', '60%', '']);
    within(fees).getByText('English, French · Port Credit');
    screen.getByText('3 posts of yours · the October reports are ready');
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('tab', { name: /^Sent/ }));
    await waitFor(() => expect(screen.queryByText('Open house weekend')).toBeNull());
    expect(addressNow()).toBe('/news?tab=sent');
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
    await screen.findByText('Oct 6 · 198 visits · sent to 74 · 60% read it');
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

describe('the list before and without its posts', () => {
  it('[NEWS-01] shows where they will be while they are read', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    fakeNews();
    const reply = {
      isSuccess: true as const,
      result: [],
      totalRows: 0,
      counts: { mine: 0, onSite: 0, sent: 0 },
    };
    fakeApi({
      'GET /news': async () => {
        await held;
        return reply;
      },
    });
    openNews();
    const panel = within(await screen.findByRole('tabpanel'));
    expect(panel.getByRole('status').textContent).toBe('Loading');
    expect(screen.queryByText('Nothing written yet')).toBeNull();
    release();
    await screen.findByText('Nothing written yet');
    screen.getByText('No posts yet · the October reports are ready');
  });

  it('[NEWS-01] says that posts or reports could not be loaded, and tries again', async () => {
    fakeNews();
    fakeApi({ 'GET /news': () => failWith('internal'), 'GET /news/library': () => failWith('internal') });
    const { user } = openNews();
    await screen.findByText('Your posts could not be loaded.');
    await screen.findByText('The library could not be loaded.');
    fakeNews();
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button);
    await screen.findByText('Condo fees');
    await screen.findByText('$1,276,000 median, 47 sales');
  });

  it.each([
    ['onSite', 'Nothing on your site yet'],
    ['sent', 'Nothing sent yet'],
  ])('[NEWS-01] says what comes under %s, and leads to both beginnings', async (tab, title) => {
    fakeNews({ posts: [] });
    const { user, addressNow } = openNews(`/news?tab=${tab}`);
    await screen.findByRole('heading', { name: title });
    expect(screen.queryByRole('button', { name: 'Send to clients' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'See the library' }));
    await screen.findByRole('heading', { level: 1, name: 'Library' });
    expect(addressNow()).toBe('/news?show=library');
  });
});

describe('the library', () => {
  it('[NEWS-01] makes a report a post, which is edited and published as any other', async () => {
    const api = fakeNews();
    const { user, addressNow } = openNews();
    await user.click(await screen.findByRole('button', { name: 'Adopt and edit Port Credit, October' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    expect(addressNow()).toBe(`/news/view?id=${idOf(60)}`);
    fireEvent.change(title, { target: { value: 'My Port Credit' } });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByRole('link', { name: 'See it on your site' });
    expect(api.post(idOf(60))).toMatchObject({
      state: 'published',
      texts: { en: { title: 'My Port Credit' } },
    });
  });

  it('[NEWS-01] says that a report could not be adopted, and stays', async () => {
    fakeNews();
    fakeApi({
      'POST /news/library/{key}/adopt': () =>
        failWith('plan_limit', { friendlyMessage: 'You have 500 posts already.' }),
    });
    const { user, addressNow } = openNews();
    await user.click(await screen.findByRole('button', { name: 'Adopt and edit Port Credit, October' }));
    await screen.findByText('You have 500 posts already.');
    expect(addressNow()).toBe('/news');
  });

  it('[NEWS-01] asks for the reports of all places where it is told to', async () => {
    const api = fakeNews();
    const { user } = openNews('/news?show=library');
    await screen.findByText('$1,276,000 median, 47 sales');
    await user.click(screen.getByRole('radio', { name: 'All places' }));
    await waitFor(() =>
      expect(api.calls('GET /news/library').map(({ query }) => query.get('all'))).toEqual(['false', 'true']),
    );
  });

  it('[NEWS-01] previews a report in both languages, and makes it a post', async () => {
    const { user, addressNow } = open();
    await screen.findByText('$1,276,000 median, 47 sales');
    await user.click(screen.getByRole('button', { name: 'Preview Port Credit, October' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByTitle('Preview: Port Credit in October');
    await user.click(within(dialog).getByRole('radio', { name: 'Français' }));
    await within(dialog).findByTitle('Preview: Port Credit en octobre');
    await user.click(within(dialog).getByRole('button', { name: 'Adopt and edit' }));
    await waitFor(() => expect(addressNow()).toBe(`/news/view?id=${idOf(60)}`));
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
    openNews();
    await screen.findByText(/Listings and sales open with board access/);
    screen.getByRole('link', { name: 'Request access' });
  });
});
