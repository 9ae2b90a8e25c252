import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const webFolder = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));

function listTexts(texts: object): string[] {
  return Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : listTexts(text)));
}

async function loadTexts(language: 'en' | 'fr'): Promise<string[]> {
  const files = globSync(`**/texts/${language}.ts`, { cwd: webFolder });
  expect(files.length).toBeGreaterThan(10);
  const modules = await Promise.all(
    files.map((file) => import(path.join(webFolder, file)) as Promise<object>),
  );
  return modules.flatMap(listTexts);
}

/** Sentences with a place for a value are known by their ends. */
function patternsOf(texts: readonly string[]): RegExp[] {
  return texts
    .filter((text) => text.includes('{{'))
    .map((text) => text.split(/\{\{[^}]*\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .filter((parts) => parts.join('').trim().length > 6)
    .map((parts) => new RegExp(`^${parts.join('.+')}$`));
}

/** Finds sentences that only the English app says. */
async function loadEnglishOnly(): Promise<(word: string) => boolean> {
  const french = new Set(await loadTexts('fr'));
  const english = new Set(await loadTexts('en'));
  const onlyEnglish = [...english].filter((text) => !french.has(text));
  const exact = new Set(onlyEnglish);
  const englishPatterns = patternsOf(onlyEnglish);
  const frenchPatterns = patternsOf([...french].filter((text) => !english.has(text)));
  const fits = (patterns: RegExp[], word: string) => patterns.some((pattern) => pattern.test(word));
  return (word) =>
    exact.has(word) || (!french.has(word) && fits(englishPatterns, word) && !fits(frenchPatterns, word));
}

let englishOnly: ReturnType<typeof loadEnglishOnly> | undefined;

/** Nothing on the page is said in English. */
export async function expectFrench(page: Page, place: string): Promise<void> {
  englishOnly ??= loadEnglishOnly();
  expect((await collectWords(page)).filter(await englishOnly), place).toEqual([]);
}

/** Everything a person can see or hear on the page: words, labels, titles, placeholders. */
async function collectWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = ['aria-label', 'title', 'placeholder', 'alt', 'aria-placeholder', 'aria-valuetext'];
    const words = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // What stays in the words of the board.
      if (node.parentElement?.translate === false) continue;
      if (node instanceof Element) for (const name of names) words.add(node.getAttribute(name)?.trim() ?? '');
      else words.add(node.textContent?.trim() ?? '');
    }
    return [...words, document.title];
  });
}
