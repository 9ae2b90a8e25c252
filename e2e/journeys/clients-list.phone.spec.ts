import { addClients } from '../support/clients.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('[CLIENT-01] on a phone the list is cards, and a call is logged with one tap and taken back', async ({
  page,
  agent,
}) => {
  await addClients(agent, [
    { firstName: 'Daniel', lastName: 'Whitford' },
    {
      firstName: 'Marie-Antoinette-Joséphine',
      lastName: 'de La Rochefoucauld-Beauharnais',
      category: 'waitingList',
    },
  ]);
  await page.goto('/clients');
  const cards = page.getByRole('list', { name: 'Clients' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole('tab', { name: 'Touchbase 2' }).tap();
  await expect(page).toHaveURL(/tab=touchbase/);
  await expect(page.getByText(/^Good relation, every 30 days, [\d,]+ days late$/)).toHaveCount(2);
  const log = page.getByRole('button', { name: 'Log a call with Daniel Whitford' });
  expect((await log.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await log.tap();
  await expect(page.getByText('Call with Daniel Whitford logged')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Touchbase 1' })).toBeVisible();
  await expect(log).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(log).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Touchbase 2' })).toBeVisible();
});
