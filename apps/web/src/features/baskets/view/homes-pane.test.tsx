import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { meQuery } from '../../../shared/api/me-query.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { fakeBaskets } from '../testing/fake-baskets.ts';
import { basketId, homeIdOf, homeOf, readerIdOf, sampleBasket } from '../testing/sample-basket.ts';
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

  it('keep the focus in their place when one is taken out', async () => {
    const { user } = await renderHomes();
    await user.click(screen.getByRole('button', { name: /^More.*1 Oakwood Ave N/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from basket' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Homes' })));
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

describe('the homes of an agent whose board access has ended', () => {
  const closed = sampleBasket({
    homes: sampleBasket().homes.map((home) => ({
      ...home,
      listing: null,
      isShown: false,
      changes: [{ type: 'hidden' as const }],
    })),
    activity: [
      {
        what: 'answered',
        at: '2025-11-10T15:30:00.000Z',
        readerId: readerIdOf(1),
        homeId: homeIdOf(1),
        answer: 'no',
        number: 0,
      },
    ],
  });
  const me = sampleMe({
    boardAgreement: { status: 'expired', boardName: 'PropTx', validUntil: '2025-10-31' },
  });

  it.each([
    [
      'en' as const,
      'Listings and sales open with board access. Yours ended on Oct 31, 2025. Until then clients see no homes either. Answers and comments stay.',
      'A home, shown again with board access',
      /no longer on the board|Price not stated|Hidden from clients|stays behind|Not available/,
    ],
    [
      'fr' as const,
      /Les réponses et les commentaires restent\./,
      'Une propriété, affichée de nouveau avec l’accès à la chambre',
      /n’est plus au tableau|Prix non indiqué|Non disponible/,
    ],
  ])(
    'are named so in %s, with what stays, and none is said to be gone',
    async (language, notice, name, untrue) => {
      fakeBaskets({ basket: closed });
      const { queryClient, container } = renderWithProviders(<BasketScreen timeZone="America/Toronto" />, {
        route: `/basket/view?basketType=Manual&id=${basketId}`,
        language,
      });
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByText(notice)).toBeNull();
      act(() => queryClient.setQueryData(meQuery.queryKey, me));
      await screen.findByText(notice);
      expect(screen.getAllByRole('article', { name })).toHaveLength(5);
      expect(container.textContent).not.toMatch(untrue);
      within(container).getByText(new RegExp(`Amara.*${name}`));
    },
  );

  it('are not closed by a home that alone has left the market', async () => {
    fakeBaskets({ basket: sampleBasket({ homes: [homeOf(1, { listing: null, isShown: false })] }) });
    const { queryClient } = renderWithProviders(<BasketScreen timeZone="America/Toronto" />, {
      route: `/basket/view?basketType=Manual&id=${basketId}`,
    });
    queryClient.setQueryData(meQuery.queryKey, sampleMe());
    await screen.findByRole('article', { name: 'A home that is no longer on the board' });
    screen.getByText('Clients may not see it now, so it stays behind.');
    expect(screen.queryByText(/Answers and comments stay/)).toBeNull();
  });
});
