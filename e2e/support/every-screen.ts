import type { Page } from '@playwright/test';
import { expectFrench, expectNothingCut } from './french.ts';
import { expectNoSideScroll } from './market.ts';
import { expect, expectAccessible, test } from './test.ts';

/**
 * Every screen twice, in French, whose words are longest: dark on a desktop with the sidebar pinned, light on a phone. English
 * is what the other journeys read.
 */
export const everyScreen = test.extend<{
  check: (page: Page, place: string, options?: { showsLoading: boolean }) => Promise<void>;
}>({
  theme: async ({ isMobile }, use) => use(isMobile ? 'light' : 'dark'),
  language: 'fr',
  check: async ({ isMobile: _ }, use) =>
    use((page, place, { showsLoading } = { showsLoading: false }) =>
      test.step(place, async () => {
        if (!showsLoading) await expect(page.getByText(/^(Loading|Chargement)$/)).toHaveCount(0);
        await expectAccessible(page);
        await expectNoSideScroll(page);
        await expectFrench(page, place);
        await expectNothingCut(page, place);
      }),
    ),
});
