import type { NamedQuery } from '@hearthline/contract/badges';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useReadTrouble } from '../../../shared/api/read-trouble.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import type { QueryParamValue } from '../api/badge-queries.ts';
import { queryRunQuery } from '../api/badge-queries.ts';
import type { BadgeDraft } from './badge-draft.ts';
import { runValues } from './param-choice.ts';

const pauseMs = 300;

interface Asked {
  key: string;
  values: QueryParamValue[];
}

/** Counts again whenever what it is counted with has changed, after a pause. */
export function useQueryRun(query: NamedQuery, { params, isResolverEnabled }: BadgeDraft) {
  const { i18n } = useTranslation('badges');
  // As text, because what is chosen comes in a new object with every change of the badge's look.
  const wanted = JSON.stringify({ key: query.key, values: runValues(query, params, isResolverEnabled) });
  const settled = useSettled(wanted, pauseMs);
  const { key, values } = useMemo(() => JSON.parse(settled) as Asked, [settled]);
  const options = queryRunQuery(key, values, i18n.language);
  const read = useQuery(options);
  const trouble = useReadTrouble(read, options.queryKey);
  const error = read.error instanceof ApiError ? read.error.friendlyMessage : undefined;
  const hasFailed = trouble !== null || read.isError;
  return {
    values,
    execution: read.data,
    isCounting: read.isFetching || settled !== wanted,
    state: hasFailed ? ('failed' as const) : read.isPending ? ('loading' as const) : ('ready' as const),
    errorText: error,
    retry: () => (trouble ? trouble.retry() : void read.refetch()),
  };
}

export type QueryRun = ReturnType<typeof useQueryRun>;
