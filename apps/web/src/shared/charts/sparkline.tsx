import type { SparklineBox } from '@hearthline/charts/sparkline';
import { layoutSparkline } from '@hearthline/charts/sparkline';
import { useId } from 'react';

interface SparklineProps {
  values: readonly number[];
  box: SparklineBox;
  /** Filled below the line, or with a point at the newest value. */
  look: 'area' | 'point';
  className?: string;
}

/** The last periods as a line without axes; the numbers behind it stand elsewhere. */
export function Sparkline({ values, box, look, className }: SparklineProps) {
  const places = layoutSparkline(values, box);
  const points = places.map(({ x, y }) => `${x},${y}`);
  const last = places.at(-1);
  // One value is a point, but no line with something below it.
  if (!last || (look === 'area' && places.length < 2)) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${box.width} ${box.height}`}
      width={box.width}
      height={box.height}
      className={className}
    >
      {look === 'area' && <Area points={points} box={box} />}
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="var(--chart-2)"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {look === 'point' && <circle cx={last.x} cy={last.y} r="2.5" />}
    </svg>
  );
}

function Area({ points, box: { width, height, edge } }: { points: string[]; box: SparklineBox }) {
  const gradientId = useId();
  return (
    <>
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
    </>
  );
}
