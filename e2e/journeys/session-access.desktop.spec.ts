import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../support/test.ts';
import { storedTokens } from '../support/tokens.ts';

const routes = [
  '/',
  '/favorites',
  '/cma',
  '/cma/generate',
  '/cma/calculate',
  '/cma/calculate/map-view',
  '/cma/calculate/report',
  '/cma/recent',
  '/clients',
  '/clients/form',
  '/clients/view?id=1',
  '/email-log',
  '/events',
  '/events/greeting-categories',
  '/events/greeting-recent',
  '/events/greeting-recent-detail',
  '/events/postal-card',
  '/events/email-template/1/2',
  '/property-search',
  '/property-search/result',
  '/property-search/map-search',
  '/property-search/result/view?id=1',
  '/setting',
  '/notification',
  '/user/profile',
  '/basket?basketType=Manual',
  '/basket?basketType=Automatic',
  '/basket/form',
  '/basket/view',
  '/basket/view/item',
  '/badge-builder',
  '/badge-builder/categoreis',
  '/badge-builder/categoreis/query',
  '/badge-builder/defined-badges',
  '/badge-builder/preview',
  '/site-builder',
  '/site-builder/template-detail',
  '/site-builder/hero-section',
  '/site-builder/about-section',
  '/news',
  '/news/view',
  '/no/such/page',
];

/** Holds back what the start of the app waits for. */
async function holdConfig(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/config.json', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test('[AUTH-13] every authorised route leads to the login page without an access token', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/auth/')) calls.push(pathname);
  });
  for (const entry of ['/', '/user/profile', '/property-search/result/view?id=1', '/no/such/page']) {
    await page.goto(entry);
    await expect(page).toHaveURL('/auth/login');
  }
  // The rest as the app itself would go there, which spares a load of the page each time.
  for (const route of routes) {
    await page.evaluate((address) => history.pushState(null, '', address), route);
    await expect(page).toHaveURL('/auth/login');
  }
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('[AUTH-13] authorised means that an access token is stored', async ({ page, agent }) => {
  await page.goto('/favorites');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page).toHaveURL('/favorites');
  expect(agent.email).toContain('@');

  await page.evaluate(() => localStorage.removeItem('hearthline.accessToken'));
  await page.reload();
  await expect(page).toHaveURL('/auth/login');
  expect((await storedTokens(page))[0]).toBeNull();
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('[AUTH-13] a full-screen splash with the animated logo shows while there is no access token', async ({
    page,
  }) => {
    const release = await holdConfig(page);
    await page.goto('/clients');
    const splash = page.getByRole('status', { name: 'Hearthline' });
    await expect(splash).toBeVisible();
    expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    const running = await splash.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter(({ playState }) => playState === 'running')
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(running.sort()).toEqual(['ember-breathe', 'roof-line']);
    release();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(splash).toBeHidden();
  });
});

test('[AUTH-13] the splash never shows on the auth screens', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { splash: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('[data-splash]')) seen.splash = true;
    }).observe(document, { childList: true, subtree: true });
  });
  const hasSeenSplash = () =>
    page.evaluate(() => (window as unknown as { seen: { splash: boolean } }).seen.splash);
  for (const path of ['/auth/login', '/auth/forgot-password', '/auth/reset_password', '/auth/register']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, await hasSeenSplash()]).toEqual([path, false]);
  }
  await page.goto('/news');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await hasSeenSplash()).toBe(true);
});
