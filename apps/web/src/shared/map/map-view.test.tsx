import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { testConfig } from '../../testing/test-config.ts';
import { setConfig } from '../lib/config.ts';
import { useThemeStore } from '../stores/theme-store.ts';
import { MapView } from './map-view.tsx';
import { FakeGlMap, fakeMaps } from './testing/fake-gl-map.ts';

vi.mock('./maplibre.ts', async () => {
  const { FakeGlMap: GlMap } = await import('./testing/fake-gl-map.ts');
  return { GlMap };
});

const place = { centre: [-80, 45] as [number, number], zoom: 12 };

async function renderMap() {
  const rendered = renderWithProviders(
    <MapView label="Map of homes" place={place}>
      {() => <p>Above the map</p>}
    </MapView>,
  );
  await screen.findByText('Above the map');
  return { ...rendered, map: fakeMaps.at(-1) as FakeGlMap };
}

beforeEach(() => {
  FakeGlMap.hasWebGl = true;
  useThemeStore.setState({ theme: 'dark' });
});

describe('MapView', () => {
  it('waits with a ripple until the first view is drawn', async () => {
    const { map } = await renderMap();
    expect(screen.getByRole('status').textContent).toBe('Loading the map');
    act(() => map.fire('load'));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is painted anew when the theme changes, and only then', async () => {
    const { map } = await renderMap();
    expect(map.styles.length).toBe(0);
    act(() => useThemeStore.getState().setTheme('light'));
    await waitFor(() => expect(map.styles.length).toBe(1));
  });

  it('takes the style of a configured maps service instead of its own', async () => {
    setConfig({ ...testConfig, mapStyleUrl: 'https://maps.example.test/style.json' });
    const { map } = await renderMap();
    act(() => useThemeStore.getState().setTheme('light'));
    await waitFor(() => expect(map.styles).toEqual(['https://maps.example.test/style.json']));
  });

  it('says when a part did not arrive and lets one try again', async () => {
    const user = userEvent.setup();
    const { map } = await renderMap();
    act(() => map.fire('error'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('Part of the map did not arrive.')).toBeNull();
  });

  it('goes away with its component', async () => {
    const { map, unmount } = await renderMap();
    unmount();
    expect(map.isRemoved).toBe(true);
  });

  it('tells in words that there is no WebGL', async () => {
    FakeGlMap.hasWebGl = false;
    const onProblem = vi.fn();
    renderWithProviders(<MapView label="Map of homes" place={place} onProblem={onProblem} />);
    expect(await screen.findByText(/cannot draw the map because WebGL is off/)).toBeTruthy();
    await waitFor(() => expect(onProblem).toHaveBeenCalledOnce());
  });
});
