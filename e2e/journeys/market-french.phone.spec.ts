import { expectNoSideScroll } from '../support/market.ts';
import { prepareMarketScreens } from '../support/market-screens.ts';
import { test } from '../support/test.ts';

test.use({ language: 'fr' });

test('the French words fit every screen of the market on a phone', async ({ page, agent }) => {
  test.slow();
  for (const { path, wait } of await prepareMarketScreens(agent)) {
    await page.goto(path);
    await wait(page);
    await test.step(path, () => expectNoSideScroll(page));
  }
});
