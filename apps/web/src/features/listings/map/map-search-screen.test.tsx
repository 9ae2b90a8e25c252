import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeGlMap } from '../../../shared/map/testing/fake-gl-map.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { sampleSummary } from '../testing/fake-market.ts';
import { sampleReply } from '../testing/sample-listing.ts';
import { MapSearchScreen } from './map-search-screen.tsx';
import { building, fakeMapSearch, heron, mapReply, openMapSearch } from './testing/fake-map-search.tsx';

vi.mock('../../../shared/map/maplibre.ts', async () => {
  const { FakeGlMap: GlMap } = await import('../../../shared/map/testing/fake-gl-map.ts');
  return { GlMap };
});

beforeEach(() => {
  FakeGlMap.hasWebGl = true;
  signIn();
  setWindowWidth(1440);
});

describe('the map view', () => {
  it('[LIST-02] shows prices on the map, the same homes as a list, and exact counts', async () => {
    const { map, results } = fakeMapSearch({}, [heron.id]);
    await openMapSearch();
    expect(screen.getByRole('button', { name: '$949K, 4 Heron Lane, Price changed, favorite' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '71 listings, zoom in' }).style.width).toBe('54px');
    expect(screen.getByRole('heading', { name: '128 listings' })).toBeTruthy();
    expect(screen.getByText('· 42 in view')).toBeTruthy();
    const rows = within(screen.getByRole('list', { name: 'Listings in view' })).getAllByRole('article');
    expect(rows.length).toBe(2);

    // The first question asks where everything lies, the second what the map shows.
    const asked = map.calls('POST /listings/map').at(-1)?.body;
    const listed = results.calls('POST /listings/search').at(-1)?.body;
    expect(asked?.criteria).not.toHaveProperty('within');
    expect(listed?.criteria.within).toEqual([{ type: 'box', bounds: asked?.bounds }]);
    await waitFor(() => expect(results.calls('POST /searches/recent').length).toBe(1));
    expect(results.calls('POST /searches/recent')[0]?.body.total).toBe(128);
  });

  it('lights the pin of a row and the row of a pin', async () => {
    fakeMapSearch();
    const { user } = await openMapSearch();
    const pin = screen.getByRole('button', { name: /62 Oakwood Ave N, Active$/ });
    const [row] = screen.getAllByRole('article');
    await user.hover(row as HTMLElement);
    expect(pin.hasAttribute('data-lit')).toBe(true);
    await user.unhover(row as HTMLElement);
    expect(pin.hasAttribute('data-lit')).toBe(false);
    const plain = row?.className;
    await user.hover(pin);
    expect(row?.className).not.toBe(plain);
  });

  it('joins pins that would cover each other; the row of a home lights the circle that holds it', async () => {
    const pins = mapReply.pins.map((pin) => ({ ...pin, longitude: -79.58, latitude: 43.55 }));
    const [first, second] = pins;
    fakeMapSearch({ pins: first && second ? [first, { ...second, latitude: 43.5501 }] : [] });
    const { user, glMap } = await openMapSearch('', '2 listings, zoom in');
    const circle = screen.getByRole('button', { name: '2 listings, zoom in' });
    expect(screen.queryByRole('button', { name: /62 Oakwood Ave N, Active$/ })).toBeNull();
    await user.hover(screen.getAllByRole('article')[0] as HTMLElement);
    expect(circle.hasAttribute('data-lit')).toBe(true);
    const before = glMap.getZoom();
    await user.click(circle);
    expect(glMap.getZoom()).toBeGreaterThan(before);
    act(() => glMap.drag([-79.58, 43.55], 19));
    expect(await screen.findByRole('button', { name: /62 Oakwood Ave N, Active$/ })).toBeTruthy();
  });

  it('opens a home at its pin, marks it as seen, and gives the focus back', async () => {
    fakeMapSearch();
    const { user } = await openMapSearch();
    await user.click(screen.getByRole('button', { name: /4 Heron Lane, Price/ }));
    const card = await screen.findByRole('dialog', { name: '4 Heron Lane' });
    expect(within(card).getByRole('link', { name: '4 Heron Lane' }).getAttribute('href')).toContain(heron.id);
    expect(screen.getByRole('button', { name: /4 Heron Lane, Price/ }).hasAttribute('data-open')).toBe(true);
    await user.keyboard('{Escape}');
    const pin = screen.getByRole('button', { name: /4 Heron Lane, Price/ });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(pin);
    expect(pin.hasAttribute('data-seen')).toBe(true);
  });

  it('zooms to a cluster, and lists the homes of a building', async () => {
    fakeMapSearch({ clusters: [...mapReply.clusters, building] });
    const { user, glMap } = await openMapSearch();
    const before = glMap.getZoom();
    await user.click(screen.getByRole('button', { name: '71 listings, zoom in' }));
    expect(glMap.getZoom()).toBeGreaterThan(before);
    await user.click(screen.getByRole('button', { name: '2 listings at one address' }));
    const list = await screen.findByRole('dialog', { name: '2 listings at this address' });
    await user.click(await within(list).findByRole('button', { name: /62 Oakwood/ }));
    expect(await screen.findByRole('dialog', { name: '62 Oakwood Ave N' })).toBeTruthy();
  });

  it('keeps what was ticked while the map moves', async () => {
    fakeMapSearch();
    const { user, glMap } = await openMapSearch();
    await user.click(screen.getByRole('checkbox', { name: /62 Oakwood/ }));
    act(() => glMap.drag([-79.5, 43.6]));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Selected listings' })).toBeTruthy());
    expect(screen.getByText('1 selected')).toBeTruthy();
  });

  it('moves between pins by arrow keys, with one stop for the Tab key', async () => {
    fakeMapSearch();
    const { user } = await openMapSearch();
    const group = screen.getByRole('group', { name: 'Listings on the map' });
    const stops = within(group)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.length).toBe(1);
    act(() => screen.getByRole('button', { name: /62 Oakwood Ave N, Active$/ }).focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('4 Heron Lane');
  });
});

describe('search as I move', () => {
  it('follows the map at first, and offers a search once it does not', async () => {
    const { map } = fakeMapSearch();
    const { user, glMap } = await openMapSearch();
    const count = () => map.calls('POST /listings/map').length;
    const first = count();
    act(() => glMap.drag([-79.5, 43.6]));
    await waitFor(() => expect(count()).toBe(first + 1));

    await user.click(screen.getByRole('switch', { name: 'Search as I move' }));
    act(() => glMap.drag([-79.4, 43.7]));
    await user.click(await screen.findByRole('button', { name: 'Search this area' }));
    await waitFor(() => expect(count()).toBe(first + 2));
    expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
    // Further out the same homes have less room, searched or not.
    act(() => glMap.drag([-79.58, 43.55], 8));
    expect(await screen.findByRole('button', { name: '73 listings, zoom in' })).toBeTruthy();
    expect(count()).toBe(first + 2);
    const [west = 0, , east = 0] = map.calls('POST /listings/map').at(-1)?.body.bounds ?? [];
    expect((west + east) / 2).toBeCloseTo(-79.4);
  });
});

describe('near me', () => {
  function fakeLocation(answer: Geolocation['getCurrentPosition']) {
    Object.defineProperty(navigator, 'geolocation', {
      value: { getCurrentPosition: answer },
      configurable: true,
    });
  }

  it('[LIST-06] says that location access was denied and how to grant it', async () => {
    fakeMapSearch();
    fakeLocation((_found, fail) => fail?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError));
    const { user } = await openMapSearch();
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toMatch(/Location access denied/);
    expect(banner.textContent).toMatch(/Allow location for this site in your browser.s settings/);
  });

  it('[LIST-06] asks for the location only then, and keeps it as a circle with the name of the place', async () => {
    const { map } = fakeMapSearch();
    const ask = vi.fn<Geolocation['getCurrentPosition']>((found) =>
      found({ coords: { longitude: -79.58, latitude: 43.55 } } as GeolocationPosition),
    );
    fakeLocation(ask);
    const { user } = await openMapSearch();
    expect(ask).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Near me' }));
    await waitFor(() =>
      expect(map.calls('POST /listings/map').at(-1)?.body.criteria.within).toEqual([
        { type: 'circle', centre: [-79.58, 43.55], radiusMetres: 2_000, label: 'Near Port Credit' },
      ]),
    );
  });
});

it('[LIST-02] on a phone the home of a tapped pin stands in the sheet below the map', async () => {
  setWindowWidth(390);
  fakeMapSearch();
  const { user } = await openMapSearch();
  await user.click(screen.getByRole('button', { name: /4 Heron Lane, Price/ }));
  const card = await screen.findByRole('article', { name: '4 Heron Lane' });
  expect(within(card).getByRole('button', { name: 'Add to basket' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  const frame = card.closest('[data-stop]');
  act(() => screen.getByRole('button', { name: 'Show more of the list' }).focus());
  await user.keyboard('{ArrowUp}');
  expect(frame?.getAttribute('data-stop')).toBe('full');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(frame?.getAttribute('data-stop')).toBe('low');
});

it('[LIST-03] when nothing is found the list offers the steps that find some', async () => {
  const relaxed: Criteria = { ...defaultCriteria, waterfront: true };
  fakeMapSearch({ total: 0, inView: 0, clusters: [], pins: [] });
  fakeApi({
    'POST /listings/search': () => sampleReply([]),
    'POST /listings/summary': () => ({
      isSuccess: true,
      result: sampleSummary({
        total: 0,
        repairs: [{ kind: 'without', field: 'garage', criteria: relaxed, count: 2 }],
      }),
    }),
  });
  const { router } = renderWithProviders(<MapSearchScreen />, {
    route: `/property-search/map-search?c=${encodeURIComponent('{"garage":{"min":4},"waterfront":true}')}`,
  });
  await screen.findByRole('heading', { name: 'Your desired data was not found' });
  screen.getByRole('link', { name: 'Edit criteria' });
  await userEvent.click(await screen.findByRole('button', { name: 'Without garage: 2' }));
  expect(router?.state.location.search).toMatchObject({ c: '{"waterfront":true}' });
});

it('without WebGL a sentence says so and the list shows everything', async () => {
  FakeGlMap.hasWebGl = false;
  const { results } = fakeMapSearch();
  renderWithProviders(<MapSearchScreen />, { route: '/property-search/map-search' });
  expect(await screen.findByText(/This browser cannot draw the map/)).toBeTruthy();
  expect((await screen.findAllByRole('article')).length).toBe(2);
  expect(results.calls('POST /listings/search').at(-1)?.body.criteria).not.toHaveProperty('within');
  expect(screen.getByRole('heading', { name: '42 listings' })).toBeTruthy();
});
