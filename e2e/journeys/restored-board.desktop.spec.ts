import type { Locator, Page } from '@playwright/test';
import { fr } from '../../apps/web/src/features/badges/board/texts/fr.ts';
import { goTo, nameOfScreen } from '../support/screens.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ hasBadges: true, language: 'fr' });

const say = (text: string, title: string) => text.replace('{{title}}', title);
const tiles = (page: Page) => page.locator('li[data-item]');
const idsOf = (page: Page) => tiles(page).evaluateAll((all) => all.map((tile) => tile.dataset.item));

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxOf = async (locator: Locator): Promise<Box> =>
  (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const isApart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** Every tile is drawn at the place that the packing gave it, and none over another. */
async function expectPacked(page: Page, columns: number): Promise<void> {
  const drawn = await page.locator('.board-grid').evaluate((list) => {
    const { left, width } = list.getBoundingClientRect();
    const style = getComputedStyle(list);
    const count = Number(style.getPropertyValue('--columns'));
    const gap = Number.parseFloat(style.columnGap);
    const step = (width + gap) / count;
    return [...list.children].map((tile) => {
      const { x, y, width: wide, height } = tile.getBoundingClientRect();
      const place = (tile as HTMLElement).style.getPropertyValue(`--place-${count}`);
      const [row = 0, column = 0, , span = 0] = place.split(/ \/ (?:span )?/).map(Number);
      const off = Math.abs(x - left - (column - 1) * step) + Math.abs(wide + gap - span * step);
      return { x, y, width: wide, height, row, off, count };
    });
  });
  const topOfRow = new Map(drawn.map(({ row, y }) => [row, y]));
  for (const [index, tile] of drawn.entries()) {
    expect(tile.count).toBe(columns);
    expect(tile.off).toBeLessThan(2);
    expect(Math.abs(tile.y - (topOfRow.get(tile.row) ?? 0))).toBeLessThan(1);
    for (const other of drawn.slice(index + 1)) expect(isApart(tile, other)).toBe(true);
  }
}

/** No crumb is cut, and none lies under another part of the header. */
async function expectWholeCrumbs(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await expect(page.locator('header nav [aria-current=page]')).toHaveText(nameOfScreen(path, 'fr'));
  const faults = await page
    .locator('header')
    .first()
    .evaluate((header) => {
      const bar = header.querySelector('nav')?.getBoundingClientRect() ?? new DOMRect();
      const isOver = ({ left, right, width }: DOMRect) => width > 0 && left < bar.right && right > bar.left;
      const others = [...header.querySelectorAll('button')].filter((button) =>
        isOver(button.getBoundingClientRect()),
      );
      const cut = [...header.querySelectorAll('nav li *')].filter(
        (crumb) => crumb.scrollWidth > crumb.clientWidth + 1 && crumb.clientWidth > 0,
      );
      const isTooHigh = bar.bottom > header.getBoundingClientRect().bottom;
      return [...others, ...cut].map(({ outerHTML }) => outerHTML).concat(isTooHigh ? ['too high'] : []);
    });
  expect(faults, path).toEqual([]);
}

test('[DASH-01] [DASH-04] a board arranged, emptied and restored, in French', async ({ page, agent: _ }) => {
  await page.goto('/');
  await expect(tiles(page)).toHaveCount(10);
  await expect(page.getByRole('region', { name: fr.reminders.title })).toBeVisible();
  await expectPacked(page, 12);

  await test.step('a tile follows the mouse, also while the page scrolls, and leaves no hole', async () => {
    await page.getByRole('button', { name: fr.arrange.start, exact: true }).click();
    const before = await idsOf(page);
    const tile = page.locator(`li[data-item="${before[1]}"]`);
    const box = await boxOf(tile);
    const isUnder = async (x: number, y: number) => {
      const { x: left, y: top, width, height } = await boxOf(tile);
      return x >= left && x <= left + width && y >= top && y <= top + height;
    };
    await page.mouse.move(box.x + 40, box.y + 40);
    await page.mouse.down();
    for (const [x, y] of [
      [box.x + 60, box.y + 60],
      [400, 420],
      [900, 500],
      [260, 640],
    ] as const) {
      await page.mouse.move(x, y, { steps: 4 });
      await expect.poll(() => isUnder(x, y)).toBe(true);
    }
    await page.mouse.wheel(0, 120);
    await expect.poll(() => isUnder(260, 640)).toBe(true);
    const saved = page.waitForResponse(/\/layout$/);
    await page.mouse.up();
    expect((await saved).status()).toBe(200);
    await expect.poll(() => idsOf(page)).not.toEqual(before);
    await expectPacked(page, 12);
  });

  await test.step('it is packed at every width', async () => {
    for (const [width, columns] of [
      [820, 4],
      [390, 2],
      [1440, 12],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expectPacked(page, columns);
    }
  });

  await test.step('what is removed says so beside its control, until nothing is left', async () => {
    const remove = page
      .locator('button[data-tool][aria-label]')
      .and(page.getByRole('button', { name: new RegExp(`^${say(fr.arrange.remove, '.*')}$`) }));
    for (let left = 9; left >= 0; left -= 1) {
      const control = await boxOf(remove.first());
      const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await remove.first().click();
      await removed;
      await expect(tiles(page)).toHaveCount(left);
      if (left !== 9) continue;
      const toast = page.locator('[data-visible][role=status]').first();
      await expect(toast).toBeVisible();
      expect(isApart(await boxOf(toast), control)).toBe(true);
    }
  });

  await test.step('the empty board is filled by its buttons: from the gallery, and with the default', async () => {
    await page.getByRole('button', { name: fr.gallery.open }).click();
    const drawer = page.getByRole('dialog', { name: fr.gallery.title });
    await drawer.getByRole('button', { name: say(fr.gallery.addNamed, fr.weather.title) }).click();
    const weather = page.getByRole('region', { name: fr.weather.title, includeHidden: true });
    await expect(weather).toBeInViewport();
    await expect(weather).toContainText(fr.weather.sample);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: fr.boards.menu }).click();
    await page.getByRole('menuitem', { name: fr.gallery.restore }).click();
    await page.getByRole('button', { name: fr.gallery.restoreConfirm, exact: true }).click();
    await expect(tiles(page)).toHaveCount(10);
    await expectPacked(page, 12);
  });

  await test.step('at 820 px no crumb is cut', async () => {
    await page.setViewportSize({ width: 820, height: 900 });
    for (const path of ['/badge-builder/defined-badges', '/clients/form'])
      await expectWholeCrumbs(page, path);
  });
});
