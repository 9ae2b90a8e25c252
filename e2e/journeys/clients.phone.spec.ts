import { addClients } from '../support/clients.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('[CLIENT-01] on a phone: the list as cards, a call in one tap and taken back, then one client with note, task and consent', async ({
  page,
  agent,
}) => {
  await addClients(agent, [
    { firstName: 'Daniel', lastName: 'Whitford', relation: 'excellent', birthday: '1987-11-03' },
    {
      firstName: 'Marie-Antoinette-Joséphine',
      lastName: 'de La Rochefoucauld-Beauharnais',
      category: 'waitingList',
    },
  ]);
  await page.goto('/clients');
  const cards = page.getByRole('list', { name: 'Clients' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole('tab', { name: 'Touchbase 2' }).tap();
  await expect(page).toHaveURL(/tab=touchbase/);
  await expect(page.getByText(/^Good relation, every 30 days, [\d,]+ days late$/)).toHaveCount(1);
  const log = page.getByRole('button', { name: 'Log a call with Daniel Whitford' });
  expect((await log.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await log.tap();
  await expect(page.getByText('Call with Daniel Whitford logged')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Touchbase 1' })).toBeVisible();
  await expect(log).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(log).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Touchbase 2' })).toBeVisible();

  await page.getByRole('link', { name: 'Daniel Whitford' }).first().tap();
  await expect(page.getByRole('heading', { name: 'Daniel Whitford', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Clients' })).toBeVisible();
  expect((await page.getByRole('link', { name: 'Call' }).boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await page.getByRole('button', { name: 'Note', exact: true }).tap();
  const line = page.getByLabel('Write a note, or type / for a task');
  await expect(line).toBeFocused();
  await line.fill('Prefers SMS before 10 AM');
  await page.getByRole('button', { name: 'Add note' }).tap();
  await expect(page.getByRole('listitem').getByText('Prefers SMS before 10 AM')).toBeVisible();
  await line.fill('/Book a showing');
  await page.getByRole('button', { name: 'Add task' }).tap();
  await page.getByRole('tab', { name: 'Tasks' }).tap();
  // The box itself is drawn beside the one that is there for assistive technology.
  const done = page.getByRole('checkbox', { name: 'Book a showing' });
  await done.click({ force: true });
  await expect(done).toBeChecked();

  await page.getByRole('button', { name: /^Touchbase/ }).tap();
  await expect(page.getByText('Every 14 days, because the relation is excellent.')).toBeVisible();
  await page.getByRole('button', { name: 'Log a call' }).tap();
  await expect(page.getByText('Call logged')).toBeVisible();
  await expect(page.getByText('Last touch today, by phone')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).last().tap();

  await page.getByRole('button', { name: /^Consent/ }).tap();
  await page.getByRole('button', { name: 'Record a consent' }).tap();
  await page.getByRole('radio', { name: /Implied by an inquiry/ }).check({ force: true });
  await page.getByLabel('Evidence').fill('Asked about 405 Revus Ave at the open house');
  await page.getByRole('button', { name: 'Record', exact: true }).tap();
  await expect(page.getByText('Six months from the inquiry on')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().tap();

  await page.getByRole('tab', { name: 'Timeline' }).tap();
  for (const text of ['Note', 'Task done', 'Call', 'Consent recorded', 'Added as a client'])
    await expect(page.getByRole('listitem').getByText(text, { exact: true })).toBeVisible();
  await expectAccessible(page);
});
