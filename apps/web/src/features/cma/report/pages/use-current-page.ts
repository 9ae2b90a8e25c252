import type { RefObject } from 'react';
import { useCallback, useEffect, useState } from 'react';

const thresholds = [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1];
const pageSelector = '[data-page]';

interface CurrentPage {
  page: number;
  goTo: (page: number) => void;
}

/** The page of which most is seen, wherever the scrolling happens. */
export function useCurrentPage(place: RefObject<HTMLElement | null>, pages: number): CurrentPage {
  const [page, setPage] = useState(1);

  useEffect(() => {
    const element = place.current;
    if (!element || pages === 0) return;
    const seen = new Map<number, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRect } of entries)
          seen.set(Number((target as HTMLElement).dataset.page), intersectionRect.height);
        const most = [...seen].reduce((best, each) => (each[1] > best[1] + 1 ? each : best), [0, 0]);
        if (most[0] > 0) setPage(most[0]);
      },
      { threshold: thresholds },
    );
    for (const each of element.querySelectorAll(pageSelector)) observer.observe(each);
    return () => observer.disconnect();
  }, [place, pages]);

  const goTo = useCallback(
    (wanted: number) => {
      const target = place.current?.querySelector(`[data-page="${wanted}"]`);
      target?.scrollIntoView({ block: 'start' });
      if (target) setPage(wanted);
    },
    [place],
  );
  return { page: Math.min(page, Math.max(1, pages)), goTo };
}
