import { analysisScreens, startAnalysis } from '../support/cma.ts';
import { everyScreen } from '../support/every-screen.ts';
import { marketScreens, markHome } from '../support/market-screens.ts';
import { goTo } from '../support/screens.ts';

everyScreen.use({ hasMaps: true });

everyScreen('[SHELL-09] the screens of the market and of an analysis', async ({ page, agent, check }) => {
  // The model of the market may still have to be fitted.
  everyScreen.setTimeout(180_000);
  const [{ home, homes }, analysis] = await Promise.all([markHome(agent), startAnalysis(agent)]);
  await page.goto('/favorites');
  for (const { path, wait } of [...marketScreens, ...analysisScreens]) {
    const ids = { '{home}': home.id, '{homes}': homes, '{analysis}': analysis.id };
    await goTo(
      page,
      path.replace(/{\w+}/, (name) => ids[name as keyof typeof ids]),
    );
    await wait(page, home);
    await check(page, path);
  }
});
