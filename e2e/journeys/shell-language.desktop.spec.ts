import type { Page } from '@playwright/test';
import { en as comingEn } from '../../apps/web/src/app/coming/texts/en.ts';
import { fr as comingFr } from '../../apps/web/src/app/coming/texts/fr.ts';
import { en as shellEn } from '../../apps/web/src/app/texts/en.ts';
import { fr as shellFr } from '../../apps/web/src/app/texts/fr.ts';
import { en as dashboardEn } from '../../apps/web/src/features/dashboard/texts/en.ts';
import { fr as dashboardFr } from '../../apps/web/src/features/dashboard/texts/fr.ts';
import { en as usersEn } from '../../apps/web/src/features/users/texts/en.ts';
import { fr as usersFr } from '../../apps/web/src/features/users/texts/fr.ts';
import { en as commonEn } from '../../apps/web/src/shared/i18n/texts/en.ts';
import { fr as commonFr } from '../../apps/web/src/shared/i18n/texts/fr.ts';
import { shellPaths, walkTo } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

function listTexts(texts: object): string[] {
  return Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : listTexts(text)));
}

const french = new Set([commonFr, shellFr, comingFr, dashboardFr, usersFr].flatMap(listTexts));
const english = [commonEn, shellEn, comingEn, dashboardEn, usersEn].flatMap(listTexts);
/** Sentences that only the English app says; those with a place for a value are looked for by their ends. */
const onlyEnglish = english.filter((text) => !french.has(text));

/** Everything a person can see or hear on the page: words, labels, titles, placeholders. */
async function readWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of [
          'aria-label',
          'title',
          'placeholder',
          'alt',
          'aria-placeholder',
          'aria-valuetext',
        ])
          words.add(node.getAttribute(name)?.trim() ?? '');
      } else words.add(node.textContent?.trim() ?? '');
    }
    return [...words, document.title];
  });
}

async function expectFrench(page: Page, place: string): Promise<void> {
  const words = await readWords(page);
  const patterns = onlyEnglish
    .filter((text) => text.includes('{{'))
    .map((text) => text.split(/\{\{[^}]*\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .filter((parts) => parts.join('').trim().length > 6)
    .map((parts) => new RegExp(`^${parts.join('.+')}$`));
  const exact = new Set(onlyEnglish);
  const leftovers = words.filter((word) => exact.has(word) || patterns.some((pattern) => pattern.test(word)));
  expect(leftovers, place).toEqual([]);
}

test.use({ language: 'fr', hasBadges: true });

test('[SHELL-09] in French no screen, menu or dialog says an English word', async ({ page, agent: _ }) => {
  await page.clock.setFixedTime(new Date('2025-11-12T14:14:00Z'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Bonjour, Maya' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByText('Mercredi 12 novembre')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Dates/ })).toContainText('Période de chaque badge');
  for (const path of shellPaths) {
    await walkTo(page, path, 'fr');
    await expectFrench(page, path);
  }

  await walkTo(page, '/setting', 'fr');
  await expect(page.getByText('39\u00a0$', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Il est 9 h 14\b/)).toBeVisible();
  await expectFrench(page, 'settings with its data');
  await walkTo(page, '/user/profile', 'fr');
  await expect(page.getByLabel('Prénom')).toHaveValue('Maya');
  await expectFrench(page, 'profile with its data');

  await page.getByRole('button', { name: 'Menu du compte' }).click();
  await expect(page.getByRole('menuitem', { name: 'Paramètres' })).toBeVisible();
  await expectFrench(page, 'account menu');
  await page.getByRole('menuitem', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByRole('dialog', { name: 'Changer le mot de passe' })).toBeVisible();
  await expectFrench(page, 'change password');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expectFrench(page, 'palette');
  await page.keyboard.press('Escape');

  await walkTo(page, '/', 'fr');
  await page.getByRole('button', { name: /^Dates/ }).click();
  await expect(page.getByRole('grid', { name: 'Novembre 2025' })).toBeVisible();
  await expectFrench(page, 'date picker');
});

test('[SHELL-09] the language is a preference of its own that a reload keeps', async ({ page, agent: _ }) => {
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { level: 1, name: 'Favoris' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('english');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('hearthline.lan'))).toBe(
    '{"state":{"lan":"en"},"version":0}',
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
});
