import type { Page } from '@playwright/test';
import type { Criteria } from '../../packages/domain/src/criteria/criteria.ts';
import {
  askMarket,
  chipsOf,
  countOnMap,
  criteriaOf,
  expectPins,
  listingLinks,
  resultHeading,
  showLink,
} from '../support/market.ts';
import { walkTo } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const wanted: Partial<Criteria> = { area: { any: ['02'] }, bedrooms: { min: 3 } };

async function chooseCriteria(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Area: Any' }).click();
  await page.getByRole('option', { name: /^Alder Region/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Bedrooms' }).getByRole('radio', { name: /^3\+/ }).check();
}

test.use({ hasMaps: true });

test('[LIST-01] [LIST-02] [LIST-04] [LIST-07] from criteria over list, cart and map to a home and its heart, with one count everywhere', async ({
  page,
  agent,
}) => {
  test.slow();
  const market = await askMarket(agent);
  const total = await market.count(wanted);
  expect(total).toBeGreaterThan(24);

  await page.goto('/property-search');
  await chooseCriteria(page);
  const show = showLink(page, total);
  await expect(show).toBeVisible();
  expect(criteriaOf(page)).toEqual(wanted);
  await show.click();

  await expect(page).toHaveURL(/\/property-search\/result\?/);
  await expect(resultHeading(page, total)).toBeVisible();
  await expect(chipsOf(page)).toHaveText(['For sale', 'Active', 'Alder Region', '3+ beds']);
  const [newest] = await market.list(wanted);
  const links = listingLinks(page);
  await expect(links.first()).toHaveText(newest?.address ?? '');

  await page.getByRole('button', { name: 'Sort: Newest listed' }).click();
  await page.getByRole('menuitem', { name: 'Cheapest' }).click();
  const cheapest = await market.list(wanted, 'cheapest');
  await expect(links.first()).toHaveText(cheapest[0]?.address ?? '');

  await test.step('ticked homes are compared; one that is taken out comes back', async () => {
    const homes = cheapest.slice(0, 3).map(({ address }) => address);
    for (const address of homes)
      await page.getByRole('checkbox', { name: `Select ${address}` }).press('Space');
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await expect(page).toHaveTitle('Compare · Hearthline');
    const heads = page.getByRole('table').getByRole('columnheader');
    await expect(heads).toContainText(['Fact', ...homes]);
    await page.getByRole('rowheader', { name: 'Brokerage' }).scrollIntoViewIfNeeded();
    await expect(heads.last()).toBeInViewport();
    await page.getByRole('button', { name: `Remove ${homes[0]} from the comparison` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compare 2 homes' })).toBeFocused();
    await page.goBack();
    await expect(heads).toContainText(['Fact', ...homes]);
    await page.goBack();
    await expect(resultHeading(page, total)).toBeVisible();
  });

  await page.getByRole('radio', { name: 'Cart' }).click();
  await expect(page).toHaveURL(/view=cart/);
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(links.first()).toHaveText(cheapest[0]?.address ?? '');
  await expect(resultHeading(page, total)).toBeVisible();

  await page.getByRole('radio', { name: 'Map' }).click();
  await expect(page).toHaveURL(/\/property-search\/map-search\?/);
  await expect(resultHeading(page, total)).toBeVisible();
  await expect(page.getByText(`· ${total} in view`)).toBeVisible();
  await expectPins(page);
  await expect.poll(() => countOnMap(page)).toBe(total);
  const inList = page.getByRole('list', { name: 'Listings in view' });
  await expect(inList.getByRole('link').first()).toHaveText(cheapest[0]?.address ?? '');

  await inList.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: cheapest[0]?.address ?? '' })).toBeVisible();
  const heart = page.getByRole('button', { name: `Favorite: ${cheapest[0]?.address}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const kept = page.waitForResponse(
    (reply) => reply.url().includes('/api/favorites/') && reply.request().method() === 'PUT',
  );
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await kept;

  await page.goBack();
  await expect(page).toHaveURL(/\/property-search\/map-search\?/);
  await expect(inList.getByRole('button', { name: `Favorite: ${cheapest[0]?.address}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText(`· ${total} in view`)).toBeVisible();

  await walkTo(page, '/favorites');
  const card = page.getByRole('article', { name: cheapest[0]?.address ?? '' });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: `Favorite: ${cheapest[0]?.address}` }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
});
