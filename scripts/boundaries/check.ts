import type { Import } from './graph.ts';
import { findCycles } from './graph.ts';
import type { Rule } from './rules.ts';
import { rules } from './rules.ts';

/** One sentence per violation, with the fix. */
export function findViolations(imports: Import[]): string[] {
  const broken = imports.flatMap((edge) =>
    rules.filter((rule) => isBroken(rule, edge)).map((rule) => describe(rule, edge)),
  );
  const cycles = findCycles(imports).map(
    (cycle) =>
      `no-cycle: ${cycle.join(' → ')}\n    Two files that need each other are one thing or three: move what both need into a file of its own.`,
  );
  return [...broken, ...cycles];
}

function isBroken(rule: Rule, { from, to }: Import): boolean {
  const match = rule.from.exec(from);
  if (!match || rule.except?.test(from)) return false;
  const fill = (pattern: string) => new RegExp(pattern.replaceAll('$1', match[1] ?? ''));
  return fill(rule.to).test(to) && !(rule.allow && fill(rule.allow).test(to));
}

function describe(rule: Rule, { from, to }: Import): string {
  return `${rule.name}: ${from} imports ${to}\n    ${rule.fix}`;
}
