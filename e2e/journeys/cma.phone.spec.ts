import { addClients } from '../support/clients.ts';
import { findBusyHome, waitUntilLearnt } from '../support/cma.ts';
import { waitForMail } from '../support/mails.ts';
import { completeSender, giveConsent, ownAddress } from '../support/messages.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.describe('in French', () => {
  test.use({ language: 'fr' });

  test('[CMA-03] [CMA-05] une valeur rapide par numéro MLS et son rapport envoyé, sur un téléphone', async ({
    page,
    agent,
  }) => {
    test.setTimeout(180_000);
    const email = ownAddress('etienne');
    const home = await findBusyHome(agent);
    const [etienne] = await addClients(agent, [
      { firstName: 'Étienne', lastName: 'Gagnon', email, language: 'fr' },
    ]);
    await completeSender(agent);
    await giveConsent(agent, etienne?.id ?? '');
    await waitUntilLearnt(agent, home);
    await page.goto('/cma');
    await page.getByText('Numéro MLS').click();
    await page.getByRole('combobox', { name: 'Numéro MLS' }).fill(home.listing.mlsNumber);
    await page.getByRole('option').first().click();
    await page.getByRole('radio', { name: 'Rapide' }).check();
    await page.getByRole('button', { name: 'Évaluer' }).click();

    await expect(page).toHaveURL(/\/cma\/calculate\?id=/);
    await expect(page.getByRole('heading', { name: 'Valeur marchande estimée' })).toBeVisible();
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await isWide()).toBe(false);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Créer le rapport' }).click();
    await expect(page).toHaveURL(/\/cma\/calculate\/report\?id=/);
    await page.getByRole('button', { name: 'Créer le rapport' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Prêt à télécharger ou à envoyer' }),
    ).toBeAttached({
      timeout: 90_000,
    });
    expect(await isWide()).toBe(false);
    await page.getByRole('button', { name: 'Envoyer par courriel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Envoyer le rapport par courriel' });
    await dialog.getByRole('combobox', { name: 'À' }).fill('Gagnon');
    // By keyboard: while a click looks for its place it may scroll the page under the dialog, and the list with it.
    await expect(page.getByRole('option', { name: /Étienne Gagnon/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('list', { name: 'Destinataires' })).toContainText('Étienne Gagnon');
    await dialog.getByRole('button', { name: 'Envoyer le rapport' }).click();
    await expect(dialog).toBeHidden();
    expect((await waitForMail(email)).text).toContain('Ouvrir le rapport');
  });
});
