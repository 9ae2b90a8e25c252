import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const textFiles = globSync('apps/web/src/**/texts/en.ts', { cwd: root });
/** Names of choices stand in the packages, and are keys of texts here. */
const code = globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root })
  .filter((file) => !/\/(texts|testing)\/|\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

function listKeys(texts: Texts, above = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const key = above + name.replace(/_(zero|one|other)$/, '');
    return typeof text === 'string' ? key : listKeys(text, `${key}.`);
  });
}

const find = (pattern: RegExp): string[] => [
  ...new Set(Array.from(code.matchAll(pattern), ([, found = '']) => found)),
];

it('every text of the web app is asked for somewhere', async () => {
  const whole = new Set(find(/['"`](?:\w+:)?([\w.]+)['"`]/g));
  // What stands before or after the part that is put in, and objects of texts that are read as one.
  const beginnings = [
    ...find(/[`:](\w+\.[\w.]*)\$\{/g),
    ...find(/\bt\(`(?:\w+:)?(\w+)\$\{/g),
    ...find(/\bt\('(?:\w+:)?([\w.]+)', \{ returnObjects: true \}/g).map((key) => `${key}.`),
  ];
  const endings = find(/`\$\{\w+\}(\.[\w.]+)`/g);
  const isUsed = (key: string) =>
    whole.has(key) ||
    beginnings.some((beginning) => key.startsWith(beginning)) ||
    endings.some((ending) => key.endsWith(ending));

  const unused: string[] = [];
  for (const file of textFiles) {
    const { en } = (await import(path.join(root, file))) as { en: Texts };
    unused.push(...listKeys(en).flatMap((key) => (isUsed(key) ? [] : `${file}: ${key}`)));
  }
  expect(textFiles.length).toBeGreaterThan(15);
  expect(unused).toEqual([]);
});
