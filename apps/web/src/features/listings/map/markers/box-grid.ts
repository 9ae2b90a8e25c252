/** Left, top, right and bottom in pixels. */
export type Box = [left: number, top: number, right: number, bottom: number];

export interface BoxGrid<T> {
  add(box: Box, value: T): void;
  remove(box: Box, value: T): void;
  /** Something whose box covers a part of this one. */
  findOverlap(box: Box): T | undefined;
}

/** Wider than nearly every mark, so that a box lies in few cells. */
const cellPx = 96;

/** Boxes found by where they lie: a question looks at neighbours only. */
export function createBoxGrid<T>(): BoxGrid<T> {
  const cells = new Map<string, { box: Box; value: T }[]>();
  return {
    add(box, value) {
      for (const place of cellsOf(box)) cells.set(place, [...(cells.get(place) ?? []), { box, value }]);
    },
    remove(box, value) {
      for (const place of cellsOf(box)) {
        const left = cells.get(place)?.filter((entry) => entry.value !== value) ?? [];
        cells.set(place, left);
      }
    },
    findOverlap(box) {
      for (const place of cellsOf(box)) {
        const found = cells.get(place)?.find((entry) => isOverlapping(entry.box, box));
        if (found) return found.value;
      }
      return undefined;
    },
  };
}

export function isOverlapping(one: Box, other: Box): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
}

function cellsOf([left, top, right, bottom]: Box): string[] {
  const places: string[] = [];
  for (let y = Math.floor(top / cellPx); y <= Math.floor(bottom / cellPx); y += 1) {
    for (let x = Math.floor(left / cellPx); x <= Math.floor(right / cellPx); x += 1) places.push(`${x}:${y}`);
  }
  return places;
}
