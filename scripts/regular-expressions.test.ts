import { globSync, readFileSync } from 'node:fs';
import type { AST } from '@eslint-community/regexpp';
import { RegExpParser } from '@eslint-community/regexpp';
import { parseSync, Visitor } from 'oxc-parser';
import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import type { Attack } from '../packages/domain/src/testing/slowdown.ts';
import { isSlowedDown } from '../packages/domain/src/testing/slowdown.ts';

/**
 * A pattern that tries again and again on a text made for it holds up everybody. Whether a text comes from outside
 * is not seen from the pattern, so all of them are held to it.
 */
const product = ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'];
const notProduct =
  /\.test\.tsx?$|\.long\.ts$|\/testing\/|^packages\/demo-market\/|^apps\/server\/src\/demo\//;

interface Found {
  place: string;
  pattern: RegExp;
}

const found = globSync(product)
  .filter((file) => !notProduct.test(file))
  .flatMap((file) => findPatterns(file, readFileSync(file, 'utf8')));

function findPatterns(file: string, text: string): Found[] {
  const patterns: Found[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const line = text.slice(0, node.start).split('\n').length;
      patterns.push({
        place: `${file}:${line} ${node.raw}`,
        pattern: new RegExp(node.regex.pattern, node.regex.flags),
      });
    },
  }).visit(parseSync(file, text).program);
  return patterns;
}

/** What the theory of automata says; it sees no pattern whose beginning takes several signs. */
const isSuperLinear = (pattern: RegExp): boolean => analyse(pattern).reports.length > 0;

const signs = [...'a1 <>@-./(;:"\'|,+#é\n'];

/** Texts that the pattern would like: one for each way through it, up to a few. */
function likedTexts(pattern: RegExp): string[] {
  const mostWays = 6;
  function ofElement(element: AST.Element): string[] {
    switch (element.type) {
      case 'Character':
        return [String.fromCodePoint(element.value)];
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass': {
        const one = new RegExp(`^${element.raw}$`, pattern.flags.replace(/[gy]/g, ''));
        return [signs.find((sign) => one.test(sign)) ?? 'b'];
      }
      case 'Group':
      case 'CapturingGroup':
        return ofAlternatives(element.alternatives);
      case 'Quantifier':
        return ofElement(element.element).map((text) => text.repeat(Math.max(element.min, 1)));
      default:
        return [''];
    }
  }
  const ofAlternatives = (alternatives: AST.Alternative[]): string[] =>
    alternatives
      .flatMap(({ elements }) =>
        elements.reduce(
          (texts, element) =>
            ofElement(element)
              .flatMap((end) => texts.map((text) => text + end))
              .slice(0, mostWays),
          [''],
        ),
      )
      .slice(0, mostWays);
  const { flags, source } = pattern;
  const uFlags = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  return ofAlternatives(new RegExpParser().parsePattern(source, 0, source.length, uFlags).alternatives);
}

/** A beginning that it likes, then a part of it over and over, then something that it cannot like. */
function attacksOn(pattern: RegExp): Attack[] {
  const longest = 24;
  const attacks = new Map<string, Attack>();
  for (const text of likedTexts(pattern)) {
    const liked = text.slice(0, longest);
    for (let from = 0; from < liked.length; from += 1)
      for (let to = from + 1; to <= (from === 0 ? liked.length : from + 2); to += 1) {
        const attack = { start: liked.slice(0, from), pump: liked.slice(from, to) };
        attacks.set(JSON.stringify(attack), attack);
      }
  }
  return [...attacks.values()];
}

function isSlow(pattern: RegExp): boolean {
  // All matches, as a search and a replacement look for them.
  const everywhere = pattern.global ? pattern : new RegExp(pattern, `${pattern.flags}g`);
  return attacksOn(pattern).some((attack) => isSlowedDown((text) => text.replace(everywhere, ''), attack));
}

describe('regular expressions', () => {
  it('are found', () => {
    expect(found.length).toBeGreaterThan(500);
  });

  it('are linear by their form', () => {
    expect(found.filter(({ pattern }) => isSuperLinear(pattern)).map(({ place }) => place)).toEqual([]);
  });

  it('take sixteen times as long, not 256 times, for sixteen times a hostile text', () => {
    expect(found.filter(({ pattern }) => isSlow(pattern)).map(({ place }) => place)).toEqual([]);
  });

  it('that try again and again are seen', () => {
    expect(isSuperLinear(/^(.*?)(?:\s*x\s*(\d{1,7}))?$/)).toBe(true);
    expect(isSlow(/[ \t]+\n/g)).toBe(true);
    expect(isSlow(/<a [^>]*>([\s\S]*?)<\/a>/g)).toBe(true);
    expect(isSlow(/[^a-z]+/g)).toBe(false);
  });
});
