import { readFile } from 'node:fs/promises';
import type { Criteria } from '../../packages/domain/src/criteria/criteria.ts';
import { addressOf, askMarket, listingLinks, resultHeading } from '../support/market.ts';
import { walkTo } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const tooMany = 'Search returns more than 500, please narrow down your search criteria';
const sold: Partial<Criteria> = { status: ['sold'] };
const fewer: Partial<Criteria> = { area: { any: ['01'] } };

test('[LIST-02] [LIST-03] a long list keeps its place, goes into a table and onto paper, and is not ticked above 500', async ({
  page,
  agent,
}) => {
  const market = await askMarket(agent);
  const total = await market.count({});
  await page.goto(addressOf('/property-search/result', {}, { sort: 'mostExpensive' }));
  await expect(resultHeading(page, total)).toBeVisible();
  const links = listingLinks(page);
  await expect(links).toHaveCount(24);
  await links.nth(23).scrollIntoViewIfNeeded();
  await expect(links).toHaveCount(48);
  const home = links.nth(40);
  await home.scrollIntoViewIfNeeded();
  const address = (await home.textContent()) ?? '';
  const before = await page.evaluate(() => Math.round(window.scrollY));
  expect(before).toBeGreaterThan(900);
  await home.click();
  await expect(page.getByRole('heading', { level: 1, name: address })).toBeVisible();

  await page.goBack();
  await expect(resultHeading(page, total)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sort: Most expensive' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);
  await expect(page.getByRole('link', { name: address, exact: true })).toBeInViewport();

  await test.step('more than 500 are not printed, exported or ticked at once', async () => {
    const soldHomes = await market.count(sold);
    expect(soldHomes).toBeGreaterThan(500);
    await walkTo(page, addressOf('/property-search/result', sold));
    await expect(resultHeading(page, soldHomes)).toBeVisible();
    const message = page.getByRole('alert').filter({ hasText: tooMany });
    for (const control of [
      page.getByRole('button', { name: 'Print the list' }),
      page.getByRole('button', { name: 'Export as a table' }),
      page.getByRole('checkbox', { name: 'Select all listings' }),
    ]) {
      await control.press('Space');
      await expect(message).toBeVisible();
      await message.getByRole('button').click();
      await expect(message).toHaveCount(0);
    }
    await expect(page.getByRole('region', { name: 'Selected listings' })).toHaveCount(0);

    await page
      .getByRole('checkbox', { name: /^Select \d/ })
      .first()
      .press('Space');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as a table' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(await listingLinks(page).first().textContent());
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
  });

  await test.step('what was found goes whole into the table and onto the paper', async () => {
    const homes = await market.count(fewer);
    await page.evaluate(() => {
      Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', 'yes') });
    });
    await walkTo(page, addressOf('/property-search/result', fewer));
    await expect(resultHeading(page, homes)).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as a table' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('listings.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFFMLS number,Status,Price,Address,')).toBe(true);
    expect(text.trim().split('\r\n')).toHaveLength(homes + 1);

    await page.getByRole('checkbox', { name: 'Select all listings' }).press('Space');
    await expect(page.getByText(`${homes} selected`)).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();

    await page.getByRole('button', { name: 'Print the list' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('table').filter({ has: page.getByRole('caption') });
    await expect(paper.getByRole('caption')).toHaveText(`${homes} listings`);
    await expect(paper.getByRole('row')).toHaveCount(homes + 1);
    await expect(page.getByRole('main')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('main')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeVisible();
  });
});
