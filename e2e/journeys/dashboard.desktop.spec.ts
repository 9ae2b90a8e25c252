import type { Page } from '@playwright/test';
import { addClients } from '../support/clients.ts';
import { walkTo } from '../support/screens.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ hasBadges: true });

const badges = (page: Page) => page.getByRole('list', { name: 'Main' }).getByRole('article');

async function titlesOf(page: Page): Promise<string[]> {
  return badges(page).evaluateAll((cards) =>
    cards.map((card) => card.querySelector('.badge-title')?.textContent ?? ''),
  );
}

test('[DASH-01] [DASH-02] [DASH-03] [DASH-04] [BADGE-04] [BADGE-05] a new agent reads the dashboard, changes it and finds it so again', async ({
  page,
  agent,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/badges/exec')) calls.push(request.url());
  });
  await page.goto('/');
  const price = page.getByRole('button', { name: /^Median sold price: \$[\d,.]+, show the list$/ });
  await expect(price).toBeVisible();
  await expect(page.getByRole('region', { name: 'News' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reminders' })).toBeVisible();
  expect(calls).toHaveLength(1);

  const [large, medium, small] = await Promise.all(
    ['Median sold price', 'Days to sell', 'New clients'].map((title) =>
      page.getByRole('article', { name: title }).boundingBox(),
    ),
  );
  expect([large?.height, medium?.height, small?.height]).toEqual([148, 148, 148]);
  const column = ((small?.width ?? 0) - 16) / 2;
  expect(medium?.width).toBeCloseTo(3 * column + 32, 0);
  expect(large?.width).toBeCloseTo(4 * column + 48, 0);

  // Somebody is added elsewhere: the number follows without being asked.
  await expect(page.getByRole('button', { name: 'Live updates are on' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^New clients: 0,/ })).toBeVisible();
  await addClients(agent, [
    { firstName: 'Ines', entryDate: new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' }) },
  ]);
  await expect(page.getByRole('button', { name: /^New clients: 1,/ })).toBeVisible();

  const value = (await price.textContent()) ?? '';
  await price.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Median sold price' });
  // A sale at just this price may stand in the list, too.
  await expect(dialog.getByText(value, { exact: true }).first()).toBeVisible();
  const total = Number(
    /[\d,]+/.exec(await dialog.getByText(/^from [\d,]+ sale/).innerText())?.[0].replace(',', ''),
  );
  const rows = dialog.getByRole('list', { name: 'Median sold price' }).getByRole('link');
  await expect(async () => {
    await rows.last().scrollIntoViewIfNeeded();
    expect(await rows.count()).toBe(total);
  }).toPass();
  await expectAccessible(page);
  await rows.first().click();
  await expect(page).toHaveURL(/\/property-search\/result\/view\?id=/);
  // The address comes before the screen: whoever goes back sooner finds the list still open.
  await expect(dialog).toBeHidden();
  await walkTo(page, '/');
  const card = page.getByRole('article', { name: 'Days to sell' });
  const days = card.getByRole('button', { name: /show the list$/ });

  const recounted = await test.step('what is chosen on a badge counts it anew', async () => {
    const label = 'Change what Days to sell shows';
    await card.getByRole('button', { name: label }).click();
    const parameters = page.getByRole('dialog', { name: label });
    await parameters.getByRole('button', { name: /^Last 90 days/ }).click();
    const counted = page.waitForResponse(/\/badges\/[^/]+\/exec\/params$/);
    const kept = page.waitForResponse(/\/dashboard\/[^/]+\/layout$/);
    await page.getByRole('option', { name: 'Last 365 days' }).click();
    expect((await counted).status()).toBe(200);
    expect((await kept).status()).toBe(200);
    await page.keyboard.press('Escape');
    await expect(card.getByText(/· Last 365 days$/)).toBeVisible();
    await expect(days).toBeVisible();
    return (await days.textContent()) ?? '';
  });

  const moved = await test.step('items are moved, sized and removed by keyboard alone', async () => {
    await expect(badges(page).getByRole('button', { name: /show the list$/ })).toHaveCount(7);
    const before = await titlesOf(page);
    await page.getByRole('button', { name: 'Arrange' }).press('Enter');
    await expectAccessible(page);
    const handle = page.getByRole('button', { name: 'Move Median sold price', exact: true });
    await handle.press('Space');
    const held = page.getByRole('button', { name: 'Put down Median sold price' });
    await expect(held).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Median sold price at place 3 of 10')).toBeAttached();
    await expect(held).toBeFocused();
    const saved = page.waitForResponse(/\/layout$/);
    await page.keyboard.press('Space');
    expect((await saved).status()).toBe(200);
    const order = [before[1], before[2], before[0], ...before.slice(3)];
    expect(await titlesOf(page)).toEqual(order);

    const sized = page.waitForResponse(/\/layout$/);
    await page.getByRole('button', { name: 'Days to sell is Medium, change to Large' }).press('Enter');
    await sized;
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Remove New clients from the dashboard' }).press('Enter');
    await removed;
    await expect(badges(page)).toHaveCount(6);
    const toast = page.getByRole('status').filter({ hasText: 'New clients removed' });
    await toast.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(badges(page)).toHaveCount(7);
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    return order;
  });

  await page.reload();
  await expect.poll(() => titlesOf(page)).toEqual(moved);
  const grown = await page.getByRole('article', { name: 'Days to sell' }).boundingBox();
  expect(grown?.width).toBeCloseTo(large?.width ?? 0, 0);
  await expect(card.getByText(/· Last 365 days$/)).toBeVisible();
  await expect(days).toHaveText(recounted);

  await test.step('several dashboards: made, renamed, deleted and brought back; Main stays', async () => {
    const menu = page.getByRole('button', { name: /^Dashboards/ });
    await menu.click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'New dashboard',
      'Restore the default board',
      'Load everything at once',
      'Show the set-up checklist',
    ]);
    await page.getByRole('menuitem', { name: 'New dashboard' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Market');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?board=Market');
    await expect(page.getByRole('link', { name: 'Open badge builder' })).toBeVisible();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Rename dashboard' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Port Credit');
    await page.keyboard.press('Enter');
    const tabs = page.getByRole('navigation', { name: 'Dashboards' }).getByRole('link');
    await expect(tabs).toHaveText(['Main', 'Port Credit']);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete dashboard' }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tabs).toHaveText(['Main', 'Port Credit']);
  });

  await test.step('a long number keeps all its digits in every size, at every width', async () => {
    await page.route('**/badges/exec', async (route) => {
      const response = await route.fetch();
      const reply: { result: { execution: { queryResult: { rows: unknown[][] } } }[] } =
        await response.json();
      for (const { execution } of reply.result) execution.queryResult.rows[0]?.splice(1, 1, 1_482_350_000.55);
      await route.fulfill({ response, json: reply });
    });
    await page.goto('/');
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('.badge-value', { hasText: '1,482,350,000.55' })).toHaveCount(7);
      const cut = await page
        .locator('.badge-value')
        .evaluateAll((values) => values.filter((value) => value.scrollWidth > value.clientWidth).length);
      expect(cut, `${width} pixels`).toBe(0);
    }
  });
});
