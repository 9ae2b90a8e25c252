import { expect, test } from '../support/test.ts';

test.use({ hasBadges: true });

test('[DATE-01] [DATE-02] [DATE-03] on a phone a sheet with From and To tabs, one month, 3 years a row', async ({
  page,
  agent: _,
}) => {
  await page.clock.setFixedTime(new Date('2025-11-12T15:00:00Z'));
  await page.goto('/');
  const button = page.getByRole('button', { name: /^Dates/ });
  const sheet = page.getByRole('dialog', { name: 'Choose dates' });
  await button.click();
  await sheet.getByRole('button', { name: 'This month' }).click();
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await button.click();
  const tabs = sheet.getByRole('tab');
  await expect(tabs).toHaveText(['From · 2025-11-01', 'To · 2025-11-12']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(sheet.getByRole('grid')).toHaveCount(1);
  await expect(sheet.getByRole('grid').getByRole('row')).toHaveCount(7);

  await sheet.getByRole('button', { name: /November 3, 2025/ }).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.first()).toHaveText('From · 2025-11-03');
  await sheet.getByRole('button', { name: /November 2, 2025/ }).click();
  await expect(sheet.getByRole('alert')).toContainText(
    'The to date cannot be before the from date (2025-11-03).',
  );
  await sheet.getByRole('button', { name: /November 9, 2025/ }).click();
  await expect(sheet.getByText('7 days selected')).toBeVisible();
  await tabs.first().click();
  await sheet.getByRole('button', { name: /November 11, 2025/ }).click();
  await expect(sheet.getByRole('alert')).toContainText(
    'The from date cannot be after the to date (2025-11-09).',
  );
  await expect(tabs.first()).toHaveText('From · 2025-11-03');

  await sheet.getByRole('button', { name: /choose a month/ }).click();
  await expect(sheet.getByRole('grid').getByRole('row').first().getByRole('gridcell')).toHaveCount(3);
  await sheet.getByRole('button', { name: /choose a year/ }).click();
  await expect(sheet.getByRole('grid').getByRole('row').first().getByRole('gridcell')).toHaveCount(3);
  await sheet.getByRole('button', { name: /choose a year/ }).click();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(button).toHaveText('This month');

  await button.click();
  await sheet.getByRole('button', { name: 'Last 7 days' }).click();
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expect(button).toHaveText('Last 7 days');
  await button.click();
  await sheet.getByRole('button', { name: 'All', exact: true }).click();
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expect(button).toHaveText('Each badge’s period');
});
