import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listQuery } from '../../map/model/map-queries.ts';
import { useCriteriaFromUrl } from '../../model/criteria-url.ts';

export interface ResultWalk {
  total: number | undefined;
  /** Counted from 1; missing while it is not known. */
  position: number | undefined;
  previousId: string | undefined;
  nextId: string | undefined;
}

/** Deeper in a result the position is not looked for: nobody walks there step by step. */
const mostPages = 10;

/** Where a home stands in the result it was found by. */
export function useResultWalk(id: string): ResultWalk {
  const { criteria, sort, isLoading } = useCriteriaFromUrl();
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...listQuery(criteria, sort),
    enabled: !isLoading,
  });
  const ids = data?.pages.flatMap((page) => page.result.items.map((item) => item.id)) ?? [];
  const index = ids.indexOf(id);
  const isAtEnd = index === -1 || index === ids.length - 1;
  const needsMore = isAtEnd && hasNextPage && !isFetching && (data?.pages.length ?? 0) < mostPages;

  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);

  return {
    total: data?.pages[0]?.totalRows,
    position: index === -1 ? undefined : index + 1,
    previousId: index > 0 ? ids[index - 1] : undefined,
    nextId: index === -1 ? undefined : ids[index + 1],
  };
}
