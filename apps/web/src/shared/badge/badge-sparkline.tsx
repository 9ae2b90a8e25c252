const width = 112;
const height = 28;
/** Half the stroke and the point at the end stay inside. */
const edge = 3;

/** A line of the last periods without axes: the list behind the number has the exact ones. */
export function BadgeSparkline({ values }: { values: readonly number[] }) {
  const points = placePoints(values);
  const last = points.at(-1);
  if (!last) return null;
  return (
    <svg className="badge-sparkline" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <circle cx={last.x} cy={last.y} r="2.5" />
    </svg>
  );
}

function placePoints(values: readonly number[]) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = (width - 2 * edge) / Math.max(1, values.length - 1);
  return values.map((value, index) => ({
    x: roundPixel(edge + index * step),
    y: roundPixel(span === 0 ? height / 2 : height - edge - ((value - low) / span) * (height - 2 * edge)),
  }));
}

function roundPixel(value: number): number {
  return Math.round(value * 10) / 10;
}
