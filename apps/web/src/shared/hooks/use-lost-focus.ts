import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** As long as a dialog takes to fade on a busy machine. */
const mostFrames = 150;
/** A dialog that is gone gives the focus back in the frame after, where what opened it can still take it. */
const framesToGiveBack = 2;

interface LostFocusOptions extends FocusOptions {
  /** Which part of the heir takes it, where the heir holds several; itself otherwise. */
  partOf?: (heir: HTMLElement) => HTMLElement | null | undefined;
}

/**
 * The element that takes the focus when what had it, a button or the dialog it opened, went away as `state` changed.
 * Otherwise those who work by keyboard would begin at the top of the page again.
 */
export function useLostFocus<Heir extends HTMLElement>(
  state: unknown,
  { preventScroll = false, partOf }: LostFocusOptions = {},
): RefObject<Heir | null> {
  const heir = useRef<Heir>(null);
  const last = useRef<EventTarget>(null);
  const known = useRef(state);
  const find = useRef(partOf);

  useEffect(() => {
    find.current = partOf;
  });

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
    const look = (framesLeft: number, framesGone = 0) =>
      requestAnimationFrame(() => {
        // Whoever has moved on is somebody else's to find.
        if (!(lost instanceof Node) || last.current !== lost) return;
        if (lost.isConnected) {
          if (framesLeft > 0) look(framesLeft - 1);
        } else if (framesGone < framesToGiveBack) look(framesLeft, framesGone + 1);
        else if (document.activeElement === document.body && heir.current)
          (find.current?.(heir.current) ?? heir.current).focus({ preventScroll });
      });
    look(mostFrames);
  }, [state, preventScroll]);

  return heir;
}
