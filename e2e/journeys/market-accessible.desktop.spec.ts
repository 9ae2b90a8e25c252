import { expectNoSideScroll } from '../support/market.ts';
import { prepareMarketScreens } from '../support/market-screens.ts';
import { expectAccessible, test } from '../support/test.ts';

/** The themes differ in their colours only, so one of them is looked at whole. */
const rulesOf = { dark: undefined, light: ['color-contrast'] };

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme });

    test(`no screen of the market has a serious or critical violation (${theme})`, async ({
      page,
      agent,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { path, wait } of await prepareMarketScreens(agent)) {
        await page.goto(path);
        await wait(page);
        await test.step(path, () => expectAccessible(page, { rules: rulesOf[theme] }));
        await test.step(path, () => expectNoSideScroll(page));
      }
    });
  });
}
