import { layoutSparkline } from '@hearthline/charts/sparkline';

/** The point at the end stays inside. */
const box = { width: 112, height: 28, edge: 3 };

/** A line of the last periods without axes: the list behind the number has the exact ones. */
export function BadgeSparkline({ values }: { values: readonly number[] }) {
  const points = layoutSparkline(values, box);
  const last = points.at(-1);
  if (!last) return null;
  return (
    <svg className="badge-sparkline" viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <circle cx={last.x} cy={last.y} r="2.5" />
    </svg>
  );
}
