import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Places } from './screen.ts';

const port = Number(process.env.PORT ?? 4390);
export const origin = `http://localhost:${port}`;
const readyTimeoutMs = 600_000;
const lookEveryMs = 2_000;
const mostLooks = 60;

export async function startServer(checkout: string, noon: number) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hearthline-pictures-'));
  chmodSync(dataDir, 0o755);
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: 'on',
    DEMO_SEED: '1',
    DEMO_LISTINGS: '6000',
    DEMO_PULSE: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    PICTURES_BEGIN: String(noon),
    NODE_OPTIONS: `--import=${new URL('slow-clock.ts', import.meta.url)}`,
  };
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntilReady(child);
  notify(checkout, env);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { stop };
}

async function waitUntilReady(child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + readyTimeoutMs; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error('The server did not start');
    const reply = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The server did not become ready');
}

function notify(cwd: string, env: NodeJS.ProcessEnv): void {
  const options = [
    '--type',
    'Announcement',
    '--title',
    'Office closed',
    '--body',
    'On Friday from noon.',
    '--count',
    '3',
  ];
  execFileSync(
    process.execPath,
    ['apps/server/src/cli.ts', 'notify', '--to', 'ava@hearthline.test', ...options],
    { cwd, env },
  );
}

export async function signIn(page: Page): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('ava@hearthline.test');
  await page.getByLabel('Password', { exact: true }).fill('Hearthline!2025');
  await page.getByRole('button', { name: 'Sign in' }).click({ timeout: 120_000 });
  await page.waitForURL((url) => url.pathname === '/', { timeout: 60_000 });
}

/** What the demo lacks: a heart on some homes, a basket of them, a report that a client was sent. */
export async function preparePlaces(page: Page, folder: string): Promise<Places> {
  page.setDefaultTimeout(60_000);
  await page.goto('/property-search/result');
  const hrefOf = async (locator: ReturnType<Page['locator']>) =>
    (await locator.first().getAttribute('href')) ?? '';
  const listing = await hrefOf(page.getByRole('main').getByRole('link', { name: /^\d/ }));
  for (const place of [0, 1, 2]) {
    const kept = page.waitForResponse((reply) => reply.url().includes('/favorites'));
    await page
      .getByRole('button', { name: /^Favorite/ })
      .nth(place)
      .click();
    await kept;
  }
  await page.goto('/clients?consent=express&sort=name');
  const reader = page.locator('main a[href^="/clients/view"]').first();
  const [client, name] = [await hrefOf(reader), (await reader.textContent()) ?? ''];

  const basket = await fillBasket(page, client);

  await page.goto('/cma/recent');
  const analysis = await hrefOf(page.getByRole('row', { name: /Advance/ }).getByRole('link'));
  await page.goto(analysis);
  await page.getByRole('button', { name: 'Make report' }).click();
  await page.waitForURL(/\/cma\/calculate\/report/);
  await page.getByRole('button', { name: 'Make report' }).click();
  await page.getByText('Ready to download or send').first().waitFor({ state: 'attached' });
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  drawPdf(await (await downloading).path(), folder);
  const report = page.url().replace(origin, '');
  await page.getByRole('button', { name: 'Send by email' }).click();
  await page.getByRole('combobox', { name: 'To' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return { listing, client, analysis, report, basket, ...(await findMailedLinks(page)) };
}

/** The homes with a heart, for this client. */
async function fillBasket(page: Page, client: string): Promise<string> {
  const id = new URL(client, origin).searchParams.get('id') ?? '';
  await page.goto(`/basket/form?basketType=Manual&client=${id}`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Lakeside, 4 bed');
  await page.getByRole('button', { name: 'From favorites' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().waitFor();
  for (const box of await dialog.getByRole('checkbox').all()) await box.check({ force: true });
  await dialog.getByRole('button', { name: /^Add \d/ }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL(/[?&]id=/);
  return page.url().replace(origin, '').replace('/basket/form', '/basket/view');
}

/** Of the newest mail, which is the report's. */
async function findMailedLinks(page: Page): Promise<Pick<Places, 'privatePage' | 'preferences'>> {
  await page.goto('/mailbox');
  const mail = page.getByRole('button', { name: /Your home value/ }).first();
  // It leaves by the server's clock, which is slow.
  for (let looks = 0; looks < mostLooks && (await mail.count()) === 0; looks += 1) {
    await page.waitForTimeout(lookEveryMs);
    await page.reload();
    await page.getByRole('main').getByRole('button').first().waitFor();
  }
  const frame = page.frameLocator('iframe');
  const hrefOf = async (name: RegExp) =>
    new URL((await frame.getByRole('link', { name }).first().getAttribute('href')) ?? '', origin);
  await mail.click();
  const privatePage = await hrefOf(/report|analysis|home/i);
  const preferences = await hrefOf(/unsubscribe|preferences/i);
  return {
    privatePage: privatePage.pathname + privatePage.search,
    preferences: preferences.pathname + preferences.search,
  };
}

/** The pages of the report, where the machine can draw them. */
function drawPdf(pdf: string, folder: string): void {
  const { error } = spawnSync('pdftoppm', ['-png', '-r', '72', pdf, path.join(folder, 'report-pdf')]);
  if (error) console.log('No pdftoppm: the pages of the report are left out.');
}
