import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { renewAvatarVersion, useAvatarVersion } from '../model/avatar-version.ts';
import { UserAvatar } from './user-avatar.tsx';

beforeEach(() => {
  useAvatarVersion.setState(useAvatarVersion.getInitialState());
  signIn();
});

function answerWith(url: string | null) {
  return fakeApi({
    'GET /users/me': () => ({ isSuccess: true, result: sampleMe() }),
    'GET /users/profile/avatar': () => ({ isSuccess: true, result: url }),
  });
}

it('[SHELL-07] asks for the picture under version 0.1 and under a random one after an upload', async () => {
  answerWith('/api/files/token');
  renderWithProviders(<UserAvatar size={32} />);
  const image = await screen.findByRole('img', { name: 'Maya Okafor' });
  await waitFor(() => expect(image.getAttribute('src')).toBe('/api/files/token?v=0.1'));

  act(renewAvatarVersion);
  const renewed = image.getAttribute('src');
  expect(renewed).toMatch(/^\/api\/files\/token\?v=[\da-f]{24}$/);

  act(renewAvatarVersion);
  expect(image.getAttribute('src')).not.toBe(renewed);
});

it('[SHELL-07] falls back to the default image when the picture cannot be loaded', async () => {
  answerWith('/api/files/token?x=1');
  renderWithProviders(<UserAvatar size={32} />);
  const image = await screen.findByRole('img', { name: 'Maya Okafor' });
  await waitFor(() => expect(image.getAttribute('src')).toBe('/api/files/token?x=1&v=0.1'));

  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe('/avatar-default.svg');
});

it('[SHELL-07] shows the default image for an agent without a picture', async () => {
  answerWith(null);
  renderWithProviders(<UserAvatar size={32} />);
  const image = await screen.findByRole('img', { name: 'Maya Okafor' });
  expect(image.getAttribute('src')).toBe('/avatar-default.svg');
});
