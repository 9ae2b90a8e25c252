import { defineConfig } from 'vitest/config';

/** Crash and soak runs: minutes instead of seconds, so they stay out of `npm test`. */
export default defineConfig({
  test: {
    include: ['apps/server/src/testing/long/*.long.ts', 'bench/*.long.ts'],
    testTimeout: 25 * 60 * 1000,
    hookTimeout: 60_000,
    fileParallelism: false,
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
  },
});
