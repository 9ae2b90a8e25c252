import { addClients } from '../support/clients.ts';
import { completeSender, giveConsent, ownAddress } from '../support/messages.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** In so many days somebody turns forty. */
function birthdayIn(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return `${day.getUTCFullYear() - 40}${day.toISOString().slice(4, 10)}`;
}

test('[EVENT-01] [EVENT-02] birthdays are switched on, worded, approved, and a date of one’s own is scheduled', async ({
  page,
  agent,
}) => {
  await completeSender(agent);
  const email = ownAddress('priya');
  const [client] = await addClients(agent, [
    { firstName: 'Priya', lastName: 'Raman', email, birthday: birthdayIn(5) },
  ]);
  await giveConsent(agent, client?.id ?? '');

  await page.goto('/events');
  await page.getByRole('link', { name: 'Choose categories' }).click();
  await page.getByRole('switch', { name: 'Birthdays' }).press('Space');
  await expect(page.getByRole('switch', { name: 'Birthdays' })).toBeChecked();
  await expectAccessible(page);

  await page.goto('/events/email-template/birthdays/candles');
  const subject = page.getByRole('textbox', { name: /^Subject/ });
  await subject.fill('Cake today, {{firstName}}?');
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('Cake today, Priya?').first()).toBeVisible();

  await page.goto('/events');
  await expect(page.getByText('Priya Raman turns 40').first()).toBeVisible();
  await page.getByRole('link', { name: 'Review 1 greeting' }).click();
  await page.getByRole('button', { name: /^Approve: Priya Raman/ }).click();
  await expect(page.getByText('Nothing waits for you')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/events?view=tasks');
  await expect(page.getByText('Cake today, …?').first()).toBeVisible();
});
