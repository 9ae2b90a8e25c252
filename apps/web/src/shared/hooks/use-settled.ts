import { useEffect, useState } from 'react';

/** The value as it was before a pause of this length; the first one counts at once, unless another stands in for it. */
export function useSettled<T>(value: T, waitMs: number, first: T = value): T {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
}
