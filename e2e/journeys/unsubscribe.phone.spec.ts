import { addClients } from '../support/clients.ts';
import { expectReadable, waitForMail } from '../support/mails.ts';
import { callAs, completeSender, giveConsent, ownAddress } from '../support/messages.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// A browser that says it is driven by a program counts as one, and the log would say so.
test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
});

test('[MAIL-02] [CLIENT-04] a reader leaves everything from a mail, without an account, in French', async ({
  page,
  agent,
}) => {
  await completeSender(agent);
  const email = ownAddress('etienne');
  const [etienne] = await addClients(agent, [
    { firstName: 'Étienne', lastName: 'Gagnon', email, language: 'fr' },
  ]);
  if (!etienne) throw new Error('Étienne was not added');
  await giveConsent(agent, etienne.id);
  await callAs(agent, 'POST', '/mailings', {
    channel: 'email',
    category: 'news',
    audience: { clientIds: [etienne.id] },
    letter: {
      en: { subject: '', body: '' },
      fr: { subject: 'Lettre de novembre', body: '<p>Bonjour {{firstName}}</p>' },
    },
    sendAt: null,
    mailingId: crypto.randomUUID(),
  });
  // A commercial one, in French; the other journey has a personal one in English.
  await expectReadable(page, await waitForMail(email));

  await page.goto('/mailbox');
  await page.getByRole('button', { name: email }).tap();
  await page.frameLocator('iframe').getByRole('link', { name: 'Se désabonner' }).tap();
  await expect(page.getByRole('heading', { name: 'Vos courriels' })).toBeVisible();
  const leave = page.getByRole('button', { name: 'Se désabonner de tout' });
  expect((await leave.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await leave.tap();
  await expect(page.getByRole('status')).toHaveText(
    'Votre désabonnement est fait. Vous ne recevrez plus rien.',
  );
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();

  await page.goto('/email-log');
  await page.getByRole('button', { name: /Étienne Gagnon/ }).tap();
  const message = page.getByRole('dialog', { name: 'Message' });
  await expect(message.getByText('Unsubscribed from everything')).toBeVisible();
  await expect(message.getByText('Étienne used the page of preferences.')).toBeVisible();
  await expectAccessible(page);
  await message.getByRole('link', { name: 'Étienne Gagnon' }).tap();
  await expect(page).toHaveURL(`/clients/view?id=${etienne.id}`);
  await expect(page.getByText('Unsubscribed').first()).toBeVisible();

  await page.goto(`/clients/mail?clientId=${etienne.id}`);
  await page.getByRole('button', { name: /Kind of email/ }).tap();
  await page.getByRole('option', { name: 'News' }).tap();
  await expect(page.getByRole('button', { name: /^Unsubscribed, or the address fails\s*1$/ })).toBeVisible();
});
