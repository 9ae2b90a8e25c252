/** What a draft was before, and what it was before it was taken back. */
export interface DraftHistory<T> {
  past: readonly T[];
  future: readonly T[];
  /** Of the step that was recorded last: typing on in the same field belongs to it. */
  last: { key: string; at: number } | null;
}

const mostSteps = 100;
/** A pause this long in one field begins a new step. */
const sameStepMs = 1_500;

export const emptyHistory: DraftHistory<never> = { past: [], future: [], last: null };

/** Notes what stood there before a change. Changes with the same key, one right after the other, are one step. */
export function recordStep<T>(
  history: DraftHistory<T>,
  before: T,
  key: string | null,
  now: number,
): DraftHistory<T> {
  const { past, last } = history;
  const goesOn = key !== null && last?.key === key && now - last.at < sameStepMs && past.length > 0;
  return {
    past: goesOn ? past : [...past, before].slice(-mostSteps),
    future: [],
    last: key === null ? null : { key, at: now },
  };
}

interface Step<T> {
  history: DraftHistory<T>;
  value: T;
}

/** Null where there is nothing to take back. */
export function stepBack<T>({ past, future }: DraftHistory<T>, current: T): Step<T> | null {
  const value = past.at(-1);
  if (value === undefined) return null;
  return { value, history: { past: past.slice(0, -1), future: [current, ...future], last: null } };
}

/** Null where nothing was taken back. */
export function stepForward<T>({ past, future }: DraftHistory<T>, current: T): Step<T> | null {
  const [value, ...rest] = future;
  if (value === undefined) return null;
  return { value, history: { past: [...past, current], future: rest, last: null } };
}
