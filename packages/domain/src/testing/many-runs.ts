import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    mostRandomRuns: number;
  }
}

/** So many random tries in `npm run test:long`, fewer in `npm test`: the configurations of both say how many at most. */
export function manyRuns(count: number): { numRuns: number } {
  return { numRuns: Math.min(count, inject('mostRandomRuns')) };
}
