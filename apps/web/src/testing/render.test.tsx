import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import { request } from '../shared/api/client.ts';
import { session } from '../shared/api/session.ts';
import { failWith, fakeApi } from './fake-api.ts';
import { createToken } from './fake-token.ts';
import { renderWithProviders } from './render.tsx';
import { takeConsole } from './setup.ts';

function CancelButton() {
  const { t } = useTranslation('common');
  return <button type="button">{t('cancel')}</button>;
}

it('renders real words in either language', () => {
  const { unmount } = renderWithProviders(<CancelButton />);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  unmount();
  renderWithProviders(<CancelButton />, { language: 'fr' });
  expect(screen.getByRole('button', { name: 'Annuler' })).toBeTruthy();
});

it('shows where links lead', async () => {
  const { router } = renderWithProviders(<Link to="/">Home</Link>, { route: '/auth/login?scroll=off' });
  expect(router?.state.location.href).toBe('/auth/login?scroll=off');
  await userEvent.click(await screen.findByRole('link', { name: 'Home' }));
  expect(router?.state.location.pathname).toBe('/');
});

it('answers queries from the fake API, failures without retries', async () => {
  const expiresAtMs = Date.now() + 3_600_000;
  session.signIn({ token: createToken(expiresAtMs), refreshToken: createToken(expiresAtMs) });
  function Count() {
    const { data, error } = useQuery({
      queryKey: ['count'],
      queryFn: ({ signal }) => request('GET /notifications/unread/count', { signal }),
    });
    return <output>{data?.count ?? error?.message}</output>;
  }
  fakeApi({ 'GET /notifications/unread/count': () => failWith('unavailable', { friendlyMessage: 'Away' }) });
  const { unmount } = renderWithProviders(<Count />);
  expect(await screen.findByText('Away')).toBeTruthy();
  unmount();

  fakeApi({ 'GET /notifications/unread/count': () => ({ isSuccess: true, count: 12 }) });
  renderWithProviders(<Count />);
  expect(await screen.findByText('12')).toBeTruthy();
});

it('hears what is said on the console', () => {
  console.error('something', 'is wrong');
  expect(takeConsole()).toEqual(['console.error: something is wrong']);
});
