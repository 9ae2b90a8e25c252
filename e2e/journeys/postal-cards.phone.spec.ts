import { readFile } from 'node:fs/promises';
import { parsePdf } from '../../apps/server/src/testing/parse-pdf.ts';
import { addClients } from '../support/clients.ts';
import { introduceAgent } from '../support/sites.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ language: 'fr', theme: 'light' });

test('[EVENT-03] on a phone a card is drawn up and checked, one batch goes to the printer and another is cancelled', async ({
  page,
  agent,
}) => {
  await introduceAgent(agent);
  await addClients(agent, [
    { firstName: 'Luc', lastName: 'Bergeron', language: 'fr' },
    { firstName: 'Ana', lastName: 'Silva', address1: '38 Helene St S', postalCode: 'L5G 3B2' },
    {
      firstName: 'Noé',
      lastName: 'Roy',
      language: 'fr',
      address1: 'Chemin du Moulin',
    },
  ]);
  const fits = () =>
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);

  await page.goto('/events/postal-card');
  await page.getByRole('button', { name: 'Nouvelle carte' }).tap();
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Hiver à la maison');
  await page.getByRole('group', { name: 'Recto' }).getByRole('radio').nth(1).press('Space');
  const preview = page.getByRole('region', { name: 'Aperçu' });
  await expect(preview.getByRole('img', { name: /^Recto de la carte/ })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'Verso de la carte pour Luc Bergeron' })).toBeVisible();
  await fits();
  await expectAccessible(page);

  const checks = page.getByRole('region', { name: 'Prête à imprimer' });
  await expect(checks.getByText('Texte dans le cadre sûr')).toBeVisible();
  await expect(checks.getByText('1 adresse hors de la forme de Postes Canada')).toBeVisible();
  await checks.getByRole('button', { name: 'Corriger' }).tap();
  await expect(page.getByText('Rue à vérifier')).toBeInViewport();
  await expect(page.getByRole('checkbox', { name: 'Carte pour Noé Roy' })).toBeDisabled();
  await fits();
  await page.getByRole('button', { name: 'Retour à la carte' }).first().tap();

  await page.getByRole('button', { name: 'Faire un lot de 2' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: /^Hiver à la maison, lot/ })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger le PDF à imprimer' }).tap(),
  ]);
  const { pages } = await parsePdf(await readFile(await download.path()), { dpi: null });
  expect(pages.map(({ text }) => text).join('\n')).toContain('LUC BERGERON');
  expect(pages).toHaveLength(4);
  await fits();
  await expectAccessible(page);
  const steps = page.getByRole('region', { name: 'Étapes du lot' });
  await steps.getByRole('button', { name: 'Il s’imprime' }).tap();
  await steps.getByRole('button', { name: 'Il a été posté' }).tap();
  await expect(steps.getByRole('button', { name: 'Il est arrivé' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler le lot' })).toHaveCount(0);

  await page.goto('/events/postal-card');
  const cards = page.getByRole('region', { name: 'Cartes', exact: true });
  await expect(cards.getByText('Posté', { exact: true })).toBeVisible();
  await fits();
  await cards.getByRole('link', { name: 'Hiver à la maison' }).tap();
  await page.getByRole('button', { name: 'Faire un lot de 2' }).tap();
  await page.getByRole('button', { name: 'Annuler le lot' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler le lot' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: /Annulé$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Il s’imprime' })).toHaveCount(0);
  await fits();
});
