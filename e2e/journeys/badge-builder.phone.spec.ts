import { expect, test } from '../support/test.ts';

test.use({ hasBadges: true });

test.use({ language: 'fr' });

test('[BADGE-01] a phone builds a badge with the preview in sight and the actions at hand', async ({
  page,
  agent: _,
}) => {
  await page.goto('/badge-builder/categoreis?q=nouvelles+inscriptions');
  await page.getByRole('link', { name: 'Nouvelles inscriptions', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Valeur en direct' })).toContainText(/\d/);
  await page.getByRole('link', { name: 'Créer un badge' }).click();

  const icons = page.getByRole('group', { name: 'Icône', exact: true });
  await icons.scrollIntoViewIfNeeded();
  const preview = page.getByRole('region', { name: 'Aperçu en direct' });
  await expect(preview.getByRole('article')).toBeInViewport();
  const save = page.getByRole('button', { name: 'Enregistrer le badge' });
  await expect(save).toBeInViewport();
  await icons.getByRole('radio', { name: 'Dollar' }).check({ force: true });
  await save.click();
  await expect(page.getByText('Nouvelles inscriptions a été enregistré.')).toBeVisible();
  await expect(page).toHaveURL(/\?id=/);
});
