import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses the key until the target has the focus; a screen with more stops than this is not for keyboards. */
export async function moveTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  // Looked for once: the roles and names of a whole page at every stop take longer than the walk.
  const element = await target.elementHandle();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await element?.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No way to ${target} by ${key}`);
}
