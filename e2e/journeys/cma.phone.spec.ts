import { findBusyHome, waitUntilFitted } from '../support/cma.ts';
import { expect, test } from '../support/test.ts';

test.describe('in French', () => {
  test.use({ language: 'fr' });

  test('[CMA-01] [CMA-04] une valeur rapide par numéro MLS, sur un téléphone', async ({ page, agent }) => {
    test.setTimeout(180_000);
    const home = await findBusyHome(agent);
    await waitUntilFitted(agent, home);
    await page.goto('/cma');
    await page.getByText('Numéro MLS').click();
    await page.getByRole('combobox', { name: 'Numéro MLS' }).fill(home.listing.mlsNumber);
    await page.getByRole('option').first().click();
    await page.getByRole('radio', { name: 'Rapide' }).check({ force: true });
    await page.getByRole('button', { name: 'Évaluer' }).click();

    await expect(page).toHaveURL(/\/cma\/calculate\?id=/);
    await expect(page.getByRole('heading', { name: 'Valeur marchande estimée' })).toBeVisible();

    await page.getByRole('button', { name: 'Créer le rapport' }).click();
    await expect(page).toHaveURL(/\/cma\/calculate\/report\?id=/);
    await expect(page.getByRole('button', { name: 'Créer le rapport' })).toBeVisible();
  });
});
