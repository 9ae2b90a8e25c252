import { expect, test } from '../support/test.ts';

const targets: [typed: string, path: string][] = [
  ['dashboard', '/'],
  ['favorites', '/favorites'],
  ['cma', '/cma'],
  ['clients', '/clients'],
  ['news', '/news'],
  ['greetings', '/events'],
  ['property', '/property-search'],
  ['client alert', '/basket?basketType=Automatic'],
  ['client basket', '/basket?basketType=Manual'],
  ['badge', '/badge-builder'],
  ['site', '/site-builder'],
  ['map search', '/property-search/map-search'],
  ['recent', '/cma/recent'],
  ['email log', '/email-log'],
  ['notifications', '/notification'],
  ['profile', '/user/profile'],
  ['settings', '/setting'],
  ['mailbox', '/mailbox'],
];

test('the palette goes to every screen by keyboard alone', async ({ page, agent: _ }) => {
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Favorites', level: 1 })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Find anything' });
  for (const [typed, path] of targets) {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.insertText(typed);
    await page.keyboard.press('Enter');
    await expect(page, typed).toHaveURL(path);
    await expect(field).toHaveCount(0);
  }
});

test('[SHELL-06] the palette opens by its button, moves with the arrows, narrows with Tab and does things', async ({
  page,
  agent: _,
}) => {
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Find anything' }).click();
  const field = page.getByRole('combobox', { name: 'Find anything' });
  const marked = page.getByRole('option', { selected: true });
  await expect(field).toBeFocused();
  await expect(marked).toContainText('Dashboard');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(marked).toContainText('CMA');
  await page.keyboard.press('ArrowUp');
  await expect(marked).toContainText('Favorites');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('option')).toHaveText([
    /Switch to light theme/,
    /Passer au français/,
    /Change password/,
    /Log out/,
  ]);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('nothing like this');
  await expect(page.getByText('Nothing matches “nothing like this”')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('log out');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Log out of Hearthline?' })).toBeVisible();
});
