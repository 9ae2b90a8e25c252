import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { summaryQuery } from '../api/search-api.ts';

/** So that a row of quick changes asks once. */
const settleMs = 200;

/** The value as it was after a short pause; the first one counts at once. */
export function useSettled<T>(value: T, waitMs = settleMs): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
}

/** What the criteria find, following them while they change; the former figures stand until the new ones are there. */
export function useSummary(criteria: Criteria, { isEnabled = true } = {}) {
  const settled = useSettled(criteria);
  const query = useQuery({ ...summaryQuery(settled), enabled: isEnabled });
  return {
    summary: query.data,
    error: query.error,
    isCounting: settled !== criteria || query.isPlaceholderData || query.isPending,
    retry: () => void query.refetch(),
  };
}
