import { expect, test, withMotion } from '../support/test.ts';

test.use({ ...withMotion, hasBadges: true });

test('[SHELL-17] on a phone the sheet slides in within 0.4 s over a backdrop at 0.6, and a tap on it closes', async ({
  page,
  agent: _,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (target instanceof Element)
        seen.push(`${animationName} ${getComputedStyle(target).animationDuration}`);
    });
  });
  const open = page.getByRole('button', { name: /^Dates/ });
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Choose dates' });
  await expect(sheet).toBeVisible();
  const panel = sheet.locator('..');
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(390);
  await expect
    .poll(async () => {
      const box = await panel.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    })
    .toBe(844);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toContain('sheet-in 0.4s');
  const backdrop = await panel.evaluate(
    (element) => getComputedStyle(element.closest('.sheet-layer') ?? element).backgroundColor,
  );
  expect(backdrop).toMatch(/[,/] ?0\.6\)$/);

  await page.touchscreen.tap(195, 40);
  await expect(sheet).toHaveCount(0);
  await expect(open).toBeFocused();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out of Hearthline?' });
  await expect(question).toBeVisible();
  const width = (await question.boundingBox())?.width ?? 0;
  expect(width).toBeLessThanOrEqual(390 - 32);
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toHaveCount(0);
});
