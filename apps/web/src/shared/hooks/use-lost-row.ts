import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useLostFocus } from './use-lost-focus.ts';

const rows = 'tbody > tr, ul > li';
const pressable = 'a[href], button:not(:disabled)';

/**
 * Of a list whose rows go away as something is done with them: the focus passes to the row that moves up into the place
 * of the one that had it, and where none is left, to what can be pressed instead.
 */
export function useLostRow<List extends HTMLElement>(state: unknown): RefObject<List | null> {
  const place = useRef(0);
  const list = useLostFocus<List>(state, {
    partOf: (heir) => {
      const row = listRows(heir).at(place.current) ?? listRows(heir).at(-1) ?? heir;
      return row.querySelector<HTMLElement>(pressable);
    },
  });

  useEffect(() => {
    // What is opened from a row has the focus for a while, and the row is still the one that is meant.
    function handleFocus({ target }: FocusEvent) {
      const found = list.current
        ? listRows(list.current).findIndex((row) => row.contains(target as Node))
        : -1;
      if (found >= 0) place.current = found;
    }
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [list]);

  return list;
}

const listRows = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(rows)];
