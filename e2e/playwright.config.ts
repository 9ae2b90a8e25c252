import { defineConfig } from '@playwright/test';
import { chromiumArgs, findOrInstallChromium } from '../scripts/chromium.ts';
import { leftToLongRun, leftToLongRunOnDesktops, leftToLongRunOnPhones } from './support/left-to-long-run.ts';
import { appOrigin, operatorPort } from './support/server-address.ts';

const anywhere = (name: string) => `**/${name}`;
const notNow = leftToLongRun.map(anywhere);

export default defineConfig({
  testDir: './journeys',
  outputDir: '../reports/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A journey is long, and a machine may be busy.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/playwright.json' }]],
  use: {
    baseURL: appOrigin,
    launchOptions: { executablePath: findOrInstallChromium(), args: chromiumArgs },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // Software draws every frame of a movement; journeys about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.spec.ts', ...notNow, ...leftToLongRunOnDesktops.map(anywhere)],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: ['**/*.desktop.spec.ts', ...notNow, ...leftToLongRunOnPhones.map(anywhere)],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node e2e/support/start-server.ts',
    cwd: '..',
    // The last that is opened, after the program itself.
    port: operatorPort,
    timeout: 180_000,
    reuseExistingServer: process.env.JOURNEY_SERVER === 'running',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
