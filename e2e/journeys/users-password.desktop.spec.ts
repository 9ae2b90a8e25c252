import { signIn } from '../support/accounts.ts';
import { readBody, watchCalls } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';

const newPassword = 'Lakeshore#88';

test('[USER-03] the form names what is missing, keeps the clipboard out, forgets on closing and tells a wrong old password', async ({
  page,
  context,
  agent,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const old = dialog.getByLabel('Old password');
  const fresh = dialog.getByLabel('New password');
  const again = dialog.getByLabel('Confirm password');
  const submit = dialog.getByRole('button', { name: 'Change password' });
  await expect(old).toBeFocused();
  await expect(submit).toBeDisabled();
  await fresh.focus();
  await again.focus();
  await old.focus();
  for (const name of ['Old', 'New', 'Confirm'])
    await expect(dialog.getByText(`${name} password is a required field`)).toBeVisible();

  await page.evaluate(() => navigator.clipboard.writeText('Pasted!2025'));
  for (const field of [old, fresh, again]) {
    await field.focus();
    await page.keyboard.press('Control+v');
    await expect(field).toHaveValue('');
  }
  await old.pressSequentially('typed');
  await dialog.getByRole('button', { name: 'Show password' }).first().click();
  await old.press('Control+a');
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Pasted!2025');

  await fresh.fill('short');
  await again.fill('other');
  await fresh.focus();
  await expect(dialog.getByText('Password must match')).toBeVisible();
  await expect(submit).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Change password' }).click();
  for (const field of [old, fresh, again]) await expect(field).toHaveValue('');

  await old.fill('Wrong!2025');
  await fresh.fill(newPassword);
  await again.fill(newPassword);
  await submit.click();
  await expect(dialog.getByText('Invalid Old Password')).toBeVisible();
  await expect(page.getByText('Failed to change password')).toBeVisible();
  await expect(old).toBeFocused();
  expect((await signIn(agent)).token).toBeTruthy();
  complaints.length = 0;
});

test('[USER-03] [SHELL-15] a changed password closes the form with a toast; only the new one signs in', async ({
  page,
  agent,
}) => {
  const calls = watchCalls(page);
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Old password').fill(agent.password);
  await dialog.getByLabel('New password').fill(newPassword);
  await dialog.getByLabel('Confirm password').fill(newPassword);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Password changed successfully' });
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(720, 0);
  await expect(dialog).toHaveCount(0);
  expect(readBody(calls.named('PUT /users/password')[0])).toEqual({
    oldPassword: agent.password,
    newPassword,
  });

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Favorites', level: 1 })).toBeVisible();
  expect((await signIn(agent)).token).toBeFalsy();
  expect((await signIn({ ...agent, password: newPassword })).token).toBeTruthy();
});
