import { expectNoSideScroll } from '../support/market.ts';
import { visitMarketScreens } from '../support/market-screens.ts';
import { expectAccessible, test } from '../support/test.ts';

test('no screen of the market has a serious or critical violation in either theme, or is wider than the window', async ({
  page,
  agent,
}) => {
  test.slow();
  await visitMarketScreens(page, agent, async () => {
    await expectAccessible(page);
    await expectNoSideScroll(page);
  });
});
