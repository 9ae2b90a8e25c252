import { expect, test } from '../support/test.ts';

test.use({ hasBadges: true });

test.use({ theme: 'light' });

test('[DASH-01] [DASH-04] on a phone small badges stand side by side, the rest loads when it comes near, and its menu changes what a badge shows', async ({
  page,
  agent: _,
}) => {
  const counted = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/badges/exec')) return;
    for (const { badgeId } of request.postDataJSON().items) counted.add(badgeId);
  });
  await page.goto('/');
  const [large, small] = [
    page.getByRole('article', { name: 'Median sold price' }),
    page.getByRole('article', { name: 'New clients' }),
  ];
  await expect(large.getByRole('button', { name: /show the list$/ })).toBeVisible();
  const width = page.viewportSize()?.width ?? 0;
  expect((await large.boundingBox())?.width).toBe(width - 32);
  expect((await small.boundingBox())?.width).toBe((width - 32 - 12) / 2);
  expect(counted.size).toBeLessThan(8);
  const scrollOn = async () => {
    await page.evaluate(() => scrollBy(0, 300));
    return counted.size;
  };
  await expect.poll(scrollOn).toBe(8);

  const label = 'Change what Days to sell shows';
  await page.getByRole('button', { name: label }).click();
  await page
    .getByRole('dialog', { name: label })
    .getByRole('button', { name: /^Last 90 days/ })
    .click();
  const kept = page.waitForResponse(/\/layout$/);
  await page.getByRole('option', { name: 'Last 365 days' }).click();
  await kept;
  await page.keyboard.press('Escape');
});
