import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

/** Turns true once an element has come near the window, and stays so. */
export function useIsNear<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const element = useRef<Element>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);

  return [element, isNear];
}
