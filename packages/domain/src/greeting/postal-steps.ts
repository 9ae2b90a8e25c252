import type { PostalState } from './vocabulary.ts';
import { postalStates } from './vocabulary.ts';

/** How a batch goes on paper, step by step; called off it can be only before it is printed. */
const way: readonly PostalState[] = postalStates.filter((state) => state !== 'cancelled');

export function nextStep(state: PostalState): PostalState | null {
  const place = way.indexOf(state);
  return place === -1 ? null : (way[place + 1] ?? null);
}

/** Where a step leads that is taken back. */
export function previousStep(state: PostalState): PostalState | null {
  if (state === 'cancelled') return 'ready';
  return way[way.indexOf(state) - 1] ?? null;
}

export const canCancel = (state: PostalState): boolean => state === 'ready';

/** A batch is as far as the slowest of its cards; those that were called off hold nothing up. */
export function slowestStep(states: readonly PostalState[]): PostalState {
  const going = states.filter((state) => state !== 'cancelled');
  if (going.length === 0) return 'cancelled';
  return way[Math.min(...going.map((state) => way.indexOf(state)))] ?? 'ready';
}
