import { askMarket } from '../support/market.ts';
import { goTo, walkTo } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasBadges: true });

test('[SHELL-03] [SHELL-11] [SHELL-17] [DATE-01] [DATE-02] [DATE-03] on a phone the menu slides in from the side and the dates from below', async ({
  page,
  agent,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.setFixedTime(new Date('2025-11-12T15:00:00Z'));
  const [home] = await (await askMarket(agent)).list({});
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const hamburger = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.goto('/');
  await page.evaluate(() => {
    const names: string[] = [];
    Object.assign(window, { seen: names });
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (target instanceof Element)
        names.push(`${animationName} ${getComputedStyle(target).animationDuration}`);
    });
    document.addEventListener('transitionstart', ({ propertyName }) => names.push(propertyName));
  });

  await test.step('the menu: Escape, the backdrop and a choice close it', async () => {
    const close = menu.getByRole('button', { name: 'Close menu' });
    const nav = menu.getByRole('navigation', { name: 'Main' });
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(menu).toHaveAttribute('inert');
    expect((await nav.boundingBox())?.x).toBeLessThanOrEqual(-300);
    await hamburger.click();
    await expect(close).toBeFocused();
    await expect.poll(async () => (await nav.boundingBox())?.x).toBe(0);
    expect(await seen()).toContain('transform');
    await expect(nav.getByRole('link')).toHaveCount(11);
    await expect(menu.getByText('© 2025 | Hearthline | All Rights Reserved')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('inert');
    await expect(hamburger).toBeFocused();
    await hamburger.click();
    await expect(close).toBeFocused();
    await page.touchscreen.tap(370, 500);
    await expect(menu).toHaveAttribute('inert');
    await hamburger.click();
    await nav.getByRole('link', { name: 'Client alert' }).click();
    await expect(page).toHaveURL('/basket?basketType=Automatic');
    await expect(menu).toHaveAttribute('inert');
    await hamburger.click();
    await expect(nav.getByRole('link', { name: 'Client alert' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
  });

  await test.step('the menu stays in reach above the picture of a home, and where there is none', async () => {
    for (const id of [home?.id, 'no-id']) {
      await goTo(page, `/property-search/result/view?id=${id}`);
      await expect(
        page.getByRole('heading', { level: 1, name: id === 'no-id' ? 'Property not found' : home?.address }),
      ).toBeVisible();
      const back = await page.getByRole('link', { name: 'Results' }).boundingBox();
      const button = await hamburger.boundingBox();
      expect(button?.y).toBe(back?.y);
      expect(button?.x).toBe((back?.x ?? 0) + (back?.width ?? 0) + 8);
      await hamburger.click();
      await expect(menu).not.toHaveAttribute('inert');
      await page.keyboard.press('Escape');
      await expect(hamburger).toBeFocused();
    }
  });

  await walkTo(page, '/');
  const open = page.getByRole('button', { name: /^Dates/ });
  const sheet = page.getByRole('dialog', { name: 'Choose dates' });
  await test.step('the sheet slides in within 0.4 s over a backdrop at 0.6, and a tap on it closes', async () => {
    await open.click();
    await expect(sheet).toBeVisible();
    const panel = sheet.locator('..');
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(390);
    await expect
      .poll(async () => {
        const box = await panel.boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0));
      })
      .toBe(844);
    expect(await seen()).toContain('sheet-in 0.4s');
    const backdrop = await panel.evaluate(
      (element) => getComputedStyle(element.parentElement ?? element).backgroundColor,
    );
    expect(backdrop).toMatch(/[,/] ?0\.6\)$/);
    await page.touchscreen.tap(195, 40);
    await expect(sheet).toHaveCount(0);
    await expect(open).toBeFocused();
  });

  await test.step('From and To are tabs with one month, three years stand in a row', async () => {
    await open.click();
    const tabs = sheet.getByRole('tab');
    await sheet.getByRole('button', { name: 'This month' }).click();
    await expect(tabs).toHaveText(['From · 2025-11-01', 'To · 2025-11-12']);
    await expect(sheet.getByRole('grid')).toHaveCount(1);
    await expect(sheet.getByRole('grid').getByRole('row')).toHaveCount(7);
    await sheet.getByRole('button', { name: /November 3, 2025/ }).click();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await sheet.getByRole('button', { name: /November 2, 2025/ }).click();
    await expect(sheet.getByRole('alert')).toContainText(
      'The to date cannot be before the from date (2025-11-03).',
    );
    await sheet.getByRole('button', { name: /choose a month/ }).click();
    await expect(sheet.getByRole('grid').getByRole('row').first().getByRole('gridcell')).toHaveCount(3);
    await sheet.getByRole('button', { name: /choose a year/ }).click();
    await expect(sheet.getByRole('grid').getByRole('row').first().getByRole('gridcell')).toHaveCount(3);
    await sheet.getByRole('button', { name: 'Last 7 days' }).click();
    await sheet.getByRole('button', { name: 'Apply' }).click();
    await expect(open).toHaveText('Nov 6 – Nov 12');
  });

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out of Hearthline?' });
  await expect(question).toBeVisible();
  expect((await question.boundingBox())?.width).toBeLessThanOrEqual(390 - 32);
});
