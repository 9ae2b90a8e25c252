import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '../shared/api/query-client.ts';
import { session } from '../shared/api/session.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { createToken } from '../testing/fake-token.ts';
import { hostQueryClient } from './query-host.tsx';

const hourMs = 3_600_000;
const signIn = () =>
  act(() =>
    session.signIn({
      token: createToken(Date.now() + hourMs),
      refreshToken: createToken(Date.now() + 24 * hourMs, { id: 'refresh' }),
    }),
  );

it('[AUTH-18] what was read in a session is forgotten with it', async () => {
  const client = hostQueryClient(createQueryClient());
  signIn();
  client.setQueryData(['me'], 'ava');
  fakeApi({ 'POST /auth/logout': () => ({ isSuccess: true }) });
  await act(() => session.signOut());
  expect(client.getQueryData(['me'])).toBeUndefined();
});

it('a cache whose place was taken is left alone', () => {
  const before = hostQueryClient(createQueryClient());
  before.setQueryData(['me'], 'ava');
  hostQueryClient(createQueryClient());
  signIn();
  expect(before.getQueryData(['me'])).toBe('ava');
});
