import { useEffect, useEffectEvent } from 'react';

/** For what is no layer but part of the page: Escape is heard wherever the focus is. */
export function useEscape(isOpen: boolean, onEscape: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // Whatever lies above answers first.
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOpen]);
}
