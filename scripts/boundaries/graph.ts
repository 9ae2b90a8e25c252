import path from 'node:path';

export interface Import {
  from: string;
  /** A file of the repository, or `npm:name` for a package and `node:name` for Node's own. */
  to: string;
  isTypeOnly: boolean;
}

const statement = /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]/g;
const dynamicImport = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Reads the imports of one file. Text is enough: the formatter keeps every import in one shape. */
export function readImports(file: string, source: string): Import[] {
  const found: Import[] = [];
  for (const match of source.matchAll(statement)) {
    found.push({ from: file, to: resolveImport(file, match[3] ?? ''), isTypeOnly: match[2] !== undefined });
  }
  for (const match of source.matchAll(dynamicImport)) {
    found.push({ from: file, to: resolveImport(file, match[1] ?? ''), isTypeOnly: false });
  }
  return found;
}

function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('.'))
    return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier.split('?')[0] ?? ''));
  const own = /^@hearthline\/(contract|domain)(?:\/(.+))?$/.exec(specifier);
  if (own) return `packages/${own[1]}/src/${own[2] ?? 'index'}.ts`;
  if (specifier.startsWith('node:')) return specifier;
  const parts = specifier.split('/');
  return `npm:${specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]}`;
}

/** Circles of imports that exist at run time; a type cannot make one. */
export function findCycles(imports: Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to, isTypeOnly } of imports) {
    if (!isTypeOnly) targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const finished = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, trail: string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push([...trail.slice(start), file]);
    if (start >= 0 || finished.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...trail, file]);
    finished.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return cycles;
}
