import { useEffect, useSyncExternalStore } from 'react';
import type { Autosave, AutosaveState } from '../lib/autosave.ts';

/** Follows an autosave while a screen shows it, and saves what waits when the screen or the page is left. */
export function useAutosave<T>(autosave: Autosave<T>): AutosaveState & { value: T } {
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState);
  const value = useSyncExternalStore(autosave.subscribe, autosave.getValue);

  useEffect(() => {
    const flush = () => void autosave.flush();
    window.addEventListener('pagehide', autosave.leave);
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', autosave.leave);
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
      // After React is done with the screen: what is published meanwhile would draw others in the middle of it.
      queueMicrotask(flush);
    };
  }, [autosave]);

  return { ...state, value };
}
