import { roundPixel } from './plot.ts';

export interface SparklineBox {
  width: number;
  height: number;
  /** Half the stroke, and what stands at its end, stay inside. */
  edge: number;
}

/** Values as points from edge to edge of a small box; a flat line runs through its middle. */
export function layoutSparkline(
  values: readonly number[],
  { width, height, edge }: SparklineBox,
): { x: number; y: number }[] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = (width - 2 * edge) / Math.max(1, values.length - 1);
  return values.map((value, index) => ({
    x: roundPixel(edge + index * step),
    y: roundPixel(span === 0 ? height / 2 : height - edge - ((value - low) / span) * (height - 2 * edge)),
  }));
}
