import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '..');
const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

function parseColors(selector: RegExp): Map<string, string> {
  const block = selector.exec(css)?.[0] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[\dA-Fa-f]{6})/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

const light = parseColors(/\n:root,[\s\S]*?\n\}/);
const dark = new Map([...light, ...parseColors(/\n\.dark\s*\{[\s\S]*?\n\}/)]);
const themes = { light, dark };

/** Relative luminance and ratio as WCAG 2 defines them. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratioOf(colors: ReadonlyMap<string, string>, ink: string, ground: string): number {
  const [inkHex, groundHex] = [colors.get(ink), colors.get(ground)];
  if (!inkHex || !groundHex) throw new Error(`tokens.css lacks ${inkHex ? ground : ink}`);
  const [darker = 0, lighter = 0] = [luminanceOf(inkHex), luminanceOf(groundHex)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const text = 4.5;
/** Large words, and marks that are no words. */
const mark = 3;
const feedback = ['info', 'success', 'warning', 'danger'];
const states = ['new', 'active', 'change', 'cond', 'sold', 'leased', 'off'];
const badges = [...light.keys()].flatMap((name) => /^bg-(\w+)-ink$/.exec(name)?.[1] ?? []);

const pairs: [ink: string, ground: string, needed: number][] = [
  ...['canvas', 'chrome', 'surface', 'raised', 'inset', 'hover'].flatMap((ground) =>
    ['ink', 'ink-2', 'ink-3'].map((ink): [string, string, number] => [ink, ground, text]),
  ),
  ...['surface', 'inset'].map((ground): [string, string, number] => ['placeholder', ground, text]),
  ...['surface', 'canvas', 'inset'].map((ground): [string, string, number] => ['line-control', ground, mark]),
  ...['brand', 'brand-hover', 'brand-pressed'].map((ground): [string, string, number] => [
    'on-brand',
    ground,
    text,
  ]),
  ...['surface', 'canvas', 'brand-soft', 'hover'].map((ground): [string, string, number] => [
    'brand-ink',
    ground,
    text,
  ]),
  ...feedback.flatMap((tone): [string, string, number][] => [
    [tone, 'surface', text],
    [tone, `${tone}-soft`, text],
    [`on-${tone}`, tone, text],
    ['ink', `${tone}-soft`, text],
  ]),
  ...states.flatMap((state): [string, string, number][] => [
    [`st-${state}`, `st-${state}-soft`, text],
    [`st-${state}`, 'surface', text],
    [`st-${state}-mark`, 'surface', mark],
  ]),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((series): [string, string, number] => [`chart-${series}`, 'surface', mark]),
  ...badges.flatMap((name) =>
    ['a', 'b'].flatMap((end): [string, string, number][] => [
      [`bg-${name}-ink`, `bg-${name}-${end}`, text],
      [`bg-${name}-ink2`, `bg-${name}-${end}`, text],
    ]),
  ),
  ['focus', 'surface', mark],
  ['focus', 'canvas', mark],
  ['select', 'surface', mark],
  ['unread', 'surface', mark],
  ['unread', 'chrome', mark],
  ['chart-axis', 'surface', text],
  ['pin-ink', 'pin', text],
  ['pin-on-ink', 'pin-on', text],
  ['pin-seen-ink', 'pin-seen', text],
  ['cluster-ink', 'cluster', text],
  ['pin-on', 'map-land', mark],
  ['cluster', 'map-land', mark],
  ['map-label', 'map-land', text],
  ['map-label', 'map-art', text],
  ['map-label-water', 'map-water', mark],
  ['map-label-park', 'map-park', mark],
];

/** Colours of words and of the ground that one element takes together, without a variant and without transparency. */
function findWrittenPairs(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*', '**/testing/**'] })) {
    const code = readFileSync(path.join(source, file), 'utf8');
    for (const [, classes = ''] of code.matchAll(/['"`]([^'"`\n]*\bbg-[^'"`\n]*)['"`]/g)) {
      const words = classes.split(/\s+/);
      const colorsOf = (kind: string) =>
        words.flatMap((word) =>
          word.startsWith(kind) && light.has(word.slice(kind.length)) ? [word.slice(kind.length)] : [],
        );
      for (const ground of colorsOf('bg-'))
        for (const ink of colorsOf('text-')) {
          const key = `${ink} on ${ground}`;
          found.set(key, [...(found.get(key) ?? []), file]);
        }
    }
  }
  return found;
}

/** The tick of a box that is not ticked, which nobody should see. */
const unseen = 'on-brand on surface';

describe.each(['light', 'dark'] as const)('the colours of the %s theme', (theme) => {
  it('have the contrast that words and marks need', () => {
    expect(badges.length).toBeGreaterThan(10);
    const missed = pairs
      .map(([ink, ground, needed]) => ({ ink, ground, needed, ratio: ratioOf(themes[theme], ink, ground) }))
      .filter(({ ratio, needed }) => ratio < needed);
    expect(missed).toEqual([]);
  });

  it('have it wherever one element sets both its words and its ground', () => {
    const written = findWrittenPairs();
    expect(written.size).toBeGreaterThan(10);
    const missed = [...written]
      .map(([pair, files]) => {
        const [ink = '', ground = ''] = pair.split(' on ');
        return { pair, ratio: ratioOf(themes[theme], ink, ground), files };
      })
      .filter(({ pair, ratio }) => ratio < text && pair !== unseen);
    expect(missed).toEqual([]);
  });
});

it('tells colours apart as WCAG does', () => {
  const colors = new Map([
    ['black', '#000000'],
    ['white', '#FFFFFF'],
    ['grey', '#777777'],
  ]);
  expect(ratioOf(colors, 'black', 'white')).toBe(21);
  expect(ratioOf(colors, 'grey', 'white')).toBeCloseTo(4.48, 2);
});
