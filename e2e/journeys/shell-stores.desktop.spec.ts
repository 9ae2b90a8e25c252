import { readOrSent, userKinds } from '../../packages/contract/src/enums.ts';
import { appOrigin } from '../support/server-address.ts';
import { expect, test } from '../support/test.ts';

const closed = { logoutModal: false, changePasswordModal: false };

test('[SHELL-20] the dialogs are kept in the sidebar store, and logging out resets both', async ({
  page,
  context,
  agent: _,
}) => {
  const flags = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('hearthline.sidebar') ?? '{}').state as object);
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await expect(dialog).toBeVisible();
  expect(await flags()).toEqual({ toggleSidebar: true, logoutModal: false, changePasswordModal: true });
  await page.reload();
  await expect(dialog).toBeVisible();

  const otherTab = await context.newPage();
  await otherTab.goto(`${appOrigin}/favorites`);
  await otherTab.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await otherTab.getByRole('button', { name: 'Account menu' }).click();
  await otherTab.getByRole('menuitem', { name: 'Log out' }).click();
  await otherTab.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(otherTab).toHaveURL('/auth/login');
  await expect(page).toHaveURL('/auth/login');
  await expect(dialog).toHaveCount(0);
  expect(await flags()).toEqual({ toggleSidebar: true, ...closed });
  expect(await page.evaluate(() => localStorage.getItem('hearthline.theme'))).toBe(
    '{"state":{"theme":"dark"},"version":0}',
  );
  await otherTab.close();
});

test('[SHELL-20] [SHELL-23] the contract knows both kinds of users, and the browser is told what it needs and no secret', async ({
  request,
}) => {
  expect(userKinds).toEqual(['Agent', 'Client']);
  expect(readOrSent).toEqual(['Read', 'Sent']);

  const reply = await request.get('/config.json');
  const config = (await reply.json()) as Record<string, unknown>;
  expect(Object.keys(config).sort()).toEqual([
    'apiBase',
    'brand',
    'cdnBase',
    'challenge',
    'demo',
    'hasWeather',
    'hubUrl',
    'imageApiBase',
    'mapStyleUrl',
    'mapsToken',
    'privacyUrl',
    'termsUrl',
  ]);
  expect(config).toMatchObject({ brand: 'Hearthline', apiBase: '/api', imageApiBase: '/api/files' });
  expect(await reply.text()).not.toMatch(/secret|postgres|storageToken|smtp/i);
});
