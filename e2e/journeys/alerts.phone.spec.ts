import { changePrice, sendWaiting } from '../support/accounts.ts';
import { addAlert, findActiveHome } from '../support/alerts.ts';
import { addClients } from '../support/clients.ts';
import { linkOf, waitForMail } from '../support/mails.ts';
import { completeSender, giveConsent, ownAddress } from '../support/messages.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('[ALERT-01] [ALERT-02] the agent approves on a phone, the client answers and stops in French without an account, and the alert says so', async ({
  page,
  agent,
}) => {
  await completeSender(agent);
  const email = ownAddress('emilie');
  const [client] = await addClients(agent, [{ firstName: 'Émilie', email, language: 'fr' }]);
  const clientId = client?.id ?? '';
  await giveConsent(agent, clientId);
  const { id, price, address, mlsNumber } = await findActiveHome(agent, 1);
  await addAlert(agent, clientId, {
    name: 'Près du lac',
    criteria: { version: 1, offer: 'sale', status: ['active'], mlsNumbers: [mlsNumber] },
    confirmBeforeSending: true,
  });
  await changePrice(id, price - 100_000);

  await page.goto('/basket/view?basketType=Automatic&view=approvals');
  await expect(page.getByText(address).first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .tap();
  await sendWaiting(email);
  const mail = await waitForMail(email);
  expect(mail.subject).toContain('en baisse');

  await page.goto(linkOf(mail));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expectAccessible(page);
  await expect(page.getByRole('heading', { level: 1, name: address })).toBeVisible();
  await page
    .getByRole('group', { name: /^Votre réponse/ })
    .first()
    .getByRole('button', { name: 'Oui' })
    .tap();
  await expect(page.getByText(/^Enregistré/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Toutes les propriétés' }).tap();
  await page.getByRole('button', { name: 'Au plus un par semaine' }).tap();
  await expect(page.getByText('Vous recevez au plus un message par semaine.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Arrêter ces messages' }).tap();
  await expect(page.getByText(/^Arrêté\. /).first()).toBeVisible();

  await page.goto('/basket?basketType=Automatic');
  await expect(page.getByText('Près du lac').first()).toBeVisible();
  await expect(page.getByText(/stopped/i).first()).toBeVisible();
});
