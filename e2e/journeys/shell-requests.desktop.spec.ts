import type { Locator, Page, Route } from '@playwright/test';
import { createNoisePng } from '../support/pictures.ts';
import { forgive, nameOf, watchCalls } from '../support/sign-in-page.ts';
import { expect, test, withMotion } from '../support/test.ts';

const failure = (status: number, friendlyMessage?: string) => (route: Route) =>
  route.fulfill({
    status,
    json: { error: { code: 'internal', ...(friendlyMessage && { friendlyMessage }) } },
  });

const toasts = (page: Page) => page.locator('[data-visible][role=alert], [data-visible][role=status]');

/** Lets the browser's time pass in steps, so that what waits after each answer gets its turn. */
async function passUntil(page: Page, isReached: () => Promise<boolean> | boolean): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(8000);
        return isReached();
      },
      { intervals: [100] },
    )
    .toBe(true);
}

function now(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}

/** Stops the browser's time and lets it pass in small steps, so that a slow machine measures the same. */
async function expectGoneAfter(page: Page, toast: Locator, durationMs: number, since: number): Promise<void> {
  await expect(toast).toBeVisible();
  const seen = await now(page);
  await page.clock.pauseAt(seen + 1500);
  await expect(toast).toBeVisible();
  await expect
    .poll(
      async () => {
        await page.clock.runFor(durationMs / 20);
        return toast.count();
      },
      { intervals: [50], timeout: 30_000 },
    )
    .toBe(0);
  const gone = await now(page);
  await page.clock.resume();
  expect(gone - since).toBeGreaterThanOrEqual(durationMs);
  expect(gone - seen).toBeLessThanOrEqual(durationMs * 1.2 + 500);
}

test('[SHELL-19] every call is JSON with the bearer token, and only status 200 counts as success', async ({
  page,
  agent: _,
  complaints,
}) => {
  const calls = watchCalls(page);
  await page.goto('/user/profile');
  await page.getByLabel('Job title').fill('Broker');
  await page.getByLabel('Phone').first().fill('416 555 0119');
  await page.route('**/api/users', (route) =>
    route.fulfill({ status: 201, json: { isSuccess: true, result: {} } }),
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Failed to Update')).toBeVisible();
  await expect(page.getByLabel('Job title')).toHaveValue('Broker');

  const token = await page.evaluate(() => localStorage.getItem('hearthline.accessToken'));
  expect(calls.requests.length).toBeGreaterThan(3);
  for (const request of calls.requests) {
    const headers = await request.allHeaders();
    expect(headers.authorization, nameOf(request)).toBe(`Bearer ${token}`);
    expect(headers.accept).toBe('application/json');
    if (request.method() !== 'GET') expect(headers['content-type']).toBe('application/json');
  }
  expect(complaints).toEqual([]);
});

test('[SHELL-14] [SHELL-15] a failed action is toasted in the words of the server or in general ones; no more than 20 stand', async ({
  page,
  agent: _,
  complaints,
}) => {
  let answer = failure(500);
  await page.route('**/api/users/preferences', (route) => answer(route));
  await page.goto('/setting');
  await page.getByRole('switch', { name: 'Announcements: SMS' }).press('Space');
  const general = page.getByRole('alert').filter({ hasText: 'Cannot complete your request.' });
  await expect(general).toHaveText('Cannot complete your request. Please contact support.');
  const box = await general.boundingBox();
  expect(box?.width).toBe(350);
  expect((box?.x ?? 0) + 175).toBeCloseTo(720, 0);

  // The pointer on a toast stops the time of all of them.
  await general.hover();
  const retry = page.getByRole('button', { name: 'Try again' });
  for (let count = 1; count <= 20; count += 1) {
    answer = failure(409, `The server is busy ${count}`);
    await retry.dispatchEvent('click');
    await expect(page.getByText(`The server is busy ${count}`, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(/^The server is busy/)).toHaveCount(20);
  await expect(general).toHaveCount(0);
  // Not the first one, which may still be on its way in.
  const upper = await toasts(page).nth(5).boundingBox();
  const lower = await toasts(page).nth(6).boundingBox();
  expect((lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0)).toBeCloseTo(8, 0);
  await forgive(complaints, /status of (500|409)/);
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('[SHELL-15] an account toast stays 2 s at the top centre, an error 4 s, the session toast 20 s at the top right', async ({
    page,
    agent: _,
    complaints,
  }) => {
    await page.clock.install();
    await page.goto('/user/profile');
    await page.getByLabel('Phone').first().fill('416 555 0119');
    let since = await now(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    const saved = page.getByRole('status').filter({ hasText: 'Update is success' });
    await expect(saved).toBeVisible();
    const box = await saved.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(720, 0);
    await expectGoneAfter(page, saved, 2000, since);

    await page.route('**/api/users/preferences', failure(500));
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    const toggle = page.getByRole('switch', { name: 'Announcements: SMS' });
    since = await now(page);
    await toggle.press('Space');
    const failed = page.getByRole('alert').filter({ hasText: 'Cannot complete your request.' });
    await expectGoneAfter(page, failed, 4000, since);
    await forgive(complaints, /status of 500/);

    await page.evaluate(() => localStorage.setItem('hearthline.refreshToken', 'gone'));
    since = await now(page);
    await toggle.press('Space');
    const ended = page.getByRole('status').filter({ hasText: 'Session expired, please log in again.' });
    await expect(ended).toBeVisible();
    await expect(page).toHaveURL('/auth/login');
    const right = await ended.boundingBox();
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(1440 - 16, 0);
    const bar = ended.locator('[data-part=time-left]');
    expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('20s');
    await expectGoneAfter(page, ended, 20_000, since);
  });
});

test('[SHELL-16] [SHELL-14] data is fresh for 10 s, discarded after 10 s; a failed read is tried 6 times and never toasted', async ({
  page,
  agent: _,
  complaints,
}) => {
  const calls = watchCalls(page);
  const plansAsked = () => calls.named('GET /users/plans').length;
  await page.clock.install();
  await page.goto('/setting');
  const plan = page.getByRole('heading', { name: 'Solo' });
  await expect(plan).toBeVisible();
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 2000)));
  const step = async (path: string) => {
    await page.evaluate((address) => window.history.pushState({}, '', address), path);
    await page.clock.runFor(200);
  };
  await step('/favorites');
  await page.clock.runFor(5000);
  await step('/setting');
  await expect(plan).toBeVisible();
  expect(plansAsked()).toBe(1);

  await page.clock.runFor(6000);
  await step('/favorites');
  await step('/setting');
  await expect(plan).toBeVisible();
  await expect.poll(plansAsked).toBe(2);

  await page.route('**/api/users/plans', failure(503));
  await step('/favorites');
  await page.clock.runFor(10_500);
  await step('/setting');
  await expect(page.getByRole('heading', { name: 'Signature' })).toBeVisible();
  await expect(plan).toHaveCount(0);
  await passUntil(page, () => plansAsked() === 8);
  await page.clock.runFor(120_000);
  await expect(page.getByText('Your plan could not be loaded.')).toBeVisible();
  expect(plansAsked()).toBe(8);
  await expect(toasts(page)).toHaveCount(0);
  await forgive(complaints, /status of 503/);
});

test('[SHELL-22] an upload that the server cannot take is tried 4 times, then told', async ({
  page,
  agent: _,
  complaints,
}) => {
  const calls = watchCalls(page);
  await page.clock.install();
  await page.goto('/user/profile');
  await page.route('**/api/users/profile/avatar', (route) =>
    route.request().method() === 'POST' ? failure(503)(route) : route.fallback(),
  );
  await page
    .getByLabel('Change photo')
    .and(page.locator('input'))
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: createNoisePng(16) });
  const asked = () => calls.named('POST /users/profile/avatar').length;
  await passUntil(page, () => asked() === 4);
  await expect(page.getByText('The photo could not be uploaded. Try again.')).toBeVisible();
  await expect(page.getByText('Cannot complete your request.')).toBeVisible();
  await page.clock.runFor(60_000);
  expect(asked()).toBe(4);
  await forgive(complaints, /status of 503/);
});
