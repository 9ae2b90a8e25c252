import { expect, test } from '../support/test.ts';

test.use({ hasBadges: true });

test('[DATE-01] [DATE-02] [DATE-03] [SHELL-17] the dates of the dashboard by pointer and by keyboard', async ({
  page,
  agent: _,
}) => {
  await page.clock.setFixedTime(new Date('2025-11-12T15:00:00Z'));
  await page.goto('/');
  const button = page.getByRole('button', { name: /^Dates/ });
  const dialog = page.getByRole('dialog', { name: 'Choose dates' });
  const from = dialog.getByRole('textbox', { name: 'From' });
  const to = dialog.getByRole('textbox', { name: 'To' });
  const apply = dialog.getByRole('button', { name: 'Apply' });
  const day = (date: string) => dialog.locator(`[data-date="${date}"]`);

  await test.step('a shortcut, Apply, Cancel and the backdrop', async () => {
    await button.click();
    await expect.poll(async () => (await dialog.locator('..').boundingBox())?.width).toBe(768);
    await dialog.getByRole('button', { name: 'This month' }).click();
    await apply.click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toHaveText('This month');
    await button.click();
    await expect(dialog.getByRole('tab')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Last month' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await button.click();
    await page.mouse.click(20, 20);
    await expect(dialog).toHaveCount(0);
    await expect(button).toHaveText('This month');
  });

  await test.step('typed days: a wrong order is refused and holds the focus', async () => {
    await button.click();
    await to.fill('2025-10-31');
    await apply.click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'The to date cannot be before the from date (2025-11-01). Change the from date first.',
    );
    await expect(dialog).toBeVisible();
    await expect(to).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('days, months and years by keys alone, six weeks a month', async () => {
    await button.press('Enter');
    await expect(day('2025-11-01')).toBeFocused();
    const grids = dialog.getByRole('grid');
    await expect(grids).toHaveCount(2);
    for (const grid of await grids.all()) await expect(grid.getByRole('row')).toHaveCount(7);
    for (const [key, date] of [
      ['ArrowRight', '2025-11-02'],
      ['ArrowDown', '2025-11-09'],
      ['PageUp', '2025-10-09'],
      ['End', '2025-10-11'],
      ['Shift+PageUp', '2024-10-11'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(day(date), key).toBeFocused();
    }
    await dialog.getByRole('button', { name: 'October, choose a month' }).press('Enter');
    await expect(dialog.getByRole('grid', { name: '2024', exact: true }).getByRole('gridcell')).toHaveCount(
      12,
    );
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('button', { name: 'July 2024' })).toBeFocused();
    await dialog
      .getByRole('button', { name: /2024, choose a year/ })
      .first()
      .press('Enter');
    const years = dialog.getByRole('grid', { name: /^\d{4} – \d{4}$/ });
    await expect(years.getByRole('row').first().getByRole('gridcell')).toHaveCount(4);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'July 2023' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(day('2023-07-11')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(from).toHaveValue('2023-07-11');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});
