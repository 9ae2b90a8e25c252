import { useSyncExternalStore } from 'react';

const wideQuery = '(min-width: 768px)';

function watchWidth(onChange: () => void): () => void {
  const query = window.matchMedia(wideQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function readIsWide(): boolean {
  return window.matchMedia(wideQuery).matches;
}

/** From 768 px on the picker is a centered dialog, below it a bottom sheet with other parts in it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watchWidth, readIsWide);
}
