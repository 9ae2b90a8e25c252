import type { BadgeExecution } from '@hearthline/contract/badges';
import type { DashboardItem } from '@hearthline/contract/dashboard';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { ExecutionParams } from '../api/badge-values.ts';
import { executeWithParams, valueQuery } from '../api/badge-values.ts';
import type { BadgeState } from '../card/badge-placeholder.tsx';
import { paramsOf, withChoice } from './board-items.ts';

interface ValueDeps {
  item: DashboardItem;
  /** Below the fold nothing is asked for. */
  isSeen: boolean;
  onSettled: (itemId: string) => void;
  onKeep: (item: DashboardItem) => void;
}

export interface BadgeChoice {
  badgeParamId: string;
  discoveryKey: string;
  value: string;
}

export interface BadgeValueState {
  execution: BadgeExecution | null;
  state: BadgeState;
  errorText: string | undefined;
  params: ExecutionParams;
  retry: () => void;
  choose: (choice: BadgeChoice) => void;
}

/** The value of one badge as it stands here, and how its viewer changes what it is run with. */
export function useBadgeValue({ item, isSeen, onSettled, onKeep }: ValueDeps): BadgeValueState {
  const client = useQueryClient();
  const params = useMemo(() => paramsOf(item), [item]);
  const query = useQuery({
    ...valueQuery(item.itemId, params),
    enabled: isSeen,
    placeholderData: keepPreviousData,
  });
  const change = useMutation({
    mutationFn: ({ wanted }: { wanted: ExecutionParams; kept: DashboardItem }) =>
      executeWithParams(item.itemId, wanted),
    onSuccess: (execution, { wanted, kept }) => {
      client.setQueryData(valueQuery(item.itemId, wanted).queryKey, execution);
      onKeep(kept);
    },
  });

  const isLocked = query.data != null && query.data.lock !== null;
  const isSettled = !query.isPending || query.isError;
  useEffect(() => {
    if (isSettled) onSettled(item.id);
  }, [item.id, isSettled, onSettled]);

  function choose({ badgeParamId, discoveryKey, value }: BadgeChoice): void {
    const kept = withChoice(item, { paramId: badgeParamId, discoveryKey, value });
    const others = params.filter((param) => param.badgeParamId !== badgeParamId);
    const wanted = paramsOf(kept).map(
      (param) => others.find((other) => other.badgeParamId === param.badgeParamId) ?? param,
    );
    change.mutate({ wanted, kept });
  }

  const isWaiting = !isSeen && query.data === undefined;
  const isLoading = query.isPending || query.isPlaceholderData || change.isPending;
  const hasFailed = query.isLoadingError || (query.isError && query.isPlaceholderData);
  return {
    execution: query.data ?? null,
    state: isWaiting
      ? 'waiting'
      : hasFailed
        ? 'failed'
        : isLocked
          ? 'locked'
          : isLoading
            ? 'loading'
            : 'ready',
    errorText: query.error instanceof ApiError ? query.error.friendlyMessage : undefined,
    params,
    retry: () => void query.refetch(),
    choose,
  };
}
