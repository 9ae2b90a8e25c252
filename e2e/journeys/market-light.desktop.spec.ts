import { prepareMarketScreens } from '../support/market-screens.ts';
import { expectAccessible, test } from '../support/test.ts';

test.use({ theme: 'light' });

test('in the light theme every screen of the market has enough contrast', async ({ page, agent }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path, wait } of await prepareMarketScreens(agent)) {
    await page.goto(path);
    await wait(page);
    // The themes differ in their colours only.
    await test.step(path, () => expectAccessible(page, { rules: ['color-contrast'] }));
  }
});
