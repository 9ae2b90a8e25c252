import { layoutSparkline } from '@hearthline/charts/sparkline';
import { useId } from 'react';

const box = { width: 112, height: 32, edge: 2 };

/** The last periods as a line without axes; the query itself has the numbers. */
export function RowSparkline({ values }: { values: readonly number[] }) {
  const gradientId = useId();
  if (values.length < 2) return null;
  const { width, height, edge } = box;
  const points = layoutSparkline(values, box).map(({ x, y }) => `${x},${y}`);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="block"
    >
      <defs>
        <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--chart-2)" stopOpacity="0.28" />
          <stop offset="1" stopColor="var(--chart-2)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path
        d={`M${edge},${height} L${points.join(' L')} L${width - edge},${height} Z`}
        fill={`url(#${gradientId})`}
      />
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="var(--chart-2)"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
