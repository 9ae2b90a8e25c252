/** Page numbers to offer: the first, the last and those around the current one; `null` stands for a gap. */
export function listPageLinks(page: number, pageCount: number): (number | null)[] {
  const windowStart = Math.max(1, Math.min(page - 1, pageCount - 2));
  const wanted = new Set([1, windowStart, windowStart + 1, windowStart + 2, pageCount]);
  const links: (number | null)[] = [];
  let previous = 0;
  for (const candidate of [...wanted].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b)) {
    if (candidate - previous === 2) links.push(candidate - 1);
    else if (candidate - previous > 2) links.push(null);
    links.push(candidate);
    previous = candidate;
  }
  return links;
}
