import type { Page } from '@playwright/test';
import {
  askMarket,
  countOnMap,
  countOverlaps,
  criteriaOf,
  expectPins,
  resultHeading,
} from '../support/market.ts';
import { expect, test } from '../support/test.ts';

/** Below the bar of the tools, with the button held down. */
async function drawLasso(page: Page): Promise<void> {
  const map = await page.getByRole('region', { name: 'Map of the listings' }).boundingBox();
  if (!map) throw new Error('No map');
  const at = (x: number, y: number) => [map.x + map.width * x, map.y + map.height * y] as const;
  await page.mouse.move(...at(0.3, 0.45));
  await page.mouse.down();
  for (const [x, y] of [
    [0.7, 0.45],
    [0.72, 0.6],
    [0.7, 0.75],
    [0.3, 0.75],
    [0.28, 0.6],
  ] as const) {
    await page.mouse.move(...at(x, y), { steps: 3 });
  }
  await page.mouse.up();
}

test.use({ hasMaps: true });

test('[LIST-02] an area drawn by hand or by keys filters list and map, and the search follows the map', async ({
  page,
  agent,
}) => {
  const market = await askMarket(agent);
  const total = await market.count({});
  await page.goto('/property-search/map-search');
  await expect(resultHeading(page, total)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Search as I move' })).toBeChecked();
  await expect(page.getByText(`· ${total} in view`)).toBeVisible();
  const pins = await expectPins(page);

  await test.step('an area drawn by hand; its cross takes it away again', async () => {
    await page.getByRole('button', { name: 'Draw an area' }).click();
    await expect(page.getByText('Draw around the homes you want.')).toBeVisible();
    await drawLasso(page);

    await expect(page.getByRole('button', { name: 'Remove this area' })).toBeVisible();
    const { within } = criteriaOf(page);
    expect(within?.[0]?.type).toBe('polygon');
    const inside = await market.count({ within });
    expect(inside).toBeGreaterThan(0);
    expect(inside).toBeLessThan(total);
    await expect(resultHeading(page, inside)).toBeVisible();
    await expect(page.getByText(`· ${inside} in view`)).toBeVisible();
    await expect.poll(() => countOnMap(page)).toBe(inside);

    await page.getByRole('button', { name: 'Remove this area' }).click();
    await expect(resultHeading(page, total)).toBeVisible();
    expect(criteriaOf(page)).toEqual({});
  });

  await test.step('a circle by the keyboard alone, and its chip', async () => {
    await page.getByRole('button', { name: 'Draw an area' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'By radius' }).focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'Radius in kilometres' });
    await expect(field).toBeFocused();
    await field.fill('0');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a radius between 0.1 and 200 km.')).toBeVisible();
    await field.fill('12.5');
    await page.keyboard.press('Enter');
    await expect(field).toHaveCount(0);
    const { within } = criteriaOf(page);
    expect(within).toEqual([{ type: 'circle', centre: expect.any(Array), radiusMetres: 12_500 }]);
    const inside = await market.count({ within });
    expect(inside).toBeGreaterThan(0);
    expect(inside).toBeLessThan(total);
    await expect(resultHeading(page, inside)).toBeVisible();

    const chip = page.getByRole('button', { name: 'Remove Within 12.5 km' });
    await expect(resultHeading(page, inside)).toBeVisible();
    await chip.press('Enter');
    await expect(resultHeading(page, total)).toBeVisible();
    await expect(chip).toHaveCount(0);
  });

  await test.step('the search follows the map', async () => {
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
    await expect.poll(() => countOverlaps(page)).toBe(0);
  });

  await test.step('the address holds the place: the list leads back to it, and so does a reload', async () => {
    const at = new URL(page.url()).searchParams.get('at') ?? '';
    expect(at).toMatch(/^\d+\.\d+,-\d+\.\d+,\d/);
    const inView = await page.getByText(/^· \d+ in view$/).textContent();
    await page.getByRole('radio', { name: 'List' }).click();
    await expect(page).toHaveURL(/\/property-search\/result\?/);
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('radio', { name: 'Map' }).click();
    await expect(page.getByText(inView ?? '')).toBeVisible();
    await page.reload();
    await expect(page.getByText(inView ?? '')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('at')).toBe(at);
  });

  await test.step('sold homes stand beside those for sale without covering them', async () => {
    await page.getByRole('button', { name: 'Layers' }).click();
    await page.getByRole('checkbox', { name: 'Sold homes' }).press('Space');
    const count = page.getByText(/^\d+ sold in 12 months$/);
    await expect(count).toBeVisible();
    expect(Number(/\d+/.exec((await count.textContent()) ?? '')?.[0])).toBeGreaterThan(0);
    await expect(page.locator('[data-layer="sold"]').first()).toBeAttached();
    await expect.poll(() => countOverlaps(page)).toBe(0);
    await expect(page).toHaveURL(/layers=closed/);
  });
});
