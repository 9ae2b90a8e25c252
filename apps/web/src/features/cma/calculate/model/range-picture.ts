import { enclosingTicks } from '@hearthline/charts/ticks';
import type { Calculation } from '@hearthline/domain/valuation/calculation';

export interface PictureDot {
  id: string;
  number: number;
  /** Percent of the width. */
  left: number;
  /** Dots that would touch stand above each other. */
  row: number;
  isHeard: boolean;
  /** Those with the most weight carry their number. */
  isNumbered: boolean;
  /** The price lies outside of what is drawn. */
  isBeyond: boolean;
}

export interface RangePicture {
  low: number;
  high: number;
  value: number;
  /** Null where the home is not listed, or far from everything that is drawn. */
  listPrice: number | null;
  ticks: { amount: number; left: number }[];
  dots: PictureDot[];
  /** A path in a box of 100 × 40. */
  curve: string;
}

interface PictureOptions {
  listPrice: number | null;
  wantedTicks: number;
  /** Width of a dot in percent of the picture. */
  dotWidth: number;
}

/** Four of five of a normal distribution lie within. */
const fourOfFive = 1.2816;
const numberedDots = 12;
const mostRows = 4;
/** A thousand dollars. */
const leastSpan = 100_000;
const curvePoints = 72;
const height = 40;
const peak = 3;

/** The value within its range, with what each comparable says. */
export function drawRange(
  { value, low, high, sales }: Calculation,
  { listPrice, wantedTicks, dotWidth }: PictureOptions,
): RangePicture {
  const isNear = (amount: number) => amount > value * 0.55 && amount < value * 1.6;
  const shown = sales.filter(({ adjusted, weight }) => weight > 0 && isNear(adjusted));
  const nearList = listPrice !== null && isNear(listPrice) ? listPrice : null;
  const amounts = [
    value - (value - low) * 1.9,
    value + (high - value) * 1.9,
    ...shown.map(({ adjusted }) => adjusted),
    ...(nearList === null ? [] : [nearList]),
  ];
  const ticks = enclosingTicks(Math.min(...amounts), Math.max(...amounts), {
    wanted: wantedTicks,
    leastSpan,
  });
  const from = ticks[0] ?? low;
  const to = ticks.at(-1) ?? high;
  const leftOf = (amount: number): number => ((amount - from) / (to - from)) * 100;
  return {
    low: leftOf(low),
    high: leftOf(high),
    value: leftOf(value),
    listPrice: nearList === null ? null : leftOf(nearList),
    ticks: ticks.map((amount) => ({ amount, left: leftOf(amount) })),
    dots: placeDots(sales, leftOf, dotWidth),
    curve: drawCurve({ value, low, high }, from, to),
  };
}

function placeDots(
  sales: Calculation['sales'],
  leftOf: (amount: number) => number,
  dotWidth: number,
): PictureDot[] {
  const heaviest = sales
    .map(({ id, weight }) => ({ id, weight }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, numberedDots);
  const rows: number[][] = [];
  return sales
    .map(({ id, adjusted, weight }, place) => {
      const left = leftOf(adjusted);
      return {
        id,
        number: place + 1,
        left: Math.min(Math.max(left, 0), 100),
        isHeard: weight > 0,
        isNumbered: heaviest.some((heavy) => heavy.id === id),
        isBeyond: left < 0 || left > 100,
      };
    })
    .sort((a, b) => Number(b.isNumbered) - Number(a.isNumbered) || a.left - b.left)
    .map((dot) => {
      let row = rows.findIndex((taken) => taken.every((other) => Math.abs(other - dot.left) >= dotWidth));
      if (row < 0) row = Math.min(rows.length, mostRows - 1);
      rows[row] = [...(rows[row] ?? []), dot.left];
      return { ...dot, row };
    });
}

/** A bell whose two halves are as wide as the two sides of the range, in logarithms as the range is made. */
function drawCurve(
  { value, low, high }: Pick<Calculation, 'value' | 'low' | 'high'>,
  from: number,
  to: number,
): string {
  const left = Math.log(value / low) / fourOfFive;
  const right = Math.log(high / value) / fourOfFive;
  const points = Array.from({ length: curvePoints + 1 }, (_, point) => {
    const amount = from + ((to - from) * point) / curvePoints;
    const apart = Math.log(Math.max(amount, 1) / value);
    const width = Math.max(apart < 0 ? left : right, 1e-6);
    const share = Math.exp(-((apart / width) ** 2) / 2);
    const y = height - (height - peak) * share;
    return `${((point / curvePoints) * 100).toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${points.join('L')}`;
}
