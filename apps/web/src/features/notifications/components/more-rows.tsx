import { useEffect, useRef } from 'react';
import type { ListVariant } from './list-states.tsx';
import { RowSkeleton } from './list-states.tsx';

interface MoreRowsProps {
  variant: ListVariant;
  isBusy: boolean;
  onMore: () => void;
}

/** So early that whoever scrolls rarely sees the end. */
const ahead = '0px 0px 320px';

/** Stands where the next page will, and asks for it when it comes near. */
export function MoreRows({ variant, isBusy, onMore }: MoreRowsProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const element = row.current;
    if (!element || isBusy) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: ahead,
      scrollMargin: ahead,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isBusy, onMore]);
  return (
    <li ref={row} aria-hidden="true" data-more className="md:col-span-full">
      <RowSkeleton variant={variant} />
    </li>
  );
}
