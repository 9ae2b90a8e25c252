import type { PointerEvent } from 'react';
import { useRef } from 'react';

/** Shorter moves are taps, steeper ones scrolling. */
const shortestPx = 40;

/** Tells a swipe of one finger to the left or right. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return;
      // A second finger means zooming.
      start.current = start.current ? null : { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from?.id !== event.pointerId) return;
      const across = event.clientX - from.x;
      const along = event.clientY - from.y;
      if (Math.abs(across) >= shortestPx && Math.abs(across) > Math.abs(along)) onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
