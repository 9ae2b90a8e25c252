import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { distFolder } from '../../scripts/build-web.ts';
import { budgets, sumCompressedKilobytes } from '../../scripts/bundle-budget.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasBadges: true });

/** Words that survive minifying and tell a library; a form library is known by the modes it offers. */
const marks = {
  'react-aria-components': 'react-aria-Modal',
  zod: 'ZodError',
  'react-hook-form': 'onTouched',
};

function limitOf(name: string): number {
  return budgets.find((budget) => budget.name === name)?.limitKilobytes ?? 0;
}

function loadFile(file: string): string {
  return readFileSync(path.join(distFolder, file), 'utf8');
}

/** The scripts a cold browser fetches until the page rests, and later, as files of the build. */
async function loadCold(page: Page, address: string): Promise<ReadonlySet<string>> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(pathname.slice(1));
  });
  await page.goto(address);
  // A request for news is always on its way, so the page never rests altogether.
  await page.waitForFunction(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return performance.now() - Math.max(0, ...scripts.map((each) => each.startTime + each.duration)) > 500;
  });
  return files;
}

test('the first load of the sign-in page stays within 150 KB and without the libraries of forms and menus', async ({
  page,
}) => {
  const files = await loadCold(page, '/auth/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(files.size).toBeGreaterThan(1);
  expect(sumCompressedKilobytes(distFolder, [...files]), [...files].join('\n')).toBeLessThanOrEqual(
    limitOf('sign-in'),
  );
  expect(limitOf('sign-in')).toBe(150);

  const whole = globSync('assets/*.js', { cwd: distFolder });
  for (const [library, mark] of Object.entries(marks)) {
    expect(
      whole.some((file) => loadFile(file).includes(mark)),
      `the build contains ${library}`,
    ).toBe(true);
    expect(
      [...files].filter((file) => loadFile(file).includes(mark)),
      library,
    ).toEqual([]);
  }
});

test('the first load of the shell stays within 250 KB, with the badges and charts in view', async ({
  page,
  agent: _,
}) => {
  // What waits for an idle page is no part of it, and when that is depends on the machine.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const files = await loadCold(page, '/');
  await expect(page.getByRole('heading', { name: /^Good/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show as table/ }).first()).toBeVisible();
  expect(files.size).toBeGreaterThan(1);
  expect(sumCompressedKilobytes(distFolder, [...files]), [...files].join('\n')).toBeLessThanOrEqual(
    limitOf('shell'),
  );
  expect(limitOf('shell')).toBe(250);
});
