import { setImmediate as nextTurn } from 'node:timers/promises';
import { GoneError } from './shares.ts';

/** So little that others who are served by the same process do not feel it. */
const turnMs = 2;

/** Long work in the process that serves everybody: a turn at a time, and no further for somebody who has left. */
export async function runInTurns<T>(
  steps: Generator<undefined, T, undefined>,
  signal?: AbortSignal,
): Promise<T> {
  let startedAt = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - startedAt < turnMs) continue;
    await nextTurn();
    throwIfGone(signal);
    startedAt = performance.now();
  }
}

export function throwIfGone(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new GoneError('Nobody waits any more');
}
