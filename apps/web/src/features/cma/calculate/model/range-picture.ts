import { layoutAxis, stackDots } from '@hearthline/charts/range';
import type { Calculation } from '@hearthline/domain/valuation/grid';

export interface PictureDot {
  id: string;
  number: number;
  /** Percent of the width. */
  x: number;
  /** Dots that would touch stand above each other. */
  row: number;
  isWeighted: boolean;
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
  ticks: { amount: number; x: number }[];
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
  const { from, to, ticks, toX } = layoutAxis(amounts, { width: 100, wanted: wantedTicks, leastSpan });
  return {
    low: toX(low),
    high: toX(high),
    value: toX(value),
    listPrice: nearList === null ? null : toX(nearList),
    ticks,
    dots: stackDots(describeDots(sales, toX), { size: dotWidth, mostRows }),
    curve: drawCurve({ value, low, high }, from, to),
  };
}

function describeDots(sales: Calculation['sales'], toX: (amount: number) => number) {
  const heaviest = sales
    .map(({ id, weight }) => ({ id, weight }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, numberedDots);
  return sales
    .map(({ id, adjusted, weight }, place) => {
      const x = toX(adjusted);
      return {
        id,
        number: place + 1,
        x: Math.min(Math.max(x, 0), 100),
        isWeighted: weight > 0,
        isNumbered: heaviest.some((heavy) => heavy.id === id),
        isBeyond: x < 0 || x > 100,
      };
    })
    .sort((a, b) => Number(b.isNumbered) - Number(a.isNumbered) || a.x - b.x);
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
