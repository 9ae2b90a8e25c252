import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { fakeBaskets } from '../testing/fake-baskets.ts';
import { basketId, sampleBasket } from '../testing/sample-basket.ts';
import { BasketScreen } from './basket-screen.tsx';
import { useLayoutStore } from './layout-store.ts';

vi.mock('../../../shared/map/maplibre.ts', async () => {
  const { FakeGlMap: GlMap } = await import('../../../shared/map/testing/fake-gl-map.ts');
  return { GlMap };
});

beforeEach(() => {
  signIn();
  useLayoutStore.setState({ layout: 'cards' });
});

/** Two in one building, the others each at a place of its own. */
const spread = sampleBasket({
  homes: sampleBasket().homes.map((home, place) => ({
    ...home,
    listing: home.listing && {
      ...home.listing,
      longitude: place === 4 ? null : -79.58 + Math.max(0, place - 1) * 0.01,
    },
  })),
});

async function renderHomes(search = '') {
  fakeBaskets({ basket: spread });
  const rendered = renderWithProviders(<BasketScreen timeZone="America/Toronto" />, {
    route: `/basket/view?basketType=Manual&id=${basketId}${search}`,
  });
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup(), ...rendered };
}

describe('the homes of a basket', () => {
  it('[BASKET-01] stand on a map, whose pins open them', async () => {
    const { user, router } = await renderHomes();
    await user.click(screen.getByRole('radio', { name: 'Map' }));
    const pins = within(await screen.findByRole('group', { name: 'Homes' }));
    expect(router?.state.location.search).toMatchObject({ view: 'map' });
    screen.getByText('1 home has no place on the map.');
    await user.click(pins.getByRole('button', { name: /^2 homes: 1 Oakwood Ave N, 2 Oakwood Ave N/ }));
    const popup = await screen.findByRole('dialog', { name: '1 Oakwood Ave N, 2 Oakwood Ave N' });
    expect(within(popup).getAllByRole('article')).toHaveLength(2);
    await user.click(within(popup).getByRole('checkbox', { name: 'Select 2 Oakwood Ave N' }));
    screen.getByText('1 selected');
    await user.click(pins.getByRole('button', { name: /3 Oakwood Ave N, Pending$/ }));
    const next = await screen.findByRole('dialog', { name: '3 Oakwood Ave N' });
    next.focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/3 Oakwood Ave N/);
  });

  it('are shown as they were the last time, unless the address says otherwise', async () => {
    const { user, unmount } = await renderHomes();
    await user.click(screen.getByRole('radio', { name: 'List' }));
    unmount();
    const { unmount: leave } = await renderHomes();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'List' }).checked).toBe(true);
    leave();
    await renderHomes('&view=cards');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cards' }).checked).toBe(true);
  });
});
