import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';

/** So many failures in a row are no hiccup any more, though the retries go on for half a minute. */
const toldAfterFailures = 2;

type Read = Pick<
  UseQueryResult,
  'isPending' | 'isPlaceholderData' | 'isLoadingError' | 'failureCount' | 'fetchStatus'
>;

export interface ReadTrouble {
  kind: 'failed' | 'offline';
  /** Begins again at once instead of waiting for the next retry. */
  retry: () => void;
}

/** What keeps a screen from its data, told before the last retry has failed too. */
export function useReadTrouble(read: Read, queryKey: QueryKey): ReadTrouble | null {
  const client = useQueryClient();
  if (!read.isPending && !read.isPlaceholderData && !read.isLoadingError) return null;
  const isOffline = read.fetchStatus === 'paused';
  const hasFailed = read.isLoadingError || read.failureCount >= toldAfterFailures;
  if (!isOffline && !hasFailed) return null;
  return {
    kind: isOffline ? 'offline' : 'failed',
    retry: () => void client.resetQueries({ queryKey, exact: true }),
  };
}
