import type { Locator } from '@playwright/test';
import { notify } from '../support/accounts.ts';
import { forgive } from '../support/sign-in-page.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const sizeOf = async (element: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { x, y, width, height };
};

test('[NOTE-01] [NOTE-02] [NOTE-03] [NOTE-04] [NOTE-05] [NOTE-06] [NOTE-10] the panel of the bell with a hundred unread, and the full list', async ({
  page,
  agent,
  complaints,
}) => {
  await notify(
    agent,
    ...Array.from({ length: 100 }, (_, index) => ({
      type: 'Hot' as const,
      title: 'Getting attention',
      body: `<b>14 saves</b> in 24 hours #${index + 1}`,
    })),
  );
  await notify(agent, {
    type: 'Heart',
    title: 'Amara approved 3 homes',
    body: 'Basket <b>Lakeside</b>.',
    link: '/clients',
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/favorites');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (target instanceof Element && target.matches('aside'))
        seen.push(`${animationName} ${getComputedStyle(target).animationDuration}`);
    });
  });
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 101 unread');

  const panel = page.getByRole('complementary', { name: 'Notifications' });
  const unread = panel.getByRole('tab', { name: 'Unread' });
  const rows = panel.getByRole('listitem').filter({ has: page.getByRole('button') });

  await test.step('it slides in and out, and the keyboard goes through it', async () => {
    await bell.focus();
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await page.keyboard.press('Enter');
    await expect(panel).toBeFocused();
    await expect.poll(seen).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(bell).toBeFocused();
    expect(await seen()).toEqual(['side-panel-in 0.28s', 'side-panel-out 0.196s']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('Enter');
    const link = panel.getByRole('link', { name: 'Amara approved 3 homes' });
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(unread).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(panel.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Mark all read' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/clients');
    await expect(panel).toHaveCount(0);
    await expect(bell).toHaveAccessibleName('Notifications, 100 unread');
  });
  await bell.click();
  await expect(rows).toHaveCount(15);

  await test.step('its measures', async () => {
    expect(await sizeOf(panel)).toEqual({ x: 1440 - 348, y: 64, width: 348, height: 900 - 64 });
    expect((await sizeOf(panel.getByRole('tablist').locator('..'))).width).toBe(294);
    await expect(unread).toHaveAccessibleName('Unread +99');
    await expect(unread).toHaveAttribute('aria-selected', 'true');
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
  });

  await test.step('the next page when its end comes near', async () => {
    await rows.last().scrollIntoViewIfNeeded();
    await expect(rows).toHaveCount(30);
  });

  await test.step('a click reads, and a row that could not be marked is blue', async () => {
    const row = rows.first();
    await page.route('**/api/notifications/read', (route) => route.abort());
    await row.getByText('Getting attention').click();
    await expect(row).toHaveCSS('border-top-color', 'rgb(110, 166, 255)');
    await expect(row.locator('[data-tile="selected"]')).toBeVisible();
    await page.unroute('**/api/notifications/read');
    await forgive(complaints, /ERR_FAILED/);
    await row.getByRole('button', { name: 'Mark as read' }).click();
    await expect(unread).toHaveAccessibleName('Unread 99');
    await expect(panel.getByText('in 24 hours #100')).toHaveCount(0);
    await rows.first().getByText('Getting attention').click();
    await expect(unread).toHaveAccessibleName('Unread 98');
    await expect(panel.getByText('in 24 hours #99')).toBeVisible();
  });

  await test.step('all at once', async () => {
    await panel.getByRole('button', { name: 'Mark all read' }).click();
    await expect(panel.getByText('Nothing needs you right now')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Mark all read' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await panel.getByRole('tab', { name: 'All' }).click();
    await panel.getByRole('button', { name: 'Seen' }).first().hover();
    await expect(page.getByRole('tooltip')).toHaveText(
      /^Seen on (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day at \d{1,2}:\d\d [AP]M$/,
    );
  });

  await panel.getByRole('button', { name: 'View all' }).click();
  await expect(page).toHaveURL('/notification');
  await expect(panel).toHaveCount(0);
  await expect(page.getByText('0 unread', { exact: true })).toBeVisible();

  const list = page.getByRole('main').getByRole('listitem');
  await notify(
    agent,
    { type: 'Rocket', title: 'Your site passed 1,000 visits', body: 'Most visited city: Port Credit.' },
    { type: 'DownSide', title: 'Price dropped', body: 'Now <b>$1,389,000</b>, down $60,000.' },
  );
  await page.getByRole('main').getByRole('tab', { name: 'All' }).click();
  await expect(page.getByText('2 unread of 103')).toBeVisible();
  for (const row of (await list.all()).slice(0, 4)) expect((await sizeOf(row)).height).toBe(80);
  expect((await sizeOf(list.first().locator('[data-tile]'))).width).toBe(44);
  await expect(list.first().getByText('$1,389,000')).toHaveCSS('font-weight', '600');
  await expectAccessible(page);

  const gate = Promise.withResolvers<void>();
  await page.route('**/api/notifications/read', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const mark = list.first().getByRole('button', { name: 'Mark as read' });
  await mark.click();
  await expect(mark).toHaveAttribute('aria-busy', 'true');
  await expect(list.nth(1).getByRole('button', { name: 'Mark as read' })).toBeDisabled();
  gate.resolve();
  await expect(list.first().getByText('Seen')).toBeVisible();
  await expect(list.nth(1).getByRole('button', { name: 'Mark as read' })).toBeEnabled();
  await expect(page.getByText('1 unread of 103')).toBeVisible();
  expect((await sizeOf(list.first())).height).toBe(80);

  await notify(agent, { type: 'Call', title: 'Call Daniel at 10:30', body: 'About the offer.' });
  await expect(list.first()).toContainText('Call Daniel at 10:30');
  await expect(page.getByText('2 unread of 104')).toBeVisible();
});
