import { expect, it } from 'vitest';
import { manyRuns } from './many-runs.ts';

it('never asks for more than a test does, and never for next to nothing', () => {
  expect(manyRuns(7)).toEqual({ numRuns: 7 });
  expect(manyRuns(1_000_000).numRuns).toBeGreaterThanOrEqual(100);
});
