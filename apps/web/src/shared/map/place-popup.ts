import type { Pixel } from './mercator.ts';

interface Size {
  width: number;
  height: number;
}

const gapPx = 16;
const asidePx = 30;
const edgePx = 12;

/**
 * Where the corner of a card goes, counted from the tip of its pin: to the right and below, on the other sides where
 * there is no room, and inside of the map in any case.
 */
export function placePopup(pin: Pixel, map: Size, card: Size, pinHeightPx: number): Pixel {
  const right = pin.x + asidePx;
  const left = pin.x - asidePx - card.width;
  const below = pin.y + gapPx;
  const above = pin.y - pinHeightPx - gapPx - card.height;
  const x = right + card.width + edgePx <= map.width ? right : left;
  const y = below + card.height + edgePx <= map.height ? below : above;
  return {
    x: Math.round(clamp(x, edgePx, map.width - card.width - edgePx) - pin.x),
    y: Math.round(clamp(y, edgePx, map.height - card.height - edgePx) - pin.y),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
