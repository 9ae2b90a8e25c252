import { availableParallelism, constants, setPriority } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { leftToLongRun } from './scripts/left-to-long-run.ts';

// As low as the processes that do strangers' work, for which tests would otherwise wait.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Generous, because a busy machine is slow; a test that hangs still ends. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };
/** Enough to meet a fault of every day; `npm run test:long` tries all. */
const fewerRuns = { provide: { mostRandomRuns: 100 } };

export default defineConfig({
  test: {
    // One more than there are cores: tests of screens wait a fifth of their time.
    maxWorkers: availableParallelism() + 1,
    // Screens make much that is dropped at once: with room for it, clearing up takes a twentieth less of the processor.
    execArgv: ['--max-semi-space-size=128'],
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'rules',
          ...patience,
          ...fewerRuns,
          // They keep nothing between them, so they may share what was loaded.
          isolate: false,
          // What needs no page is spared the seconds that making one takes.
          include: [
            'packages/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'apps/site/src/**/*.test.ts',
          ],
          exclude: ['**/*.dom.test.ts', ...leftToLongRun],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          ...patience,
          ...fewerRuns,
          environment: 'jsdom',
          setupFiles: ['apps/web/src/testing/setup.ts'],
          // A page and the libraries for each file would take three times as long; the setup renews the rest.
          isolate: false,
          include: ['apps/web/src/**/*.test.tsx', 'apps/web/src/**/*.dom.test.ts'],
          exclude: leftToLongRun,
        },
      },
      {
        test: {
          name: 'server',
          ...patience,
          ...fewerRuns,
          // Each file has a database of its own; the setup forgets what else is kept.
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          exclude: leftToLongRun,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: ['apps/server/src/testing/setup.ts'],
        },
      },
    ],
  },
});
