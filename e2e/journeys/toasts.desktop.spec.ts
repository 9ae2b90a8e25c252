import type { Page, Route } from '@playwright/test';
import { forgive, nameOf, watchCalls } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';
import { storedTokens, withExpiry } from '../support/tokens.ts';

const failure = (status: number, friendlyMessage?: string) => (route: Route) =>
  route.fulfill({
    status,
    json: { error: { code: 'internal', ...(friendlyMessage && { friendlyMessage }) } },
  });

const toasts = (page: Page) => page.locator('[data-visible][role=alert], [data-visible][role=status]');

test('[AUTH-14] [SHELL-14] [SHELL-15] failures stand at the top centre, 350 px wide and 8 px apart; the end of the session at the right', async ({
  page,
  agent: _,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const calls = watchCalls(page);
  let answer = failure(500);
  await page.route('**/api/users/preferences', (route) => answer(route));
  await page.goto('/setting');
  const toggle = page.getByRole('switch', { name: 'Announcements: Email' });
  await toggle.press('Space');
  const general = page.getByRole('alert').filter({ hasText: 'Cannot complete your request.' });
  await expect(general).toHaveText('Cannot complete your request. Please contact support.');
  // The pointer on a toast stops the time of all of them.
  await general.hover();
  const box = await general.boundingBox();
  expect(box?.width).toBe(350);
  expect((box?.x ?? 0) + 175).toBeCloseTo(720, 0);
  for (const count of [1, 2, 3]) {
    answer = failure(409, `The server is busy ${count}`);
    await page.getByRole('button', { name: 'Try again' }).dispatchEvent('click');
    await expect(page.getByText(`The server is busy ${count}`, { exact: true })).toBeVisible();
  }
  // Not the first one, which may still be on its way in.
  const gap = async () => {
    const [upper, lower] = [await toasts(page).nth(2).boundingBox(), await toasts(page).nth(3).boundingBox()];
    return Math.round((lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0));
  };
  await expect.poll(gap).toBe(8);
  await forgive(complaints, /status of (500|409)/);

  const [, refreshToken] = await storedTokens(page);
  await page.evaluate(
    (token) => localStorage.setItem('hearthline.refreshToken', token),
    withExpiry(refreshToken ?? '', Date.now() + 9_000),
  );
  const before = calls.requests.length;
  await toggle.press('Space');
  const ended = page.getByRole('status').filter({ hasText: 'Session expired, please log in again.' });
  await expect(ended).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
  expect(await storedTokens(page)).toEqual([null, null]);
  const sent = calls.requests.slice(before).map(nameOf);
  expect(sent.filter((name) => name !== 'GET /auth/challenge')).toEqual([]);
  const right = await ended.boundingBox();
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(1440 - 16, 0);
  const bar = ended.locator('[data-part=time-left]');
  expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('20s');
});
