import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** How a browser of tests and benches is started: as root, quietly, and sending nothing anywhere. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Maps need WebGL, also where there is no graphics card.
  '--enable-unsafe-swiftshader',
];

/** The shell first: the same engine without the windows, in which the journeys take half the time. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const debianPackages = ['chromium-headless-shell', 'chromium'];

/** A browser for the tests: the configured one, the system's, Playwright's own, or one installed now. */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: installing one.');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  if (!findChromium() && process.getuid?.() === 0) {
    installPackage();
  }
  const installed = findChromium();
  if (!installed)
    throw new Error(
      'The browser tests need Chromium: install it (Debian: `apt-get install chromium`) or set CHROMIUM_PATH.',
    );
  return installed;
}

function installPackage(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: 300_000 });
  for (const name of debianPackages) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], {
      stdio: 'ignore',
      timeout: 600_000,
      env,
    });
    if (findChromium()) return;
  }
}

function findChromium(): string | null {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return configured;
  for (const name of systemNames) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not this name: try the next.
    }
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}
