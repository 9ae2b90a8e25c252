import { NormalEquations } from './linear.ts';

/** The level of prices over time, in logarithms, at knots of equal distance. */
export interface TimeIndex {
  fromDay: number;
  levels: number[];
}

export interface IndexPoint {
  day: number;
  value: number;
  weight: number;
}

/** Days between two knots. */
export const indexStep = 30;
/** By how much a market commonly moves from one knot to the next. */
const commonMove = 0.01;

/** After the last knot a market goes on as it went over so many, for as many, and only half as fast. */
const going = { knots: 3, share: 0.5 };

export function levelAt({ fromDay, levels }: TimeIndex, day: number): number {
  const last = levels.length - 1;
  const asked = (day - fromDay) / indexStep;
  if (asked > last && last >= going.knots) {
    const now = levels[last] ?? 0;
    const step = (now - (levels[last - going.knots] ?? 0)) / going.knots;
    return now + step * going.share * Math.min(asked - last, going.knots);
  }
  const place = Math.min(Math.max(asked, 0), last);
  const below = Math.floor(place);
  const low = levels[below] ?? 0;
  const high = levels[Math.min(below + 1, last)] ?? low;
  return low + (high - low) * (place - below);
}

/**
 * A line through the points that moves no more than they ask for: the fewer sales a month has, the
 * more its neighbours say. `doubt` is the variance of a single point.
 */
export function fitIndex(
  points: Iterable<IndexPoint>,
  range: { fromDay: number; toDay: number },
  doubt: number,
  move = commonMove,
): TimeIndex {
  const knots = Math.max(1, Math.ceil((range.toDay - range.fromDay) / indexStep)) + 1;
  // The last knot stands where the sales end: one beyond them would be drawn to the one before it, as if prices rested.
  const fromDay = range.toDay - (knots - 1) * indexStep;
  const sums = new NormalEquations(knots);
  const places = [0, 0];
  const shares = [0, 0];
  for (const { day, value, weight } of points) {
    const place = Math.min(Math.max((day - fromDay) / indexStep, 0), knots - 1);
    const below = Math.min(Math.floor(place), knots - 2);
    places[0] = below;
    places[1] = below + 1;
    shares[0] = below + 1 - place;
    shares[1] = place - below;
    sums.add(places, shares, value, weight);
  }
  const stiffness = doubt / move ** 2;
  for (let knot = 0; knot + 1 < knots; knot++) sums.add([knot, knot + 1], [1, -1], 0, stiffness);
  for (let knot = 0; knot < knots; knot++) sums.pull(knot, 0, holdInPlace);
  return { fromDay, levels: Array.from(sums.solve().values) };
}

/** Where no sale is near, levels are not free to wander. */
const holdInPlace = 1e-3;
