import type { NamedQuery } from '@hearthline/contract/badges';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import type { QueryParamValue } from '../api/badge-queries.ts';
import { queryRunQuery } from '../api/badge-queries.ts';
import type { BadgeState } from '../card/badge-placeholder.tsx';
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
  const run = useQuery(queryRunQuery(key, values, i18n.language));
  const failure = useQueryBoundary(run);

  function stateOf(): Exclude<BadgeState, 'waiting'> {
    if (failure) return 'failed';
    if (run.isPending) return 'loading';
    return run.data?.lock ? 'locked' : 'ready';
  }

  return {
    values,
    /** Missing of what is kept back, too. */
    execution: run.data?.lock ? undefined : run.data,
    isCounting: run.isFetching || settled !== wanted,
    failure,
    state: stateOf(),
  };
}

export type QueryRun = ReturnType<typeof useQueryRun>;
