import { signIn } from '../support/accounts.ts';
import { parseBody, watchCalls } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';

const newPassword = 'Lakeshore#88';

test('[USER-03] a password is changed by somebody who knows the old one, without the clipboard', async ({
  page,
  context,
  agent,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const calls = watchCalls(page);
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const old = dialog.getByLabel('Old password');
  const fresh = dialog.getByLabel('New password');
  const again = dialog.getByLabel('Confirm password');
  const submit = dialog.getByRole('button', { name: 'Change password' });
  await expect(old).toBeFocused();
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
  await expect(submit).toBeDisabled();

  await old.fill('Wrong!2025');
  await fresh.fill(newPassword);
  await again.fill(newPassword);
  await submit.click();
  await expect(dialog.getByText('Invalid Old Password')).toBeVisible();
  await expect(page.getByText('Failed to change password')).toBeVisible();
  await expect(old).toBeFocused();

  await old.fill(agent.password);
  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: 'Password changed successfully' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(parseBody(calls.named('PUT /users/password')[1])).toEqual({
    oldPassword: agent.password,
    newPassword,
  });
  expect((await signIn(agent)).token).toBeFalsy();
  expect((await signIn({ ...agent, password: newPassword })).token).toBeTruthy();
});
