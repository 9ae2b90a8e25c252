import { addClients } from '../support/clients.ts';
import { completeSender, giveConsent, ownAddress } from '../support/messages.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ language: 'fr', theme: 'light' });

test('[EVENT-01] on a phone a feast is kept in the record, and the client is left in peace', async ({
  page,
  agent,
}) => {
  await completeSender(agent);
  const birthday = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(4, 10);
  const [client] = await addClients(agent, [
    {
      firstName: 'Luc',
      lastName: 'Bergeron',
      email: ownAddress('luc'),
      language: 'fr',
      birthday: `1980${birthday}`,
    },
  ]);
  await giveConsent(agent, client?.id ?? '');

  await page.goto('/events/greeting-categories');
  await page
    .locator('label', { has: page.getByRole('switch', { name: 'Anniversaires de naissance' }) })
    .tap();
  await expect(page.getByRole('switch', { name: 'Anniversaires de naissance' })).toBeChecked();

  await page.goto('/events');
  await page
    .getByText(/^Luc Bergeron/)
    .first()
    .tap();
  await page.getByRole('button', { name: 'Retenir tous les vœux à Luc Bergeron' }).tap();
  await page.getByRole('button', { name: 'Retenir', exact: true }).tap();
  await expect(page.getByText(/sont retenus|Vœux retenus/).first()).toBeVisible();
  await expectAccessible(page);
});
