import type { Favorite } from '@hearthline/contract/favorites';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBasketRequestStore } from '../../../shared/stores/basket-request-store.ts';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { listingId, sampleCard } from '../testing/sample-listing.ts';
import { FavoritesScreen } from './favorites-screen.tsx';

beforeEach(signIn);

function makeFavorite(
  number: number,
  overrides: Partial<Favorite>,
  card: Parameters<typeof sampleCard>[0] = {},
): Favorite {
  const listing = sampleCard({ id: listingId(number), address: `${number} Heron Lane`, ...card });
  const markedAt = '2025-10-20T15:00:00Z';
  return { listing, note: '', markedAt, comparedWith: markedAt, changes: [], ...overrides };
}

const cheaper = makeFavorite(
  1,
  {
    note: 'Call back on Friday.',
    changes: [
      { type: 'price', from: 144_900_000, to: 138_900_000 },
      { type: 'photos', from: 13, to: 19 },
    ],
  },
  { code: 'pc', price: 138_900_000 },
);
const sold = makeFavorite(
  2,
  {
    changes: [
      { type: 'price', from: 94_900_000, to: 93_500_000 },
      { type: 'status', from: 'new', to: 'sld' },
    ],
  },
  { code: 'sld', status: 'sold', price: 93_500_000, listPrice: 94_900_000 },
);
const relisted = makeFavorite(
  3,
  { changes: [{ type: 'relisted', listingId: listingId(33), mlsNumber: 'W3333333' }] },
  { code: 'exp', status: 'deactive' },
);
const quiet = [4, 5, 6, 7].map((number) => makeFavorite(number, {}));

/** A server that keeps marks, as the real one does: what was removed comes back whole. */
function fakeFavorites(kept: Favorite[]) {
  let marked = kept;
  const isMarked = (id: string) => marked.some(({ listing }) => listing.id === id);
  return fakeApi({
    'GET /favorites': () => ({ isSuccess: true, result: marked }),
    'GET /favorites/ids': () => ({ isSuccess: true, result: marked.map(({ listing }) => listing.id) }),
    'PUT /favorites/{listingId}': ({ params, body }) => {
      const back = kept.filter(({ listing }) => isMarked(listing.id) || listing.id === params.listingId);
      marked = back.map((favorite) =>
        favorite.listing.id === params.listingId && body.note !== undefined
          ? { ...favorite, note: body.note }
          : favorite,
      );
      return { isSuccess: true };
    },
    'DELETE /favorites/{listingId}': ({ params }) => {
      marked = marked.filter(({ listing }) => listing.id !== params.listingId);
      return { isSuccess: true };
    },
    'POST /favorites/seen': ({ body }) => {
      marked = marked.map((favorite) =>
        body.listingIds.includes(favorite.listing.id) ? { ...favorite, changes: [] } : favorite,
      );
      return { isSuccess: true };
    },
  });
}

async function renderFavorites(kept = [cheaper, sold, relisted, ...quiet], language: 'en' | 'fr' = 'en') {
  const api = fakeFavorites(kept);
  const rendered = renderWithProviders(<FavoritesScreen />, { language, route: '/favorites' });
  await screen.findByRole('group', { name: language === 'fr' ? 'Afficher' : 'Show' });
  return { api, user: userEvent.setup(), ...rendered };
}

const cardOf = (number: number) => within(screen.getByRole('article', { name: `${number} Heron Lane` }));

describe('favourites', () => {
  it('compares those that are shown, where they fit beside each other', async () => {
    const { user } = await renderFavorites();
    const ids = [cheaper, sold, relisted].map(({ listing }) => listing.id);
    const link = screen.getByRole('link', { name: 'Compare' }).getAttribute('href') ?? '';
    const named = new URLSearchParams(link.replace('/property-search/compare', '')).get('ids') ?? '';
    expect(named.split(',').toSorted()).toEqual(ids);
    await user.click(screen.getByRole('button', { name: 'All 7' }));
    expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
  });

  it('[LIST-07] shows what changed since a home was marked', async () => {
    await renderFavorites();
    screen.getByText('7 homes · 3 changed since you marked them');
    expect(screen.getByRole('button', { name: 'Changed 3' }).getAttribute('aria-pressed')).toBe('true');

    const price = cardOf(1);
    price.getByText('Since Oct 20');
    price.getByText('$1,449,000');
    price.getByText('−$60,000');
    price.getByText('+6');

    const deal = cardOf(2);
    deal.getByText('$949,000');
    deal.getByText('98.5% of list');
    expect(deal.queryByText('Status')).toBeNull();

    expect(cardOf(3).getByRole('link', { name: 'MLS W3333333' }).getAttribute('href')).toBe(
      `/property-search/result/view?id=${listingId(33)}`,
    );
  });

  it('[LIST-07] shows those without a change in short, all of them on demand', async () => {
    const { user, router } = await renderFavorites();
    const unchanged = within(screen.getByRole('region', { name: 'No change' }));
    expect(unchanged.getAllByRole('article')).toHaveLength(3);
    await user.click(unchanged.getByRole('button', { name: 'See all 4' }));
    await waitFor(() => expect(unchanged.getAllByRole('article')).toHaveLength(4));
    expect(router?.state.location.search).toEqual({ show: 'all' });
    await user.click(screen.getByRole('button', { name: 'Price 2' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.queryByText('No change')).toBeNull();
    await screen.findByText('2 of 7 favorites are listed');
  });

  it('[LIST-07] removes at once and brings back with the note', async () => {
    const { user, api } = await renderFavorites();
    await user.click(cardOf(1).getByRole('button', { name: 'Favorite: 1 Heron Lane' }));
    expect(screen.queryByRole('article', { name: '1 Heron Lane' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(api.calls('DELETE /favorites/{listingId}')).toHaveLength(1));
    await screen.findByText('1 Heron Lane removed');

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('article', { name: '1 Heron Lane' });
    expect(cardOf(1).getByRole('textbox')).toHaveProperty('value', 'Call back on Friday.');
    expect(api.calls('PUT /favorites/{listingId}').map(({ body }) => body)).toEqual([{}]);
  });

  it('[LIST-07] keeps the focus where the list was when the last one goes', async () => {
    const { user } = await renderFavorites([quiet[0] as Favorite]);
    await user.click(screen.getByRole('button', { name: /^Favorite: / }));
    const empty = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.contains(empty)).toBe(true);
  });

  it('[LIST-07] brings back also when the removal is still on its way', async () => {
    const { user, api } = await renderFavorites();
    let answer = () => {};
    const slow = fakeApi({
      'DELETE /favorites/{listingId}': async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return { isSuccess: true };
      },
    });
    await user.click(cardOf(1).getByRole('button', { name: 'Favorite: 1 Heron Lane' }));
    await waitFor(() => expect(slow.calls('DELETE /favorites/{listingId}')).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(api.calls('PUT /favorites/{listingId}')).toHaveLength(0);
    answer();
    await waitFor(() => expect(api.calls('PUT /favorites/{listingId}')).toHaveLength(1));
    await screen.findByRole('article', { name: '1 Heron Lane' });
  });

  it('keeps a home whose removal failed', async () => {
    const { user } = await renderFavorites();
    fakeApi({ 'DELETE /favorites/{listingId}': () => failWith('internal') });
    await user.click(cardOf(1).getByRole('button', { name: 'Favorite: 1 Heron Lane' }));
    await screen.findByRole('article', { name: '1 Heron Lane' });
  });

  it('[LIST-07] keeps a note when its field is left, and only if it is new', async () => {
    const { user, api } = await renderFavorites();
    const note = cardOf(2).getByRole('textbox', { name: 'Note on 2 Heron Lane' });
    await user.click(note);
    await user.tab();
    expect(api.calls('PUT /favorites/{listingId}')).toHaveLength(0);
    await user.type(note, ' Too close to the road ');
    await user.tab();
    await waitFor(() =>
      expect(api.calls('PUT /favorites/{listingId}').map(({ body }) => body)).toEqual([
        { note: 'Too close to the road' },
      ]),
    );
    await cardOf(2).findByText('Saved');
    expect(cardOf(2).getByRole('textbox')).toHaveProperty('value', 'Too close to the road');
  });

  it('takes back what was typed on Escape, and keeps it when saving fails', async () => {
    const { user, api } = await renderFavorites();
    const note = cardOf(1).getByRole('textbox');
    await user.clear(note);
    await user.type(note, 'Never mind{Escape}');
    expect(note).toHaveProperty('value', 'Call back on Friday.');
    expect(api.calls('PUT /favorites/{listingId}')).toHaveLength(0);

    fakeApi({ 'PUT /favorites/{listingId}': () => failWith('internal') });
    await user.type(note, ' Twice.');
    await user.tab();
    await screen.findByRole('alert');
    expect(note).toHaveProperty('value', 'Call back on Friday. Twice.');
  });

  it('[LIST-07] marks changes as seen, one home or all', async () => {
    const { user, api } = await renderFavorites();
    await user.click(cardOf(1).getByRole('button', { name: 'More for 1 Heron Lane' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark changes as seen' }));
    await screen.findByText('7 homes · 2 changed since you marked them');
    await user.click(screen.getByRole('button', { name: 'Mark changes as seen' }));
    await screen.findByText('7 homes');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(api.calls('POST /favorites/seen').map(({ body }) => body.listingIds)).toEqual([
      [listingId(1)],
      [listingId(2), listingId(3)],
    ]);
    expect(screen.getByRole('button', { name: 'All 7' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('[LIST-07] sorts, and offers what is shown for a basket', async () => {
    const { user, router } = await renderFavorites();
    await user.click(screen.getByRole('button', { name: 'Sort: Latest change' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cheapest' }));
    await waitFor(() => expect(router?.state.location.search).toEqual({ sort: 'cheapest' }));
    const changed = within(screen.getByRole('list', { name: 'Changed' }));
    const names = changed.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    expect(names).toEqual(['2 Heron Lane', '3 Heron Lane', '1 Heron Lane']);
    await user.click(screen.getByRole('button', { name: 'Add to basket' }));
    expect(useBasketRequestStore.getState().request?.listingIds).toHaveLength(3);
  });

  it('[LIST-07] says how to begin where nothing is marked', async () => {
    fakeFavorites([]);
    renderWithProviders(<FavoritesScreen />, { route: '/favorites' });
    await screen.findByRole('heading', { name: 'No favorites yet' });
    expect(screen.getByRole('link', { name: 'Search properties' }).getAttribute('href')).toBe(
      '/property-search',
    );
  });

  it('[LIST-07] speaks French', async () => {
    await renderFavorites([cheaper, ...quiet], 'fr');
    screen.getByText('5 propriétés · 1 a changé depuis que vous l’avez marquée');
    cardOf(1).getByText('Depuis le 20 oct.');
  });

  it('offers another try, and asks for the agreement', async () => {
    fakeFavorites([cheaper]);
    fakeApi({ 'GET /favorites': () => failWith('internal') });
    const { unmount } = renderWithProviders(<FavoritesScreen />, { route: '/favorites' });
    await screen.findByRole('button', { name: 'Try again' });
    unmount();
    fakeApi({ 'GET /favorites': () => failWith('agreement_required') });
    renderWithProviders(<FavoritesScreen />, { route: '/favorites' });
    await screen.findByRole('link', { name: 'Request access' });
    screen.getByRole('heading', { level: 1, name: 'Favorites' });
  });
});
