import { expect, test } from '../support/test.ts';

test.use({ hasBadges: true });

test.use({ theme: 'light' });

test('[DASH-01] [DASH-04] on a phone small badges stand side by side, the rest loads when the page is idle, panels when they come near, and its menu changes what a badge shows', async ({
  page,
  agent: _,
}) => {
  const calls: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/badges/exec')) calls.push(request.postDataJSON().items.length);
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
  // What is in view, then all others in one call, although nobody scrolls; panels wait.
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[0]).toBeLessThan(8);
  expect((calls[0] ?? 0) + (calls[1] ?? 0)).toBe(8);
  await expect(page.getByRole('region', { name: 'Reminders' })).toBeHidden();
  const bottom = async () => {
    await page.evaluate(() => scrollBy(0, 600));
    return page.getByRole('region', { name: 'Reminders' }).isVisible();
  };
  await expect.poll(bottom).toBe(true);

  const label = 'Change what Days to sell shows';
  await page.getByRole('button', { name: label }).click();
  await expect(page.getByRole('dialog', { name: label })).toBeVisible();
  // A list closes when the page under it scrolls, and the way to the button is told with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page
    .getByRole('dialog', { name: label })
    .getByRole('button', { name: /^Last 90 days/ })
    .click();
  const kept = page.waitForResponse(/\/layout$/);
  await page.getByRole('option', { name: 'Last 365 days' }).click();
  await kept;
  await page.keyboard.press('Escape');
});
