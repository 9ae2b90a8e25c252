import { changePrice, sendWaiting } from '../support/accounts.ts';
import { findActiveHome } from '../support/alerts.ts';
import { addClients } from '../support/clients.ts';
import { waitForMail } from '../support/mails.ts';
import { addressOf } from '../support/market.ts';
import { completeSender, giveConsent, ownAddress } from '../support/messages.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('[ALERT-01] [ALERT-02] a search becomes an alert, is replayed, writes to the client within moments, and says why', async ({
  page,
  agent,
}) => {
  await completeSender(agent);
  const email = ownAddress('amara');
  const [client] = await addClients(agent, [{ firstName: 'Amara', lastName: 'Osei', email }]);
  await giveConsent(agent, client?.id ?? '');
  const home = await findActiveHome(agent, 0);
  const { id, price, address, kind } = home;

  const criteria = { kind: { any: [kind] }, price: { min: price - 5_000_000, max: price } };
  await page.goto(addressOf('/property-search/result', criteria));
  await page.getByRole('link', { name: 'Make an alert' }).first().click();
  await page.getByRole('combobox', { name: 'Client' }).fill('Amara');
  await page.getByRole('option', { name: /Amara Osei/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('A place for Amara');
  const replay = page.getByRole('region', { name: 'Replay of the last 30 days' });
  await expect(replay.getByRole('button', { name: /^Show as table/ })).toBeVisible();
  await page.getByRole('switch', { name: 'Quiet hours' }).press('Space');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and start' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A place for Amara' })).toBeVisible();

  await changePrice(id, price - 100_000);
  await page.getByRole('tab', { name: /^Ledger/ }).click();
  const row = page.getByRole('row').filter({ hasText: address });
  await expect(row.getByText('Sent', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await sendWaiting(email);
  expect((await waitForMail(email)).subject).toContain('$1,000');

  await page.goto(`/property-search/result/view?id=${id}`);
  await page
    .getByRole('button', { name: /want this|wants this/i })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Who wants this?' });
  await expect(drawer.getByText('Amara Osei')).toBeVisible();
  await expectAccessible(page);
});
