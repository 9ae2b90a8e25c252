import { useSyncExternalStore } from 'react';

/** Homes looked at in this tab; the oldest are forgotten first. */
const storageKey = 'hearthline.seenListings';
const mostKept = 1_000;

const listeners = new Set<() => void>();
let seen: ReadonlySet<string> | undefined;

export function markSeen(id: string): void {
  if (getSeen().has(id)) return;
  seen = new Set([...getSeen(), id].slice(-mostKept));
  sessionStorage.setItem(storageKey, JSON.stringify([...seen]));
  for (const listener of listeners) listener();
}

export function useSeenListings(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, getSeen);
}

function getSeen(): ReadonlySet<string> {
  seen ??= loadSeen();
  return seen;
}

function loadSeen(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
