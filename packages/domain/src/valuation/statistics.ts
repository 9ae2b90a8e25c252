/** Makes a median absolute deviation comparable with a standard deviation. */
const deviationOfMedian = 1.4826;

/** The value below which this share of the numbers lies, between two neighbours in proportion. */
export function quantile(numbers: readonly number[], share: number): number {
  if (numbers.length === 0) return Number.NaN;
  const sorted = Float64Array.from(numbers).sort();
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? low;
  return low + (high - low) * (place - below);
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** Standard deviation that single wild values do not move. */
export function robustSpread(numbers: readonly number[], centre = median(numbers)): number {
  return median(numbers.map((value) => Math.abs(value - centre))) * deviationOfMedian;
}

/** Full weight within `reach` spreads, less beyond: what a wild value may say. */
export function trust(deviation: number, spread: number, reach = 1.5): number {
  const size = Math.abs(deviation);
  return size <= reach * spread ? 1 : (reach * spread) / size;
}

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);
