/** A search that finds one home should still show its surroundings. */
const closestZoom = 15.5;
const usualPaddingPx = 48;

/** How a map is moved to bounds. */
export function fitOptions(padding = usualPaddingPx): { padding: number; maxZoom: number } {
  return { padding, maxZoom: closestZoom };
}
