import { MutationCache, QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { toast } from '../ui/toast.tsx';
import { ApiError, isPassingFailure, isSessionExpired } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen shows its own message, so the general toast stays away. */
      handlesErrors?: boolean;
    };
  }
}

const dataRetries = 5;
const libraryRetries = 3;
const freshMs = 10_000;
const discardMs = 10_000;
const libraryDiscardMs = 5 * 60_000;
const firstDelayMs = 1000;
const maxDelayMs = 30_000;

function retryUpTo(times: number) {
  return (failureCount: number, error: Error) => failureCount < times && isPassingFailure(error);
}

function doublingDelay(attempt: number): number {
  return Math.min(firstDelayMs * 2 ** attempt, maxDelayMs);
}

/** For lookups and uploads, which keep the habits of the library instead of those of the data queries. */
export const libraryDefaults = {
  retry: retryUpTo(libraryRetries),
  retryDelay: doublingDelay,
  gcTime: libraryDiscardMs,
};

function isAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** What a failed action says to the person; the end of a session has its own toast. */
export function showRequestError(error: unknown): void {
  if (isSessionExpired(error) || isAborted(error)) return;
  const friendlyMessage = error instanceof ApiError ? error.friendlyMessage : undefined;
  toast.error(friendlyMessage ?? i18next.t('common:requestFailed'));
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.handlesErrors) showRequestError(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        gcTime: discardMs,
        retry: retryUpTo(dataRetries),
        retryDelay: doublingDelay,
      },
      // Without a network an action fails at once with a message instead of waiting silently.
      mutations: { networkMode: 'always' },
    },
  });
}
