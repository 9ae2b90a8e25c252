import type { Page } from '@playwright/test';
import { createNoisePng } from '../support/pictures.ts';
import { forgive, watchCalls } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';

const megabyte = 1024 * 1024;

function pick(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  return page.getByLabel('Change photo').and(page.locator('input')).setInputFiles({ name, mimeType, buffer });
}

test('[USER-02] [USER-07] a photo is sent in the field file with its progress in percent, then shown everywhere', async ({
  page,
  context,
  agent: _,
}) => {
  const calls = watchCalls(page);
  await page.goto('/user/profile');
  const picture = page.getByRole('button', { name: 'Account menu' }).getByRole('img');
  await expect(picture).toHaveAttribute('src', '/avatar-default.svg');
  await page.evaluate(() => {
    const percents = new Set<number>();
    Object.assign(window, { percents });
    const look = () => {
      const value = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
      if (value) percents.add(Number(value));
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 700_000,
  });
  const photo = createNoisePng(550);
  expect(photo.length).toBeGreaterThan(880 * 1024);
  expect(photo.length).toBeLessThan(megabyte);
  await pick(page, 'portrait.png', 'image/png', photo);
  await expect(page.getByRole('progressbar', { name: 'portrait.png' })).toBeVisible();
  await expect(page.getByText('Photo updated')).toBeAttached();
  const percents = await page.evaluate(() => [...(window as unknown as { percents: Set<number> }).percents]);
  expect(percents.filter((percent) => percent > 0 && percent < 100).length).toBeGreaterThan(1);
  expect(percents).toEqual(percents.toSorted((left, right) => left - right));

  const [sent] = calls.named('POST /users/profile/avatar');
  expect(sent?.headers()['content-type']).toMatch(/^multipart\/form-data/);
  expect(calls.named('GET /users/profile/avatar')).toHaveLength(2);
  await expect(picture).toHaveAttribute('src', /^\/api\/files\/.+v=[\da-f]{24}$/);
  const width = await picture.evaluate((image: HTMLImageElement) =>
    image.decode().then(() => image.naturalWidth),
  );
  expect(width).toBeGreaterThan(0);
});

test('[USER-02] more than 1 MB and files that are no image are refused with a clear sentence', async ({
  page,
  agent: _,
  complaints,
}) => {
  const calls = watchCalls(page);
  await page.goto('/user/profile');
  const problem = page.locator('#photo-problem');
  await pick(page, 'large.png', 'image/png', Buffer.alloc(megabyte + 1));
  await expect(problem).toContainText('File size exceeds 1 MB');
  await pick(page, 'offer.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
  await expect(problem).toHaveText('This file is not a JPG or PNG image. Choose another photo.');
  expect(calls.named('POST /users/profile/avatar')).toHaveLength(0);

  await pick(page, 'renamed.png', 'image/png', Buffer.from('just words'));
  await expect.poll(() => calls.named('POST /users/profile/avatar').length).toBe(1);
  await expect(problem).toHaveText('This file is not a JPG or PNG image. Choose another photo.');
  await forgive(complaints, /status of 4\d\d/);
});
