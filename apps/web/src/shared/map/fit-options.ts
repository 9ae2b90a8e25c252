/** Near enough to tell a house from its neighbour, far enough to see the whole market. */
export const zoomLimits = { closest: 19, farthest: 5 };

/** A search that finds one home should still show its surroundings. */
const closestFit = 15.5;
const usualPaddingPx = 48;

/** How a map is moved to bounds. */
export function fitOptions(padding = usualPaddingPx): { padding: number; maxZoom: number } {
  return { padding, maxZoom: closestFit };
}
