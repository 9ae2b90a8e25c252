import type { Criteria } from '../../packages/domain/src/criteria/criteria.ts';
import { moveTo } from '../support/keyboard.ts';
import { askMarket, listingLinks, resultHeading, showLink } from '../support/market.ts';
import { expect, test } from '../support/test.ts';

test('[LIST-01] [LIST-04] from the search to the photos of a home and back with the keyboard alone', async ({
  page,
  agent,
}) => {
  test.slow();
  const wanted: Partial<Criteria> = { municipality: { any: ['02.01'] }, kind: { any: ['detached'] } };
  const market = await askMarket(agent);
  const total = await market.count(wanted);
  const [home] = await market.list(wanted);
  await page.goto('/property-search');
  await moveTo(page, page.getByRole('combobox', { name: 'Search for homes' }));
  await page.keyboard.type('detached in Alder Bay');
  await page.keyboard.press('Enter');
  const show = showLink(page, total);
  await moveTo(page, show, 'Shift+Tab');
  await page.keyboard.press('Enter');

  await expect(resultHeading(page, total)).toBeVisible();
  await expect(listingLinks(page).first()).toHaveText(home?.address ?? '');
  await moveTo(page, listingLinks(page).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: home?.address ?? '' })).toBeVisible();

  const photo = page.getByRole('button', { name: /^Open photo/ }).first();
  await moveTo(page, photo);
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Photos' });
  const first = viewer.getByText(/^1 of \d+$/);
  await expect(first).toBeVisible();
  // Photos and plans.
  const count = Number((await first.textContent())?.split(' ').at(-1));
  expect(count).toBeGreaterThanOrEqual(home?.photoCount ?? 1);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(`2 of ${count}`)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(first).toBeVisible();
  await page.keyboard.press('End');
  await expect(viewer.getByText(`${count} of ${count}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(photo).toBeFocused();

  await moveTo(page, page.getByRole('link', { name: 'Next home' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`2 of ${total}`)).toBeVisible();
  await moveTo(page, page.getByRole('link', { name: `${total} results` }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(resultHeading(page, total)).toBeVisible();
  await expect(listingLinks(page).nth(1)).toBeFocused();
});
