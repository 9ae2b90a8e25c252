import { useEffect, useRef } from 'react';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';

/** So early that whoever scrolls rarely sees the end. */
const ahead = '0px 0px 320px';

/** Stands where the next page will, and asks for it when it comes near. */
export function MoreRecords({ isBusy, onMore }: { isBusy: boolean; onMore: () => void }) {
  const row = useRef<HTMLLIElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    const element = row.current;
    if (!element || isBusy) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: ahead,
      scrollMargin: ahead,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isBusy]);
  return (
    <li ref={row} aria-hidden="true" className="px-2">
      <SkeletonRow />
    </li>
  );
}
