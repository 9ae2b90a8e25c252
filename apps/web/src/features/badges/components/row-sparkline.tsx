import { useId } from 'react';

const width = 112;
const height = 32;
const edge = 2;

/** The last periods as a line without axes; the query itself has the numbers. */
export function RowSparkline({ values }: { values: readonly number[] }) {
  const gradientId = useId();
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const points = values.map((value, index) => {
    const x = edge + (index * (width - 2 * edge)) / (values.length - 1);
    const y = span === 0 ? height / 2 : height - edge - ((value - low) / span) * (height - 2 * edge);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
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
