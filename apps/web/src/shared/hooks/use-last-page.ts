import { useEffect, useRef } from 'react';

interface Paged {
  page: number;
  setPage: (page: number, options: { isTyping: true }) => void;
}

/** What is deleted or moves on elsewhere may take the last page away: then the one before it is shown. */
export function useLastPage({ page, setPage }: Paged, pageSize: number, total: number | undefined): void {
  const lastPage = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize));
  const goTo = lastPage !== undefined && page > lastPage ? lastPage : undefined;
  const setLatest = useRef(setPage);
  useEffect(() => {
    setLatest.current = setPage;
  });
  useEffect(() => {
    if (goTo !== undefined) setLatest.current(goTo, { isTyping: true });
  }, [goTo]);
}
