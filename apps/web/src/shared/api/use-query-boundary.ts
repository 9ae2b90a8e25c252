import type { UseQueryResult } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, isNotFound, isPassingFailure } from './api-error.ts';

/** So many failures in a row are no hiccup any more, though the retries go on for half a minute. */
const shownAfterFailures = 2;

/** What a boundary asks of a query, paged or not. */
export type BoundaryQuery<T = unknown> = { data: T | undefined } & Pick<
  UseQueryResult,
  'isPending' | 'isPlaceholderData' | 'isLoadingError' | 'fetchStatus' | 'failureCount' | 'failureReason'
>;

export interface QueryFailure {
  kind: 'failed' | 'offline' | 'notFound';
  /** The newest one; null without a network. */
  error: Error | null;
  /** Why the server refuses; of a fault that passes its sentence says less than the screen's own. */
  message: string | undefined;
  /** Begins again at once instead of waiting for the next retry. */
  retry: () => void;
}

/** What keeps a screen from its data, said before the last retry has failed too; null while there is hope. */
export function useQueryBoundary(...queries: readonly BoundaryQuery[]): QueryFailure | null {
  const client = useQueryClient();
  const waiting = queries.filter(
    (query) => query.isPending || query.isPlaceholderData || query.isLoadingError,
  );
  const failed = waiting.filter((query) => query.isLoadingError || query.failureCount >= shownAfterFailures);
  const isOffline = waiting.some(({ fetchStatus }) => fetchStatus === 'paused');
  if (!isOffline && failed.length === 0) return null;
  const reasons = failed.map(({ failureReason }) => failureReason);
  const error = reasons.find((reason) => reason !== null) ?? null;
  return {
    kind: isOffline ? 'offline' : isNotFound(error) ? 'notFound' : 'failed',
    error,
    message: error instanceof ApiError && !isPassingFailure(error) ? error.friendlyMessage : undefined,
    // A result does not say its key; the failure itself tells which queries are meant.
    retry: () =>
      void client.resetQueries({
        predicate: ({ state: { fetchFailureReason } }) =>
          fetchFailureReason !== null && reasons.includes(fetchFailureReason),
      }),
  };
}
