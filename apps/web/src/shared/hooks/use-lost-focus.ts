import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * The element that takes the focus when what had it, a button or the dialog it opened, went away as `state` changed.
 * Otherwise those who work by keyboard would begin at the top of the page again.
 */
export function useLostFocus<Heir extends HTMLElement>(state: unknown): RefObject<Heir | null> {
  const heir = useRef<Heir>(null);
  const last = useRef<EventTarget>(null);
  const known = useRef(state);

  useEffect(() => {
    function handleFocus({ target }: FocusEvent) {
      last.current = target;
    }
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, []);

  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    // In the next frame: a dialog that closes gives the focus back in it, where what opened it is still there.
    requestAnimationFrame(() => {
      const isGone = last.current instanceof Node && !last.current.isConnected;
      if (isGone && document.activeElement === document.body) heir.current?.focus();
    });
  }, [state]);

  return heir;
}
