import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** So early that whoever scrolls rarely sees a badge wait. */
const ahead = '200px';

/**
 * The items that have been in view, by their ids; null until the first look. Without lazy loading all of them count as
 * seen at once.
 */
export function useSeenItems(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  isLazy: boolean,
): ReadonlySet<string> | null {
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  const joined = ids.join(' ');

  useEffect(() => {
    if (!isLazy || !list.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting);
        for (const { target } of near) observer.unobserve(target);
        const found = near.map(({ target }) => target.getAttribute('data-item') ?? '');
        setSeen((before) => new Set([...(before ?? []), ...found]));
      },
      { rootMargin: `0px 0px ${ahead}` },
    );
    const wanted = new Set(joined.split(' '));
    for (const element of list.current.querySelectorAll('[data-item]')) {
      if (wanted.has(element.getAttribute('data-item') ?? '')) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [list, joined, isLazy]);

  return isLazy ? seen : new Set(ids);
}
