import path from 'node:path';

export interface Import {
  from: string;
  /** A file of the repository, or `npm:name` for a package and `node:name` for Node's own. */
  to: string;
  isTypeOnly: boolean;
  /** Loaded when it is needed, apart from the file that asks for it. */
  isLazy?: boolean;
}

/** Our own packages by name: where each lies and what its `exports` say. */
export type Packages = ReadonlyMap<string, { folder: string; exports: Record<string, string> }>;

const statement = /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]/g;
const mock = /\bvi\.mock\(\s*['"]([^'"]+)['"]/g;
const dynamicImport = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Reads the imports of one file. Text is enough: the formatter keeps every import in one shape. */
export function parseImports(file: string, source: string, packages: Packages): Import[] {
  const found: Import[] = [];
  for (const match of source.matchAll(statement)) {
    const to = resolveImport(file, match[3] ?? '', packages);
    found.push({ from: file, to, isTypeOnly: match[2] !== undefined });
  }
  // What a test replaces has to be a file of its own, as what it imports.
  for (const match of source.matchAll(mock))
    found.push({ from: file, to: resolveImport(file, match[1] ?? '', packages), isTypeOnly: false });
  for (const match of source.matchAll(dynamicImport)) {
    found.push({
      from: file,
      to: resolveImport(file, match[1] ?? '', packages),
      isTypeOnly: false,
      isLazy: true,
    });
  }
  return found;
}

function resolveImport(file: string, specifier: string, packages: Packages): string {
  if (specifier.startsWith('.'))
    return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier.split('?')[0] ?? ''));
  if (specifier.startsWith('node:')) return specifier;
  const parts = specifier.split('/');
  const name = specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '');
  const own = packages.get(name);
  if (!own) return `npm:${name}`;
  const entry = `.${specifier.slice(name.length)}`;
  const target = own.exports[entry] ?? own.exports['./*']?.replace('*', entry.slice(2)) ?? entry;
  return path.posix.join(own.folder, target);
}

/** Groups of files of which each reaches every other by its imports, those of types included. */
export function findCircles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open = new Set<string>();
  const circles: string[][] = [];

  // Tarjan's strongly connected components.
  function visit(file: string): void {
    const own = index.size;
    index.set(file, own);
    lowest.set(file, own);
    open.add(file);
    for (const target of targets.get(file) ?? []) {
      if (!index.has(target)) visit(target);
      if (open.has(target)) lowest.set(file, Math.min(lowest.get(file) ?? own, lowest.get(target) ?? own));
    }
    if (lowest.get(file) === own) {
      const all = [...open];
      const circle = all.slice(all.indexOf(file));
      for (const member of circle) open.delete(member);
      if (circle.length > 1) circles.push(circle.sort());
    }
  }

  for (const file of targets.keys()) if (!index.has(file)) visit(file);
  return circles;
}
