import type { Page } from '@playwright/test';
import type { Account } from '../support/accounts.ts';
import { password } from '../support/accounts.ts';
import { test as base, expect } from '../support/test.ts';

/** The agent of the demo has clients, messages and analyses with every length of word; nothing of it is changed. */
const test = base.extend<{ account: Account }>({
  account: ({ theme: _ }, use) => use({ email: 'ava@hearthline.test', firstName: 'Ava', password }),
});
test.use({ language: 'fr', hasBadges: true });

/** Goes on inside the running app, as a link would. */
async function openAt(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => window.history.pushState({}, '', address), path);
}

/** No table that is to be seen is wider than its box, which would scroll sideways or cut its last column. */
async function expectFit(page: Page, ...names: (string | RegExp)[]): Promise<void> {
  for (const name of names)
    await expect(page.getByRole('table', { name }).or(page.getByRole('grid', { name }))).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const measures = await page.locator('table:visible').evaluateAll((tables) =>
    tables.map((table) => ({
      name: table.getAttribute('aria-label') ?? table.getAttribute('aria-labelledby'),
      isTooWide: table.scrollWidth > (table.parentElement?.clientWidth ?? 0),
    })),
  );
  expect(measures.length).toBeGreaterThanOrEqual(names.length);
  expect(measures.filter(({ isTooWide }) => isTooWide)).toEqual([]);
}

test('no table is wider than its box at 1440 pixels with the sidebar pinned, in French', async ({
  page,
  agent: _,
}) => {
  test.slow();
  await page.goto('/clients');
  await expectFit(page, 'Clients');
  const head = page.getByRole('columnheader', { name: 'Client', exact: true });
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await expect.poll(async () => (await head.boundingBox())?.y).toBe(64);
  await page.setViewportSize({ width: 1440, height: 900 });

  await openAt(page, '/email-log');
  await expectFit(page, 'Messages');

  await openAt(page, '/setting');
  await expectFit(page, 'Notifications');

  await openAt(page, '/badge-builder/categoreis');
  await expectFit(page, 'Requête');
  await openAt(page, '/badge-builder/categoreis/query?key=market.medianSoldPrice');
  await page.getByRole('button', { name: /^Afficher en tableau/ }).click();
  await expectFit(page, 'Résultat', /dernières périodes$/);

  await openAt(page, '/property-search/result');
  await expectFit(page, 'Propriétés trouvées');
  await page.getByRole('main').getByRole('link', { name: /^\d/ }).first().click();
  const history = page.getByRole('region', { name: 'Historique des prix' });
  await history.getByRole('button', { name: /^Afficher en tableau/ }).click();
  await expectFit(page, 'Pièces', 'Historique des prix');

  await openAt(page, '/cma/recent');
  await expectFit(page, 'Résultats récents');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/id=/);
  await openAt(page, `/cma/generate${new URL(page.url()).search}`);
  await expectFit(page, /comparables/);
});
