import type { RefObject } from 'react';
import { useCallback, useEffect, useState } from 'react';

interface LoadingDeps {
  list: RefObject<HTMLElement | null>;
  /** Of everything on the board. */
  ids: readonly string[];
  /** Of what has a value: badges and charts. */
  valueIds: readonly string[];
  isLazy: boolean;
  /** Once, when all values have arrived or failed, or there are none. */
  onLoad: (() => void) | undefined;
}

/**
 * What is in view is asked for first and drawn; the values of the rest follow when those are there and the page is idle,
 * and are drawn when they come into view.
 */
export function useBoardLoading({ list, ids, valueIds, isLazy, onLoad }: LoadingDeps) {
  const seen = useSeenItems(list, ids, isLazy);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const isFirstThere = seen !== null && valueIds.every((id) => !seen.has(id) || settled.has(id));
  const isIdle = useIdleAfter(isFirstThere);
  useOnce(
    valueIds.every((id) => settled.has(id)),
    onLoad,
  );

  const settle = useCallback((id: string) => {
    setSettled((before) => (before.has(id) ? before : new Set([...before, id])));
  }, []);
  return {
    isDrawn: (id: string) => seen?.has(id) ?? false,
    isAsked: (id: string) => isIdle || (seen?.has(id) ?? false),
    settle,
  };
}

function useOnce(isReady: boolean, act: (() => void) | undefined): void {
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    if (!isReady || isDone) return;
    setIsDone(true);
    act?.();
  }, [isReady, isDone, act]);
}

/** A page that is never idle still gets everything after a while. */
const longestWaitMs = 2_000;

/** True for good, once the page has had nothing to do after this became so. */
function useIdleAfter(isReady: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    const rest = () => setIsIdle(true);
    // Safari does not tell when it is idle.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest, 200);
      return () => clearTimeout(timer);
    }
    const wait = window.requestIdleCallback(rest, { timeout: longestWaitMs });
    return () => window.cancelIdleCallback(wait);
  }, [isReady]);
  return isIdle;
}

/** So early that whoever scrolls rarely sees a tile wait. */
const ahead = '200px';

/** The items that have been in view, by their ids; null until the first look. Without lazy loading all of them at once. */
function useSeenItems(
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
