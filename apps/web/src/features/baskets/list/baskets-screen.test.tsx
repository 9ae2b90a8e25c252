import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { fakeBaskets } from '../testing/fake-baskets.ts';
import { readerIdOf, readerOf, rowOf, sampleBasket } from '../testing/sample-basket.ts';
import { BasketsScreen } from './baskets-screen.tsx';
import { useColumnStore } from './column-store.ts';

const household = [
  { readerId: readerIdOf(1), clientId: null, name: 'Amara Chen-Laurent' },
  { readerId: readerIdOf(2), clientId: null, name: 'Joël Chen-Laurent' },
];
const lakeside = rowOf(1, {
  name: 'Lakeside, 4 bed',
  readers: household,
  matches: 14,
  fresh: 2,
  undecided: 1,
  favourites: 3,
  possible: 5,
  rejected: 4,
  unread: 3,
});
const unseen = rowOf(2, { name: 'Clarkson rentals', lastSeenAt: null });
const scheduled = rowOf(3, {
  name: 'Investor pack',
  lastNotifiedAt: null,
  lastSeenAt: null,
  activatesAt: '2031-11-13T13:00:00.000Z',
});
const draft = rowOf(4, { name: 'Waterfront lots', lastNotifiedAt: null, lastSeenAt: null });
const leaving = rowOf(5, {
  name: 'Mineola first look',
  lastNotifiedAt: null,
  lastSeenAt: null,
  leavesAt: '2031-11-13T13:00:00.000Z',
});
const rows = [lakeside, unseen, scheduled, draft];

beforeEach(() => {
  signIn();
  useColumnStore.setState(useColumnStore.getInitialState());
  setWindowWidth(1440);
});

async function renderList(
  kept: Parameters<typeof fakeBaskets>[0] = { rows },
  search = '',
  language: 'en' | 'fr' = 'en',
) {
  const api = fakeBaskets(kept);
  const route = `/basket?basketType=Manual${search}`;
  const rendered = renderWithProviders(<BasketsScreen timeZone="America/Toronto" />, { route, language });
  await screen.findByRole('heading', { level: 1 });
  return { api, user: userEvent.setup(), ...rendered };
}

const rowNamed = async (name: string) => {
  const row = (await screen.findByText(name)).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${name} stands in no row`);
  return row;
};

describe('the list of baskets', () => {
  it('[BASKET-02] says when what waits leaves, in place of when it was sent', async () => {
    await renderList({ rows: [leaving] });
    const row = within(await rowNamed('Mineola first look'));
    row.getByText(/^Leaves: Nov 13, 2031, 8:00.AM$/);
    row.getByText('—');
    expect(row.queryByText('Draft')).toBeNull();
  });

  it('[BASKET-01] tells of each basket its people, its homes, their answers and when', async () => {
    await renderList();
    const cells = within(await rowNamed('Lakeside, 4 bed')).getAllByRole('gridcell');
    expect(cells.slice(0, 6).map(({ textContent }) => textContent)).toEqual(['14', '2', '1', '3', '5', '4']);
    expect(cells[6]?.textContent).toBe('Nov 12, 2025, 8:04\u00A0AM');
    screen.getByText('Amara and Joël Chen-Laurent');
    expect((await rowNamed('Lakeside, 4 bed')).textContent).toContain('3 new answers');
    screen.getByText('4 baskets · 3 new answers in one of them');
    within(await rowNamed('Clarkson rentals')).getByText('Not yet');
    within(await rowNamed('Investor pack')).getByText('Nov 13, 2031, 8:00 AM');
    within(await rowNamed('Waterfront lots')).getByText('Draft');
  });

  it('[BASKET-01] is searched, filtered and sorted, and all of it stands in the address', async () => {
    const { api, user, router } = await renderList();
    await user.type(await screen.findByRole('searchbox', { name: 'Search baskets' }), 'joël');
    await waitFor(() => expect(router?.state.location.search).toMatchObject({ q: 'joël' }));
    await waitFor(() => expect(screen.queryByText('Waterfront lots')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await user.click(await screen.findByRole('button', { name: 'Drafts 1' }));
    await waitFor(() => expect(router?.state.location.search).toMatchObject({ show: 'drafts' }));
    await user.click(screen.getByRole('button', { name: 'Sort: Last seen' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Newest' }));
    await waitFor(() =>
      expect(Object.fromEntries(api.calls('GET /baskets').at(-1)?.query ?? [])).toMatchObject({
        basketType: 'Manual',
        filter: 'drafts',
        sort: 'created',
        page: '1',
      }),
    );
  });

  it('[BASKET-01] turns pages, and shows the columns that were chosen', async () => {
    const many = Array.from({ length: 12 }, (_, index) => rowOf(index + 1));
    const { user } = await renderList({ rows: many });
    await screen.findByText('1 – 10 of 12');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText('11 – 12 of 12');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Undecided' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Undecided' })).toBeNull());
  });

  it('[BASKET-01] deletes a basket and brings it back, duplicates it, and copies its link', async () => {
    const { api, user, router } = await renderList({
      rows,
      basket: sampleBasket({ readers: [readerOf(1)] }),
    });
    const openMenu = async (name: string) =>
      user.click(within(await rowNamed(name)).getByRole('button', { name: `More for ${name}` }));
    await openMenu('Waterfront lots');
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByText('Deleted “Waterfront lots”');
    await waitFor(() => expect(screen.queryByText('Waterfront lots')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await rowNamed('Waterfront lots');
    expect(api.calls('POST /baskets/{id}/restore')[0]?.params.id).toBe(draft.id);

    await openMenu('Lakeside, 4 bed');
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    await screen.findByText(/^Link copied/);
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe('https://hearthline.app/c/7Kq2-1'),
    );
    await openMenu('Lakeside, 4 bed');
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(router?.state.location.pathname).toBe('/basket/view'));
  });

  it('opens where several people have links of their own', async () => {
    const { user, router } = await renderList({ rows: [lakeside] });
    await user.click(await screen.findByRole('button', { name: 'More for Lakeside, 4 bed' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    await waitFor(() => expect(router?.state.location.pathname).toBe('/basket/view'));
    await screen.findByText('Each person has a link of their own.');
  });

  it('opens a basket with Enter, and stands in cards on a phone', async () => {
    setWindowWidth(390);
    const { user, router } = await renderList();
    const [card] = await screen.findAllByRole('listitem');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(card?.textContent).toContain('14 homes');
    screen.getByRole('link', { name: 'Lakeside, 4 bed' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(router?.state.location.search).toEqual({ basketType: 'Manual', id: lakeside.id }),
    );
  });

  it('offers how to begin, the way back from nothing found, and another try', async () => {
    const { unmount } = await renderList({ rows: [] });
    await screen.findByRole('heading', { name: 'No baskets yet' });
    expect(screen.getByRole('link', { name: 'New basket' }).getAttribute('href')).toBe(
      '/basket/form?basketType=Manual',
    );
    unmount();

    const { user, unmount: leave } = await renderList({ rows }, '&q=nobody');
    await user.click(await screen.findByRole('button', { name: 'Show all baskets' }));
    await rowNamed('Lakeside, 4 bed');
    leave();

    fakeBaskets();
    fakeApi({ 'GET /baskets': () => failWith('internal') });
    renderWithProviders(<BasketsScreen />, { route: '/basket?basketType=Manual' });
    await screen.findByText('Your baskets could not be loaded.');
    screen.getByRole('button', { name: 'Try again' });
  });

  it('[SHELL-09] reads in French', async () => {
    await renderList({ rows }, '', 'fr');
    await screen.findByRole('heading', { level: 1, name: 'Paniers clients' });
    await screen.findByText('4 paniers · 3 nouvelles réponses dans un seul');
    screen.getByRole('columnheader', { name: 'Dernier envoi' });
    screen.getByText('Amara et Joël Chen-Laurent');
  });
});
