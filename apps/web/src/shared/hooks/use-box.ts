import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

interface Box {
  width: number;
  height: number;
}

/** The measures of an element, so that a drawing fills it with letters of their own size. */
export function useBox<Element extends HTMLElement>(beforeLayout: Box): [RefObject<Element | null>, Box] {
  const element = useRef<Element>(null);
  const [box, setBox] = useState(beforeLayout);

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
