import { addClients } from '../support/clients.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('[CLIENT-01] a note, a task, a call and a consent stand on the timeline of a phone', async ({
  page,
  agent,
}) => {
  const [client] = await addClients(agent, [{ relation: 'excellent', birthday: '1987-11-03' }]);
  await page.goto(`/clients/view?id=${client?.id}`);
  await expect(page.getByRole('heading', { name: 'Amara Chen-Laurent', level: 1 })).toBeVisible();
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
  await page.getByRole('checkbox', { name: 'Book a showing' }).check({ force: true });

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
