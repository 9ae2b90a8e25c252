import type { Import } from './graph.ts';
import { limits } from './sizes.ts';

const inWebApp = /^apps\/web\/src\/(features|shared|app)\/(?!.*(?:\/texts\/|\/testing\/|\.test\.)).*\.tsx?$/;
const test = /\.test\.tsx?$|\/testing\//;

/** Files of the web app that one file alone reads and no test imports: each with its reader, where there is room for it. */
export function findLoneFiles(
  lineCounts: ReadonlyMap<string, number>,
  imports: readonly Import[],
): { file: string; reader: string }[] {
  const readers = new Map<string, Set<string>>();
  for (const { from, to } of imports) readers.set(to, (readers.get(to) ?? new Set()).add(from));
  // What is loaded when it is needed has to be a file of its own.
  const lazy = new Set(imports.filter(({ isLazy }) => isLazy).map(({ to }) => to));
  const hasTest = (file: string) => lineCounts.has(file.replace(/\.tsx?$/, '.test$&'));
  return [...lineCounts].flatMap(([file, lines]) => {
    const [reader, ...others] = readers.get(file) ?? [];
    const isLone = inWebApp.test(file) && !lazy.has(file) && !hasTest(file) && others.length === 0;
    if (!isLone || !reader || test.test(reader) || !isSamePlace(file, reader)) return [];
    const hasRoom = (lineCounts.get(reader) ?? 0) + lines <= limits.file;
    return hasRoom ? [{ file, reader }] : [];
  });
}

/**
 * A screen is read by its route alone, and a component does not move into a hook. A piece of `shared` that a feature reads is a
 * service: features may draw no overlays, so it stays where it is.
 */
function isSamePlace(file: string, reader: string): boolean {
  const placeOf = (name: string) => inWebApp.exec(name)?.[1];
  const kind = (name: string) => name.slice(name.lastIndexOf('.'));
  return placeOf(file) === placeOf(reader) && kind(file) === kind(reader);
}
