import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { useReadTrouble } from '../../../shared/api/read-trouble.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { summaryQuery } from '../api/search-api.ts';

/** So that a row of quick changes asks once. */
const settleMs = 200;

/** What the criteria find, following them while they change; the former figures stand until the new ones are there. */
export function useSummary(criteria: Criteria, { isEnabled = true } = {}) {
  const settled = useSettled(criteria, settleMs);
  const options = summaryQuery(settled);
  const query = useQuery({ ...options, enabled: isEnabled });
  return {
    summary: query.data,
    error: query.error,
    isCounting: settled !== criteria || query.isPlaceholderData || query.isPending,
    trouble: useReadTrouble(query, options.queryKey),
  };
}
