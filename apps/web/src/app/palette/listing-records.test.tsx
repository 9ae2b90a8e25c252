import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../testing/fake-api.ts';
import { fakeShell } from '../testing/fake-shell.ts';
import { renderApp } from '../testing/render-app.tsx';
import { usePaletteStore } from './palette-store.ts';

beforeEach(() => usePaletteStore.setState({ isOpen: false }));

async function openPalette() {
  const { router } = await renderApp('/site-builder');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  return { router, field, list: screen.getByRole('listbox') };
}

it('finds listings and places beside the screens', async () => {
  fakeShell();
  const api = fakeApi({
    // Where the choice leads to; what is found there is not asked here.
    'POST /listings/search': () => failWith('agreement_required'),
    'GET /lookup/community': () => failWith('agreement_required'),
    'GET /listings/suggest': () => ({
      isSuccess: true,
      result: [
        { type: 'place', level: 'community', code: 'mineola', name: 'Mineola', within: 'Mississauga' },
        {
          type: 'listing',
          id: '0199a000-0000-7000-8000-0000000000aa',
          mlsNumber: 'W1234567',
          address: '12 Mineola Rd E',
          municipality: 'Mississauga',
          status: 'active',
          code: 'new',
          price: 164_990_000,
        },
      ],
    }),
  });
  const { router, field, list } = await openPalette();
  await userEvent.type(field, 'mineola');
  const listing = await within(list).findByRole('option', { name: /12 Mineola Rd E/ });
  expect(listing.textContent).toContain('W1234567 · Mississauga · $1,649,900');
  expect(api.calls('GET /listings/suggest').at(-1)?.query.get('text')).toBe('mineola');
  await userEvent.click(within(list).getByRole('option', { name: /^Mineola/ }));
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ c: '{"community":{"any":["mineola"]}}' }),
  );
  expect(router.state.location.pathname).toBe('/property-search/result');
}, 60_000);

it('stays as it was where listing data is off', async () => {
  fakeShell();
  fakeApi({ 'GET /listings/suggest': () => failWith('agreement_required') });
  const { field, list } = await openPalette();
  await userEvent.type(field, 'site builder');
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
}, 60_000);
