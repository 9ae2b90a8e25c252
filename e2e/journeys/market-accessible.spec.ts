import { expectNoSideScroll } from '../support/market.ts';
import { prepareMarketScreens } from '../support/market-screens.ts';
import { expectAccessible, test } from '../support/test.ts';

test('no screen of the market has a serious or critical violation in either theme, or is wider than the window', async ({
  page,
  agent,
}) => {
  test.slow();
  for (const { path, wait } of await prepareMarketScreens(agent)) {
    await page.goto(path);
    await wait(page);
    await test.step(path, () => expectAccessible(page));
    await test.step(path, () => expectNoSideScroll(page));
  }
});
