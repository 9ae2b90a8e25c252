import { cli } from '../support/accounts.ts';
import { createNoisePng } from '../support/pictures.ts';
import { forgive } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';

test('[SHELL-06] the bell shows a green dot when something is unread', async ({ page, agent }) => {
  await page.goto('/favorites');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(bell.locator('[data-unread-dot]')).toHaveCount(0);

  await cli('notify', '--to', agent.email, '--type', 'Info', '--title', 'Sold', '--body', 'It is sold');
  await page.reload();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  const color = await bell.locator('[data-unread-dot]').evaluate((dot) => {
    const context = document.createElement('canvas').getContext('2d', { colorSpace: 'srgb' });
    if (!context) return [];
    context.fillStyle = getComputedStyle(dot).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  });
  const [red = 0, green = 0, blue = 0] = color;
  expect(green).toBeGreaterThan(Math.max(red, blue) + 40);

  await bell.click();
  await expect(page.getByRole('complementary', { name: 'Notifications' })).toBeVisible();
});

test('[SHELL-06] [SHELL-17] the avatar menu leads to profile, password and log out, which asks first', async ({
  page,
  agent: _,
}) => {
  await page.goto('/favorites');
  const trigger = page.getByRole('button', { name: 'Account menu' });
  const choose = async (name: string) => {
    await trigger.click();
    await page.getByRole('menuitem', { name }).click();
  };
  await trigger.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Settings', 'Change password', 'Log out']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/profile');

  await choose('Change password');
  const password = page.getByRole('dialog', { name: 'Change password' });
  await expect(password).toBeVisible();
  await expect.poll(async () => (await password.boundingBox())?.width).toBe(638);
  expect((await password.locator('..').boundingBox())?.width).toBe(640);
  await page.keyboard.press('Escape');
  await expect(password).toHaveCount(0);

  await choose('Log out');
  const question = page.getByRole('alertdialog', { name: 'Log out of Hearthline?' });
  await expect.poll(async () => (await question.locator('..').boundingBox())?.width).toBe(640);
  await expect(question.getByRole('button')).toHaveText(['No', 'Yes']);
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL('/user/profile');

  await choose('Log out');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.goto('/favorites');
  await expect(page).toHaveURL('/auth/login');
});

test('[SHELL-07] [USER-07] the picture carries a version, is fetched anew after an upload and falls back when it is missing', async ({
  page,
  agent: _,
  complaints,
}) => {
  await page.goto('/user/profile');
  const picture = page.getByRole('button', { name: 'Account menu' }).getByRole('img');
  const version = async () =>
    new URL((await picture.getAttribute('src')) ?? '', page.url()).searchParams.get('v');
  await expect(picture).toHaveAttribute('src', '/avatar-default.svg');

  const fetchedAgain = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/users/profile/avatar') && reply.request().method() === 'GET',
  );
  await page
    .getByLabel('Change photo')
    .and(page.locator('input'))
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: createNoisePng(64) });
  expect((await (await fetchedAgain).json()).result).toMatch(/^\/api\/files\//);
  await expect.poll(version).toMatch(/^[\da-f]{24}$/);

  await page.reload();
  await expect.poll(version).toBe('0.1');
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);

  await page.route('**/api/files/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await expect(picture).toHaveAttribute('src', '/avatar-default.svg');
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await forgive(complaints, /status of 404/);
});

test('[SHELL-11] the footer carries the configured brand', async ({ page, agent: _ }) => {
  await page.goto('/favorites');
  await expect(page.getByRole('complementary')).toContainText('© 2025 | Hearthline | All Rights Reserved');
  await page.route('**/config.json', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), brand: 'Northlight' } });
  });
  await page.reload();
  await expect(page.getByRole('complementary')).toContainText('© 2025 | Northlight | All Rights Reserved');
  await expect(page).toHaveTitle('Favorites · Northlight');
});
