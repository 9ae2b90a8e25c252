import { askMarket, countOnMap, expectPins, resultHeading } from '../support/market.ts';
import { expect, test } from '../support/test.ts';

test('[LIST-02] the search follows the map, unless it is told not to', async ({ page, agent }) => {
  const market = await askMarket(agent);
  const total = await market.count({});
  await page.goto('/property-search/map-search');
  await expect(resultHeading(page, total)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Search as I move' })).toBeChecked();
  await expect(page.getByText(`· ${total} in view`)).toBeVisible();
  const pins = await expectPins(page);
  const names = await pins.evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label') ?? ''));
  const numbers = names.map((name) => Number(/^\d+/.exec(name)?.[0] ?? 0));
  const largest = Math.max(...numbers);
  await page
    .getByRole('button', { name: `${largest} listings, zoom in` })
    .first()
    .click();
  await expect(page.getByText(`· ${total} in view`)).toHaveCount(0);
  await expect(page.getByText(/^· \d+ in view$/)).toBeVisible();
  await expect(resultHeading(page, total)).toBeVisible();
  const inView = Number(/\d+/.exec((await page.getByText(/^· \d+ in view$/).textContent()) ?? '')?.[0]);
  expect(inView).toBeGreaterThanOrEqual(largest);
  await expect.poll(() => countOnMap(page)).toBe(inView);
});
