import { useSyncExternalStore } from 'react';

/** Where the pointer or the focus is. Outside of React's state, because it changes with everything that is crossed. */
export interface Spot<T> {
  get(): T | null;
  set(next: T | null): void;
  subscribe(listener: () => void): () => void;
}

export function createSpot<T>(): Spot<T> {
  const listeners = new Set<() => void>();
  let current: T | null = null;
  return {
    get: () => current,
    set(next) {
      if (next === current) return;
      current = next;
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

/** Draws again only where the answer for this one changes. */
export function useIsAt<T>(spot: Spot<T>, one: T): boolean {
  return useSyncExternalStore(spot.subscribe, () => spot.get() === one);
}
