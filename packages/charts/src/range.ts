import type { TickOptions } from './ticks.ts';
import { enclosingTicks } from './ticks.ts';

interface RangeAxis {
  from: number;
  to: number;
  ticks: { amount: number; x: number }[];
  toX: (amount: number) => number;
}

/** An axis that holds all the amounts and ends with a round one on either side. */
export function layoutAxis(
  amounts: readonly number[],
  { width, ...options }: TickOptions & { width: number },
): RangeAxis {
  const least = Math.min(...amounts);
  const most = Math.max(...amounts);
  const ticks = enclosingTicks(least, most, options);
  const from = ticks[0] ?? least;
  const to = ticks.at(-1) ?? most;
  const toX = (amount: number) => ((amount - from) / (to - from)) * width;
  return { from, to, ticks: ticks.map((amount) => ({ amount, x: toX(amount) })), toX };
}

interface StackOptions {
  /** Of a dot. */
  size: number;
  mostRows: number;
  /** Where a dot may go when every row is taken; without it, it covers others in the last row. */
  aside?: { step: number; least: number; most: number };
}

/** Dots that would touch stand in rows, each in the first that has room for it. */
export function stackDots<Dot extends { x: number }>(
  dots: readonly Dot[],
  options: StackOptions,
): (Dot & { row: number })[] {
  const rows: number[][] = [];
  return dots.map((dot) => {
    const place = findPlace(rows, dot.x, options);
    rows[place.row] = [...(rows[place.row] ?? []), place.x];
    return { ...dot, ...place };
  });
}

function findPlace(rows: readonly number[][], wanted: number, { size, mostRows, aside }: StackOptions) {
  const findRow = (x: number) =>
    Array.from({ length: mostRows }, (_, row) => rows[row] ?? []).findIndex((taken) =>
      taken.every((other) => Math.abs(other - x) >= size),
    );
  const row = findRow(wanted);
  if (row >= 0) return { x: wanted, row };
  if (aside)
    for (let away = aside.step; away <= aside.most - aside.least; away += aside.step)
      for (const x of [wanted - away, wanted + away]) {
        const freeRow = x >= aside.least && x <= aside.most ? findRow(x) : -1;
        if (freeRow >= 0) return { x, row: freeRow };
      }
  return { x: wanted, row: mostRows - 1 };
}
