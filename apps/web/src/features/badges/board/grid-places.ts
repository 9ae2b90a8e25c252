/** Places of the grid as they are drawn, in their order. */
function boxesOf(list: HTMLElement | null): DOMRect[] {
  return [...(list?.children ?? [])].map((child) => child.getBoundingClientRect());
}

function nearestIn(
  boxes: readonly DOMRect[],
  index: number,
  isWanted: (box: DOMRect, own: DOMRect) => boolean,
) {
  const own = boxes[index];
  if (!own) return -1;
  const middle = own.left + own.width / 2;
  let [found, nearest] = [-1, Number.POSITIVE_INFINITY];
  for (const [at, box] of boxes.entries()) {
    if (at === index || !isWanted(box, own)) continue;
    // A row counts for more than a column: first the closest row, then the closest place in it.
    const distance = Math.abs(box.top - own.top) * 10 + Math.abs(box.left + box.width / 2 - middle);
    if (distance < nearest) [found, nearest] = [at, distance];
  }
  return found;
}

/** The place in the row above; without one, the place before. */
export function indexAbove(list: HTMLElement | null, index: number): number {
  const found = nearestIn(boxesOf(list), index, (box, own) => box.top < own.top);
  return found < 0 ? index - 1 : found;
}

/** The place in the row below; without one, the place after. */
export function indexUnder(list: HTMLElement | null, index: number): number {
  const found = nearestIn(boxesOf(list), index, (box, own) => box.top > own.top);
  return found < 0 ? index + 1 : found;
}
