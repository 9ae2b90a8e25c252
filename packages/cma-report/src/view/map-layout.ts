export interface Spot {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Sheet {
  width: number;
  height: number;
}

const rounds = 200;
/** Around the golden angle no two of many spots at one place are pushed the same way. */
const goldenAngle = 2.399963;

/** Moves discs apart until none covers another or the home; each stays as near to its place as that allows. */
export function spreadSpots(truths: readonly Spot[], home: Spot, size: number, sheet: Sheet): Spot[] {
  const gap = size + 2;
  const spots = truths.map(({ x, y }, place) => ({
    x: x + Math.cos(place * goldenAngle) * 0.01,
    y: y + Math.sin(place * goldenAngle) * 0.01,
  }));
  for (let round = 0; round < rounds; round++) {
    let isStill = true;
    for (const [place, spot] of spots.entries()) {
      if (push(spot, { ...home }, gap + 4, 1)) isStill = false;
      for (const other of spots.slice(place + 1)) if (push(spot, other, gap, 0.5)) isStill = false;
      spot.x = Math.min(Math.max(spot.x, size / 2), sheet.width - size / 2);
      spot.y = Math.min(Math.max(spot.y, size / 2), sheet.height - size / 2);
    }
    if (isStill) break;
  }
  return spots.map(({ x, y }) => ({ x: round2(x), y: round2(y) }));
}

/** The first takes its share of the way that both are too near, the other takes the rest. */
function push(spot: Spot, other: Spot, gap: number, share: number): boolean {
  const dx = spot.x - other.x;
  const dy = spot.y - other.y;
  const apart = Math.hypot(dx, dy);
  if (apart >= gap - 0.01) return false;
  const way = gap - apart;
  const [ux, uy] = apart < 1e-6 ? [1, 0] : [dx / apart, dy / apart];
  spot.x += ux * way * share;
  spot.y += uy * way * share;
  other.x -= ux * way * (1 - share);
  other.y -= uy * way * (1 - share);
  return true;
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

export function isFree(box: Box, taken: readonly Box[], sheet: Sheet): boolean {
  const isInside =
    box.left >= 4 && box.top >= 4 && box.right <= sheet.width - 4 && box.bottom <= sheet.height - 4;
  return (
    isInside &&
    taken.every(
      ({ left, right, top, bottom }) =>
        box.right < left || box.left > right || box.bottom < top || box.top > bottom,
    )
  );
}
