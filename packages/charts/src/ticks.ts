const steps = [1, 2, 2.5, 4, 5, 10];

export interface TickOptions {
  /** About how many; the axis begins and ends with one. */
  wanted: number;
  /** A span at least this wide, so that values which hardly differ get an axis all the same. */
  leastSpan: number;
}

/** Round amounts from at or below the least to at or above the most, for an axis that ends with a tick on either side. */
export function enclosingTicks(least: number, most: number, { wanted, leastSpan }: TickOptions): number[] {
  const rough = Math.max(most - least, leastSpan) / (wanted - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
}
