import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { listingId } from '../testing/sample-listing.ts';
import { FavoriteButton } from './favorite-button.tsx';

beforeEach(signIn);

const heart = () => screen.getByRole('button', { name: 'Favorite: 12 Heron Lane' });
const isPressed = () => heart().getAttribute('aria-pressed');

function renderHeart() {
  renderWithProviders(<FavoriteButton listingId={listingId(1)} address="12 Heron Lane" />);
}

it('[LIST-07] turns the heart at once, before the server has answered, and back again', async () => {
  const kept = new Set<string>();
  let answer = () => {};
  const api = fakeApi({
    'GET /favorites/ids': () => ({ isSuccess: true, result: [...kept] }),
    'PUT /favorites/{listingId}': async ({ params }) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      kept.add(params.listingId);
      return { isSuccess: true };
    },
    'DELETE /favorites/{listingId}': ({ params }) => {
      kept.delete(params.listingId);
      return { isSuccess: true };
    },
  });
  renderHeart();
  await waitFor(() => expect(api.calls('GET /favorites/ids')).toHaveLength(1));
  expect(isPressed()).toBe('false');

  await userEvent.click(heart());
  expect(isPressed()).toBe('true');
  await waitFor(() => expect(api.calls('PUT /favorites/{listingId}')).toHaveLength(1));
  expect(kept.size).toBe(0);
  answer();
  await waitFor(() => expect(api.calls('GET /favorites/ids')).toHaveLength(2));
  expect(isPressed()).toBe('true');

  await userEvent.click(heart());
  expect(isPressed()).toBe('false');
  await waitFor(() => expect(kept.size).toBe(0));
});

it('[LIST-07] turns the heart back when marking fails, and says why', async () => {
  fakeApi({
    'GET /favorites/ids': () => ({ isSuccess: true, result: [] }),
    'PUT /favorites/{listingId}': () =>
      failWith('unavailable', { friendlyMessage: 'The favorite could not be kept.' }),
  });
  renderHeart();
  await userEvent.click(heart());
  await screen.findByText('The favorite could not be kept.');
  await waitFor(() => expect(isPressed()).toBe('false'));
});

it('[LIST-07] shows what was marked before', async () => {
  fakeApi({ 'GET /favorites/ids': () => ({ isSuccess: true, result: [listingId(1)] }) });
  renderHeart();
  await waitFor(() => expect(isPressed()).toBe('true'));
});
