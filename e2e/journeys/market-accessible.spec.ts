import { expectNoSideScroll } from '../support/market.ts';
import { prepareMarketScreens } from '../support/market-screens.ts';
import { expectAccessible, test } from '../support/test.ts';

test('no screen of the market has a serious or critical violation, or is wider than the window', async ({
  page,
  agent,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path, wait } of await prepareMarketScreens(agent)) {
    await page.goto(path);
    await wait(page);
    await test.step(path, () => expectAccessible(page));
    await test.step(path, () => expectNoSideScroll(page));
  }
});
