import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    mostRandomRuns: number;
    isLongRun: boolean;
  }
}

/** So many random tries in `npm run test:long`, fewer in `npm test`: the configurations of both say how many at most. */
export function manyRuns(count: number): { numRuns: number } {
  return { numRuns: Math.min(count, inject('mostRandomRuns')) };
}

/** For `it.runIf`: what takes seconds and breaks seldom is left to `npm run test:long`. */
export function isLongRun(): boolean {
  return inject('isLongRun');
}
