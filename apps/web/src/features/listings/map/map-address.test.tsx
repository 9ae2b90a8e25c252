import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeGlMap } from '../../../shared/map/testing/fake-gl-map.ts';
import { fakeMaps } from '../../../shared/map/testing/fake-gl-map.ts';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { MapSearchScreen } from './map-search-screen.tsx';
import { parseCamera } from './model/map-address.ts';
import { fakeMapSearch, mapReply, openMapSearch } from './testing/fake-map-search.tsx';

vi.mock('../../../shared/map/maplibre.ts', async () => {
  const { FakeGlMap: GlMap } = await import('../../../shared/map/testing/fake-gl-map.ts');
  return { GlMap };
});

beforeEach(() => {
  signIn();
  setWindowWidth(1440);
});

const at = '43.55,-79.58,13.5';
const ofCity = encodeURIComponent('{"municipality":{"any":["02.01"]}}');

type Rendered = Awaited<ReturnType<typeof openMapSearch>>;
const searchOf = ({ router }: Rendered): { at?: string } => router?.state.location.search ?? {};
const viewOf = (map: FakeGlMap) => ({ centre: map.getCenter().toArray(), zoom: map.getZoom() });

describe('the place of the map in the address', () => {
  it('is where the map opens, without asking where everything lies', async () => {
    const { map } = fakeMapSearch();
    const rendered = await openMapSearch(`?at=${at}`);
    expect(viewOf(rendered.glMap)).toEqual({ centre: [-79.58, 43.55], zoom: 13.5 });
    expect(searchOf(rendered).at).toBe(at);
    expect(map.calls('POST /listings/map').every(({ body }) => body.zoom === 13.5)).toBe(true);
  });

  it.each(['nowhere', '95,-79.58,13', '43.55,-79.58,99'])(
    'is ignored where it is none: %s',
    async (broken) => {
      fakeMapSearch();
      const usual = viewOf((await openMapSearch()).glMap);
      renderWithProviders(<MapSearchScreen />, { route: `/property-search/map-search?at=${broken}` });
      await waitFor(() => expect(fakeMaps.length).toBeGreaterThan(1));
      expect(viewOf(fakeMaps.at(-1) as FakeGlMap)).toEqual(usual);
    },
  );

  it('follows the map without a step for Back', async () => {
    fakeMapSearch();
    const rendered = await openMapSearch(`?at=${at}`);
    const steps = rendered.router?.history.length;
    act(() => rendered.glMap.drag([-79.5, 43.6], 14));
    await waitFor(() => expect(searchOf(rendered).at).toBe('43.6,-79.5,14'));
    expect(rendered.router?.history.length).toBe(steps);
    expect(viewOf(rendered.glMap)).toEqual({ centre: [-79.5, 43.6], zoom: 14 });
  });

  it('follows the map to where other criteria look, and Back leads to both again', async () => {
    fakeMapSearch();
    const rendered = await openMapSearch(`?c=${ofCity}&at=${at}`);
    await rendered.user.click(screen.getByRole('button', { name: /^Remove / }));
    await waitFor(() => expect(viewOf(rendered.glMap)).not.toEqual(parseCamera(at)));
    await waitFor(() =>
      expect(parseCamera(searchOf(rendered).at)?.zoom).toBeCloseTo(rendered.glMap.getZoom(), 1),
    );
    const further = viewOf(rendered.glMap);
    act(() => rendered.router?.history.back());
    await waitFor(() => expect(viewOf(rendered.glMap)).toEqual(parseCamera(at)));
    expect(searchOf(rendered)).toEqual({ c: '{"municipality":{"any":["02.01"]}}', at });
    act(() => rendered.router?.history.forward());
    await waitFor(() => expect(rendered.glMap.getZoom()).toBeCloseTo(further.zoom, 1));
  });

  it('comes along to the list', async () => {
    fakeMapSearch();
    const rendered = await openMapSearch(`?at=${at}`);
    await rendered.user.click(screen.getByRole('radio', { name: 'List' }));
    await waitFor(() => expect(rendered.router?.state.location.pathname).toBe('/property-search/result'));
    expect(searchOf(rendered)).toEqual({ at });
  });
});

describe('the layer of sold homes', () => {
  it('is off at first, asks for the sales of twelve months once it is on, and stays in the address', async () => {
    const { map } = fakeMapSearch();
    const rendered = await openMapSearch();
    const asked = () =>
      map.calls('POST /listings/map').filter(({ body }) => body.criteria.status.includes('sold'));
    await rendered.user.click(screen.getByRole('button', { name: 'Layers' }));
    expect(asked()).toEqual([]);
    await rendered.user.click(await screen.findByRole('checkbox', { name: 'Sold homes' }));
    expect(await screen.findByText('24 sold in 12 months')).toBeTruthy();
    expect(asked().map(({ body }) => body.criteria)).toEqual([
      { ...defaultCriteria, status: ['sold'], sold: { lastDays: 365 } },
    ]);
    expect(searchOf(rendered)).toMatchObject({ layers: 'closed' });
    await rendered.user.click(screen.getByRole('checkbox', { name: 'Sold homes' }));
    await waitFor(() => expect(screen.queryByText('24 sold in 12 months')).toBeNull());
    expect(searchOf(rendered)).not.toHaveProperty('layers');
  });

  it('stands behind the homes of the search, and opens the same card', async () => {
    fakeMapSearch();
    const { user } = await openMapSearch('?layers=closed');
    const sold = await screen.findByRole('button', { name: '$700K, 9 Maple Cres, Sold' });
    expect(sold.dataset.layer).toBe('sold');
    const cluster = screen.getByRole('button', { name: '22 sold homes, zoom in' });
    expect(cluster.style.width).toBe('28px');
    // The pin of another home stands above this one.
    const below = screen.getByRole('button', { name: '$800K, 1 Elm St, Sold' });
    expect([below.hasAttribute('data-below'), below.textContent]).toEqual([true, '$800K']);
    const group = screen.getByRole('group', { name: 'Listings on the map' });
    const layers = within(group)
      .getAllByRole('button')
      .map(({ dataset }) => dataset.layer ?? 'search');
    expect(layers).toEqual(['search', 'search', 'search', 'sold', 'sold', 'sold']);
    await user.click(sold);
    expect(await screen.findByRole('dialog', { name: '9 Maple Cres' })).toBeTruthy();
  });

  it('is not offered where the search asks for sold homes itself', async () => {
    const { map } = fakeMapSearch();
    renderWithProviders(<MapSearchScreen />, {
      route: `/property-search/map-search?layers=closed&c=${encodeURIComponent('{"status":["sold"]}')}`,
    });
    await screen.findByRole('button', { name: '22 listings, zoom in' });
    await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
    expect(await screen.findByRole('checkbox', { name: 'Schools' })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Sold homes' })).toBeNull();
    expect(map.calls('POST /listings/map').some(({ body }) => body.criteria.sold)).toBe(false);
  });

  it('shows leased homes beside homes for lease, and says when it could not be loaded', async () => {
    fakeMapSearch();
    fakeApi({
      'POST /listings/map': ({ body }) =>
        body.criteria.status.includes('sold') ? failWith('not_found') : { isSuccess: true, result: mapReply },
    });
    const { user } = await openMapSearch(`?layers=closed&c=${encodeURIComponent('{"offer":"lease"}')}`);
    expect(await screen.findByText('This layer could not be loaded.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Layers' }));
    expect(await screen.findByRole('checkbox', { name: 'Leased homes' })).toBeTruthy();
  });
});
