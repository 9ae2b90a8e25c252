import type { Locator } from '@playwright/test';
import { notify } from '../support/accounts.ts';
import { nameOfScreen, walkTo } from '../support/screens.ts';
import { appOrigin } from '../support/server-address.ts';
import { expect, test } from '../support/test.ts';

const collapsed = 72;
const expanded = 240;
const widthOf = (element: Locator) => async () => (await element.boundingBox())?.width;

test('[SHELL-03] [SHELL-06] [SHELL-08] [SHELL-09] [SHELL-11] [SHELL-18] [SHELL-20] sidebar, theme and language are set, work, and are remembered', async ({
  page,
  agent,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const stored = (name: string) => page.evaluate((key) => localStorage.getItem(`hearthline.${key}`), name);
  const root = page.locator('html');
  const sidebar = page.getByRole('complementary').first();
  const content = page.getByRole('main');
  const width = widthOf(sidebar);
  const contentLeft = async () => (await content.boundingBox())?.x;
  const leave = () => page.mouse.move(900, 500);
  await page.goto('/favorites');
  await expect(content).toBeVisible();

  await test.step('the words are set in Poppins from our own server', async () => {
    await expect(sidebar).toContainText('© 2025 | Hearthline | All Rights Reserved');
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    });
    expect(loaded.map((family) => family.replaceAll('"', ''))).toContain('Poppins');
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"?Poppins/);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((url) => !url.startsWith(`${appOrigin}/`))).toEqual([]);
  });

  await test.step('the sidebar is 240 px, collapses to 72 px, and opens under pointer and keyboard', async () => {
    expect([await width(), await contentLeft()]).toEqual([expanded, expanded]);
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
  });

  await test.step('the bell gets a green dot when something arrives', async () => {
    const bell = page.getByRole('button', { name: /^Notifications/ });
    const dot = bell.locator('[data-unread-dot]');
    await expect(page.getByRole('button', { name: 'Live updates are on' })).toBeVisible();
    await expect(bell).toHaveAccessibleName('Notifications');
    await expect(dot).toHaveCount(0);
    await notify(agent, { type: 'Info', title: 'Sold', body: 'It is sold' });
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    const [red = 0, green = 0, blue = 0] = await dot.evaluate((element) => {
      const context = document.createElement('canvas').getContext('2d', { colorSpace: 'srgb' });
      if (!context) return [];
      context.fillStyle = getComputedStyle(element).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    });
    expect(green).toBeGreaterThan(Math.max(red, blue) + 40);
  });

  await test.step('theme by its button, language by the palette, and a reload keeps all three', async () => {
    await expect(root).toHaveClass(/dark/);
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(root).not.toHaveClass(/dark/);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find anything' }).fill('français');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Favoris' })).toBeVisible();
    expect(await stored('theme')).toBe('{"state":{"theme":"light"},"version":0}');
    expect(await stored('lan')).toBe('{"state":{"lan":"fr"},"version":0}');
    expect(await stored('sidebar')).toBe(
      '{"state":{"toggleSidebar":false,"logoutModal":false,"changePasswordModal":false},"version":0}',
    );
    await leave();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Favoris' })).toBeVisible();
    await expect(root).toHaveAttribute('lang', 'fr');
    await expect(root).not.toHaveClass(/dark/);
    expect(await width()).toBe(collapsed);
    await page.getByRole('button', { name: 'Garder le menu ouvert' }).click();
    await leave();
    await expect.poll(contentLeft).toBe(expanded);
  });
});

test('[SHELL-06] [SHELL-17] [SHELL-18] menus, dialogs and the palette over the page, by pointer and keyboard', async ({
  page,
  agent: _,
}) => {
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Favorites', level: 1 })).toBeVisible();
  const trigger = page.getByRole('button', { name: 'Account menu' });
  const choose = async (name: string) => {
    await trigger.click();
    await page.getByRole('menuitem', { name }).click();
  };

  await test.step('the palette opens by its button, moves with the arrows and narrows with Tab', async () => {
    await page.getByRole('button', { name: 'Find anything' }).click();
    const field = page.getByRole('combobox', { name: 'Find anything' });
    const marked = page.getByRole('option', { selected: true });
    await expect(field).toBeFocused();
    await expect(marked).toContainText('New client');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(marked).toContainText('Call a client');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('group', { name: 'Go to' })).toHaveCount(0);
    await expect(page.getByRole('option').last()).toHaveText('Log out');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('option').first()).toHaveText('Dashboard');
    await page.keyboard.type('set');
    await page.keyboard.press('Tab');
    await page.keyboard.type('tings');
    await expect(field).toHaveValue('settings');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    for (const [typed, path] of [
      ['recent', '/cma/recent'],
      ['client alert', '/basket?basketType=Automatic'],
      ['settings', '/setting'],
    ] as const) {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await page.keyboard.insertText(typed);
      await page.keyboard.press('Enter');
      await expect(page, typed).toHaveURL(path);
      await expect(field).toHaveCount(0);
    }
  });

  await test.step('dialogs are 640, 768 and 1024 px wide, and the backdrop closes them', async () => {
    const widths = await page.evaluate(() =>
      ['sm', 'md', 'lg'].map((size) =>
        getComputedStyle(document.documentElement).getPropertyValue(`--modal-${size}`).trim(),
      ),
    );
    expect(widths).toEqual(['640px', '768px', '1024px']);
    await choose('Change password');
    const password = page.getByRole('dialog', { name: 'Change password' });
    await expect.poll(widthOf(password.locator('..'))).toBe(640);
    await page.keyboard.press('Escape');
    await expect(password).toHaveCount(0);
  });

  await test.step('a choice that is being kept shows three dots, a question that is being answered the ring', async () => {
    await page.route('**/api/users/preferences', () => undefined);
    await page.getByRole('switch', { name: 'Announcements: Email' }).press('Space');
    const dots = page.getByRole('status').filter({ hasText: 'Saving' }).locator('.loader-ellipsis > i');
    await expect(dots).toHaveCount(3);
    expect(await dots.first().evaluate((dot) => getComputedStyle(dot).animationName)).not.toBe('none');

    await page.route('**/api/auth/logout', () => undefined);
    await choose('Log out');
    const question = page.getByRole('alertdialog', { name: 'Log out of Hearthline?' });
    await expect.poll(widthOf(question.locator('..'))).toBe(640);
    const yes = question.getByRole('button', { name: 'Yes' });
    await yes.click();
    await expect(yes).toHaveAttribute('aria-busy', 'true');
    const ring = yes.locator('.loader-ring');
    await expect(ring).toBeVisible();
    expect(await ring.evaluate((mark) => getComputedStyle(mark).animationName)).not.toBe('none');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
  });
});

test('[SHELL-02] [SHELL-04] [SHELL-10] a new path starts at its top, smoothly, unless scroll=off; back finds the place', async ({
  page,
  agent: _,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.addInitScript(() => {
    const behaviors: unknown[] = [];
    const scrollTo = window.scrollTo.bind(window);
    Object.assign(window, {
      behaviors,
      scrollTo: (options: ScrollToOptions) => {
        behaviors.push(options.behavior);
        scrollTo(options);
      },
    });
  });
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  const scrollDown = async (top: number) => {
    await page.evaluate((y) => document.documentElement.scrollTo({ top: y, behavior: 'instant' }), top);
    expect(await scrollTop()).toBe(top);
  };
  await page.goto('/setting');
  await expect(page.getByRole('heading', { name: 'Solo' })).toBeVisible();
  await scrollDown(300);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('profile');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Realtor info' })).toBeVisible();
  await expect.poll(scrollTop).toBe(0);
  const behaviors = await page.evaluate(() => (window as unknown as { behaviors: string[] }).behaviors);
  expect(behaviors.at(-1)).toBe('smooth');

  await scrollDown(240);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Solo' })).toBeVisible();
  await expect.poll(scrollTop).toBe(300);
  await page.goForward();
  await expect.poll(scrollTop).toBe(240);
  await walkTo(page, '/setting?scroll=off');
  await expect(page.getByRole('heading', { name: 'Quiet hours' })).toBeVisible();
  expect(await scrollTop()).toBe(240);

  const nav = page.getByRole('navigation', { name: 'Main' });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  for (const [path, active] of [
    ['/basket/view/item?basketType=Automatic', 'Client alert'],
    ['/badge-builder/categoreis/query', 'Badge builder'],
  ] as const) {
    await walkTo(page, path);
    await expect(nav.locator('[aria-current=page]')).toHaveText([active]);
    await expect(crumbs.getByText(nameOfScreen(path), { exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await crumbs.getByRole('link', { name: 'Query categories' }).click();
  await expect(page).toHaveURL('/badge-builder/categoreis');
});
