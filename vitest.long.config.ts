import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { leftToLongRun } from './scripts/left-to-long-run.ts';

/** Tests that `npm test` runs with fewer random tries than they ask for. */
const shortened = globSync('{apps,packages}/*/src/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('manyRuns('),
);
const patience = { testTimeout: 60 * 60 * 1000, hookTimeout: 60_000, fileParallelism: false };
const whole = { provide: { mostRandomRuns: Number.MAX_SAFE_INTEGER } };
const isInPage = (file: string) => file.endsWith('.dom.test.ts') || file.endsWith('.tsx');

/** Crash and soak runs: minutes instead of seconds, so they stay out of `npm test`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'long',
          include: ['apps/server/src/testing/long/*.long.ts', 'bench/*.long.ts', 'e2e/*.long.ts'],
          ...patience,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'whole',
          ...patience,
          ...whole,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          include: [...leftToLongRun, ...shortened].filter((file) => !isInPage(file)),
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'whole in a page',
          ...patience,
          ...whole,
          environment: 'jsdom',
          setupFiles: ['apps/web/src/testing/setup.ts'],
          include: [...leftToLongRun, ...shortened].filter(isInPage),
        },
      },
    ],
  },
});
