import type { RefObject } from 'react';
import { useEffect } from 'react';

/** What carries this attribute is the way into one row. */
const rowSelector = '[data-row]';

/**
 * When what has the focus goes away, because it was marked as read, the focus goes to the row that took its place, or
 * to the element around all of them. Otherwise those who work by keyboard would begin at the top of the page again.
 */
export function useKeptFocus(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const container = around.current;
    if (!container) return;
    let last: { element: Element; place: number } | undefined;
    const listRows = () => [...container.querySelectorAll<HTMLElement>(rowSelector)];

    function handleFocus({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      const row = target.closest('li')?.querySelector<HTMLElement>(rowSelector);
      last = { element: target, place: row ? listRows().indexOf(row) : -1 };
    }

    // A browser may tell the loss of the focus before it takes the element away, so it counts a moment later.
    const handleBlur = () =>
      queueMicrotask(() => {
        if (last?.element.isConnected && document.activeElement !== last.element) last = undefined;
      });

    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const { place } = last;
      last = undefined;
      const rows = place < 0 ? [] : listRows();
      (rows[Math.min(place, rows.length - 1)] ?? container).focus();
    });
    container.addEventListener('focusin', handleFocus);
    container.addEventListener('focusout', handleBlur);
    observer.observe(container, { childList: true, subtree: true });
    return () => {
      container.removeEventListener('focusin', handleFocus);
      container.removeEventListener('focusout', handleBlur);
      observer.disconnect();
    };
  }, [around]);
}
