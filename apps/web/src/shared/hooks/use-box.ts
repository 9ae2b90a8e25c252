import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

const boxBeforeLayout = { width: 320, height: 200 };

/** The measures of an element, so that a drawing fills it with letters of their own size. */
export function useBox<Element extends HTMLElement>(): [
  RefObject<Element | null>,
  { width: number; height: number },
] {
  const element = useRef<Element>(null);
  const [box, setBox] = useState(boxBeforeLayout);

  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setBox({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return [element, box];
}
