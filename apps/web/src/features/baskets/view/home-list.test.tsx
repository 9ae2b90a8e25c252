import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { fakeBaskets } from '../testing/fake-baskets.ts';
import { basketId, homeIdOf } from '../testing/sample-basket.ts';
import { BasketScreen } from './basket-screen.tsx';

beforeEach(signIn);

async function renderList() {
  const api = fakeBaskets();
  renderWithProviders(<BasketScreen timeZone="America/Toronto" />, {
    route: `/basket/view?basketType=Manual&id=${basketId}&view=list`,
  });
  await screen.findByRole('heading', { level: 1 });
  return { api, user: userEvent.setup() };
}

const shownHomes = () => screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'));

describe('the homes of a basket in a list', () => {
  it('[BASKET-01] are put in order by keyboard, all of them or none', async () => {
    const { api, user } = await renderList();
    screen.getByRole('button', { name: 'Move 3 Oakwood Ave N' }).focus();
    await user.keyboard(' {Home} ');
    screen.getByText('3 Oakwood Ave N put down, place 1 of 5');
    expect(shownHomes()[0]).toBe('3 Oakwood Ave N');
    await waitFor(() => expect(api.calls('PUT /baskets/{id}/homes/order')).toHaveLength(1));
    expect(api.calls('PUT /baskets/{id}/homes/order')[0]?.body.homeIds).toEqual(
      [3, 1, 2, 4, 5].map(homeIdOf),
    );
    // Picked up and put down where it was is no change.
    await user.keyboard('  ');
    expect(api.calls('PUT /baskets/{id}/homes/order')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Sent 2' }));
    await waitFor(() => expect(shownHomes()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
  });
});
