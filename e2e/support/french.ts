import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const webFolder = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));
/** What the server says of badges and their questions. */
const badgesFolder = fileURLToPath(new URL('../../apps/server/src/features/badges/', import.meta.url));

function listTexts(texts: object): string[] {
  return Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : listTexts(text)));
}

async function loadTexts(language: 'en' | 'fr', folders = [webFolder]): Promise<string[]> {
  const files = folders.flatMap((cwd) =>
    globSync(`**/texts/${language}.ts`, { cwd }).map((file) => path.join(cwd, file)),
  );
  expect(files.length).toBeGreaterThan(10);
  const modules = await Promise.all(files.map((file) => import(file) as Promise<object>));
  return modules.flatMap(listTexts);
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Sentences with a place for a value are known by their ends; what stands for a number is one. */
function patternsOf(texts: readonly string[]): RegExp[] {
  return texts
    .filter((text) => text.includes('{{') && text.replace(/\{\{[^{}]*\}\}/g, '').trim().length > 6)
    .map((text) => {
      const parts = text.split(/(\{\{[^{}]*\}\})/).map((part) => {
        if (!part.startsWith('{{')) return escapePattern(part);
        return part.includes(', number') ? '[\\d.,\\s]+' : '.+';
      });
      return new RegExp(`^${parts.join('')}$`);
    });
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

let isOurs: Promise<(text: string) => boolean> | undefined;

async function loadOurWords(): Promise<(text: string) => boolean> {
  const texts = await loadTexts('fr', [webFolder, badgesFolder]);
  const [exact, patterns] = [new Set(texts), patternsOf(texts)];
  return (text) => exact.has(text) || patterns.some((pattern) => pattern.test(text));
}

interface CutText {
  text: string;
  /** From words and values, so that no list of texts knows it. */
  isPutTogether: boolean;
}

/** No label or column is cut off or runs out of its box. Names of people, homes and places may be, where they find no room. */
export async function expectNothingCut(page: Page, place: string): Promise<void> {
  isOurs ??= loadOurWords();
  const isWhollyOurs = await isOurs;
  const cut = (await collectCut(page)).filter(
    ({ text, isPutTogether }) => isPutTogether || isWhollyOurs(text),
  );
  expect(
    cut.map(({ text }) => text),
    place,
  ).toEqual([]);
}

async function collectCut(page: Page): Promise<CutText[]> {
  return page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      // Words for those who hear the page stand in a box of one pixel.
      if (element.clientWidth <= 1) return false;
      // What can be pressed is larger than it looks, where fingers press it.
      const mayReachOut = !hides(overflowX) && element.closest('a, button') !== null;
      if (!mayReachOut && element.scrollWidth > element.clientWidth + 1) return true;
      const isClamped = webkitLineClamp !== 'none' && hides(overflowY);
      return isClamped && element.scrollHeight > element.clientHeight + 2;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
      .filter(isCut)
      .map((element) => ({
        text: element.textContent?.trim() ?? '',
        isPutTogether: element.matches('.badge-scope, .badge-words, .badge-value'),
      }));
  });
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
