import { GoneError } from './shares.ts';

/** So little that others who are served by the same process do not feel it. */
const turnMs = 2;

const waiting: (() => void)[] = [];

function letOneGoOn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(letOneGoOn);
}

/**
 * Lets everybody else be served before long work goes on. Of all who work long only one goes on at a time: ten of them
 * would otherwise keep others waiting ten times as long.
 */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(letOneGoOn);
  });
}

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
    await giveWay();
    throwIfGone(signal);
    startedAt = performance.now();
  }
}

export function throwIfGone(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new GoneError('Nobody waits any more');
}
