import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** As long as a dialog takes to fade on a busy machine. */
const mostFrames = 150;

/**
 * The element that takes the focus when what had it, a button or the dialog it opened, went away as `state` changed.
 * Otherwise those who work by keyboard would begin at the top of the page again.
 */
export function useLostFocus<Heir extends HTMLElement>(
  state: unknown,
  { preventScroll = false }: FocusOptions = {},
): RefObject<Heir | null> {
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
    const lost = last.current;
    // In a later frame: a dialog that closes gives the focus back, where what opened it can still take it.
    const look = (framesLeft: number) =>
      requestAnimationFrame(() => {
        // Whoever has moved on is somebody else's to find.
        if (!(lost instanceof Node) || last.current !== lost) return;
        if (lost.isConnected && framesLeft > 0) look(framesLeft - 1);
        else if (!lost.isConnected && document.activeElement === document.body)
          heir.current?.focus({ preventScroll });
      });
    look(mostFrames);
  }, [state, preventScroll]);

  return heir;
}
