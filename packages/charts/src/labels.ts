export interface LabelWish {
  /** Where the middle of the label would like to stand. */
  x: number;
  width: number;
  /** Higher ones keep their place; among equals the later one does. */
  priority?: number;
}

export interface PlacedLabel {
  /** Which of the wishes came true. */
  index: number;
  /** The middle of the label, moved where it would have left the edges. */
  x: number;
}

/** Those labels of one row that can be read: none over another, none across the edges. */
export function chooseLabels(
  wishes: readonly LabelWish[],
  edges: { left: number; right: number; gap: number },
): PlacedLabel[] {
  const ranked = wishes
    .map((wish, index) => ({ ...wish, index }))
    .sort((one, other) => (other.priority ?? 0) - (one.priority ?? 0) || other.index - one.index);
  const chosen: (PlacedLabel & { width: number })[] = [];
  for (const { x, width, index } of ranked) {
    const middle = Math.min(Math.max(x, edges.left + width / 2), edges.right - width / 2);
    const isFree = chosen.every(
      (other) => Math.abs(other.x - middle) >= (other.width + width) / 2 + edges.gap,
    );
    if (isFree && width <= edges.right - edges.left) chosen.push({ index, x: middle, width });
  }
  return chosen.sort((one, other) => one.index - other.index).map(({ index, x }) => ({ index, x }));
}

/** How high the points reach under a label that stands there: it belongs above all of them. */
export function topUnderLabel(
  points: readonly { x: number; y: number }[],
  label: { x: number; width: number },
): number {
  return Math.min(...pointsUnder(points, label).map(({ y }) => y));
}

/** How deep they reach, for a label that goes below them. */
export function bottomUnderLabel(
  points: readonly { x: number; y: number }[],
  label: { x: number; width: number },
): number {
  return Math.max(...pointsUnder(points, label).map(({ y }) => y));
}

function pointsUnder(
  points: readonly { x: number; y: number }[],
  label: { x: number; width: number },
): readonly { x: number; y: number }[] {
  return points.filter(({ x }) => Math.abs(x - label.x) <= label.width / 2);
}

/** Near enough for keeping texts apart: the width of a text in the house's type, without asking a browser. */
export function estimateTextWidth(text: string, fontPx: number): number {
  return text.length * fontPx * 0.58;
}
