import type { Criteria } from '../../packages/domain/src/criteria/criteria.ts';
import { createAccount, signIn } from '../support/accounts.ts';
import {
  addressOf,
  askMarket,
  criteriaOf,
  listingLinks,
  resultHeading,
  showLink,
} from '../support/market.ts';
import { walkTo } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { storeTokens } from '../support/tokens.ts';

const wanted: Partial<Criteria> = { area: { any: ['02'] }, bathrooms: { min: 3 } };

/** So many corners do not fit into an address. */
function ringOf(corners: number): Criteria['within'] {
  const ring = Array.from({ length: corners }, (_, corner): [number, number] => {
    const angle = (corner / corners) * 2 * Math.PI;
    const round = (degrees: number) => Number(degrees.toFixed(6));
    return [round(-80.6 + 0.12 * Math.cos(angle)), round(45.24 + 0.08 * Math.sin(angle))];
  });
  return [{ type: 'polygon', rings: [ring] }];
}

test('[LIST-01] [LIST-02] a search is saved, opened, deleted and brought back; one too long for its address is shared by it', async ({
  page,
  agent,
  browser,
}) => {
  const market = await askMarket(agent);
  const total = await market.count(wanted);
  await page.goto(addressOf('/property-search', wanted));
  await expect(showLink(page, total)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save search' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Bay families');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Search saved')).toBeVisible();

  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => criteriaOf(page)).toEqual({});
  await page.getByRole('button', { name: 'Saved searches' }).click();
  const panel = page.getByRole('dialog', { name: 'Saved searches' });
  const row = panel.getByRole('button', { name: /^Bay families/ });
  await expect(row).toContainText(String(total));
  await row.click();
  await expect.poll(() => criteriaOf(page)).toEqual(wanted);
  await expect(showLink(page, total)).toBeVisible();

  await page.getByRole('button', { name: 'Saved searches' }).click();
  await panel.getByRole('button', { name: 'Delete Bay families' }).click();
  await expect(panel.getByText('Deleted “Bay families”')).toBeVisible();
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await expect(row).toBeVisible();
  await panel.getByRole('button', { name: 'Delete Bay families' }).click();
  await expect(panel.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await expect(panel.getByText('No saved searches yet')).toBeVisible();

  const long = { within: ringOf(120) };
  const found = await market.count(long);
  await walkTo(page, addressOf('/property-search/result', long, { sort: 'cheapest' }));
  await expect(resultHeading(page, found)).toBeVisible();
  await expect(page).toHaveURL(/[?&]k=/);
  const addresses = await listingLinks(page).allTextContents();
  expect(addresses.length).toBeGreaterThan(0);
  const other = await browser.newPage();
  await storeTokens(other, await signIn(await createAccount('Noah')));
  await other.goto(page.url());
  await expect(resultHeading(other, found)).toBeVisible();
  await expect(listingLinks(other)).toHaveText(addresses);
  await other.close();
});
