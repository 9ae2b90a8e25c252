import { expectNoSideScroll } from '../support/market.ts';
import { visitMarketScreens } from '../support/market-screens.ts';
import { test } from '../support/test.ts';

test.use({ language: 'fr' });

test('the French words fit every screen of the market on a phone', async ({ page, agent }) => {
  test.slow();
  await visitMarketScreens(page, agent, () => expectNoSideScroll(page));
});
