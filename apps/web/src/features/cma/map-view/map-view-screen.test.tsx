import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMaps } from '../../../shared/map/testing/fake-gl-map.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { candidateOf, fakeCma, foundOf } from '../testing/fake-cma.ts';
import { cmaId, makeDraft, makeFound } from '../testing/grid-fixture.ts';
import { MapViewScreen } from './map-view-screen.tsx';

vi.mock('../../../shared/map/maplibre.ts', async () => {
  const { FakeGlMap } = await import('../../../shared/map/testing/fake-gl-map.ts');
  return { GlMap: FakeGlMap };
});

beforeEach(() => {
  signIn();
  setWindowWidth(1440);
});

const version = {
  number: 1,
  savedAt: '2025-11-12T14:12:00.000Z',
  method: 'advance' as const,
  comparables: 4,
  note: '',
  value: 165_000_000,
  low: 160_000_000,
  high: 170_000_000,
  isByEarlierMethod: true,
};

describe('[CMA-04] the map of the comparables', () => {
  it('shows pins with adjusted price and weight, lit together with their rows', async () => {
    const { user } = openMap();
    const row = await screen.findByRole('button', { name: /17 Cumberland Dr/ });
    const pin = await screen.findByRole('button', {
      name: /^1 \$1\.\d\dM \d+\.\d%, comparable at 17 Cumberland Dr$/,
    });
    expect(pin.textContent).toMatch(/^1 \$1\.\d\dM \d+\.\d%$/);
    // As the list, the grid and the report write it.
    expect(row.textContent).toContain(/\d+\.\d%/.exec(pin.textContent ?? '')?.[0]);
    act(() => row.focus());
    expect(pin.hasAttribute('data-lit')).toBe(true);
    await screen.findByText('2 more within 1 km');
    expect(document.querySelectorAll('.cma-other')).toHaveLength(2);
    await user.click(screen.getByRole('switch', { name: 'Show sales not chosen' }));
    expect(document.querySelectorAll('.cma-other')).toHaveLength(0);
    expect(document.querySelectorAll('.cma-line')).toHaveLength(4);
    const weights = screen.getByRole('link', { name: 'Edit weights' });
    expect(weights.getAttribute('href')).toBe(`/cma/calculate?id=${cmaId}#weights`);
    expect(fakeMaps).not.toHaveLength(0);
  });

  it('shows a saved version as it was, with nothing to change', async () => {
    openMap('&version=1');
    await screen.findByRole('button', { name: /17 Cumberland Dr/ });
    expect(screen.getByRole('link', { name: 'Make report' }).getAttribute('href')).toBe(
      `/cma/calculate/report?id=${cmaId}&version=1`,
    );
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit weights' })).toBeNull();
  });

  function openMap(search = '') {
    fakeCma({
      cma: { draft: makeDraft() },
      found: () => foundOf(4, { total: 6, items: [1, 2, 3, 4, 7, 8].map((number) => candidateOf(number)) }),
    });
    const { grid, market, listings } = makeFound();
    fakeApi({
      'POST /cma/grid': () => ({ isSuccess: true, result: makeFound() }),
      'GET /cma/{id}/versions/{version}': () => ({
        isSuccess: true,
        result: {
          ...version,
          draft: makeDraft(),
          found: { grid, market },
          listings,
        },
      }),
    });
    const route = `/cma/calculate/map-view?id=${cmaId}${search}`;
    return { ...renderWithProviders(<MapViewScreen />, { route }), user: userEvent.setup() };
  }
});
