import type { Page } from '@playwright/test';
import { nameOfScreen, walkTo } from '../support/screens.ts';
import { expect, test, withMotion } from '../support/test.ts';

const entries = [
  ['Dashboard', '/'],
  ['Favorites', '/favorites'],
  ['CMA', '/cma'],
  ['Clients', '/clients'],
  ['News', '/news'],
  ['Events & greetings', '/events'],
  ['Property search', '/property-search'],
  ['Client alert', '/basket?basketType=Automatic'],
  ['Client basket', '/basket?basketType=Manual'],
  ['Badge builder', '/badge-builder'],
  ['Site builder', '/site-builder'],
] as const;

const hiddenOn = [
  '/',
  '/basket?basketType=Manual',
  '/basket?basketType=Automatic',
  '/property-search',
  '/clients',
  '/events',
  '/cma',
  '/favorites',
  '/setting',
  '/property-search/result/view',
  '/cma/calculate/map-view',
  '/site-builder',
  '/news',
];

/** Each crumb as its words, with its target where it leads somewhere. */
const crumbsOf: Record<string, string[]> = {
  '/user/profile': ['Dashboard → /', 'Profile'],
  '/notification': ['Notifications'],
  '/clients/form': ['Clients → /clients', 'New client'],
  '/clients/view': ['Clients → /clients', 'Client'],
  '/email-log': ['Clients → /clients', 'Email log'],
  '/cma/generate': ['CMA → /cma', 'Generate'],
  '/cma/calculate': ['CMA → /cma', 'Calculate'],
  '/cma/calculate/report': ['CMA → /cma', 'Calculate → /cma/calculate', 'Report'],
  '/cma/recent': ['CMA → /cma', 'Recent results'],
  '/events/greeting-categories': ['Events & greetings → /events', 'Categories'],
  '/events/greeting-recent': ['Events & greetings → /events', 'Recent greetings'],
  '/events/greeting-recent-detail': ['Events & greetings → /events', 'Greeting'],
  '/events/postal-card': ['Events & greetings → /events', 'Postal card'],
  '/events/email-template/7/42': ['Events & greetings → /events', 'Email template'],
  '/property-search/result': ['Property search → /property-search', 'Results'],
  '/property-search/map-search': ['Property search → /property-search', 'Map search'],
  '/basket/form?basketType=Manual': ['Client basket → /basket?basketType=Manual', 'New basket'],
  '/basket/form?basketType=Automatic': ['Client alert → /basket?basketType=Automatic', 'New alert'],
  '/basket/view?basketType=Manual': ['Client basket → /basket?basketType=Manual', 'Basket'],
  '/basket/view?basketType=Automatic': ['Client alert → /basket?basketType=Automatic', 'Alert'],
  '/basket/view/item?basketType=Automatic': [
    'Client alert → /basket?basketType=Automatic',
    'Alert → /basket/view?basketType=Automatic',
    'Listing',
  ],
  '/badge-builder': ['Badge builder'],
  '/badge-builder/categoreis': ['Badge builder → /badge-builder', 'Query categories'],
  '/badge-builder/categoreis/query': [
    'Badge builder → /badge-builder',
    'Query categories → /badge-builder/categoreis',
    'Query',
  ],
  '/badge-builder/defined-badges': ['Badge builder → /badge-builder', 'Defined badges'],
  '/badge-builder/preview': ['Badge builder → /badge-builder', 'Preview'],
  '/site-builder/template-detail': ['Site builder → /site-builder', 'Template'],
  '/site-builder/hero-section': ['Site builder → /site-builder', 'Hero section'],
  '/site-builder/about-section': ['Site builder → /site-builder', 'About section'],
  '/news/view': ['News → /news', 'News item'],
};

async function readCrumbs(page: Page): Promise<string[]> {
  const items = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  return items.evaluateAll((elements) =>
    elements.map((item) => {
      const target = item.querySelector('a')?.getAttribute('href');
      return target ? `${item.textContent} → ${target}` : String(item.textContent);
    }),
  );
}

test('[SHELL-01] [SHELL-02] the sidebar lists the screens in order, each leads there and marks itself', async ({
  page,
  agent: _,
}) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const links = nav.getByRole('link');
  await expect(links).toHaveText(entries.map(([name]) => name));
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    entries.map(([, path]) => path),
  );

  for (const [name, path] of entries) {
    await nav.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(nav.locator('[aria-current=page]')).toHaveText([name]);
  }

  for (const [path, active] of [
    ['/basket/form?basketType=Automatic', ['Client alert']],
    ['/basket/view?basketType=Manual', ['Client basket']],
    ['/basket', []],
    ['/basket?basketType=Other', []],
    ['/cma/recent', ['CMA']],
  ] as const) {
    await page.evaluate((address) => window.history.pushState({}, '', address), path);
    await expect(nav.locator('[aria-current=page]')).toHaveText([...active]);
  }
});

test('[SHELL-04] [SHELL-05] breadcrumbs name the way to a screen, except where they are hidden', async ({
  page,
  agent: _,
}) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Breadcrumb' });
  for (const [path, crumbs] of Object.entries(crumbsOf)) {
    await walkTo(page, path);
    expect(await readCrumbs(page), path).toEqual(crumbs);
    await expect(bar.getByText(nameOfScreen(path), { exact: true })).toHaveAttribute('aria-current', 'page');
  }
  for (const path of hiddenOn) {
    await walkTo(page, path);
    await expect(bar, path).toHaveCount(0);
  }

  await walkTo(page, '/property-search/result/view');
  await page.getByRole('main').getByRole('link', { name: 'Results' }).click();
  await expect(page).toHaveURL('/property-search/result');
  await bar.getByRole('link', { name: 'Property search' }).click();
  await expect(page).toHaveURL('/property-search');
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('[SHELL-10] a new path starts at its top, smoothly, unless scroll=off; back finds the place', async ({
    page,
    agent: _,
  }) => {
    await page.setViewportSize({ width: 1440, height: 480 });
    await page.addInitScript(() => {
      const behaviors: unknown[] = [];
      const scrollTo = window.scrollTo.bind(window);
      Object.assign(window, {
        behaviors,
        scrollTo: (options: ScrollToOptions) => {
          behaviors.push(options.behavior);
          scrollTo(options);
        },
      });
    });
    const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
    const scrollDown = async (top: number) => {
      await page.evaluate((y) => document.documentElement.scrollTo({ top: y, behavior: 'instant' }), top);
      expect(await scrollTop()).toBe(top);
    };
    await page.goto('/setting');
    await expect(page.getByRole('heading', { name: 'Solo' })).toBeVisible();
    await scrollDown(300);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('profile');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Realtor info' })).toBeVisible();
    await expect.poll(scrollTop).toBe(0);
    const behaviors = await page.evaluate(() => (window as unknown as { behaviors: string[] }).behaviors);
    expect(behaviors.at(-1)).toBe('smooth');

    await scrollDown(240);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Solo' })).toBeVisible();
    await expect.poll(scrollTop).toBe(300);
    await page.goForward();
    await expect.poll(scrollTop).toBe(240);

    await walkTo(page, '/setting?scroll=off');
    await expect(page.getByRole('heading', { name: 'Quiet hours' })).toBeVisible();
    expect(await scrollTop()).toBe(240);
  });
});

test('[SHELL-12] an unknown address says so and leads back to the dashboard', async ({ page, agent: _ }) => {
  for (const path of ['/no-such-page', '/cma/no-such-page', '/auth/no-such-page']) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { name: "Sorry, we can't find a page you're looking for" }),
    ).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: /^Good/ })).toBeVisible();
});
