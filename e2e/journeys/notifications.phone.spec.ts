import { notify } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('[NOTE-01] [NOTE-02] on a phone the panel is a modal, and the full list fits', async ({
  page,
  agent,
}) => {
  await notify(
    agent,
    { type: 'Reminder', title: 'Condition expires on Friday', body: '1290 Broadmoor Ave, financing.' },
    {
      type: 'DownSide',
      title: 'Price dropped on 21 Briarwood Ave',
      body: 'Now <b>$1,389,000</b>, down $60,000. Two of your clients follow it.',
    },
  );
  await page.goto('/favorites');
  const bell = page.getByRole('button', { name: 'Notifications, 2 unread' });
  await bell.tap();
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bell).toBeFocused();

  await bell.tap();
  await dialog.getByRole('button', { name: 'View all' }).tap();
  await expect(page).toHaveURL('/notification');
  await expect(dialog).toHaveCount(0);
  const rows = page.getByRole('main').getByRole('listitem');
  const mark = rows.first().getByRole('button', { name: 'Mark as read' });
  await expect(mark).toBeVisible();
  expect((await mark.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await mark.tap();
  await expect(page.getByText('1 unread', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(1);
});
