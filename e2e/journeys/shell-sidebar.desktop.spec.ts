import { expect, test } from '../support/test.ts';

const collapsed = 72;
const expanded = 240;

test('[SHELL-03] [SHELL-20] the sidebar is 240 px, collapses to 72 px, opens under pointer and keyboard, and is remembered', async ({
  page,
  agent: _,
}) => {
  await page.goto('/favorites');
  const sidebar = page.getByRole('complementary');
  const width = async () => (await sidebar.boundingBox())?.width;
  const content = page.getByRole('main');
  const contentLeft = async () => (await content.boundingBox())?.x;
  const leave = () => page.mouse.move(900, 500);
  await expect(content).toBeVisible();
  expect(await width()).toBe(expanded);
  expect(await contentLeft()).toBe(expanded);

  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect.poll(width).toBe(collapsed);
  await expect.poll(contentLeft).toBe(collapsed);
  await leave();

  await page.mouse.move(36, 300);
  await expect.poll(width).toBe(expanded);
  expect(await contentLeft()).toBe(collapsed);
  await leave();
  await expect.poll(width).toBe(collapsed);

  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(width).toBe(expanded);
  await page.getByRole('button', { name: 'Account menu' }).focus();
  await expect.poll(width).toBe(collapsed);

  await page.reload();
  await expect(content).toBeVisible();
  expect(await width()).toBe(collapsed);
  expect(await page.evaluate(() => localStorage.getItem('hearthline.sidebar'))).toBe(
    '{"state":{"toggleSidebar":false,"logoutModal":false,"changePasswordModal":false},"version":0}',
  );

  await page.getByRole('button', { name: 'Keep menu open' }).click();
  await leave();
  await expect.poll(contentLeft).toBe(expanded);
  await page.reload();
  await expect(content).toBeVisible();
  expect(await width()).toBe(expanded);
});
