import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Calls back once when everything that loads at once has arrived or failed, or when there is nothing. What comes into
 * view later does not count.
 */
export function useLoadCallback(
  firstIds: readonly string[] | null,
  onLoad: (() => void) | undefined,
): (id: string) => void {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const awaited = useRef<readonly string[] | null>(null);
  const isTold = useRef(false);

  useEffect(() => {
    awaited.current ??= firstIds;
    if (isTold.current || awaited.current === null) return;
    if (!awaited.current.every((id) => settled.has(id))) return;
    isTold.current = true;
    onLoad?.();
  }, [firstIds, settled, onLoad]);

  return useCallback((id: string) => {
    setSettled((before) => (before.has(id) ? before : new Set([...before, id])));
  }, []);
}
