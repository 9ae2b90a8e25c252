const mostLines = 3;

/** A line in up to three that are as even as its words allow, each of about so many letters. */
export function breakLine(line: string, letters = 12): string[] {
  // No-break spaces hold together what French puts before its signs.
  const words = line.split(/[ \n\t]+/).filter((word) => word !== '');
  const length = words.join(' ').length;
  const count = Math.min(mostLines, words.length, Math.max(1, Math.ceil(length / letters)));
  return waysToSplit(words, count).reduce(
    (best, way) => (longestOf(way) < longestOf(best) ? way : best),
    [words.join(' ')],
  );
}

/** Long beginnings first, which win where two ways are equally even. */
function waysToSplit(words: readonly string[], count: number): string[][] {
  if (count <= 1) return [[words.join(' ')]];
  return Array.from(
    { length: words.length - count + 1 },
    (_, index) => words.length - count + 1 - index,
  ).flatMap((first) =>
    waysToSplit(words.slice(first), count - 1).map((rest) => [words.slice(0, first).join(' '), ...rest]),
  );
}

/** It decides how large all can be. */
const longestOf = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
