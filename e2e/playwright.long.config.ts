import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { leftToLongRun, leftToLongRunOnDesktops, leftToLongRunOnPhones } from './support/left-to-long-run.ts';

/** The journeys that `npm test` leaves to `npm run test:long`. */
export default defineConfig({
  ...config,
  reporter: 'list',
  projects: config.projects?.map((project) => ({
    ...project,
    testMatch: [
      ...leftToLongRun,
      ...(project.name === 'phone' ? leftToLongRunOnPhones : leftToLongRunOnDesktops),
    ].map((name) => `**/${name}`),
    testIgnore: project.name === 'desktop' ? '**/*.phone.spec.ts' : '**/*.desktop.spec.ts',
  })),
});
