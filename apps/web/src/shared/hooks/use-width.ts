import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

const widthBeforeLayoutPx = 640;

/** The width of an element, so that a drawing keeps the size of its letters instead of being scaled. */
export function useWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(widthBeforeLayoutPx);

  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return [element, width];
}
