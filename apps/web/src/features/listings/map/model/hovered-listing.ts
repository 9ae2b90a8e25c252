import { useSyncExternalStore } from 'react';

/** Which home the pointer is on, in the list or on the map. Outside of React's state: it changes with every row crossed. */
export interface HoveredListing {
  get(): string | null;
  set(id: string | null): void;
  subscribe(listener: () => void): () => void;
}

export function createHoveredListing(): HoveredListing {
  const listeners = new Set<() => void>();
  let current: string | null = null;
  return {
    get: () => current,
    set(id) {
      if (id === current) return;
      current = id;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Draws again only where the answer for this home changes. */
export function useIsHovered(hovered: HoveredListing, id: string): boolean {
  return useSyncExternalStore(hovered.subscribe, () => hovered.get() === id);
}
