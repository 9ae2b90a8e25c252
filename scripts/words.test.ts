import { globSync, readFileSync } from 'node:fs';
import type { Node } from 'oxc-parser';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

type Language = 'en' | 'fr';

interface Text {
  place: string;
  text: string;
}

const page = readFileSync('docs/words.md', 'utf8');
const notProduct =
  /\.test\.tsx?$|\.long\.ts$|\/testing\/|^packages\/demo-market\/|^apps\/server\/src\/demo\//;
/** Whole files in one language; elsewhere the two stand side by side under `en` and `fr`. */
const wholeFile: Record<Language, RegExp> = {
  en: /(?:\/texts\/|\.)en\.ts$/,
  fr: /(?:\/texts\/|\.)fr\.ts$/,
};
/** Words by which a screen or an action is found; nobody reads them. */
const searched = /^apps\/web\/src\/app\/palette\/(?:screen|verb)-words\.ts$/;
/** Several words of which one is written as no English word is: a text that stands under no key. */
const looksFrench = (text: string): boolean =>
  /\p{L}[ \u00A0]\p{L}/u.test(text) && /[àâçéèêëîïôûùœ]|(?<!\p{L})(?:[cdjlnst]|qu)’\p{L}/iu.test(text);
const files = globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'])
  .filter((file) => !notProduct.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
const texts: Record<Language, Text[]> = { en: collect('en'), fr: collect('fr') };

function collect(language: Language): Text[] {
  return files.flatMap(({ file, source }) => {
    const isWhole = wholeFile[language].test(file);
    const found = isWhole || new RegExp(`\\b${language}: `).test(source);
    const texts = found ? findTexts(file, source, isWhole ? null : language) : [];
    if (language === 'en' || isWhole || searched.test(file) || !looksFrench(source)) return texts;
    const known = new Set(texts.map(({ place }) => place));
    return [
      ...texts,
      ...findTexts(file, source, null).filter(({ place, text }) => looksFrench(text) && !known.has(place)),
    ];
  });
}

/** All strings of the file, or those under the key of one language. Keys, imports and what is compared are no texts. */
function findTexts(file: string, source: string, key: Language | null): Text[] {
  const found: Text[] = [];
  const skipped = new Set<Node>();
  const inside: [number, number][] = key === null ? [[0, source.length]] : [];
  const note = (node: Node, text: string) => {
    if (skipped.has(node) || !inside.some(([start, end]) => node.start >= start && node.end <= end)) return;
    const line = source.slice(0, node.start).split('\n').length;
    // What is put in is no word of ours, and neither is the name of a mark around it.
    found.push({
      place: `${file}:${line}`,
      text: text.replace(/\{\{[^}]*\}\}/g, '{{}}').replace(/<\/?\w+>/g, ''),
    });
  };
  new Visitor({
    Property(node) {
      skipped.add(node.key);
      if (node.key.type === 'Identifier' && node.key.name === key)
        inside.push([node.value.start, node.value.end]);
    },
    BinaryExpression: (node) => void skipped.add(node.left).add(node.right),
    ImportDeclaration: (node) => void skipped.add(node.source),
    MemberExpression: (node) => void skipped.add(node.property),
    Literal(node) {
      if (typeof node.value === 'string') note(node, node.value);
    },
    TemplateLiteral(node) {
      note(node, node.quasis.map(({ value }) => value.cooked ?? '').join('{{}}'));
    },
  }).visit(parseSync(file, source).program);
  return found;
}

const toTheLetter = [...page.matchAll(/^- (.+)$/gm)].map(([, text = '']) => text);

function listFaults(language: Language, pattern: RegExp): string[] {
  return texts[language]
    .filter(({ text }) => !toTheLetter.includes(text) && pattern.test(text))
    .map(({ place, text }) => `${place} ${text}`);
}

const rows = page
  .split('\n')
  .filter((line) => /^\| (?!what \|)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const neverIn = (language: Language): string[] =>
  rows.flatMap((cells) => (cells[language === 'en' ? 3 : 5] ?? '').split(', ')).filter((word) => word !== '');

/** The word alone, however it is begun; a capital inside it is meant. */
function wordPattern(word: string): RegExp {
  const begin = word.charAt(0);
  const either = `[${begin.toLowerCase()}${begin.toUpperCase()}]`;
  return new RegExp(`(?<![\\p{L}\\d-])${either}${word.slice(1)}(?![\\p{L}-])`, 'u');
}

it('finds the texts of all rooms', () => {
  for (const language of ['en', 'fr'] as const) {
    expect(texts[language].length).toBeGreaterThan(2_000);
    for (const room of [
      'apps/web/',
      'apps/server/',
      'apps/site/',
      'packages/format/',
      'packages/cma-report/',
      'packages/greeting-designs/',
    ])
      expect(texts[language].some(({ place }) => place.startsWith(room))).toBe(true);
  }
  // It is an argument and stands under no key.
  expect(texts.fr.map(({ text }) => text)).toContain('L’inscription est suspendue.');
  expect(rows.length).toBeGreaterThan(20);
});

describe.each(['en', 'fr'] as const)('the words of %s', (language) => {
  it.each([
    ['settings of the server', /[A-Z]+_[A-Z]+/],
    ['milliseconds', /(?:\d|\}\})[ \u00A0]?ms(?!\p{L})/u],
  ])('name no %s', (_, pattern) => {
    expect(listFaults(language, pattern)).toEqual([]);
  });

  it.each(neverIn(language))('“%s” is never written', (word) => {
    expect(listFaults(language, wordPattern(word))).toEqual([]);
  });

  it('have typographic apostrophes', () => {
    expect(listFaults(language, /\p{L}'\p{L}/u)).toEqual([]);
  });
});

it('a label and its value are joined as the language does it', () => {
  const written = new Set(texts.en.map(({ place }) => place));
  const faults = files
    .filter(({ file }) => /^(?:apps\/(?:web|site)|packages\/cma-report)\//.test(file))
    .flatMap(({ file, source }) => findTexts(file, source, null))
    .filter(({ place, text }) => !written.has(place) && /\}\}: \{\{|\}\} [%$]/.test(text));
  expect(faults).toEqual([]);
});

describe('French agreement', () => {
  it('a home is sold, leased and withdrawn in the feminine', () => {
    // A comparable is masculine.
    const comparables = /^(?:apps\/web\/src\/features\/cma\/calculate|packages\/cma-report)\//;
    const faults = listFaults('fr', /^(?:Vendu|Loué|Expiré|Retiré du marché)(?!\p{L})/u);
    expect(faults.filter((fault) => !comparables.test(fault))).toEqual([]);
  });

  it('what happened stands before a name, whose gender nobody knows', () => {
    expect(listFaults('fr', /^\{\{\}\} (?:pris|posé|ajouté|retiré|supprimé)(?: à|,|\.|$)/u)).toEqual([]);
  });
});

describe('French signs', () => {
  it.each([
    ['a colon without its no-break space', /[^\s\u00A0:\d]:(?:\s|$)|(?: |\u202F):(?:\s|$)/u],
    ['a space before a semicolon, a question mark or an exclamation mark', /\s[;?!](?:\s|$)(?! ?[@#])/u],
    ['a plain space inside « »', /« | »|«\S|[^\s\u00A0]»/u],
    ['a plain space before % or $', /[\d}] [%$]/u],
    ['a plain space inside a number', /\d \d{3}\b/u],
  ])('%s is a fault', (_, pattern) => {
    expect(listFaults('fr', pattern)).toEqual([]);
  });

  it('stand around French words only', () => {
    // What is called so in the other language too.
    const named = ['Switch to English', 'Commission d’accès à l’information.'];
    const english = /(?<!\p{L})(?:the|and|your|with|this|from|sold|of)(?!\p{L})/u;
    expect(
      listFaults('fr', english).filter((fault) => !named.some((name) => fault.endsWith(` ${name}`))),
    ).toEqual([]);
  });
});
