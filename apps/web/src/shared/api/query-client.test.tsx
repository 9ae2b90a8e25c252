import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestTexts } from '../../testing/texts.ts';
import { Toaster } from '../ui/toaster.tsx';
import { ApiError, networkError, sessionExpiredError } from './api-error.ts';
import { createQueryClient, libraryDefaults } from './query-client.ts';

startTestTexts();

const requestFailed = 'Cannot complete your request. Please contact support.';
const away = () => new ApiError({ status: 503, code: 'unavailable' });

beforeEach(() => {
  vi.useFakeTimers();
  void i18next.changeLanguage('en');
});

function renderWithClient(children: ReactNode) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      {children}
      <Toaster />
    </QueryClientProvider>,
  );
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

interface QueryProps {
  fetchThing: () => Promise<string>;
  options?: Partial<typeof libraryDefaults>;
}

function Query({ fetchThing, options }: QueryProps) {
  const { data, status } = useQuery({ queryKey: ['thing'], queryFn: fetchThing, ...options });
  return <output>{data ?? status}</output>;
}

function Action({ error, meta }: { error: Error; meta?: { handlesErrors: boolean } }) {
  const { mutate } = useMutation({ mutationFn: () => Promise.reject(error), meta });
  return (
    <button type="button" onClick={() => mutate()}>
      Act
    </button>
  );
}

async function failAction(error: Error, meta?: { handlesErrors: boolean }) {
  renderWithClient(<Action error={error} meta={meta} />);
  act(() => screen.getByRole('button', { name: 'Act' }).click());
  await pass(0);
}

describe('queries', () => {
  it('[SHELL-16] a failed query is retried 5 times, after 1, 2, 4, 8 and 16 seconds', async () => {
    const fetchThing = vi.fn(() => Promise.reject(away()));
    renderWithClient(<Query fetchThing={fetchThing} />);
    await pass(0);
    const counts = [fetchThing.mock.calls.length];
    for (const seconds of [1, 2, 4, 8, 16]) {
      await pass(seconds * 1000 - 1);
      const before = fetchThing.mock.calls.length;
      await pass(1);
      counts.push(fetchThing.mock.calls.length);
      expect(fetchThing.mock.calls.length).toBe(before + 1);
    }

    expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
    await pass(600_000);
    expect(screen.getByText('error')).toBeTruthy();
    expect(fetchThing).toHaveBeenCalledTimes(6);
  });

  it.each([
    ['no network', networkError(null), 6],
    ['429', new ApiError({ status: 429, code: 'too_many_requests' }), 6],
    ['500', new ApiError({ status: 500, code: 'internal' }), 6],
    ['404', new ApiError({ status: 404, code: 'not_found' }), 1],
    ['400', new ApiError({ status: 400, code: 'invalid_input' }), 1],
    ['the end of the session', sessionExpiredError(), 1],
  ])('[SHELL-16] %s', async (_name, error, calls) => {
    const fetchThing = vi.fn(() => Promise.reject(error));
    renderWithClient(<Query fetchThing={fetchThing} />);
    await pass(60_000);
    expect(fetchThing).toHaveBeenCalledTimes(calls);
  });

  it('[SHELL-14] a failed background query shows no toast', async () => {
    renderWithClient(<Query fetchThing={() => Promise.reject(away())} />);
    await pass(60_000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[SHELL-16] data stays fresh for 10 s', async () => {
    const fetchThing = vi.fn(() => Promise.resolve('ready'));
    const screens = (isSecond: boolean) => (
      <QueryClientProvider client={client}>
        <Query fetchThing={fetchThing} />
        {isSecond && <Query fetchThing={fetchThing} />}
      </QueryClientProvider>
    );
    const client = createQueryClient();
    const { rerender } = render(screens(false));
    await pass(9999);
    rerender(screens(true));
    await pass(0);
    expect(fetchThing).toHaveBeenCalledTimes(1);

    rerender(screens(false));
    await pass(1);
    rerender(screens(true));
    await pass(0);
    expect(fetchThing).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['[SHELL-16] data nobody looks at is discarded after 10 s', {}, 10_000],
    ['[SHELL-22] lookups are discarded after 5 minutes', libraryDefaults, 300_000],
  ])('%s', async (_name, options, keptMs) => {
    const client = createQueryClient();
    const { unmount } = render(
      <QueryClientProvider client={client}>
        <Query fetchThing={() => Promise.resolve('ready')} options={options} />
      </QueryClientProvider>,
    );
    await pass(0);
    unmount();
    await pass(keptMs - 1);
    expect(client.getQueryData(['thing'])).toBe('ready');
    await pass(1);
    expect(client.getQueryData(['thing'])).toBeUndefined();
  });

  it('[SHELL-22] lookups are retried 3 times, doubling from 1 s to at most 30 s', async () => {
    const fetchThing = vi.fn(() => Promise.reject(away()));
    renderWithClient(<Query fetchThing={fetchThing} options={libraryDefaults} />);
    await pass(600_000);
    expect(fetchThing).toHaveBeenCalledTimes(4);
    expect([0, 1, 2, 4, 5, 9].map(libraryDefaults.retryDelay)).toEqual([
      1000, 2000, 4000, 16_000, 30_000, 30_000,
    ]);
  });
});

describe('actions', () => {
  it('[SHELL-14] a failed one shows the friendly message of the server', async () => {
    await failAction(new ApiError({ status: 409, code: 'conflict', friendlyMessage: 'Somebody was faster' }));
    expect(screen.getByRole('alert').textContent).toBe('Somebody was faster');
  });

  it('[SHELL-14] without a friendly message it shows the general one', async () => {
    await failAction(networkError(null));
    expect(screen.getByRole('alert').textContent).toBe(requestFailed);
  });

  it('[SHELL-14] [SHELL-09] the general message speaks French too', async () => {
    await i18next.changeLanguage('fr');
    await failAction(networkError(null));
    expect(screen.getByRole('alert').textContent).toMatch(/^Impossible de traiter votre demande/);
  });

  it('[SHELL-14] a screen with its own message suppresses it', async () => {
    await failAction(away(), { handlesErrors: true });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[SHELL-14] the end of the session is not toasted a second time', async () => {
    await failAction(sessionExpiredError());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
