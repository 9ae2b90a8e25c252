import { tests } from './rules.ts';

export interface FunctionSize {
  name: string;
  lines: number;
  /** Without the functions inside it: a factory holds many short ones. */
  ownLines: number;
}

const begins = [
  /^(\s*)(?:export\s+)?(?:default\s+)?(?:async\s+)?function\*?\s+(\w+)/,
  /^(\s*)(?:export\s+)?const\s+(\w+)(?::[^=]+)?\s*=\s*(?:async\s*)?(?:<[^>]+>)?\(.*(?:=>\s*\{|\($)/,
  /^(\s*)(?:async\s+)?(\w+)\([^;]*\)(?::[^;]+)?\s\{$/,
  /^(\s*)(\w+):\s*(?:async\s*)?\(.*(?:=>\s*\{|\($)/,
];
/** What a factory returns: the functions in it are measured by themselves. */
const returned = /^(\s+)(return) \{$/;
const keywords = new Set(['if', 'for', 'while', 'switch', 'catch', 'describe', 'it', 'test']);

/** Text is enough: the formatter ends every function with a brace at the column where it began. */
export function measureFunctions(source: string): FunctionSize[] {
  const lines = source.split('\n');
  const spans = lines.flatMap((line, start) => {
    const match = [...begins, returned].map((pattern) => pattern.exec(line)).find((found) => found !== null);
    if (!match || keywords.has(match[2] ?? '')) return [];
    const end = findEnd(lines, start, match[1] ?? '');
    return end === undefined ? [] : [{ name: match[2] ?? '', start, end }];
  });
  return spans
    .filter(({ name }) => name !== 'return')
    .map((span) => {
      const inner = spans.filter(({ start, end }) => start > span.start && end < span.end);
      const outermost = inner.filter(
        ({ start, end }) => !inner.some((other) => other.start < start && other.end > end),
      );
      const lineCount = span.end - span.start + 1;
      const innerLines = outermost.reduce((sum, { start, end }) => sum + end - start + 1, 0);
      return { name: span.name, lines: lineCount, ownLines: lineCount - innerLines };
    });
}

function findEnd(lines: string[], start: number, indent: string): number | undefined {
  for (let number = start + 1; number < lines.length; number += 1) {
    const line = lines[number] ?? '';
    if (line === '' || line.startsWith(`${indent} `)) continue;
    if (!line.startsWith(indent)) return undefined;
    // `}: Props) {` ends the arguments, not the function.
    if (/^\}[);,]*$/.test(line.slice(indent.length))) return number;
    if (!/^[)}\]]/.test(line.slice(indent.length))) return undefined;
  }
  return undefined;
}

export const limits = { file: 300, test: 400, function: 50, component: 200 };
/** Texts are lists, and what is generated nobody writes. */
const unlimited = /\/texts\/|\.generated\.ts$/;

export interface Oversize {
  rule: 'file-size' | 'function-size' | 'component-size';
  /** Of the function; without one the file is meant. */
  name?: string;
  lines: number;
  limit: number;
}

export function findOversize(file: string, source: string): Oversize[] {
  if (unlimited.test(file)) return [];
  const isTest = tests.test(file);
  const whole = {
    rule: 'file-size',
    lines: source.split('\n').length - 1,
    limit: isTest ? limits.test : limits.file,
  } as const;
  const functions = isTest ? [] : measureFunctions(source);
  const parts = functions.map(({ name, lines, ownLines }): Oversize => {
    const isComponent = file.endsWith('.tsx') && /^[A-Z]/.test(name);
    return isComponent
      ? { rule: 'component-size', name, lines, limit: limits.component }
      : { rule: 'function-size', name, lines: ownLines, limit: limits.function };
  });
  return [whole, ...parts].filter(({ lines, limit }) => lines > limit);
}
