import type { Criteria } from '../../packages/domain/src/criteria/criteria.ts';
import { askMarket, criteriaOf, listingLinks, resultHeading, showLink } from '../support/market.ts';
import { expect, test } from '../support/test.ts';

const wanted: Partial<Criteria> = {
  kind: { any: ['detached'] },
  price: { max: 90_000_000 },
  bedrooms: { min: 3 },
};

test('[LIST-01] a sentence becomes criteria, the same as chosen by hand; words it does not know are told', async ({
  page,
  agent,
}) => {
  const market = await askMarket(agent);
  const total = await market.count(wanted);
  expect(total).toBeGreaterThan(0);

  await page.goto('/property-search');
  await page.getByRole('button', { name: /^Detached/ }).click();
  await page.getByRole('group', { name: 'Bedrooms' }).getByRole('radio', { name: /^3\+/ }).click();
  await page.getByRole('textbox', { name: 'Highest price' }).fill('900,000');
  await page.keyboard.press('Enter');
  await expect(showLink(page, total)).toBeVisible();
  expect(criteriaOf(page)).toEqual(wanted);

  await page.goto('/property-search/result');
  const box = page.getByRole('combobox', { name: 'Search for homes' });
  await box.fill('detached 3+ bedrooms under 900k with a wizard tower');
  await box.press('Enter');
  await expect(page.getByText('Read as Up to $900K, 3+ beds, Detached')).toBeVisible();
  await expect(page.getByText('Not understood: wizard, tower')).toBeVisible();
  await expect(resultHeading(page, total)).toBeVisible();
  expect(criteriaOf(page)).toEqual(wanted);

  await page.getByRole('button', { name: 'Remove Up to $900K' }).click();
  const wider = await market.count({ kind: wanted.kind, bedrooms: wanted.bedrooms });
  await expect(resultHeading(page, wider)).toBeVisible();
  expect(criteriaOf(page)).toEqual({ kind: wanted.kind, bedrooms: wanted.bedrooms });
});

test.describe('in French', () => {
  test.use({ language: 'fr' });

  test('[LIST-01] une phrase devient des critères, les mêmes que choisis à la main', async ({
    page,
    agent,
  }) => {
    const total = await (await askMarket(agent)).count(wanted);
    await page.goto('/property-search/result');
    const box = page.getByRole('combobox', { name: 'Chercher des propriétés' });
    await box.fill('maison détachée au moins 3 chambres moins de 900 000 $ avec une licorne');
    await box.press('Enter');
    await expect(
      page.getByText(/^Compris\s: Jusqu’à 900\sk\$, 3\+ chambres, Maison individuelle$/),
    ).toBeVisible();
    await expect(page.getByText('Non compris : licorne')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${total} `) })).toBeVisible();
    expect(criteriaOf(page)).toEqual(wanted);
    await expect(listingLinks(page)).toHaveCount(Math.min(total, 24));
    await page.getByRole('button', { name: 'Chercher comme mots-clés' }).click();
    expect(criteriaOf(page)).toEqual({ ...wanted, keywords: 'licorne' });
    await expect(
      page.getByRole('heading', { name: 'Les données demandées sont introuvables' }),
    ).toBeVisible();
  });
});
