import type { Page } from '@playwright/test';
import { askMarket, expectNoSideScroll, expectPins } from '../support/market.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

interface Screen {
  path: string;
  /** What has to be there before the screen is looked at. */
  wait: (page: Page) => Promise<unknown>;
}

function screensOf(homeId: string, address: string): Screen[] {
  const main = (page: Page) => page.getByRole('main');
  const wait = {
    criteria: (page: Page) => expect(page.getByRole('link', { name: /^(Show|Afficher) \d/ })).toBeVisible(),
    list: (page: Page) => expect(main(page).getByRole('link', { name: /^\d/ }).first()).toBeVisible(),
    map: (page: Page) => expectPins(page),
    home: (page: Page) => expect(page.getByRole('heading', { level: 1, name: address })).toBeVisible(),
  };
  return [
    { path: '/property-search', wait: wait.criteria },
    { path: '/property-search/result', wait: wait.list },
    { path: '/property-search/result?view=cart', wait: wait.list },
    { path: '/property-search/map-search', wait: wait.map },
    { path: `/property-search/result/view?id=${homeId}`, wait: wait.home },
    { path: '/favorites', wait: wait.list },
  ];
}

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme });

    test(`no screen of the market has a serious or critical violation (${theme})`, async ({
      page,
      agent,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const market = await askMarket(agent);
      const [home] = await market.list({});
      await market.mark(home?.id ?? '');
      for (const { path, wait } of screensOf(home?.id ?? '', home?.address ?? '')) {
        await page.goto(path);
        await wait(page);
        await test.step(path, () => expectAccessible(page));
        await test.step(path, () => expectNoSideScroll(page));
      }
    });
  });
}

test.describe('in French', () => {
  test.use({ language: 'fr' });

  test('the French words fit every screen of the market', async ({ page, agent }) => {
    test.slow();
    const market = await askMarket(agent);
    const [home] = await market.list({});
    await market.mark(home?.id ?? '');
    for (const { path, wait } of screensOf(home?.id ?? '', home?.address ?? '')) {
      await page.goto(path);
      await wait(page);
      await test.step(path, () => expectNoSideScroll(page));
    }
  });
});
