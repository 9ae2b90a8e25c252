import type { Import, Packages } from './graph.ts';
import { findCircles, parseImports } from './graph.ts';
import { findLoneFiles } from './lone-files.ts';
import type { ImportRule } from './rules.ts';
import { importRules } from './rules.ts';
import { findOversize } from './sizes.ts';
import { textRules } from './text-rules.ts';

export interface Violation {
  rule: string;
  /** What the list of known ones calls it. */
  key: string;
  /** How often, or by how many lines: a known one may not grow. */
  amount: number;
  /** One sentence, and the fix. */
  message: string;
}

export type Sources = ReadonlyMap<string, string>;

export function findViolations(sources: Sources, packages: Packages): Violation[] {
  const imports = [...sources].flatMap(([file, source]) => parseImports(file, source, packages));
  return [
    ...findBadImports(imports),
    ...findMembersOfCircles(imports),
    ...[...sources].flatMap(([file, source]) => [
      ...findBadTexts(file, source),
      ...findBadSizes(file, source),
    ]),
    ...findScatteredFiles(sources, imports),
  ];
}

function findBadImports(imports: readonly Import[]): Violation[] {
  return imports.flatMap((edge) =>
    importRules
      .filter((rule) => isBroken(rule, edge))
      .map(({ name, fix }) => ({
        rule: name,
        key: `${edge.from} > ${edge.to}`,
        amount: 1,
        message: `imports ${edge.to}\n    ${fix}`,
      })),
  );
}

function isBroken(rule: ImportRule, { from, to }: Import): boolean {
  const match = rule.from.exec(from);
  if (!match || rule.except?.test(from)) return false;
  const fill = (pattern: string) => new RegExp(pattern.replaceAll('$1', match[1] ?? ''));
  return fill(rule.to).test(to) && !(rule.allow && fill(rule.allow).test(to));
}

function findMembersOfCircles(imports: readonly Import[]): Violation[] {
  const fix =
    'Two files that need each other, types included, are one thing or three: move what both need into a file of its own.';
  return findCircles(imports).flatMap((circle) =>
    circle.map((file) => ({
      rule: 'no-circle',
      key: file,
      amount: 1,
      message: `stands in a circle: ${circle.join(', ')}\n    ${fix}`,
    })),
  );
}

function findBadTexts(file: string, source: string): Violation[] {
  return textRules
    .filter((rule) => rule.in.test(file) && !rule.except.test(file) && rule.pattern.test(source))
    .map(({ name, fix, pattern }) => {
      const found = source.match(new RegExp(pattern, 'g')) ?? [];
      return {
        rule: name,
        key: file,
        amount: found.length,
        message: `has ${found.map((text) => text.replace(/\s+/g, ' ')).join(' and ')}\n    ${fix}`,
      };
    });
}

const sizeFixes = {
  'file-size': 'Split it by operation or by a second reader, not by kind.',
  'function-size': 'Give a step of it a name and a function of its own.',
  'component-size': 'Take out a part with props of its own.',
};

function findBadSizes(file: string, source: string): Violation[] {
  return findOversize(file, source).map(({ rule, name, lines, limit }) => ({
    rule,
    key: name ? `${file} > ${name}` : file,
    amount: lines,
    message: `${name ?? 'it'} has ${lines} lines, more than ${limit}\n    ${sizeFixes[rule]}`,
  }));
}

function findScatteredFiles(sources: Sources, imports: readonly Import[]): Violation[] {
  const lineCounts = new Map([...sources].map(([file, source]) => [file, source.split('\n').length - 1]));
  return findLoneFiles(lineCounts, imports).map(({ file, reader }) => ({
    rule: 'lives-with-its-reader',
    key: file,
    amount: 1,
    message: `is read by ${reader} alone\n    Let it live there, or give it a test of its own.`,
  }));
}
