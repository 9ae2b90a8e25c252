import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { summaryQuery } from '../api/search-api.ts';

/** So that a row of quick changes asks once. */
const settleMs = 200;

/** What the criteria find, following them while they change; the former figures stand until the new ones are there. */
export function useSummary(criteria: Criteria, { isEnabled = true } = {}) {
  const settled = useSettled(criteria, settleMs);
  const query = useQuery({ ...summaryQuery(settled), enabled: isEnabled });
  return {
    summary: query.data,
    error: query.error,
    isCounting: settled !== criteria || query.isPlaceholderData || query.isPending,
    failure: useQueryBoundary(query),
  };
}
