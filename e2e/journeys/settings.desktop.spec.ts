import { parseBody, watchCalls } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';

test('[USER-05] [USER-07] [SHELL-08] [SHELL-09] settings show the plan, and every choice is there after a reload', async ({
  page,
  agent: _,
}) => {
  const calls = watchCalls(page);
  await page.goto('/setting');
  const plans = page.locator('[aria-labelledby=plan-heading]');
  await expect(plans.getByRole('listitem').filter({ hasText: 'Your plan' }).getByRole('heading')).toHaveText(
    'Pro',
  );
  await expect(plans.getByRole('list', { name: 'Use of your plan' })).toContainText('Clients0, no limit');

  const birthdays = page.getByRole('switch', { name: 'Birthdays and greetings: Email' });
  const quiet = page.getByRole('switch', { name: 'Quiet hours' });
  const zone = page.getByRole('button', { name: /Time zone/ });
  const signature = page.getByRole('textbox', { name: 'Signature in English' });
  const until = page.getByRole('slider', { name: /Quiet until/ });
  const wasOn = { birthdays: await birthdays.isChecked(), quiet: await quiet.isChecked() };
  await birthdays.press('Space');
  if (!wasOn.quiet) await quiet.press('Space');
  await until.press('ArrowRight');
  const quietUntil = await until.getAttribute('aria-valuetext');
  await zone.click();
  await page.getByRole('option', { name: 'Vancouver, Pacific time' }).click();
  await signature.fill('Maya Okafor');
  await signature.press('Control+a');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.getByRole('radio', { name: 'Light' }).press('Space');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(page.getByRole('figure')).toContainText('Maya Okafor');
  expect(calls.named('PUT /users/preferences').length).toBeGreaterThan(0);

  await page.reload();
  await expect(birthdays).toBeChecked({ checked: !wasOn.birthdays });
  await expect(quiet).toBeChecked();
  await expect(until).toHaveAttribute('aria-valuetext', String(quietUntil));
  await expect(zone).toContainText('Vancouver, Pacific time');
  await expect(signature.locator('strong')).toHaveText('Maya Okafor');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await page.getByRole('group', { name: 'Language', exact: true }).getByText('Français').click();
  await expect(page.getByRole('heading', { name: 'Paramètres' })).toBeVisible();
  await expect
    .poll(() => calls.named('PUT /users/preferences').map(parseBody).at(-1))
    .toEqual({ language: 'fr' });
});
