import { publishSite, readPage } from '../support/sites.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const slogan = 'At the end of the dock';

test('[SITE-01] on a phone the slogan of a site is written, looked at and published', async ({
  page,
  agent,
}) => {
  const root = await publishSite(agent);
  await page.goto('/site-builder');
  await page.getByRole('link', { name: 'Hero section' }).tap();
  await page.getByRole('textbox', { name: /^Slogan/ }).fill(slogan);
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Preview' }).press('Space');
  const preview = page.frameLocator('iframe[title="Preview of your site"]:not([aria-hidden])');
  await expect(preview.getByRole('heading', { name: slogan })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Publish' }).tap();
  await page.getByRole('button', { name: /^Publish version/ }).tap();
  await expect(page.getByText(/^Version \d is live$/)).toBeVisible();
  expect((await readPage(`${root}/en`)).html).toContain(slogan);
});
