import { QueryObserver } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../shared/api/query-client.ts';
import { session } from '../shared/api/session.ts';
import { useLanguageStore } from '../shared/stores/language-store.ts';
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

it('what is on screen is asked for again in a new language, and what is not is forgotten', async () => {
  useLanguageStore.setState({ lan: 'en' });
  const client = hostQueryClient(createQueryClient());
  const read = async () => useLanguageStore.getState().lan;
  const shown = new QueryObserver(client, { queryKey: ['badge-values'], queryFn: read });
  const stop = shown.subscribe(() => {});
  await vi.waitFor(() => expect(client.getQueryData(['badge-values'])).toBe('en'));
  client.setQueryData(['notifications'], 'en');

  useLanguageStore.setState({ lan: 'fr' });
  await vi.waitFor(() => expect(client.getQueryData(['badge-values'])).toBe('fr'));
  expect(client.getQueryData(['notifications'])).toBeUndefined();
  stop();
  useLanguageStore.setState({ lan: 'en' });
});
