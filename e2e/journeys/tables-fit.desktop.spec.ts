import type { Cma, CmaVersion } from '@hearthline/contract/cma';
import type { MarketContext } from '@hearthline/contract/listing-detail';
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

/** Answers as the server does, with more than the demo has. */
async function enlarge<Result>(page: Page, address: RegExp, change: (result: Result) => Result) {
  await page.route(address, async (route) => {
    // The demo saves each analysis once: a second version is the first again.
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/versions\/2$/, 'versions/1'),
    });
    const { result, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, result: change(result) } });
  });
}

test('no table is wider than its box at 1440 pixels with the sidebar pinned, in French', async ({
  page,
  agent: _,
}) => {
  test.slow();
  await page.goto('/');
  await page
    .getByRole('button', { name: /^Afficher en tableau/ })
    .first()
    .click();
  await expect(page.getByRole('columnheader', { name: 'Période' })).toBeVisible();
  await expectFit(page);

  await openAt(page, '/clients');
  await expectFit(page, 'Clients');
  const head = page.getByRole('columnheader', { name: 'Client', exact: true });
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await expect.poll(async () => (await head.boundingBox())?.y).toBe(64);
  await page.setViewportSize({ width: 1440, height: 900 });

  await openAt(page, '/clients/import');
  const file = 'colonnes-à-associer.csv';
  const buffer = Buffer.from('Prénom,Nom de famille,Courriel\nNina,Okoye,nina@example.com\n');
  await page.locator('input[type=file]').setInputFiles({ name: file, mimeType: 'text/csv', buffer });
  await expectFit(page, 'Associer les colonnes');
  await openAt(page, '/clients/import');
  const remove = page.getByRole('button', { name: new RegExp(file) });
  await remove.click();
  await expect(remove).toHaveCount(0);

  await openAt(page, '/email-log');
  await expectFit(page, 'Messages');

  await openAt(page, '/basket?basketType=Manual');
  await expectFit(page, 'Paniers clients');

  await openAt(page, '/setting');
  await expectFit(page, 'Notifications');

  await openAt(page, '/badge-builder/categoreis');
  await expectFit(page, 'Requête');
  await openAt(page, '/badge-builder/categoreis/query?key=market.medianSoldPrice');
  await page.getByRole('button', { name: /^Afficher en tableau/ }).click();
  await expectFit(page, 'Résultat', /dernières périodes$/);

  await openAt(page, '/property-search/result');
  await expectFit(page, 'Inscriptions trouvées');
  await enlarge<MarketContext>(page, /\/market$/, (market) => ({
    ...market,
    months: ['2026-01-01', '2026-02-01'].map((month) => ({ month, count: 1_234, median: 1_234_567_00 })),
  }));
  await page.getByRole('main').getByRole('link', { name: /^\d/ }).first().click();
  const history = page.getByRole('region', { name: 'Historique des prix' });
  await history.getByRole('button', { name: /^Afficher en tableau/ }).click();
  const market = page.getByRole('region', { name: 'Marché' });
  await market.getByRole('button', { name: /^Afficher en tableau/ }).click();
  await expectFit(page, 'Pièces', 'Historique des prix', 'Marché');

  await openAt(page, '/cma/recent');
  await expectFit(page, 'Résultats récents');
  const toSecond = <Version extends object>(version: Version) => ({ ...version, number: 2 });
  await enlarge<CmaVersion>(page, /\/versions\/2$/, toSecond);
  await enlarge<Cma>(page, /\/cma\/[\w-]{36}$/, (cma) => ({
    ...cma,
    versions: [...cma.versions, ...cma.versions.map(toSecond)],
  }));
  await page
    .getByRole('button', { name: /^\d versions?$/ })
    .first()
    .click();
  await expectFit(page, /côte à côte$/);
  await page.unrouteAll();
  await page.keyboard.press('Escape');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/id=/);
  await openAt(page, `/cma/calculate${new URL(page.url()).search}`);
  // It has a column for every comparable: it scrolls in its own box, to the end, and the page does not.
  const sheet = page.getByRole('grid', { name: 'Ajustements de chaque comparable' });
  const lastHead = sheet.getByRole('columnheader').last();
  await lastHead.scrollIntoViewIfNeeded();
  await expect(lastHead).toBeInViewport({ ratio: 1 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await openAt(page, `/cma/generate${new URL(page.url()).search}`);
  await expectFit(page, /comparables/);
});
