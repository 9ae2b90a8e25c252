import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { leftToLongRun } from './support/left-to-long-run.ts';

/** The journeys that `npm test` leaves to `npm run test:long`. */
export default defineConfig({
  ...config,
  testMatch: leftToLongRun.map((name) => `**/${name}`),
  reporter: 'list',
  projects: config.projects?.map((project) => ({
    ...project,
    testIgnore: project.name === 'desktop' ? '**/*.phone.spec.ts' : '**/*.desktop.spec.ts',
  })),
});
