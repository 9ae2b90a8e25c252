import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ hasBadges: true });

const today = new Date('2025-11-12T15:00:00Z');

async function openPicker(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Dates/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose dates' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test.beforeEach(async ({ page, agent: _ }) => {
  await page.clock.setFixedTime(today);
  await page.goto('/');
  const dialog = await openPicker(page);
  await dialog.getByRole('button', { name: 'This month' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toHaveCount(0);
});

test('[DATE-01] the dialog takes a range by shortcut, by All, by clicks; Apply returns it and Cancel does not', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: /^Dates/ });
  await expect(button).toHaveText('Nov 1 – Nov 12');
  const dialog = await openPicker(page);
  const from = dialog.getByRole('textbox', { name: 'From' });
  const to = dialog.getByRole('textbox', { name: 'To' });
  await expect(dialog.getByRole('tab')).toHaveCount(0);
  await expect(from).toHaveValue('2025-11-01');
  await expect(to).toHaveValue('2025-11-12');
  const ranges: Record<string, [string, string]> = {
    Today: ['2025-11-12', '2025-11-12'],
    Yesterday: ['2025-11-11', '2025-11-11'],
    'Last 7 days': ['2025-11-06', '2025-11-12'],
    'Last 30 days': ['2025-10-14', '2025-11-12'],
    'This month': ['2025-11-01', '2025-11-12'],
    'Last month': ['2025-10-01', '2025-10-31'],
    'This quarter': ['2025-10-01', '2025-11-12'],
    'This year': ['2025-01-01', '2025-11-12'],
  };
  const shortcuts = dialog.getByRole('list', { name: 'Shortcuts' }).getByRole('button');
  await expect(shortcuts).toHaveText([...Object.keys(ranges), 'All']);
  for (const [name, [first, last]] of Object.entries(ranges)) {
    await shortcuts.filter({ hasText: new RegExp(`^${name}$`) }).click();
    await expect(from, name).toHaveValue(first);
    await expect(to, name).toHaveValue(last);
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toHaveText('Nov 1 – Nov 12');

  await openPicker(page);
  await dialog.getByRole('button', { name: 'Last month' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toHaveText('Oct 1 – Oct 31');

  await openPicker(page);
  await dialog.getByRole('button', { name: 'All', exact: true }).click();
  await expect(from).toHaveValue('');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(button).toHaveText('Each badge’s period');

  await openPicker(page);
  await dialog.getByRole('button', { name: /November 4, 2025/ }).click();
  await dialog.getByRole('button', { name: /November 9, 2025/ }).click();
  await expect(dialog.getByText('6 days selected')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(button).toHaveText('Nov 4 – Nov 9');
});

test('[DATE-02] wrong orders, wrong texts and days outside 1900 to 2099 are refused', async ({ page }) => {
  const dialog = await openPicker(page);
  const from = dialog.getByRole('textbox', { name: 'From' });
  const to = dialog.getByRole('textbox', { name: 'To' });
  const apply = dialog.getByRole('button', { name: 'Apply' });
  const problem = dialog.getByRole('alert');
  await expect(from).toHaveAttribute('placeholder', 'YYYY-MM-DD');
  const refusals: [Locator, string, string][] = [
    [from, '2025-11-20', 'The from date cannot be after the to date (2025-11-12). Change the to date first.'],
    [from, '2025-02-30', 'Enter a day that exists, as YYYY-MM-DD.'],
    [from, '12/11/2025', 'Enter a day that exists, as YYYY-MM-DD.'],
    [from, '1899-12-31', 'Choose a date from 1900-01-01 to 2099-12-31.'],
    [from, '2025-11-01', ''],
    [
      to,
      '2025-10-31',
      'The to date cannot be before the from date (2025-11-01). Change the from date first.',
    ],
    [to, '2100-01-01', 'Choose a date from 1900-01-01 to 2099-12-31.'],
  ];
  for (const [field, text, sentence] of refusals) {
    await field.fill(text);
    await field.press('Enter');
    await expect(problem, text).toHaveText(sentence);
  }
  await apply.click();
  await expect(dialog).toBeVisible();
  await expect(to).toBeFocused();

  await to.fill('2025-11-12');
  await from.fill('2025-11-05');
  await dialog.getByRole('button', { name: /November 3, 2025/ }).click();
  await expect(from).toHaveValue('2025-11-03');
  await dialog.getByRole('button', { name: /November 2, 2025/ }).click();
  await expect(problem).toContainText('The to date cannot be before the from date (2025-11-03).');
  await expect(to).toHaveValue('2025-11-12');

  await from.fill('1900-01-01');
  await from.press('Enter');
  await expect(dialog.getByRole('grid', { name: 'January 1900' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Previous month' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await to.fill('2099-12-31');
  await to.press('Enter');
  await expect(dialog.getByRole('grid', { name: 'December 2099' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
  await apply.click();
  await expect(page.getByRole('button', { name: /^Dates/ })).toHaveText('Jan 1, 1900 – Dec 31, 2099');
});

test('[DATE-02] shortcuts and Today are off where they would leave the limits', async ({ page }) => {
  const offAt: [string, string[]][] = [
    ['1900-01-03T15:00:00Z', ['Last 7 days', 'Last 30 days', 'Last month']],
    ['1899-12-20T15:00:00Z', ['Today', 'Yesterday', 'Last 7 days', 'Last 30 days', 'This month']],
  ];
  for (const [now, off] of offAt) {
    await page.clock.setFixedTime(new Date(now));
    await page.reload();
    const dialog = await openPicker(page);
    const shortcuts = dialog.getByRole('list', { name: 'Shortcuts' });
    for (const name of off) await expect(shortcuts.getByRole('button', { name, exact: true })).toBeDisabled();
    await expect(shortcuts.getByRole('button', { name: 'All' })).toBeEnabled();
  }
});

test('[DATE-03] [DATE-01] days, months and years open from the title, six weeks a month, and the keyboard does it all', async ({
  page,
}) => {
  await page.getByRole('button', { name: /^Dates/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose dates' });
  const day = (date: string) => dialog.locator(`[data-date="${date}"]`);
  await expect(day('2025-11-01')).toBeFocused();
  const grids = dialog.getByRole('grid');
  await expect(grids).toHaveCount(2);
  for (const grid of await grids.all()) await expect(grid.getByRole('row')).toHaveCount(7);

  const keys: [string, string][] = [
    ['ArrowRight', '2025-11-02'],
    ['ArrowDown', '2025-11-09'],
    ['ArrowLeft', '2025-11-08'],
    ['ArrowUp', '2025-11-01'],
    ['ArrowDown', '2025-11-08'],
    ['Home', '2025-11-02'],
    ['End', '2025-11-08'],
    ['PageDown', '2025-12-08'],
    ['PageUp', '2025-11-08'],
    ['Shift+PageUp', '2024-11-08'],
    ['Shift+PageDown', '2025-11-08'],
  ];
  for (const [key, date] of keys) {
    await page.keyboard.press(key);
    await expect(day(date), key).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'From' })).toHaveValue('2025-11-08');

  const months = dialog.getByRole('button', { name: 'November, choose a month' });
  await months.press('Enter');
  const monthGrid = dialog.getByRole('grid', { name: '2025', exact: true });
  await expect(monthGrid.getByRole('gridcell')).toHaveCount(12);
  await expect(monthGrid.getByRole('row').first().getByRole('gridcell')).toHaveCount(3);
  await expect(dialog.getByRole('button', { name: 'November 2025' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('button', { name: 'August 2025' })).toBeFocused();

  await dialog
    .getByRole('button', { name: /2025, choose a year/ })
    .last()
    .press('Enter');
  const yearGrid = dialog.getByRole('grid', { name: '2020 – 2039' });
  await expect(yearGrid.getByRole('row').first().getByRole('gridcell')).toHaveCount(4);
  await expect(yearGrid.getByRole('button', { name: '2025' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(yearGrid.getByRole('button', { name: '2024' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'August 2024' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('grid', { name: 'August 2024' })).toBeVisible();
  await expect(day('2024-08-08')).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Dates/ })).toBeFocused();
});
